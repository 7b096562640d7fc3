#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "CPNGFailure.h"

typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
  CPNGFailure *failure;
} Output;

// All that libpng and zlib ask for while they write one picture, in one block. Separate blocks, each too small for
// malloc to keep, went back to the system and came again as fresh pages with every picture: half the time of a label.
typedef struct {
  uint8_t *bytes;
  size_t used;
} Workspace;

// zlib takes 262 kB for its largest window, libpng little more than its row.
static const size_t workspace_size = 384 * 1024;

static png_voidp take(png_structp png, png_alloc_size_t size) {
  Workspace *workspace = png_get_mem_ptr(png);
  size_t rounded = (size + 63) & ~(size_t)63;
  if (size > workspace_size || rounded > workspace_size - workspace->used) return malloc(size);
  uint8_t *start = workspace->bytes + workspace->used;
  workspace->used += rounded;
  return start;
}

static void give_back(png_structp png, png_voidp pointer) {
  Workspace *workspace = png_get_mem_ptr(png);
  uintptr_t place = (uintptr_t)pointer, start = (uintptr_t)workspace->bytes;
  if (place < start || place >= start + workspace_size) free(pointer);
}

static void write_bytes(png_structp png, png_bytep from, size_t count) {
  Output *output = png_get_io_ptr(png);
  if (count > output->capacity - output->count) {
    size_t capacity = output->capacity * 2 + count + 1024;
    uint8_t *grown = realloc(output->bytes, capacity);
    if (grown == NULL) {
      cpng_set_failure(output->failure, CPNG_NO_MEMORY, "out of memory");
      png_error(png, "out of memory");
    }
    output->bytes = grown;
    output->capacity = capacity;
  }
  memcpy(output->bytes + output->count, from, count);
  output->count += count;
}

static void flush_nothing(png_structp png) { (void)png; }

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
  png_set_compression_level(png, picture->level);
  // Unfiltered rows make the smallest files of text, and the fastest.
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_write_info(png, info);
  for (uint32_t y = 0; y < picture->height; y++) {
    png_write_row(png, picture->rows + (size_t)y * picture->row_bytes);
  }
  png_write_end(png, NULL);
}

// A function of its own, so that none of its variables changes between setjmp and longjmp.
static void write_guarded(png_structp png, png_infop info, const CPNGPicture *picture, Output *output) {
  if (setjmp(png_jmpbuf(png)) == 0) write_picture(png, info, picture, output);
}

CPNGStatus cpng_write(const CPNGPicture *picture, uint8_t **bytes, size_t *count, CPNGFailure *failure) {
  Output output = {.failure = failure};
  Workspace workspace = {.bytes = malloc(workspace_size)};
  if (workspace.bytes == NULL) {
    cpng_set_failure(failure, CPNG_NO_MEMORY, "out of memory");
    return failure->status;
  }
  png_structp png = png_create_write_struct_2(
    PNG_LIBPNG_VER_STRING, failure, cpng_on_error, cpng_on_warning, &workspace, take, give_back);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info == NULL) {
    cpng_set_failure(failure, CPNG_NO_MEMORY, "out of memory");
  } else {
    write_guarded(png, info, picture, &output);
  }
  png_destroy_write_struct(&png, &info);
  free(workspace.bytes);
  if (failure->status != CPNG_OK) {
    free(output.bytes);
    return failure->status;
  }
  *bytes = output.bytes;
  *count = output.count;
  return CPNG_OK;
}

void cpng_free(uint8_t *bytes) { free(bytes); }
