// The part of ICU4C that Galley uses, with its own types. ICU's headers are included in the .c files only: their module
// would clash with the one that comes with Foundation.
//
// A function that can fail reports it by its result: a null pointer, false, or a negative length. Locales are ICU's own
// identifiers ("" is the root). A null locale is never passed on, since ICU would then use the environment's.

#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// MARK: Boundaries

/// The kinds of boundaries that an iterator finds: grapheme clusters and words of UAX 29, or line breaks of UAX 14.
static const int32_t CICU_CLUSTERS = 0;
static const int32_t CICU_WORDS = 1;
static const int32_t CICU_LINES = 2;

/// The lowest rule statuses of the stronger kind of boundary: one after a word with letters or digits, or a mandatory
/// line break.
static const int32_t CICU_WORD_OF_LETTERS = 100;
static const int32_t CICU_LINE_MUST_BREAK = 100;

/// An open ICU break iterator. It is slow to open but quick to move to another text. Use it in one thread at a time.
typedef struct CICUBreaks CICUBreaks;

/// Opens an iterator for one of the three kinds; null if ICU has no data for it or there is no memory.
CICUBreaks *_Nullable cicu_breaks_open(int32_t kind, const char *locale);

/// Closes an iterator.
void cicu_breaks_close(CICUBreaks *breaks);

/// Ors `mark` into `marks[i]` for every boundary i > 0 of the text, and also `strong` where the rule status is
/// `strongStatus` or more. `marks` has length + 1 entries. False if ICU rejects the text.
bool cicu_breaks_mark(
    CICUBreaks *breaks, const uint16_t *text, int32_t length, uint8_t mark, uint8_t strong, int32_t strongStatus,
    uint8_t *marks);

// MARK: Characters

/// Binary properties of a character, as bits of `CICUCharacter.traits`.
static const uint8_t CICU_IGNORABLE = 1;         // Default_Ignorable_Code_Point
static const uint8_t CICU_JOINS_CLUSTERS = 2;    // may be inside a cluster next to a character without this bit
static const uint8_t CICU_SCRIPT_EXTENDED = 4;   // Script_Extensions has more scripts than Script
static const uint8_t CICU_OPENS_PAIR = 8;        // Bidi_Paired_Bracket_Type = Open
static const uint8_t CICU_CLOSES_PAIR = 16;      // Bidi_Paired_Bracket_Type = Close

/// The properties of a character that the analysis needs.
typedef struct {
  uint16_t script;    // ICU's number for the Script property
  uint8_t bidiClass;  // Bidi_Class, one of CICU_BIDI_…
  uint8_t traits;
  uint8_t lineClass;  // one of CICU_LINE_… with the bits below
} CICUCharacter;

/// The values of `CICUCharacter.bidiClass`.
enum {
  CICU_BIDI_L, CICU_BIDI_R, CICU_BIDI_EN, CICU_BIDI_ES, CICU_BIDI_ET, CICU_BIDI_AN, CICU_BIDI_CS, CICU_BIDI_B,
  CICU_BIDI_S, CICU_BIDI_WS, CICU_BIDI_ON, CICU_BIDI_LRE, CICU_BIDI_LRO, CICU_BIDI_AL, CICU_BIDI_RLE, CICU_BIDI_RLO,
  CICU_BIDI_PDF, CICU_BIDI_NSM, CICU_BIDI_BN, CICU_BIDI_FSI, CICU_BIDI_LRI, CICU_BIDI_RLI, CICU_BIDI_PDI
};

/// Writes the properties of `count` code points, beginning with `first`.
void cicu_characters(uint32_t first, uint32_t count, CICUCharacter *characters);

