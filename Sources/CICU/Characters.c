#include "CICU.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>

_Static_assert(
    CICU_BIDI_L == U_LEFT_TO_RIGHT && CICU_BIDI_R == U_RIGHT_TO_LEFT && CICU_BIDI_EN == U_EUROPEAN_NUMBER
        && CICU_BIDI_ES == U_EUROPEAN_NUMBER_SEPARATOR && CICU_BIDI_ET == U_EUROPEAN_NUMBER_TERMINATOR
        && CICU_BIDI_AN == U_ARABIC_NUMBER && CICU_BIDI_CS == U_COMMON_NUMBER_SEPARATOR
        && CICU_BIDI_B == U_BLOCK_SEPARATOR && CICU_BIDI_S == U_SEGMENT_SEPARATOR
        && CICU_BIDI_WS == U_WHITE_SPACE_NEUTRAL && CICU_BIDI_ON == U_OTHER_NEUTRAL
        && CICU_BIDI_LRE == U_LEFT_TO_RIGHT_EMBEDDING && CICU_BIDI_LRO == U_LEFT_TO_RIGHT_OVERRIDE
        && CICU_BIDI_AL == U_RIGHT_TO_LEFT_ARABIC && CICU_BIDI_RLE == U_RIGHT_TO_LEFT_EMBEDDING
        && CICU_BIDI_RLO == U_RIGHT_TO_LEFT_OVERRIDE && CICU_BIDI_PDF == U_POP_DIRECTIONAL_FORMAT
        && CICU_BIDI_NSM == U_DIR_NON_SPACING_MARK && CICU_BIDI_BN == U_BOUNDARY_NEUTRAL
        && CICU_BIDI_FSI == U_FIRST_STRONG_ISOLATE && CICU_BIDI_LRI == U_LEFT_TO_RIGHT_ISOLATE
        && CICU_BIDI_RLI == U_RIGHT_TO_LEFT_ISOLATE && CICU_BIDI_PDI == U_POP_DIRECTIONAL_ISOLATE,
    "the bidi classes in CICU.h are numbered as in ICU");

/// True for characters that may join a cluster with a neighbour. Between two characters for which this is false there
/// is always a cluster boundary (UAX 29, rules GB3 to GB13). It is false for pictographs, controls and Hangul
/// syllables: two of those join only if a character of the other kind is between them.
static bool joins_clusters(UChar32 character) {
  switch (u_getIntPropertyValue(character, UCHAR_GRAPHEME_CLUSTER_BREAK)) {
  case U_GCB_OTHER:
  case U_GCB_CONTROL:
  case U_GCB_LV:
  case U_GCB_LVT:
    return false;
  default:
    return true;
  }
}

static bool is_script_extended(UChar32 character, UScriptCode script) {
  UScriptCode extension = script;
  UErrorCode error = U_ZERO_ERROR;
  int32_t count = uscript_getScriptExtensions(character, &extension, 1, &error);
  return count != 1 || extension != script;
}

void cicu_characters(uint32_t first, uint32_t count, CICUCharacter *characters) {
  for (uint32_t i = 0; i < count; i++) {
    UChar32 c = (UChar32)(first + i);
    UErrorCode error = U_ZERO_ERROR;
    UScriptCode script = uscript_getScript(c, &error);
    int32_t pair = u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
    uint8_t traits = 0;
    if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) { traits |= CICU_IGNORABLE; }
    if (joins_clusters(c)) { traits |= CICU_JOINS_CLUSTERS; }
    if (is_script_extended(c, script)) { traits |= CICU_SCRIPT_EXTENDED; }
    if (pair == U_BPT_OPEN) { traits |= CICU_OPENS_PAIR; }
    if (pair == U_BPT_CLOSE) { traits |= CICU_CLOSES_PAIR; }
    uint8_t lineClass = cicu_line_class((uint32_t)c);
    characters[i] = (CICUCharacter){(uint16_t)script, (uint8_t)u_charDirection(c), traits, lineClass};
  }
}

bool cicu_has_emoji_presentation(uint32_t character) {
  return u_hasBinaryProperty((UChar32)character, UCHAR_EMOJI_PRESENTATION);
}

