#include "CPixelRows.h"

#if defined(__x86_64__)
#include "AVX2.h"

// Blue and red, or green and the byte without meaning, of every pixel as two 16-bit numbers.
AVX2 static inline __m256i blueRed(__m256i v) { return _mm256_and_si256(v, _mm256_set1_epi32(0x00FF00FF)); }
AVX2 static inline __m256i green(__m256i v) { return blueRed(_mm256_srli_epi32(v, 8)); }

struct factors {
    __m256i blueRed, green, start;
    __m128i places;
};

AVX2 static inline struct factors factors(struct hook_weights w) {
    struct factors f = {
        _mm256_set1_epi32((int)((uint32_t)(uint16_t)w.blue | (uint32_t)(uint16_t)w.red << 16)),
        _mm256_set1_epi32((uint16_t)w.green),
        _mm256_set1_epi32(w.start),
        _mm_cvtsi32_si128(w.places),
    };
    return f;
}

AVX2 static inline __m256i weigh(__m256i blueRed, __m256i green, const struct factors *f) {
    __m256i colours = _mm256_add_epi32(_mm256_madd_epi16(blueRed, f->blueRed), _mm256_madd_epi16(green, f->green));
    return _mm256_sra_epi32(_mm256_add_epi32(colours, f->start), f->places);
}

AVX2 static inline __m256i luma(__m256i pixels, const struct factors *f) {
    return weigh(blueRed(pixels), green(pixels), f);
}

AVX2 static size_t lumaRun(const uint32_t *row, size_t x, size_t to, struct hook_weights weights, uint8_t *target) {
    const struct factors f = factors(weights);
    // Packing works within halves of a register; this puts the groups of four back in order.
    const __m256i inOrder = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
    for (; x + 32 <= to; x += 32) {
        __m256i a = _mm256_packs_epi32(luma(load(row + x), &f), luma(load(row + x + 8), &f));
        __m256i b = _mm256_packs_epi32(luma(load(row + x + 16), &f), luma(load(row + x + 24), &f));
        __m256i bytes = _mm256_permutevar8x32_epi32(_mm256_packus_epi16(a, b), inOrder);
        _mm256_storeu_si256((__m256i *)(target + x), bytes);
    }
    return x;
}

// Of sixteen pixels from two registers every second one, from the first or from the second on; in the order that
// `chromaRun` undoes.
AVX2 static inline __m256i evens(__m256i a, __m256i b) {
    return _mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b), 0x88));
}
AVX2 static inline __m256i odds(__m256i a, __m256i b) {
    return _mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b), 0xDD));
}

// 1 left + 2 middle + 1 right of eight pairs.
AVX2 static inline void across(const uint32_t *pixels, __m256i *blueRedSum, __m256i *greenSum) {
    __m256i a = load(pixels), b = load(pixels + 8);
    __m256i left = evens(load(pixels - 1), load(pixels + 7)), middle = evens(a, b), right = odds(a, b);
    __m256i sides = _mm256_add_epi16(blueRed(left), blueRed(right));
    *blueRedSum = _mm256_add_epi16(sides, _mm256_slli_epi16(blueRed(middle), 1));
    sides = _mm256_add_epi16(green(left), green(right));
    *greenSum = _mm256_add_epi16(sides, _mm256_slli_epi16(green(middle), 1));
}

AVX2 static size_t chromaRun(
    const uint32_t *upper, const uint32_t *lower, size_t i, size_t to, struct hook_weights blueDifference,
    struct hook_weights redDifference, uint8_t *u, uint8_t *v
) {
    const struct factors fu = factors(blueDifference), fv = factors(redDifference);
    // Groups of four after packing: U and V of samples 0 to 3, the same again, then samples 4 to 7 likewise.
    const __m256i collect = _mm256_setr_epi32(0, 4, 1, 5, 0, 4, 1, 5);
    for (; i + 8 <= to; i += 8) {
        __m256i br, g, brBelow, gBelow;
        across(upper + 2 * i, &br, &g);
        across(lower + 2 * i, &brBelow, &gBelow);
        br = _mm256_add_epi16(br, brBelow);
        g = _mm256_add_epi16(g, gBelow);
        // `evens` and `odds` leave the middle quarters swapped.
        br = _mm256_permute4x64_epi64(br, 0xD8);
        g = _mm256_permute4x64_epi64(g, 0xD8);
        __m256i both = _mm256_packs_epi32(weigh(br, g, &fu), weigh(br, g, &fv));
        __m256i bytes = _mm256_permutevar8x32_epi32(_mm256_packus_epi16(both, both), collect);
        __m128i low = _mm256_castsi256_si128(bytes);
        _mm_storel_epi64((__m128i *)(u + i), low);
        _mm_storel_epi64((__m128i *)(v + i), _mm_unpackhi_epi64(low, low));
    }
    return i;
}