/// The line-breaking classes, named as in UAX 14: the values of Line_Break in Unicode 17.0 after rule LB1, with those
/// classes split whose members the rules treat differently.
enum {
  CICU_LINE_AL, CICU_LINE_AK, CICU_LINE_AP, CICU_LINE_AS, CICU_LINE_B2, CICU_LINE_BA, CICU_LINE_BB, CICU_LINE_BK,
  CICU_LINE_CB, CICU_LINE_CJ, CICU_LINE_CL, CICU_LINE_CM, CICU_LINE_CP, CICU_LINE_CR, CICU_LINE_EB, CICU_LINE_EM,
  CICU_LINE_EX, CICU_LINE_GL, CICU_LINE_H2, CICU_LINE_H3, CICU_LINE_HH, CICU_LINE_HL, CICU_LINE_HY, CICU_LINE_ID,
  CICU_LINE_IN, CICU_LINE_IS, CICU_LINE_JL, CICU_LINE_JT, CICU_LINE_JV, CICU_LINE_LF, CICU_LINE_NL, CICU_LINE_NS,
  CICU_LINE_NU, CICU_LINE_OP, CICU_LINE_PO, CICU_LINE_PR, CICU_LINE_QU, CICU_LINE_RI, CICU_LINE_SP, CICU_LINE_SY,
  CICU_LINE_VF, CICU_LINE_VI, CICU_LINE_WJ, CICU_LINE_ZW, CICU_LINE_ZWJ,
  CICU_LINE_AX,  // of class AL, an unassigned pictograph
  CICU_LINE_DC,  // U+25CC, of class AL
  CICU_LINE_IX,  // of class ID, an unassigned pictograph
  CICU_LINE_OW,  // of class OP, wide
  CICU_LINE_QF,  // of class QU, a final quotation mark
  CICU_LINE_QI,  // of class QU, an initial quotation mark
  CICU_LINE_RM   // of class SA, a modifier letter; all of these are repetition marks
};

/// Bits in addition to the class: East_Asian_Width is F, W or H; the class was SA, whose words a dictionary finds.
static const uint8_t CICU_LINE_WIDE = 0x40;
static const uint8_t CICU_LINE_DICTIONARY = 0x80;

/// Returns the line-breaking class of a code point, with its bits.
uint8_t cicu_line_class(uint32_t character);

/// Returns Emoji_Presentation of a code point.
bool cicu_has_emoji_presentation(uint32_t character);

/// The properties of a character that input restrictions query, as bits.
static const uint8_t CICU_INPUT_DIGIT = 1;               // general category Nd
static const uint8_t CICU_INPUT_HAN = 2;                 // Script = Han
static const uint8_t CICU_INPUT_EMOJI = 4;               // Emoji
static const uint8_t CICU_INPUT_EMOJI_PRESENTATION = 8;  // Emoji_Presentation
static const uint8_t CICU_INPUT_EMOJI_MODIFIER = 16;     // Emoji_Modifier
static const uint8_t CICU_INPUT_REGIONAL = 32;           // Regional_Indicator

/// Returns the bits of a code point.
uint8_t cicu_input_traits(uint32_t character);

/// Returns Bidi_Class of a code point.
uint8_t cicu_bidi_class(uint32_t character);

/// Returns Bidi_Paired_Bracket; the character itself if it is not a bracket.
uint32_t cicu_paired_bracket(uint32_t character);

/// The class of a character where `lw` tailors line breaking (UTS 35, part 1, Unicode Line Break Word Identifier).
static const uint8_t CICU_LW_OTHER = 0;
static const uint8_t CICU_LW_LETTER = 1;      // classes AL, HL, NU and those that resolve to them
static const uint8_t CICU_LW_IDEOGRAPH = 2;   // class ID, and letters and numbers of all other classes
static const uint8_t CICU_LW_DICTIONARY = 3;  // letters of class SA, which a dictionary breaks
static const uint8_t CICU_LW_COMBINING = 4;   // classes CM and ZWJ, and the marks of class SA

/// Returns one of CICU_LW_….
uint8_t cicu_line_word_class(uint32_t character);

/// The class of a character within a word: a letter (general category L), a mark on a letter (M), a digit (N), or
/// other.
static const uint8_t CICU_WORD_OTHER = 0;
static const uint8_t CICU_WORD_LETTER = 1;
static const uint8_t CICU_WORD_MARK = 2;
static const uint8_t CICU_WORD_DIGIT = 3;

/// Returns one of CICU_WORD_….
uint8_t cicu_word_class(uint32_t character);

/// Returns true for letters of scripts with upper and lower case (Unicode property Cased).
bool cicu_has_case(uint32_t character);

/// Returns true for a mark that belongs to one script, false for a mark that letters of any script may have.
bool cicu_is_mark_of_script(uint32_t character);

/// Returns the simple lower-case mapping of a character, independent of the language; the character itself if it has
/// none.
uint32_t cicu_lower_case(uint32_t character);

/// Returns the character that the two compose to in normalization form C; 0 if there is none.
uint32_t cicu_composed(uint32_t first, uint32_t second);

// MARK: Scripts