uint8_t cicu_input_traits(uint32_t character) {
  UChar32 c = (UChar32)character;
  UErrorCode error = U_ZERO_ERROR;
  uint8_t traits = 0;
  if (u_charType(c) == U_DECIMAL_DIGIT_NUMBER) { traits |= CICU_INPUT_DIGIT; }
  if (uscript_getScript(c, &error) == USCRIPT_HAN) { traits |= CICU_INPUT_HAN; }
  if (u_hasBinaryProperty(c, UCHAR_EMOJI)) { traits |= CICU_INPUT_EMOJI; }
  if (u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION)) { traits |= CICU_INPUT_EMOJI_PRESENTATION; }
  if (u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER)) { traits |= CICU_INPUT_EMOJI_MODIFIER; }
  if (u_hasBinaryProperty(c, UCHAR_REGIONAL_INDICATOR)) { traits |= CICU_INPUT_REGIONAL; }
  return traits;
}

uint8_t cicu_bidi_class(uint32_t character) { return (uint8_t)u_charDirection((UChar32)character); }

uint32_t cicu_paired_bracket(uint32_t character) { return (uint32_t)u_getBidiPairedBracket((UChar32)character); }

uint8_t cicu_line_word_class(uint32_t character) {
  UChar32 c = (UChar32)character;
  uint32_t category = U_GET_GC_MASK(c);
  switch (u_getIntPropertyValue(c, UCHAR_LINE_BREAK)) {
  case U_LB_COMPLEX_CONTEXT:
    return (category & (U_GC_MN_MASK | U_GC_MC_MASK)) ? CICU_LW_COMBINING : CICU_LW_DICTIONARY;
  case U_LB_COMBINING_MARK:
  case U_LB_ZWJ:
    return CICU_LW_COMBINING;
  case U_LB_ALPHABETIC:
  case U_LB_AMBIGUOUS:
  case U_LB_HEBREW_LETTER:
  case U_LB_NUMERIC:
  case U_LB_SURROGATE:
  case U_LB_UNKNOWN:
    return CICU_LW_LETTER;
  case U_LB_IDEOGRAPHIC:
    return CICU_LW_IDEOGRAPH;
  default:
    return (category & (U_GC_L_MASK | U_GC_N_MASK)) ? CICU_LW_IDEOGRAPH : CICU_LW_OTHER;
  }
}

uint8_t cicu_word_class(uint32_t character) {
  uint32_t category = U_GET_GC_MASK((UChar32)character);
  if (category & U_GC_L_MASK) { return CICU_WORD_LETTER; }
  if (category & U_GC_M_MASK) { return CICU_WORD_MARK; }
  return (category & U_GC_N_MASK) ? CICU_WORD_DIGIT : CICU_WORD_OTHER;
}

bool cicu_has_case(uint32_t character) { return u_hasBinaryProperty((UChar32)character, UCHAR_CASED); }

bool cicu_is_mark_of_script(uint32_t character) {
  UErrorCode error = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript((UChar32)character, &error);
  return (U_GET_GC_MASK((UChar32)character) & U_GC_M_MASK) && script != USCRIPT_INHERITED && script != USCRIPT_COMMON;
}

uint32_t cicu_lower_case(uint32_t character) { return (uint32_t)u_tolower((UChar32)character); }

uint32_t cicu_composed(uint32_t first, uint32_t second) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *normalizer = unorm2_getNFCInstance(&error);
  if (U_FAILURE(error)) { return 0; }
  UChar32 composed = unorm2_composePair(normalizer, (UChar32)first, (UChar32)second);
  return composed < 0 ? 0 : (uint32_t)composed;
}

uint16_t cicu_script_common(void) { return USCRIPT_COMMON; }
uint16_t cicu_script_inherited(void) { return USCRIPT_INHERITED; }
uint16_t cicu_script_unknown(void) { return USCRIPT_UNKNOWN; }
uint16_t cicu_script_han(void) { return USCRIPT_HAN; }

bool cicu_has_script(uint32_t character, uint16_t script) {
  return uscript_hasScript((UChar32)character, (UScriptCode)script);
}

int32_t cicu_script_extensions(uint32_t character, uint16_t *scripts, int32_t capacity) {
  // The longest set of scripts in Unicode 15 has 21 members; a longer set would only lose its last ones.
  UScriptCode codes[64];
  UErrorCode error = U_ZERO_ERROR;
  int32_t count = uscript_getScriptExtensions((UChar32)character, codes, 64, &error);
  if (U_FAILURE(error)) { return 0; }
  if (count > capacity) { count = capacity; }
  for (int32_t i = 0; i < count; i++) { scripts[i] = (uint16_t)codes[i]; }
  return count;
}

uint32_t cicu_script_tag(uint16_t script) {
  const char *name = uscript_getShortName((UScriptCode)script);
  if (!name) { name = "Zzzz"; }
  return (uint32_t)name[0] << 24 | (uint32_t)name[1] << 16 | (uint32_t)name[2] << 8 | (uint32_t)name[3];
}
