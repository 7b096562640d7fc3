#include "CNettle.h"

#include <nettle/sha2.h>
#include <nettle/version.h>

void cnettle_sha256(const uint8_t *bytes, size_t count, uint8_t *digest) {
  struct sha256_ctx context;
  sha256_init(&context);
  sha256_update(&context, count, bytes);
  sha256_digest(&context, SHA256_DIGEST_SIZE, digest);
}

int cnettle_version_major(void) { return nettle_version_major(); }

int cnettle_version_minor(void) { return nettle_version_minor(); }