/// Return ICU's numbers of Zyyy (Common), Zinh (Inherited), Zzzz (Unknown) and Hani.
uint16_t cicu_script_common(void);
uint16_t cicu_script_inherited(void);
uint16_t cicu_script_unknown(void);
uint16_t cicu_script_han(void);

/// Returns true if `script` is among the character's Script_Extensions.
bool cicu_has_script(uint32_t character, uint16_t script);

/// Writes the character's Script_Extensions, at most `capacity`, and returns how many were written.
int32_t cicu_script_extensions(uint32_t character, uint16_t *scripts, int32_t capacity);

/// Returns the ISO 15924 code of a script, big endian: 'Latn' is 0x4C61746E.
uint32_t cicu_script_tag(uint16_t script);

// MARK: Locales

/// Writes ICU's identifier for a BCP 47 language tag, with the terminating zero; false if it does not fit. Parts of the
/// tag that are not well-formed are left out.
bool cicu_locale_from_tag(const char *tag, char *locale, int32_t capacity);

/// Returns the first part of an ICU locale identifier that is not in its standard: 1 for the language (ISO 639), 2 for
/// the script (ISO 15924), 3 for the region (ISO 3166); 0 if all parts are known or absent. Numeric regions, and
/// private regions that begin with X, count as known.
int32_t cicu_unknown_subtag(const char *locale);

/// Writes the language, script and region of an ICU locale identifier, with absent ones replaced by likely ones (UTS
/// 35, "Likely Subtags"), and the terminating zero; false if they do not fit.
bool cicu_likely_subtags(const char *locale, char *subtags, int32_t capacity);

/// Writes the value of a keyword ("lb", "lw", "numbers") with the terminating zero; false if the locale has none.
bool cicu_locale_keyword(const char *locale, const char *keyword, char *value, int32_t capacity);

/// The elements of a locale's number format.
enum {
  CICU_DECIMAL_SEPARATOR = 0,
  CICU_GROUPING_SEPARATOR = 1,
  CICU_MINUS_SIGN = 2,
  /// The pattern of decimal numbers (UTS 35, "Number Format Patterns"), which contains the group sizes.
  CICU_DECIMAL_PATTERN = 3,
};

/// Writes an element of the number format for the locale's numbering system in CLDR, or for the one that its keyword
/// `numbers` requests. Returns its UTF-16 length; negative if ICU's data cannot be read or it does not fit.
int32_t cicu_number_part(const char *locale, int32_t part, uint16_t *text, int32_t capacity);

/// Returns the minimum number of digits before the first grouping separator for a locale in CLDR.
int32_t cicu_minimum_grouping_digits(const char *locale);

/// Writes the ten digits, beginning with zero, of the locale's numbering system or of the one that its keyword
/// `numbers` requests. Returns their UTF-16 length; negative if the system does not count with ten digits, ICU's data
/// cannot be read, or they do not fit.
int32_t cicu_decimal_digits(const char *locale, uint16_t *digits, int32_t capacity);

/// Returns the plural category of a number in CLDR's cardinal rules for the locale: 0 for zero, then one, two, few,
/// many and other; negative if ICU's data cannot be read.
int32_t cicu_plural_category(const char *locale, double number);

// MARK: Encodings

/// Writes the character for each of the 256 bytes of an encoding, 0 for none; false if ICU does not know the name, or
/// the encoding has multi-byte characters.
bool cicu_characters_of_encoding(const char *name, uint32_t characters[_Nonnull 256]);

// MARK: Regular expressions

/// A compiled pattern. Use it in one thread at a time.
typedef struct CICUPattern CICUPattern;

/// Compiles a pattern in ICU's syntax; null if that fails. Then `error` is ICU's name of the error, and `offset` the
/// UTF-16 offset at which ICU noticed it, negative if not known.
CICUPattern *_Nullable cicu_pattern_open(
    const uint16_t *pattern, int32_t length, const char *_Nullable *_Nonnull error, int32_t *offset);

/// Closes a pattern.
void cicu_pattern_close(CICUPattern *pattern);

/// Returns true if the pattern matches the whole text; false also if matching takes more than this many thousands of
/// steps.
bool cicu_pattern_matches(CICUPattern *pattern, const uint16_t *text, int32_t length, int32_t thousandsOfSteps);

// MARK: Versions

/// Writes the version of ICU, or of the Unicode data in it, such as "72.1", with the terminating zero.
void cicu_version(char *text, int32_t capacity);
void cicu_unicode_version(char *text, int32_t capacity);

#pragma clang assume_nonnull end

#endif
