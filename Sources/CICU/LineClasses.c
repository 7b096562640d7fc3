#include "CICU.h"

#include <unicode/uchar.h>

/// A range of code points and their class.
typedef struct {
  uint32_t first, last;
  uint8_t lineClass;
} LineClassChange;

static const LineClassChange changes[] = {
#include "LineClassChanges.h"
};

/// Returns the change for a code point; null if it keeps its class.
static const LineClassChange *change_of(uint32_t character) {
  size_t low = 0, high = sizeof(changes) / sizeof(changes[0]);
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (changes[middle].last < character) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  if (low == sizeof(changes) / sizeof(changes[0]) || changes[low].first > character) { return NULL; }
  return &changes[low];
}

/// The line-breaking classes of Unicode 15.0 by the numbers in ICU's data.
static const uint8_t classes[] = {
    [U_LB_UNKNOWN] = CICU_LINE_AL, [U_LB_AMBIGUOUS] = CICU_LINE_AL, [U_LB_ALPHABETIC] = CICU_LINE_AL,
    [U_LB_BREAK_BOTH] = CICU_LINE_B2, [U_LB_BREAK_AFTER] = CICU_LINE_BA, [U_LB_BREAK_BEFORE] = CICU_LINE_BB,
    [U_LB_MANDATORY_BREAK] = CICU_LINE_BK, [U_LB_CONTINGENT_BREAK] = CICU_LINE_CB,
    [U_LB_CLOSE_PUNCTUATION] = CICU_LINE_CL, [U_LB_COMBINING_MARK] = CICU_LINE_CM,
    [U_LB_CARRIAGE_RETURN] = CICU_LINE_CR, [U_LB_EXCLAMATION] = CICU_LINE_EX, [U_LB_GLUE] = CICU_LINE_GL,
    [U_LB_HYPHEN] = CICU_LINE_HY, [U_LB_IDEOGRAPHIC] = CICU_LINE_ID, [U_LB_INSEPARABLE] = CICU_LINE_IN,
    [U_LB_INFIX_NUMERIC] = CICU_LINE_IS, [U_LB_LINE_FEED] = CICU_LINE_LF, [U_LB_NONSTARTER] = CICU_LINE_NS,
    [U_LB_NUMERIC] = CICU_LINE_NU, [U_LB_OPEN_PUNCTUATION] = CICU_LINE_OP,
    [U_LB_POSTFIX_NUMERIC] = CICU_LINE_PO, [U_LB_PREFIX_NUMERIC] = CICU_LINE_PR, [U_LB_QUOTATION] = CICU_LINE_QU,
    [U_LB_COMPLEX_CONTEXT] = CICU_LINE_AL, [U_LB_SURROGATE] = CICU_LINE_AL, [U_LB_SPACE] = CICU_LINE_SP,
    [U_LB_BREAK_SYMBOLS] = CICU_LINE_SY, [U_LB_ZWSPACE] = CICU_LINE_ZW, [U_LB_NEXT_LINE] = CICU_LINE_NL,
    [U_LB_WORD_JOINER] = CICU_LINE_WJ, [U_LB_H2] = CICU_LINE_H2, [U_LB_H3] = CICU_LINE_H3,
    [U_LB_JL] = CICU_LINE_JL, [U_LB_JT] = CICU_LINE_JT, [U_LB_JV] = CICU_LINE_JV,
    [U_LB_CLOSE_PARENTHESIS] = CICU_LINE_CP, [U_LB_CONDITIONAL_JAPANESE_STARTER] = CICU_LINE_CJ,
    [U_LB_HEBREW_LETTER] = CICU_LINE_HL, [U_LB_REGIONAL_INDICATOR] = CICU_LINE_RI, [U_LB_E_BASE] = CICU_LINE_EB,
    [U_LB_E_MODIFIER] = CICU_LINE_EM, [U_LB_ZWJ] = CICU_LINE_ZWJ,
};

static bool is_unassigned_pictograph(UChar32 c) {
  return u_charType(c) == U_UNASSIGNED && u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC);
}

/// Returns the class of a character whose class in ICU's data is `property`.
static uint8_t divided_class(UChar32 c, int32_t property, bool isWide) {
  int8_t category = u_charType(c);
  switch (property) {
  case U_LB_COMPLEX_CONTEXT:
    if (category == U_NON_SPACING_MARK || category == U_COMBINING_SPACING_MARK) {
      return CICU_LINE_CM | CICU_LINE_DICTIONARY;
    }
    return (category == U_MODIFIER_LETTER ? CICU_LINE_RM : CICU_LINE_AL) | CICU_LINE_DICTIONARY;
  case U_LB_QUOTATION:
    return category == U_INITIAL_PUNCTUATION ? CICU_LINE_QI
           : category == U_FINAL_PUNCTUATION ? CICU_LINE_QF
                                             : CICU_LINE_QU;
  case U_LB_OPEN_PUNCTUATION:
    return isWide ? CICU_LINE_OW : CICU_LINE_OP;
  case U_LB_IDEOGRAPHIC:
    return is_unassigned_pictograph(c) ? CICU_LINE_IX : CICU_LINE_ID;
  case U_LB_UNKNOWN:
    return is_unassigned_pictograph(c) ? CICU_LINE_AX : CICU_LINE_AL;
  default:
    return c == 0x25CC ? CICU_LINE_DC : classes[property];
  }
}

uint8_t cicu_line_class(uint32_t character) {
  const LineClassChange *change = change_of(character);
  if (change) { return change->lineClass; }
  UChar32 c = (UChar32)character;
  int32_t width = u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
  bool isWide = width == U_EA_FULLWIDTH || width == U_EA_WIDE || width == U_EA_HALFWIDTH;
  int32_t property = u_getIntPropertyValue(c, UCHAR_LINE_BREAK);
  // Characters of the newer classes are all in the table of changes.
  if (property < 0 || property >= (int32_t)sizeof(classes)) { property = U_LB_UNKNOWN; }
  return divided_class(c, property, isWide) | (isWide ? CICU_LINE_WIDE : 0);
}
