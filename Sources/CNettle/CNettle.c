#include "CNettle.h"

#include <nettle/sha2.h>
#include <nettle/version.h>
#include <string.h>

void cnettle_sha256(const uint8_t *bytes, size_t count, uint8_t *digest) {
  struct sha256_ctx context;
  sha256_init(&context);
  sha256_update(&context, count, bytes);
  sha256_digest(&context, SHA256_DIGEST_SIZE, digest);
}

void cnettle_sha256_of_rows(const uint8_t *bytes, size_t row, size_t count, uint8_t *digest) {
  struct sha256_ctx context;
  sha256_init(&context);
  for (size_t first = 0, next; first < count; first = next) {
    const uint8_t *start = bytes + first * row;
    for (next = first + 1; next < count && memcmp(start, bytes + next * row, row) == 0; next++) {
    }
    uint8_t times[8];
    for (size_t place = 0; place < sizeof times; place++) times[place] = (uint8_t)((uint64_t)(next - first) >> 8 * place);
    sha256_update(&context, sizeof times, times);
    sha256_update(&context, row, start);
  }
  sha256_digest(&context, SHA256_DIGEST_SIZE, digest);
}

int cnettle_version_major(void) { return nettle_version_major(); }

int cnettle_version_minor(void) { return nettle_version_minor(); }
