#include "CBlendRows.h"
#include <string.h>

#if defined(__x86_64__)
#include "AVX2.h"

AVX2 static inline void store(uint32_t *pixels, __m256i v) { _mm256_storeu_si256((__m256i *)pixels, v); }

// Eight pixels as 16-bit numbers: the first two of every four, and the other two.
AVX2 static inline __m256i low(__m256i v) { return _mm256_unpacklo_epi8(v, _mm256_setzero_si256()); }
AVX2 static inline __m256i high(__m256i v) { return _mm256_unpackhi_epi8(v, _mm256_setzero_si256()); }

AVX2 static inline __m256i times(__m256i a, __m256i b) { return _mm256_mullo_epi16(a, b); }
AVX2 static inline __m256i rest(__m256i share) { return _mm256_sub_epi16(_mm256_set1_epi16(255), share); }

// The nearest whole number to a 255th of numbers up to 65,152.
AVX2 static inline __m256i level(__m256i product) {
    product = _mm256_add_epi16(product, _mm256_set1_epi16(128));
    return _mm256_srli_epi16(_mm256_add_epi16(product, _mm256_srli_epi16(product, 8)), 8);
}

// What is there at the rest of a share, and a colour at the share.
AVX2 static inline __m256i mix(__m256i there, __m256i color, __m256i share) {
    return level(_mm256_add_epi16(times(there, rest(share)), times(color, share)));
}

// Each of eight bytes at all four bytes of its pixel.
AVX2 static inline __m256i spread(uint64_t bytes) {
    const __m256i places = _mm256_setr_epi8(
        0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3,
        4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7);
    return _mm256_shuffle_epi8(_mm256_set1_epi64x((long long)bytes), places);
}

static inline uint64_t eight(const uint8_t *mask) {
    uint64_t bytes;
    memcpy(&bytes, mask, sizeof bytes);
    return bytes;
}

AVX2 static size_t tintRun(uint32_t *row, size_t x, size_t to, uint32_t color, uint8_t share) {
    const __m256i colors = low(_mm256_set1_epi32((int)color)), shares = _mm256_set1_epi16(share);
    for (; x + 8 <= to; x += 8) {
        __m256i there = load(row + x);
        store(row + x, _mm256_packus_epi16(mix(low(there), colors, shares), mix(high(there), colors, shares)));
    }
    return x;
}

AVX2 static size_t coverRun(
    uint32_t *row, size_t x, size_t to, const uint8_t *mask, uint32_t color, uint8_t share
) {
    const __m256i whole = _mm256_set1_epi32((int)color), colors = low(whole), shares = _mm256_set1_epi16(share);
    for (; x + 8 <= to; x += 8) {
        uint64_t bytes = eight(mask + x);
        if (bytes == 0) continue;
        if (bytes == UINT64_MAX && share == 255) {
            store(row + x, whole);
            continue;
        }
        __m256i covered = spread(bytes), there = load(row + x);
        __m256i first = low(covered), second = high(covered);
        if (share != 255) {
            first = level(times(first, shares));
            second = level(times(second, shares));
        }
        store(row + x, _mm256_packus_epi16(mix(low(there), colors, first), mix(high(there), colors, second)));
    }
    return x;
}

AVX2 static size_t overRun(
    uint32_t *row, size_t x, size_t to, const uint32_t *pixels, uint32_t solid, uint8_t share
) {
    const __m256i alpha = _mm256_setr_epi8(
        3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15,
        3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
    const __m256i all = _mm256_set1_epi32(-1), bits = _mm256_set1_epi32((int)solid);
    const __m256i shares = _mm256_set1_epi16(share);
    for (; x + 8 <= to; x += 8) {
        __m256i source = _mm256_or_si256(load(pixels + x), bits);
        if (_mm256_testz_si256(source, source)) continue;
        __m256i alphas = _mm256_shuffle_epi8(source, alpha);
        if (share == 255 && _mm256_testc_si256(alphas, all)) {
            store(row + x, source);
            continue;
        }
        __m256i there = load(row + x), first = low(alphas), second = high(alphas);
        if (share != 255) {
            first = level(times(first, shares));
            second = level(times(second, shares));
        }
        first = _mm256_add_epi16(times(low(source), shares), times(low(there), rest(first)));
        second = _mm256_add_epi16(times(high(source), shares), times(high(there), rest(second)));
        store(row + x, _mm256_packus_epi16(level(first), level(second)));
    }
    return x;
}

AVX2 static size_t keepRun(uint32_t *row, size_t x, size_t to, const uint8_t *mask) {
    for (; x + 8 <= to; x += 8) {
        uint64_t bytes = eight(mask + x);
        if (bytes == UINT64_MAX) continue;
        __m256i covered = spread(bytes), there = load(row + x);
        __m256i first = level(times(low(there), low(covered)));
        __m256i second = level(times(high(there), high(covered)));
        store(row + x, _mm256_packus_epi16(first, second));
    }
    return x;
}

size_t hook_tint(uint32_t *row, size_t from, size_t to, uint32_t color, uint8_t share) {
    return hasAVX2() ? tintRun(row, from, to, color, share) : from;
}

size_t hook_cover(
    uint32_t *row, size_t from, size_t to, const uint8_t *mask, uint32_t color, uint8_t share
) {
    return hasAVX2() ? coverRun(row, from, to, mask, color, share) : from;
}

size_t hook_over(uint32_t *row, size_t from, size_t to, const uint32_t *pixels, uint32_t solid, uint8_t share) {
    return hasAVX2() ? overRun(row, from, to, pixels, solid, share) : from;
}

size_t hook_keep(uint32_t *row, size_t from, size_t to, const uint8_t *mask) {
    return hasAVX2() ? keepRun(row, from, to, mask) : from;
}

#else

size_t hook_tint(uint32_t *row, size_t from, size_t to, uint32_t color, uint8_t share) { return from; }

size_t hook_cover(
    uint32_t *row, size_t from, size_t to, const uint8_t *mask, uint32_t color, uint8_t share
) {
    return from;
}

size_t hook_over(uint32_t *row, size_t from, size_t to, const uint32_t *pixels, uint32_t solid, uint8_t share) {
    return from;
}

size_t hook_keep(uint32_t *row, size_t from, size_t to, const uint8_t *mask) { return from; }

#endif
