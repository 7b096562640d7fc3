#include "CICU.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>

bool cicu_locale_from_tag(const char *tag, char *locale, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t parsed = 0;
  uloc_forLanguageTag(tag, locale, capacity, &parsed, &error);
  return error == U_ZERO_ERROR;
}

static bool contains(const char *const *list, const char *word) {
  while (*list && strcmp(*list, word) != 0) { list++; }
  return *list != NULL;
}

int32_t cicu_unknown_subtag(const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  char part[ULOC_FULLNAME_CAPACITY];
  int32_t length = uloc_getLanguage(locale, part, ULOC_FULLNAME_CAPACITY, &error);
  if (error == U_ZERO_ERROR && length > 0 && !contains(uloc_getISOLanguages(), part)) {
    // A tag has the current code instead of a former one, such as he for iw.
    char tag[ULOC_FULLNAME_CAPACITY];
    length = uloc_toLanguageTag(part, tag, ULOC_FULLNAME_CAPACITY, true, &error);
    if (error != U_ZERO_ERROR || length == 0 || !contains(uloc_getISOLanguages(), tag)) { return 1; }
  }
  error = U_ZERO_ERROR;
  length = uloc_getScript(locale, part, ULOC_FULLNAME_CAPACITY, &error);
  if (error == U_ZERO_ERROR && length > 0 && u_getPropertyValueEnum(UCHAR_SCRIPT, part) == UCHAR_INVALID_CODE) {
    return 2;
  }
  error = U_ZERO_ERROR;
  length = uloc_getCountry(locale, part, ULOC_FULLNAME_CAPACITY, &error);
  bool isLetters = length == 2 && part[0] != 'X';
  return error == U_ZERO_ERROR && isLetters && !contains(uloc_getISOCountries(), part) ? 3 : 0;
}

bool cicu_likely_subtags(const char *locale, char *subtags, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  char base[ULOC_FULLNAME_CAPACITY];
  uloc_getBaseName(locale, base, ULOC_FULLNAME_CAPACITY, &error);
  if (error != U_ZERO_ERROR) { return false; }
  uloc_addLikelySubtags(base, subtags, capacity, &error);
  return error == U_ZERO_ERROR;
}

bool cicu_locale_keyword(const char *locale, const char *keyword, char *value, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = uloc_getKeywordValue(locale, keyword, value, capacity, &error);
  return error == U_ZERO_ERROR && length > 0;
}

/// Replaces a locale by its parent in CLDR's inheritance: the bundle's own %%Parent, or the identifier without its last
/// part, and finally root. False at root.
static bool go_to_parent(char *locale, const UResourceBundle *bundle) {
  if (strcmp(locale, "root") == 0) { return false; }
  if (bundle) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = 0;
    const UChar *parent = ures_getStringByKey(bundle, "%%Parent", &length, &error);
    if (U_SUCCESS(error) && length > 0 && length < ULOC_FULLNAME_CAPACITY) {
      for (int32_t i = 0; i < length; i++) { locale[i] = (char)parent[i]; }
      locale[length] = 0;
      return true;
    }
  }
  char *last = strrchr(locale, '_');
  if (last && last > locale) {
    *last = 0;
  } else {
    strcpy(locale, "root");
  }
  return true;
}

/// Copies the string at NumberElements/first/second/third (null ends the path early) from the bundle of this locale
/// alone.
static bool copy_number_element(
    const UResourceBundle *bundle, const char *const path[3], UChar *value, int32_t capacity, int32_t *length) {
  UErrorCode error = U_ZERO_ERROR;
  UResourceBundle *at = ures_getByKey(bundle, "NumberElements", NULL, &error);
  for (int32_t i = 0; i < 3 && path[i]; i++) { at = ures_getByKey(at, path[i], at, &error); }
  int32_t found = 0;
  const UChar *string = ures_getString(at, &found, &error);
  bool copied = U_SUCCESS(error) && found < capacity;
  if (copied) {
    memcpy(value, string, (size_t)found * sizeof(UChar));
    value[found] = 0;
    *length = found;
  }
  ures_close(at);
  return copied;
}

/// Copies the string from the first bundle between `locale` and root that has it. ICU's public interface inherits only
/// whole tables of the first level and falls back to the locale of the environment, so the search is done here.
static bool find_number_element(
    const char *locale, bool rootToo, const char *const path[3], UChar *value, int32_t capacity, int32_t *length) {
  char at[ULOC_FULLNAME_CAPACITY];
  strcpy(at, locale);
  bool found = false;
  bool more = true;
  while (more && !found && (rootToo || strcmp(at, "root") != 0)) {
    UErrorCode error = U_ZERO_ERROR;
    UResourceBundle *bundle = ures_openDirect(NULL, at, &error);
    if (U_FAILURE(error)) {
      ures_close(bundle);
      bundle = NULL;
    }
    found = bundle && copy_number_element(bundle, path, value, capacity, length);
    more = !found && go_to_parent(at, bundle);
    ures_close(bundle);
  }
  return found;
}

