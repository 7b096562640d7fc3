// The narrow header of CNettle: SHA-256, from libnettle, which uses the processor's SHA instructions where it has them.
#ifndef CNETTLE_H
#define CNETTLE_H

#include <stddef.h>
#include <stdint.h>

// Writes the 32 bytes of the SHA-256 of `count` bytes to `digest`.
void cnettle_sha256(const uint8_t *bytes, size_t count, uint8_t *digest);

// Writes the SHA-256 of `count` rows of `row` bytes each, in which rows that follow each other and are equal stand once:
// eight bytes that say how many they are, the lowest first, then the row.
void cnettle_sha256_of_rows(const uint8_t *bytes, size_t row, size_t count, uint8_t *digest);

// The version of the library that the process runs with.
int cnettle_version_major(void);
int cnettle_version_minor(void);

#endif
