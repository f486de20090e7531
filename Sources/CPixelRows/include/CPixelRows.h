#pragma once
#include <stddef.h>
#include <stdint.h>

#include "CBlendRows.h"
#include "CFieldRows.h"

// The inner loops over rows of B, G, R, x pixels, eight or more pixels at a time where the processor can (AVX2), which
// the compiler may not assume by itself. Each starts at column `from`, does as many columns before `to` as fit, and
// tells where it stopped: all of them, fewer, or none. The caller does the rest, to the same bytes.

// The weights of a component, what it starts from, and how many of their binary places lie below one level.
struct hook_weights {
    int16_t blue, green, red;
    int32_t start, places;
};

// Y of pixels.
size_t hook_luma(const uint32_t *row, size_t from, size_t to, struct hook_weights weights, uint8_t *target);

// U and V from sums of eight weights over two rows; here `from` and `to` count samples, and `from` is above 0.
size_t hook_chroma(
    const uint32_t *upper, const uint32_t *lower, size_t from, size_t to, struct hook_weights blueDifference,
    struct hook_weights redDifference, uint8_t *u, uint8_t *v);

// R, G, B of pixels. `target` is where column 0 goes, here and below; nothing beside the columns is written.
size_t hook_rgb(const uint32_t *row, size_t from, size_t to, uint8_t *target);

// R, G, B of pixels less those of another row's pixels, byte by byte.
size_t hook_rgb_less(const uint32_t *row, const uint32_t *other, size_t from, size_t to, uint8_t *target);

// Adds to `score` one for each pixel that differs from the one at its right, which the row must have, by less than 8 in
// every colour, and subtracts one for each that differs by more.
size_t hook_softness(const uint32_t *row, size_t from, size_t to, ptrdiff_t *score);
