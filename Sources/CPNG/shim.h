#pragma once
#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <string.h>

// libpng reports errors by longjmp, which must never cross Swift frames. So one whole reading runs inside the
// function below, and its errors come back as values.

/// How a reading ended.
enum hook_png_result { HOOK_PNG_OK = 0, HOOK_PNG_TRUNCATED = 1, HOOK_PNG_CORRUPT = 2, HOOK_PNG_NO_MEMORY = 3 };

/// A PNG in memory, and how far it has been read.
struct hook_png_source {
    const uint8_t *bytes;
    size_t count, position;
    int truncated;
    char message[128];
};

static void hook_png_error(png_structp png, png_const_charp message) {
    struct hook_png_source *source = (struct hook_png_source *)png_get_error_ptr(png);
    strncpy(source->message, message, sizeof source->message - 1);
    png_longjmp(png, 1);
}

static void hook_png_warning(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static void hook_png_read(png_structp png, png_bytep to, size_t count) {
    struct hook_png_source *source = (struct hook_png_source *)png_get_io_ptr(png);
    if (source->count - source->position < count) {
        source->truncated = 1;
        png_error(png, "the file ends too early");
    }
    memcpy(to, source->bytes + source->position, count);
    source->position += count;
}

/// Reads rows of straight RGBA, `channel_bytes` a channel, into `pixels` (4 * channel_bytes * width * height bytes, of
/// the file's own size). Values come through as stored: no gamma or profile is applied. With 1 byte a channel, 16-bit
/// values are rounded to 8 bits; with 2, most significant first, 8-bit values are spread over 16 (v * 257).
/// On failure `message` (at least 128 bytes) holds libpng's words.
static inline enum hook_png_result hook_png_read_rgba(
    const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height,
    uint32_t channel_bytes, char *message) {
    struct hook_png_source source = {bytes, count, 0, 0, {0}};
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &source, hook_png_error, hook_png_warning);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (!info) {
        png_destroy_read_struct(&png, NULL, NULL);
        return HOOK_PNG_NO_MEMORY;
    }
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &info, NULL);
        memcpy(message, source.message, sizeof source.message);
        return source.truncated ? HOOK_PNG_TRUNCATED : HOOK_PNG_CORRUPT;
    }
    png_set_read_fn(png, &source, hook_png_read);
    png_read_info(png, info);
    if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
        png_error(png, "the size changed while reading");
    }
    png_set_expand(png);
    if (channel_bytes == 1) {
        png_set_scale_16(png);
    } else {
        png_set_expand_16(png);
    }
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, channel_bytes == 1 ? 0xff : 0xffff, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    size_t row_bytes = 4 * (size_t)channel_bytes * width;
    if (png_get_rowbytes(png, info) != row_bytes) png_error(png, "unexpected row length");
    for (int pass = 0; pass < passes; pass++) {
        for (uint32_t y = 0; y < height; y++) png_read_row(png, pixels + row_bytes * y, NULL);
    }
    png_read_end(png, NULL);
    png_destroy_read_struct(&png, &info, NULL);
    return HOOK_PNG_OK;
}
