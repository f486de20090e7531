#pragma once
#include <stddef.h>
#include <stdint.h>

// The inner loops that put rows of pixels over rows of B, G, R, A pixels (premultiplied). As in CPixelRows.h each starts
// at column `from` and tells where it stopped; the caller does the rest, to the same bytes. All pointers are to where
// column 0 is. A share is a number of 255ths; what it leaves is rounded to the nearest level.

// A colour, its A 255, at a share.
size_t hook_tint(uint32_t *row, size_t from, size_t to, uint32_t color, uint8_t share);

// A colour, its A 255, at a share of what a mask covers.
size_t hook_cover(
    uint32_t *row, size_t from, size_t to, const uint8_t *mask, uint32_t color, uint8_t share);

// Pixels at a share; bits of `solid` are set in each of them first.
size_t hook_over(uint32_t *row, size_t from, size_t to, const uint32_t *pixels, uint32_t solid, uint8_t share);

// Keeps as much as a mask covers.
size_t hook_keep(uint32_t *row, size_t from, size_t to, const uint8_t *mask);
