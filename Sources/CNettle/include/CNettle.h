// The narrow header of CNettle: SHA-256, from libnettle, which uses the processor's SHA instructions where it has them.
#ifndef CNETTLE_H
#define CNETTLE_H

#include <stddef.h>
#include <stdint.h>

// Writes the 32 bytes of the SHA-256 of `count` bytes to `digest`.
void cnettle_sha256(const uint8_t *bytes, size_t count, uint8_t *digest);

// Writes the SHA-256 of `height` rows of `width` pixels of four bytes each. Successive equal rows are hashed once:
// seven bytes with their number, the lowest first, a byte with the number of channels, then the pixels. Rows have one
// channel if all their pixels are opaque and grey, otherwise four.
void cnettle_sha256_of_pixels(const uint8_t *pixels, size_t width, size_t height, uint8_t *digest);

// The version of the library that the process runs with.
int cnettle_version_major(void);
int cnettle_version_minor(void);

#endif
