#pragma once

// What all the loops for AVX2 share.

#include <immintrin.h>
#include <stdint.h>

#define AVX2 __attribute__((target("avx2")))

// Whether the processor has it.
static inline int hasAVX2(void) { return __builtin_cpu_supports("avx2"); }

// Eight pixels.
AVX2 static inline __m256i load(const uint32_t *pixels) { return _mm256_loadu_si256((const __m256i *)pixels); }
