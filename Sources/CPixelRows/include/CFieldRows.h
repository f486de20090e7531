#pragma once
#include <stddef.h>
#include <stdint.h>

// The inner loop that draws a row of a round field, 0 to 1 by the distance from its centre, as a mask's bytes. As in
// CPixelRows.h it starts at column `from` and tells where it stopped; the caller does the rest, to the same bytes.

// The field by its distance in steps: `count` values and one more, which is 0 as all beyond it are.
struct hook_profile {
    const float *values;
    size_t count;
    float steps_per_pixel;
};

// `across` holds the squares of the columns' distances from the centre, `down` is that of the row, px².
size_t hook_round_field(
    uint8_t *row, size_t from, size_t to, const float *across, float down, struct hook_profile profile);
