#pragma once
#include <stddef.h>
#include <stdio.h>
#include <jpeglib.h>
#include <jerror.h>
#include <setjmp.h>
#include <stdint.h>
#include <string.h>

// libjpeg reports errors by a callback that must not return, which must never cross Swift frames. So one whole
// reading runs inside the function below, and its errors come back as values.

/// How a reading ended.
enum hook_jpeg_result { HOOK_JPEG_OK = 0, HOOK_JPEG_TRUNCATED = 1, HOOK_JPEG_CORRUPT = 2, HOOK_JPEG_NO_MEMORY = 3 };

/// More scans than any camera or program writes; files with thousands of them are made to waste time.
enum { HOOK_JPEG_MOST_SCANS = 100 };

struct hook_jpeg_errors {
    struct jpeg_error_mgr base;
    jmp_buf jump;
    enum hook_jpeg_result result;
    char message[JMSG_LENGTH_MAX];
};

static void hook_jpeg_fail(struct hook_jpeg_errors *errors, enum hook_jpeg_result result) {
    errors->result = result;
    longjmp(errors->jump, 1);
}

static void hook_jpeg_error(j_common_ptr jpeg) {
    struct hook_jpeg_errors *errors = (struct hook_jpeg_errors *)jpeg->err;
    jpeg->err->format_message(jpeg, errors->message);
    int code = jpeg->err->msg_code;
    if (code == JERR_INPUT_EOF || code == JERR_INPUT_EMPTY || code == JWRN_JPEG_EOF) hook_jpeg_fail(errors, HOOK_JPEG_TRUNCATED);
    hook_jpeg_fail(errors, code == JERR_OUT_OF_MEMORY ? HOOK_JPEG_NO_MEMORY : HOOK_JPEG_CORRUPT);
}

// A warning (level below 0) that means lost pixels is an error here; the others are of no consequence.
static void hook_jpeg_message(j_common_ptr jpeg, int level) {
    if (level >= 0) return;
    switch (jpeg->err->msg_code) {
    case JWRN_JPEG_EOF:
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_ARITH_BAD_CODE:
    case JWRN_MUST_RESYNC:
    case JWRN_NOT_SEQUENTIAL:
        hook_jpeg_error(jpeg);
    }
}

static void hook_jpeg_progress(j_common_ptr jpeg) {
    struct hook_jpeg_errors *errors = (struct hook_jpeg_errors *)jpeg->err;
    if (!jpeg->is_decompressor || ((j_decompress_ptr)jpeg)->input_scan_number <= HOOK_JPEG_MOST_SCANS) return;
    strcpy(errors->message, "too many scans");
    hook_jpeg_fail(errors, HOOK_JPEG_CORRUPT);
}

/// Where the pixels of a picture go: the first one, and the steps to the next on the right and to the next below,
/// counted in pixels.
struct hook_jpeg_walk {
    ptrdiff_t start, right, down;
};

static void hook_jpeg_put_row(const uint8_t *row, uint32_t width, uint8_t *to, ptrdiff_t right) {
    for (uint32_t x = 0; x < width; x++) memcpy(to + 4 * right * (ptrdiff_t)x, row + 4 * (size_t)x, 4);
}

/// Reads opaque RGBA, 8 bits a channel, into `pixels` (4 * width * height bytes of the file's own size), each pixel of
/// the stored picture to where `walk` leads. Grey and YCbCr become RGB; no profile is applied.
/// On failure `message` (at least JMSG_LENGTH_MAX bytes) holds libjpeg's words.
static inline enum hook_jpeg_result hook_jpeg_read_rgba(
    const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height,
    struct hook_jpeg_walk walk, char *message) {
    struct jpeg_decompress_struct jpeg;
    struct hook_jpeg_errors errors;
    struct jpeg_progress_mgr progress;
    memset(&jpeg, 0, sizeof jpeg);
    memset(&errors, 0, sizeof errors);
    memset(&progress, 0, sizeof progress);
    jpeg.err = jpeg_std_error(&errors.base);
    errors.base.error_exit = hook_jpeg_error;
    errors.base.emit_message = hook_jpeg_message;
    if (setjmp(errors.jump)) {
        jpeg_destroy_decompress(&jpeg);
        memcpy(message, errors.message, sizeof errors.message);
        return errors.result;
    }
    jpeg_create_decompress(&jpeg);
    progress.progress_monitor = hook_jpeg_progress;
    jpeg.progress = &progress;
    jpeg_mem_src(&jpeg, bytes, (unsigned long)count);
    jpeg_read_header(&jpeg, TRUE);
    jpeg.out_color_space = JCS_EXT_RGBA;
    jpeg.dct_method = JDCT_ISLOW;
    jpeg_start_decompress(&jpeg);
    if (jpeg.output_width != width || jpeg.output_height != height) {
        strcpy(errors.message, "the size changed while reading");
        hook_jpeg_fail(&errors, HOOK_JPEG_CORRUPT);
    }
    // libjpeg frees the row with the rest.
    JSAMPARRAY spare =
        (*jpeg.mem->alloc_sarray)((j_common_ptr)&jpeg, JPOOL_IMAGE, walk.right == 1 ? 1 : 4 * width, 1);
    while (jpeg.output_scanline < height) {
        uint8_t *to = pixels + 4 * (walk.start + walk.down * (ptrdiff_t)jpeg.output_scanline);
        JSAMPROW row = walk.right == 1 ? to : spare[0];
        jpeg_read_scanlines(&jpeg, &row, 1);
        if (walk.right != 1) hook_jpeg_put_row(row, width, to, walk.right);
    }
    jpeg_finish_decompress(&jpeg);
    jpeg_destroy_decompress(&jpeg);
    return HOOK_JPEG_OK;
}