// Eight pixels as twenty-four bytes.
AVX2 static inline void storeColours(__m256i pixels, uint8_t *target) {
    const __m256i swap = _mm256_setr_epi8(
        2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1,
        2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
    const __m256i close = _mm256_setr_epi32(0, 1, 2, 4, 5, 6, 3, 7);
    __m256i bytes = _mm256_permutevar8x32_epi32(_mm256_shuffle_epi8(pixels, swap), close);
    _mm_storeu_si128((__m128i *)target, _mm256_castsi256_si128(bytes));
    _mm_storel_epi64((__m128i *)(target + 16), _mm256_extracti128_si256(bytes, 1));
}

AVX2 static size_t rgbRun(const uint32_t *row, size_t x, size_t to, uint8_t *target) {
    for (; x + 8 <= to; x += 8) storeColours(load(row + x), target + 3 * x);
    return x;
}

AVX2 static size_t rgbLessRun(const uint32_t *row, const uint32_t *other, size_t x, size_t to, uint8_t *target) {
    for (; x + 8 <= to; x += 8) storeColours(_mm256_sub_epi8(load(row + x), load(other + x)), target + 3 * x);
    return x;
}

AVX2 static size_t softnessRun(const uint32_t *row, size_t x, size_t to, ptrdiff_t *score) {
    const __m256i colours = _mm256_set1_epi32(0xFFFFFF), large = _mm256_set1_epi32(0xF8F8F8);
    const __m256i none = _mm256_setzero_si256();
    __m256i equal = none, small = none;
    size_t start = x;
    for (; x + 8 <= to; x += 8) {
        __m256i here = load(row + x), right = load(row + x + 1);
        __m256i distance = _mm256_or_si256(_mm256_subs_epu8(here, right), _mm256_subs_epu8(right, here));
        // All ones are -1. What is equal is small, too.
        equal = _mm256_sub_epi32(equal, _mm256_cmpeq_epi32(_mm256_and_si256(distance, colours), none));
        small = _mm256_sub_epi32(small, _mm256_cmpeq_epi32(_mm256_and_si256(distance, large), none));
    }
    // (small - equal) for what is soft, less (all - small) for what is not.
    uint32_t lanes[8];
    _mm256_storeu_si256((__m256i *)lanes, _mm256_sub_epi32(_mm256_add_epi32(small, small), equal));
    ptrdiff_t sum = 0;
    for (int lane = 0; lane < 8; lane++) sum += (int32_t)lanes[lane];
    *score += sum - (ptrdiff_t)(x - start);
    return x;
}

size_t hook_luma(const uint32_t *row, size_t from, size_t to, struct hook_weights weights, uint8_t *target) {
    return hasAVX2() ? lumaRun(row, from, to, weights, target) : from;
}

size_t hook_chroma(
    const uint32_t *upper, const uint32_t *lower, size_t from, size_t to, struct hook_weights blueDifference,
    struct hook_weights redDifference, uint8_t *u, uint8_t *v
) {
    return hasAVX2() ? chromaRun(upper, lower, from, to, blueDifference, redDifference, u, v) : from;
}

size_t hook_rgb(const uint32_t *row, size_t from, size_t to, uint8_t *target) {
    return hasAVX2() ? rgbRun(row, from, to, target) : from;
}

size_t hook_rgb_less(const uint32_t *row, const uint32_t *other, size_t from, size_t to, uint8_t *target) {
    return hasAVX2() ? rgbLessRun(row, other, from, to, target) : from;
}

size_t hook_softness(const uint32_t *row, size_t from, size_t to, ptrdiff_t *score) {
    return hasAVX2() ? softnessRun(row, from, to, score) : from;
}

#else

size_t hook_luma(const uint32_t *row, size_t from, size_t to, struct hook_weights weights, uint8_t *target) {
    return from;
}

size_t hook_chroma(
    const uint32_t *upper, const uint32_t *lower, size_t from, size_t to, struct hook_weights blueDifference,
    struct hook_weights redDifference, uint8_t *u, uint8_t *v
) {
    return from;
}

size_t hook_rgb(const uint32_t *row, size_t from, size_t to, uint8_t *target) { return from; }

size_t hook_rgb_less(const uint32_t *row, const uint32_t *other, size_t from, size_t to, uint8_t *target) {
    return from;
}

size_t hook_softness(const uint32_t *row, size_t from, size_t to, ptrdiff_t *score) { return from; }

#endif
