#include "CNettle.h"

#include <nettle/sha2.h>
#include <nettle/version.h>
#include <stdbool.h>
#include <string.h>

void cnettle_sha256(const uint8_t *bytes, size_t count, uint8_t *digest) {
  struct sha256_ctx context;
  sha256_init(&context);
  sha256_update(&context, count, bytes);
  sha256_digest(&context, SHA256_DIGEST_SIZE, digest);
}

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the first channel of a pixel is its lowest byte");

// True if the pixels, four bytes each, are opaque and have three equal channels. It looks at all pixels, several at a
// time.
static bool is_grey(const uint8_t *pixels, size_t count) {
  uint32_t other = 0;
  for (size_t place = 0; place < count; place++) {
    uint32_t pixel;
    memcpy(&pixel, pixels + 4 * place, sizeof pixel);
    other |= ((pixel ^ pixel >> 8) & 0x0000FFFF) | (~pixel & 0xFF000000);
  }
  return other == 0;
}

static void add_grey(struct sha256_ctx *context, const uint8_t *pixels, size_t count) {
  uint8_t levels[512];
  for (size_t first = 0; first < count; first += sizeof levels) {
    const size_t length = count - first < sizeof levels ? count - first : sizeof levels;
    for (size_t place = 0; place < length; place++) levels[place] = pixels[4 * (first + place)];
    sha256_update(context, length, levels);
  }
}

void cnettle_sha256_of_pixels(const uint8_t *pixels, size_t width, size_t height, uint8_t *digest) {
  struct sha256_ctx context;
  sha256_init(&context);
  for (size_t first = 0, next; first < height; first = next) {
    const uint8_t *row = pixels + 4 * first * width;
    for (next = first + 1; next < height && memcmp(row, pixels + 4 * next * width, 4 * width) == 0; next++) {
    }
    const bool grey = is_grey(row, width);
    uint8_t head[8] = {[7] = grey ? 1 : 4};
    for (size_t place = 0; place < 7; place++) head[place] = (uint8_t)((uint64_t)(next - first) >> 8 * place);
    sha256_update(&context, sizeof head, head);
    if (grey) {
      add_grey(&context, row, width);
    } else {
      sha256_update(&context, 4 * width, row);
    }
  }
  sha256_digest(&context, SHA256_DIGEST_SIZE, digest);
}

int cnettle_version_major(void) { return nettle_version_major(); }

int cnettle_version_minor(void) { return nettle_version_minor(); }
