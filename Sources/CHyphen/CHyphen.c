#include "CHyphen.h"

#include "CHyphenLoading.h"

#include <stdlib.h>
#include <string.h>

struct CHyphenPatterns {
  HyphenDict *dictionary;
  bool is_utf8;
  // What the bytes stand for where it is not UTF-8.
  uint32_t characters[256];
};

CHyphenPatterns *chyphen_open(const uint8_t *bytes, size_t count, const uint32_t *characters) {
  HyphenDict *dictionary = chyphen_load(bytes, count);
  if (!dictionary) { return NULL; }
  CHyphenPatterns *patterns = malloc(sizeof *patterns);
  if (!patterns) {
    hnj_hyphen_free(dictionary);
    return NULL;
  }
  patterns->dictionary = dictionary;
  patterns->is_utf8 = !characters;
  if (characters) { memcpy(patterns->characters, characters, sizeof patterns->characters); }
  return patterns;
}

void chyphen_close(CHyphenPatterns *patterns) {
  hnj_hyphen_free(patterns->dictionary);
  free(patterns);
}

// The bytes of one character; 0 if the encoding lacks it.
static size_t encode(uint32_t c, const CHyphenPatterns *patterns, char *out) {
  if (c == 0 || c > 0x10FFFF || (c >= 0xD800 && c <= 0xDFFF)) { return 0; }
  if (!patterns->is_utf8) {
    // Most characters stand at their own place, as in ASCII.
    size_t byte = c < 256 && patterns->characters[c] == c ? c : 0;
    while (byte < 256 && patterns->characters[byte] != c) { byte++; }
    out[0] = (char)byte;
    return byte < 256 ? 1 : 0;
  }
  if (c < 0x80) {
    out[0] = (char)c;
    return 1;
  }
  size_t count = c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
  for (size_t i = count - 1; i > 0; i--, c >>= 6) { out[i] = (char)(0x80 | (c & 0x3F)); }
  out[0] = (char)((0xF0 << (4 - count)) | c);
  return count;
}

static bool divide(const CHyphenPatterns *patterns, const char *word, size_t size, size_t count, bool *divides) {
  // The size that libhyphen asks for.
  char *hyphens = calloc(size + 5, 1);
  if (!hyphens) { return false; }
  char **replacements = NULL;
  int *positions = NULL, *cuts = NULL;
  hnj_hyphen_hyphenate2(
      patterns->dictionary, word, (int)size, hyphens, NULL, &replacements, &positions, &cuts);
  for (size_t i = 1; i < count; i++) {
    divides[i] = (hyphens[i - 1] & 1) && !(replacements && replacements[i - 1]);
  }
  if (replacements) {
    for (size_t i = 0; i < size; i++) { free(replacements[i]); }
  }
  free(replacements);
  free(positions);
  free(cuts);
  free(hyphens);
  return true;
}

bool chyphen_divide(const CHyphenPatterns *patterns, const uint32_t *characters, size_t count, bool *divides) {
  memset(divides, 0, count * sizeof *divides);
  char *word = malloc(4 * count + 1);
  if (!word) { return false; }
  size_t size = 0;
  for (size_t i = 0; i < count; i++) {
    size_t length = encode(characters[i], patterns, word + size);
    if (length == 0) {
      free(word);
      return true;
    }
    size += length;
  }
  word[size] = 0;
  bool done = size == 0 || divide(patterns, word, size, count, divides);
  free(word);
  return done;
}
