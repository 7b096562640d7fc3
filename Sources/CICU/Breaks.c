#include "CICU.h"

#include <unicode/ubrk.h>

_Static_assert(UBRK_WORD_NONE_LIMIT == 100 && UBRK_LINE_HARD == 100, "the statuses in CICU.h");

CICUBreaks *cicu_breaks_open(int32_t kind, const char *locale) {
  UBreakIteratorType type = kind == CICU_LINES ? UBRK_LINE : kind == CICU_WORDS ? UBRK_WORD : UBRK_CHARACTER;
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(type, locale, NULL, 0, &error);
  return U_SUCCESS(error) ? (CICUBreaks *)iterator : NULL;
}

void cicu_breaks_close(CICUBreaks *breaks) { ubrk_close((UBreakIterator *)breaks); }

bool cicu_breaks_mark(
    CICUBreaks *breaks, const uint16_t *text, int32_t length, uint8_t mark, uint8_t strong, int32_t strongStatus,
    uint8_t *marks) {
  UBreakIterator *iterator = (UBreakIterator *)breaks;
  UErrorCode error = U_ZERO_ERROR;
  ubrk_setText(iterator, (const UChar *)text, length, &error);
  if (U_FAILURE(error)) { return false; }
  // Iterate forwards, one step at a time: asking for the boundary after an offset makes ICU look back for a safe place
  // to start from, which costs many times as much.
  for (int32_t at = ubrk_next(iterator); at != UBRK_DONE; at = ubrk_next(iterator)) {
    marks[at] |= mark;
    if (ubrk_getRuleStatus(iterator) >= strongStatus) { marks[at] |= strong; }
  }
  return true;
}
