// The narrow header of CPNG: converts PNG bytes in memory to pixels and back through libpng. Written pixels are
// compressed by libdeflate.
//
// libpng reports errors by longjmp, which must not cross Swift code, so every function here catches it and returns a
// status.

#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
  CPNG_OK = 0,
  CPNG_NOT_PNG,
  CPNG_TRUNCATED,
  CPNG_TOO_LARGE,
  CPNG_CHECKSUM,
  CPNG_DAMAGED,
  CPNG_NO_MEMORY
} CPNGStatus;

enum { CPNG_MESSAGE_SIZE = 128 };

// A failure. message is a C string; for CPNG_CHECKSUM it is the four letters of the chunk.
typedef struct {
  CPNGStatus status;
  char message[CPNG_MESSAGE_SIZE];
} CPNGFailure;

// MARK: Reading

typedef struct CPNGReader CPNGReader;

// Starts reading count bytes, which must stay valid until cpng_reader_close, and reads up to the first pixels. On
// failure returns NULL and fills failure; width and height are set if the header could be read.
// A side longer than maximum_side, or more than maximum_pixels pixels, is CPNG_TOO_LARGE.
CPNGReader *cpng_reader_open(
  const uint8_t *bytes, size_t count, uint32_t maximum_side, uint64_t maximum_pixels, uint32_t *width,
  uint32_t *height, CPNGFailure *failure);

// Reads all pixels into pixels, which holds 4 * width * height bytes, as straight RGBA with 8 bits per channel.
CPNGStatus cpng_reader_read(CPNGReader *reader, uint8_t *pixels, CPNGFailure *failure);

// True if the picture's colour profile has the primaries of Display P3, the space in which iOS writes wide-gamut
// pictures.
bool cpng_reader_is_display_p3(const CPNGReader *reader);

void cpng_reader_close(CPNGReader *reader);

// MARK: Writing

typedef enum {
  CPNG_GREY,
  CPNG_GREY_ALPHA,
  CPNG_PALETTE,
  CPNG_RGB,
  CPNG_RGBA
} CPNGColourType;

// A picture to write. rows holds height rows of row_bytes bytes each: a zero, which means that the row is not filtered,
// then the pixels, packed as PNG packs them. For text, unfiltered rows give the smallest files and the fastest
// encoding.
typedef struct {
  uint32_t width, height;
  CPNGColourType colour_type;
  int bit_depth;
  const uint8_t *rows;
  size_t row_bytes;
  const uint8_t *palette;  // RGBA, 4 * palette_count bytes; transparent entries first
  int palette_count;
  int transparent_count;  // entries at the front of the palette that are not opaque
  int level;              // libdeflate's level, 1…9
} CPNGPicture;

// Writes a picture. On success bytes points to count bytes, which the caller must free with cpng_free.
CPNGStatus cpng_write(const CPNGPicture *picture, uint8_t **bytes, size_t *count, CPNGFailure *failure);

void cpng_free(uint8_t *bytes);

// MARK: Version

// The version of the libpng that the process runs with, not of the header that it was compiled with.
const char *cpng_version(void);

// The version of the libdeflate header at compile time: the library itself does not report its version.
const char *cpng_deflate_version(void);

#endif
