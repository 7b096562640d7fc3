#include "CICU.h"

#include <unicode/uregex.h>

CICUPattern *cicu_pattern_open(const uint16_t *pattern, int32_t length, const char **error, int32_t *offset) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError place = {.line = 0, .offset = -1};
  URegularExpression *expression = uregex_open((const UChar *)pattern, length, 0, &place, &status);
  if (U_SUCCESS(status)) { return (CICUPattern *)expression; }
  uregex_close(expression);
  *error = u_errorName(status);
  // ICU counts from the beginning of the line, so the offset in the whole pattern is known only in patterns of one
  // line.
  *offset = place.line <= 1 ? place.offset : -1;
  return NULL;
}

void cicu_pattern_close(CICUPattern *pattern) { uregex_close((URegularExpression *)pattern); }

bool cicu_pattern_matches(CICUPattern *pattern, const uint16_t *text, int32_t length, int32_t thousandsOfSteps) {
  URegularExpression *expression = (URegularExpression *)pattern;
  UErrorCode status = U_ZERO_ERROR;
  // ICU's unit of time is ten thousand steps of its engine, on every machine.
  uregex_setTimeLimit(expression, thousandsOfSteps / 10, &status);
  uregex_setText(expression, (const UChar *)text, length, &status);
  bool matches = uregex_matches(expression, 0, &status);
  return U_SUCCESS(status) && matches;
}
