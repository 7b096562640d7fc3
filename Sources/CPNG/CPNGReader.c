#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "CPNGFailure.h"

struct CPNGReader {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count, position;
  uint32_t height;
  size_t row_bytes;
  int passes;
  CPNGFailure failure;
};

static const size_t signature_size = 8;

static void read_bytes(png_structp png, png_bytep into, size_t count) {
  CPNGReader *reader = png_get_io_ptr(png);
  if (count > reader->count - reader->position) {
    cpng_set_failure(&reader->failure, CPNG_TRUNCATED, "");
    png_error(png, "the bytes end here");
  }
  memcpy(into, reader->bytes + reader->position, count);
  reader->position += count;
}

// Converts everything to straight RGBA with 8 bits. Chunks about text and colour management are ignored, except the
// colour profile, since goldens compare the stored numbers. Their checksums are checked nevertheless.
static void ask_for_rgba(CPNGReader *reader) {
  png_structp png = reader->png;
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  reader->passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  reader->row_bytes = png_get_rowbytes(png, reader->info);
}

// A byte of deflate data yields at most 1,032 bytes, so a file that is far too short is rejected before memory is
// allocated.
static bool could_hold_pixels(const CPNGReader *reader) {
  uint64_t packed = (uint64_t)png_get_rowbytes(reader->png, reader->info) * reader->height;
  return packed / 1032 <= reader->count;
}

static void read_header(
  CPNGReader *reader, uint32_t maximum_side, uint64_t maximum_pixels, uint32_t *width, uint32_t *height) {
  png_structp png = reader->png;
  png_set_read_fn(png, reader, read_bytes);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, (png_const_bytep) "iCCP", 1);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_read_info(png, reader->info);
  *width = png_get_image_width(png, reader->info);
  *height = reader->height = png_get_image_height(png, reader->info);
  if (*width > maximum_side || *height > maximum_side || (uint64_t)*width * *height > maximum_pixels) {
    cpng_set_failure(&reader->failure, CPNG_TOO_LARGE, "");
    png_error(png, "too large");
  }
  if (!could_hold_pixels(reader)) {
    cpng_set_failure(&reader->failure, CPNG_TRUNCATED, "");
    png_error(png, "too short");
  }
  ask_for_rgba(reader);
}

static void read_rows(CPNGReader *reader, uint8_t *pixels) {
  for (int pass = 0; pass < reader->passes; pass++) {
    for (uint32_t y = 0; y < reader->height; y++) {
      png_read_row(reader->png, pixels + (size_t)y * reader->row_bytes, NULL);
    }
  }
  png_read_end(reader->png, NULL);
}

CPNGReader *cpng_reader_open(
  const uint8_t *bytes, size_t count, uint32_t maximum_side, uint64_t maximum_pixels, uint32_t *width,
  uint32_t *height, CPNGFailure *failure) {
  size_t compared = count < signature_size ? count : signature_size;
  if (compared == 0 || png_sig_cmp(bytes, 0, compared) != 0) {
    cpng_set_failure(failure, CPNG_NOT_PNG, "");
    return NULL;
  }
  CPNGReader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) {
    cpng_set_failure(failure, CPNG_NO_MEMORY, "out of memory");
    return NULL;
  }
  reader->bytes = bytes;
  reader->count = count;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &reader->failure, cpng_on_error, cpng_on_warning);
  reader->info = reader->png == NULL ? NULL : png_create_info_struct(reader->png);
  if (reader->info == NULL) {
    cpng_set_failure(&reader->failure, CPNG_NO_MEMORY, "out of memory");
  } else if (setjmp(png_jmpbuf(reader->png)) == 0) {
    read_header(reader, maximum_side, maximum_pixels, width, height);
    return reader;
  }
  *failure = reader->failure;
  cpng_reader_close(reader);
  return NULL;
}

CPNGStatus cpng_reader_read(CPNGReader *reader, uint8_t *pixels, CPNGFailure *failure) {
  if (setjmp(png_jmpbuf(reader->png)) == 0) {
    read_rows(reader, pixels);
    return CPNG_OK;
  }
  *failure = reader->failure;
  return failure->status;
}

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// True if a tag of a profile (ICC.1, 7.3) is the given colour in XYZ, in 1/65536, to within 1/500.
static bool has_colour(const uint8_t *profile, uint32_t size, const char *tag, const int32_t colour[3]) {
  uint32_t count = size >= 132 ? big_endian(profile + 128) : 0;
  for (uint32_t index = 0; index < count && 132 + 12 * (uint64_t)(index + 1) <= size; index++) {
    const uint8_t *entry = profile + 132 + 12 * index;
    uint32_t place = big_endian(entry + 4);
    if (memcmp(entry, tag, 4) != 0 || (uint64_t)place + 20 > size) continue;
    for (int part = 0; part < 3; part++) {
      int32_t value = (int32_t)big_endian(profile + place + 8 + 4 * part);
      if (value < colour[part] - 131 || value > colour[part] + 131) return false;
    }
    return true;
  }
  return false;
}

bool cpng_reader_is_display_p3(const CPNGReader *reader) {
  // The primaries of Display P3, adapted to D50 as in ICC profiles.
  static const int32_t red[3] = {33759, 15807, -69}, green[3] = {19135, 45368, 2745}, blue[3] = {10296, 4363, 51385};
  png_charp name;
  png_bytep profile;
  png_uint_32 size;
  int compression;
  if (!png_get_iCCP(reader->png, reader->info, &name, &compression, &profile, &size)) return false;
  return has_colour(profile, size, "rXYZ", red) && has_colour(profile, size, "gXYZ", green)
    && has_colour(profile, size, "bXYZ", blue);
}

void cpng_reader_close(CPNGReader *reader) {
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}