/// Writes the name of the numbering system that the keyword requests, or of the locale's default. The keyword may name
/// a numbering system by its role in the locale; if no bundle has that role, another role is used.
static bool find_numbering_system(const char *locale, const char *base, char *system, int32_t capacity) {
  if (!cicu_locale_keyword(locale, "numbers", system, capacity)) { strcpy(system, "default"); }
  while (true) {
    bool isTraditional = strcmp(system, "traditional") == 0;
    bool isDefault = strcmp(system, "default") == 0;
    if (!isTraditional && !isDefault && strcmp(system, "native") != 0 && strcmp(system, "finance") != 0) {
      return true;
    }
    const char *const path[3] = {system, NULL, NULL};
    UChar name[32];
    int32_t length = 0;
    if (find_number_element(base, true, path, name, 32, &length)) {
      if (length >= capacity) { return false; }
      for (int32_t i = 0; i <= length; i++) { system[i] = (char)name[i]; }
      return true;
    }
    if (isDefault) { return false; }
    strcpy(system, isTraditional ? "native" : "default");
  }
}

// Writes the locale without keywords ("root" if nothing is left) and the name of its numbering system.
static bool find_base_and_system(const char *locale, char *base, char *system) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t baseLength = uloc_getBaseName(locale, base, ULOC_FULLNAME_CAPACITY, &error);
  if (error != U_ZERO_ERROR) { return false; }
  if (baseLength == 0) { strcpy(base, "root"); }
  return find_numbering_system(locale, base, system, 32);
}

int32_t cicu_number_part(const char *locale, int32_t part, uint16_t *text, int32_t capacity) {
  static const char *const names[][2] = {
      {"symbols", "decimal"}, {"symbols", "group"}, {"symbols", "minusSign"}, {"patterns", "decimalFormat"}};
  const char *const table = names[part][0];
  const char *const name = names[part][1];
  char base[ULOC_FULLNAME_CAPACITY];
  char system[32];
  if (!find_base_and_system(locale, base, system)) { return -1; }

  UChar *value = (UChar *)text;
  int32_t length = 0;
  const char *const own[3] = {system, table, name};
  if (find_number_element(base, false, own, value, capacity, &length)) { return length; }

  // For a numbering system, root either has its own symbols or refers to Latin's in the locale that was requested. Such
  // a reference reads as root's Latin symbol here.
  const char *const latin[3] = {"latn", table, name};
  UChar rootLatin[64];
  int32_t rootLatinLength = 0;
  if (!find_number_element("root", true, latin, rootLatin, 64, &rootLatinLength)) { return -1; }
  if (find_number_element("root", true, own, value, capacity, &length)
      && !(length == rootLatinLength && memcmp(value, rootLatin, (size_t)length * sizeof(UChar)) == 0)) {
    return length;
  }
  return find_number_element(base, true, latin, value, capacity, &length) ? length : -1;
}

int32_t cicu_minimum_grouping_digits(const char *locale) {
  char base[ULOC_FULLNAME_CAPACITY];
  char system[32];
  const char *const path[3] = {"minimumGroupingDigits", NULL, NULL};
  UChar value[8];
  int32_t length = 0;
  bool found = find_base_and_system(locale, base, system) && find_number_element(base, true, path, value, 8, &length);
  return found && length == 1 && value[0] > '0' && value[0] <= '9' ? value[0] - '0' : 1;
}

int32_t cicu_decimal_digits(const char *locale, uint16_t *digits, int32_t capacity) {
  char base[ULOC_FULLNAME_CAPACITY];
  char system[32];
  UErrorCode error = U_ZERO_ERROR;
  if (!find_base_and_system(locale, base, system)) { return -1; }

  UResourceBundle *bundle = ures_openDirect(NULL, "numberingSystems", &error);
  UResourceBundle *at = ures_getByKey(bundle, "numberingSystems", NULL, &error);
  at = ures_getByKey(at, system, at, &error);
  UResourceBundle *part = ures_getByKey(at, "algorithmic", NULL, &error);
  int32_t length = -1;
  if (U_SUCCESS(error) && ures_getInt(part, &error) == 0) {
    int32_t found = 0;
    const UChar *string = ures_getStringByKey(at, "desc", &found, &error);
    if (U_SUCCESS(error) && found <= capacity) {
      memcpy(digits, string, (size_t)found * sizeof(UChar));
      length = found;
    }
  }
  ures_close(part);
  ures_close(at);
  ures_close(bundle);
  return length;
}

int32_t cicu_plural_category(const char *locale, double number) {
  UErrorCode error = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_openForType(locale, UPLURAL_TYPE_CARDINAL, &error);
  if (U_FAILURE(error)) { return -1; }
  UChar keyword[16];
  int32_t length = uplrules_select(rules, number, keyword, 16, &error);
  uplrules_close(rules);
  if (U_FAILURE(error)) { return -1; }
  static const char *const names[] = {"zero", "one", "two", "few", "many", "other"};
  for (int32_t i = 0; i < 6; i++) {
    int32_t at = 0;
    while (at < length && names[i][at] == (char)keyword[at]) { at++; }
    if (at == length && names[i][at] == 0) { return i; }
  }
  return -1;
}
