#include "CFieldRows.h"

#if defined(__x86_64__)
#include "AVX2.h"

AVX2 static size_t roundFieldRun(
    uint8_t *row, size_t x, size_t to, const float *across, float down, struct hook_profile profile
) {
    const __m256 squares = _mm256_set1_ps(down), steps = _mm256_set1_ps(profile.steps_per_pixel);
    const __m256 last = _mm256_set1_ps((float)(profile.count - 1)), levels = _mm256_set1_ps(255);
    for (; x + 8 <= to; x += 8) {
        __m256 distance = _mm256_sqrt_ps(_mm256_add_ps(_mm256_loadu_ps(across + x), squares));
        __m256 place = _mm256_min_ps(last, _mm256_mul_ps(distance, steps));
        __m256i index = _mm256_cvttps_epi32(place);
        __m256 here = _mm256_i32gather_ps(profile.values, index, 4);
        __m256 next = _mm256_i32gather_ps(profile.values + 1, index, 4);
        __m256 share = _mm256_sub_ps(place, _mm256_cvtepi32_ps(index));
        __m256 value = _mm256_add_ps(here, _mm256_mul_ps(share, _mm256_sub_ps(next, here)));
        __m256i level = _mm256_cvtps_epi32(_mm256_mul_ps(value, levels));
        __m128i words = _mm_packs_epi32(_mm256_castsi256_si128(level), _mm256_extracti128_si256(level, 1));
        _mm_storel_epi64((__m128i *)(row + x), _mm_packus_epi16(words, words));
    }
    return x;
}

size_t hook_round_field(
    uint8_t *row, size_t from, size_t to, const float *across, float down, struct hook_profile profile
) {
    return hasAVX2() ? roundFieldRun(row, from, to, across, down, profile) : from;
}

#else

size_t hook_round_field(
    uint8_t *row, size_t from, size_t to, const float *across, float down, struct hook_profile profile
) {
    return from;
}

#endif
