#include "CICU.h"

#include <unicode/ucnv.h>

bool cicu_characters_of_encoding(const char *name, uint32_t characters[256]) {
  UErrorCode error = U_ZERO_ERROR;
  UConverter *converter = ucnv_open(name, &error);
  if (U_FAILURE(error)) { return false; }
  bool is_sound = ucnv_getMaxCharSize(converter) == 1;
  for (int32_t byte = 0; is_sound && byte < 256; byte++) {
    char text = (char)byte;
    const char *source = &text;
    error = U_ZERO_ERROR;
    ucnv_reset(converter);
    UChar32 character = ucnv_getNextUChar(converter, &source, source + 1, &error);
    // ICU returns U+FFFD for a byte that is not a character.
    characters[byte] = U_FAILURE(error) || character == 0xFFFD ? 0 : (uint32_t)character;
  }
  ucnv_close(converter);
  return is_sound;
}
