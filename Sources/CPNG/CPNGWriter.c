#include <libdeflate.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "CPNGFailure.h"

typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
  CPNGFailure *failure;
} Output;

// Makes room for count more bytes; false if there is no memory.
static bool reserve(Output *output, size_t count) {
  if (count <= output->capacity - output->count) return true;
  size_t capacity = output->count + count;
  uint8_t *grown = realloc(output->bytes, capacity);
  if (grown == NULL) return false;
  output->bytes = grown;
  output->capacity = capacity;
  return true;
}

static void write_bytes(png_structp png, png_bytep from, size_t count) {
  Output *output = png_get_io_ptr(png);
  if (!reserve(output, count)) {
    cpng_set_failure(output->failure, CPNG_NO_MEMORY, "out of memory");
    png_error(png, "out of memory");
  }
  memcpy(output->bytes + output->count, from, count);
  output->count += count;
}

static void flush_nothing(png_structp png) { (void)png; }

// MARK: Compressing

enum { lowest_level = 1, highest_level = 9 };

// The compressors of a thread, by level. They are kept: setting one up takes longer than compressing a label.
typedef struct {
  struct libdeflate_compressor *of_level[highest_level + 1];
} Compressors;

static pthread_key_t compressors_key;
static bool has_compressors_key;
static pthread_once_t compressors_once = PTHREAD_ONCE_INIT;

static void free_compressors(void *pointer) {
  Compressors *compressors = pointer;
  for (int level = 0; level <= highest_level; level++) libdeflate_free_compressor(compressors->of_level[level]);
  free(compressors);
}

static void make_compressors_key(void) {
  has_compressors_key = pthread_key_create(&compressors_key, free_compressors) == 0;
}

// Returns this thread's compressor for a level; NULL if there is no memory for it.
static struct libdeflate_compressor *compressor(int level) {
  pthread_once(&compressors_once, make_compressors_key);
  if (!has_compressors_key || level < lowest_level || level > highest_level) return NULL;
  Compressors *compressors = pthread_getspecific(compressors_key);
  if (compressors == NULL) {
    compressors = calloc(1, sizeof *compressors);
    if (compressors == NULL) return NULL;
    if (pthread_setspecific(compressors_key, compressors) != 0) {
      free(compressors);
      return NULL;
    }
  }
  struct libdeflate_compressor **found = &compressors->of_level[level];
  if (*found == NULL) *found = libdeflate_alloc_compressor(level);
  return *found;
}

static void put_big_endian(uint8_t *to, uint32_t value) {
  for (int i = 0; i < 4; i++) to[i] = (uint8_t)(value >> (24 - 8 * i));
}

// Writes all rows as one IDAT chunk, compressed in place in the output. libpng would use zlib, which takes twice as
// long.
static void write_rows(png_structp png, const CPNGPicture *picture, Output *output) {
  struct libdeflate_compressor *deflate = compressor(picture->level);
  size_t count = picture->height * picture->row_bytes;
  size_t bound = deflate == NULL ? 0 : libdeflate_zlib_compress_bound(deflate, count);
  if (deflate == NULL || !reserve(output, bound + 12)) {
    cpng_set_failure(output->failure, CPNG_NO_MEMORY, "out of memory");
    png_error(png, "out of memory");
  }
  uint8_t *chunk = output->bytes + output->count;
  size_t written = libdeflate_zlib_compress(deflate, picture->rows, count, chunk + 8, bound);
  if (written == 0 || written > INT32_MAX) png_error(png, "too many bytes for a chunk");
  put_big_endian(chunk, (uint32_t)written);
  memcpy(chunk + 4, "IDAT", 4);
  put_big_endian(chunk + 8 + written, libdeflate_crc32(0, chunk + 4, 4 + written));
  output->count += written + 12;
}

// MARK: Writing

static int png_colour_type(CPNGColourType type) {
  switch (type) {
    case CPNG_GREY: return PNG_COLOR_TYPE_GRAY;
    case CPNG_GREY_ALPHA: return PNG_COLOR_TYPE_GRAY_ALPHA;
    case CPNG_PALETTE: return PNG_COLOR_TYPE_PALETTE;
    case CPNG_RGB: return PNG_COLOR_TYPE_RGB;
    case CPNG_RGBA: return PNG_COLOR_TYPE_RGB_ALPHA;
  }
  return PNG_COLOR_TYPE_RGB_ALPHA;
}

static void set_palette(png_structp png, png_infop info, const CPNGPicture *picture) {
  png_color colours[256];
  png_byte alphas[256];
  for (int i = 0; i < picture->palette_count; i++) {
    const uint8_t *entry = picture->palette + 4 * i;
    colours[i] = (png_color){entry[0], entry[1], entry[2]};
    alphas[i] = entry[3];
  }
  png_set_PLTE(png, info, colours, picture->palette_count);
  if (picture->transparent_count > 0) {
    png_set_tRNS(png, info, alphas, picture->transparent_count, NULL);
  }
}

static void write_picture(png_structp png, png_infop info, const CPNGPicture *picture, Output *output) {
  png_set_write_fn(png, output, write_bytes, flush_nothing);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_IHDR(
    png, info, picture->width, picture->height, picture->bit_depth, png_colour_type(picture->colour_type),
    PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  if (picture->colour_type == CPNG_PALETTE) set_palette(png, info, picture);
  png_write_info(png, info);
  write_rows(png, picture, output);
  png_write_chunk(png, (png_const_bytep) "IEND", NULL, 0);
}

// This is a separate function so that no local variable changes between setjmp and longjmp.
static void write_guarded(png_structp png, png_infop info, const CPNGPicture *picture, Output *output) {
  if (setjmp(png_jmpbuf(png)) == 0) write_picture(png, info, picture, output);
}

CPNGStatus cpng_write(const CPNGPicture *picture, uint8_t **bytes, size_t *count, CPNGFailure *failure) {
  Output output = {.failure = failure};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, failure, cpng_on_error, cpng_on_warning);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info == NULL) {
    cpng_set_failure(failure, CPNG_NO_MEMORY, "out of memory");
  } else {
    write_guarded(png, info, picture, &output);
  }
  png_destroy_write_struct(&png, &info);
  if (failure->status != CPNG_OK) {
    free(output.bytes);
    return failure->status;
  }
  *bytes = output.bytes;
  *count = output.count;
  return CPNG_OK;
}

void cpng_free(uint8_t *bytes) { free(bytes); }
