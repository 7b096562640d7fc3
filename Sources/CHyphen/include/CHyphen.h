// The part of libhyphen that Galley uses: a pattern file in memory, and where its language divides a word.
#ifndef CHYPHEN_H
#define CHYPHEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// The patterns of one language. They are only read once they are open.
typedef struct CHyphenPatterns CHyphenPatterns;

// Opens the bytes of a pattern file, which are no longer needed then. `characters` are what the 256 bytes of the file's
// encoding stand for, 0 for none; NULL if it is UTF-8, as the file's first line must then say. NULL when out of memory.
// libhyphen trusts what it reads: pass on only files that are known to be sound.
CHyphenPatterns *_Nullable chyphen_open(const uint8_t *bytes, size_t count, const uint32_t *_Nullable characters);

void chyphen_close(CHyphenPatterns *patterns);

// Sets divides[i], of `count`, to whether the word may be divided before its character i. The characters are those of
// one word in lower case. Divisions that would change the spelling are left out, as is a word with characters that the
// patterns' encoding lacks. False when out of memory.
bool chyphen_divide(const CHyphenPatterns *patterns, const uint32_t *characters, size_t count, bool *divides);

#pragma clang assume_nonnull end

#endif
