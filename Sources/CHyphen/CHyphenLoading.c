// libhyphen takes seconds to read the German patterns, since its table of states is made for far fewer. Here it reads
// only what is not a pattern, so that all settings and defaults are its own; the states are then made from a trie, which
// is what they are. Its header says what they look like.

#define _GNU_SOURCE
#include "CHyphenLoading.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  HyphenState *states;
  int count;
  int capacity;
} Trie;

// Appends a state without anything; negative when out of memory.
static int add_state(Trie *trie) {
  if (trie->count == trie->capacity) {
    int capacity = trie->capacity ? 2 * trie->capacity : 1024;
    HyphenState *states = realloc(trie->states, (size_t)capacity * sizeof *states);
    if (!states) { return -1; }
    trie->states = states;
    trie->capacity = capacity;
  }
  trie->states[trie->count] = (HyphenState){.fallback_state = -1};
  return trie->count++;
}

static int next_state(const Trie *trie, int state, char ch) {
  const HyphenState *from = &trie->states[state];
  for (int i = 0; i < from->num_trans; i++) {
    if (from->trans[i].ch == ch) { return from->trans[i].new_state; }
  }
  return -1;
}

static int next_or_new_state(Trie *trie, int state, char ch) {
  int next = next_state(trie, state, ch);
  if (next >= 0) { return next; }
  next = add_state(trie);
  if (next < 0) { return -1; }
  HyphenState *from = &trie->states[state];
  // Room for a power of two at a time.
  if ((from->num_trans & (from->num_trans - 1)) == 0) {
    size_t room = from->num_trans ? 2 * (size_t)from->num_trans : 1;
    HyphenTrans *trans = realloc(from->trans, room * sizeof *trans);
    if (!trans) { return -1; }
    from->trans = trans;
  }
  from->trans[from->num_trans++] = (HyphenTrans){ch, next};
  return next;
}

// What a division puts in the place of some letters ("asszony" is divided as "asz-szony"): behind a slash the new text,
// and after commas, from 1, the character of the pattern that it begins at, and how many it replaces.
typedef struct {
  char *text;
  signed char index;
  signed char cut;
} Replacement;

// The number at the start of `text`, of at most three digits.
static int read_number(const char *text, size_t length) {
  int number = 0;
  for (size_t i = 0; i < length && i < 3 && text[i] >= '0' && text[i] <= '9'; i++) {
    number = 10 * number + (text[i] - '0');
  }
  return number;
}

// Reads it from behind the slash; `length` is that of the pattern before it. The text is NULL when out of memory.
static Replacement read_replacement(const char *slash, size_t length, size_t pattern_length) {
  size_t text_length = 0;
  while (text_length < length && slash[text_length] != ',' && (unsigned char)slash[text_length] >= ' ') {
    text_length++;
  }
  Replacement replacement = {strndup(slash, text_length), 0, (signed char)pattern_length};
  const char *first = memchr(slash, ',', length);
  if (!first) { return replacement; }
  replacement.cut = 0;
  const char *end = slash + length;
  const char *second = memchr(first + 1, ',', (size_t)(end - first - 1));
  if (second) {
    replacement.index = (signed char)(read_number(first + 1, (size_t)(second - first - 1)) - 1);
    replacement.cut = (signed char)read_number(second + 1, (size_t)(end - second - 1));
  }
  return replacement;
}

// The file counts characters, a state counts bytes.
static void count_bytes(Replacement *replacement, const char *word, size_t length) {
  int character = -1, start = -1;
  for (size_t byte = word[0] == '.' ? 1 : 0; byte <= length; byte++) {
    if ((unsigned char)word[byte] >> 6 != 2) { character++; }
    if (start < 0 && replacement->index == character) {
      start = replacement->index;
      replacement->index = (signed char)byte;
    }
    if (start >= 0 && character - start == replacement->cut) {
      replacement->cut = (signed char)((int)byte - replacement->index);
      break;
    }
  }
  if (word[0] == '.') { replacement->index--; }
}

// A pattern is letters with digits between them; a digit that is not there is 0. The state that its letters lead to
// gets the digits, from the first that is not 0 if nothing is replaced.
static bool add_pattern(Trie *trie, const char *line, size_t length, bool is_utf8) {
  const char *slash = memchr(line, '/', length);
  size_t end = slash ? (size_t)(slash - line) : length;
  char digits[MAX_CHARS + 1];
  char word[MAX_CHARS + 1];
  size_t letters = 0;
  int state = 0;
  digits[0] = '0';
  for (size_t i = 0; i < end && (unsigned char)line[i] > ' ' && letters < MAX_CHARS - 2; i++) {
    if (line[i] >= '0' && line[i] <= '9') {
      digits[letters] = line[i];
    } else {
      state = next_or_new_state(trie, state, line[i]);
      if (state < 0) { return false; }
      word[letters] = line[i];
      digits[++letters] = '0';
    }
  }
  digits[letters + 1] = 0;
  word[letters] = 0;
  Replacement replacement = {0};
  size_t skipped = strspn(digits, "0");
  if (slash) {
    replacement = read_replacement(slash + 1, length - end - 1, end);
    if (!replacement.text) { return false; }
    skipped = word[0] == '.' ? 1 : 0;
    if (is_utf8) { count_bytes(&replacement, word, letters); }
  }
  char *match = strdup(digits + skipped);
  if (!match) {
    free(replacement.text);
    return false;
  }
  HyphenState *to = &trie->states[state];
  free(to->match);
  free(to->repl);
  to->match = match;
  to->repl = replacement.text;
  to->replindex = replacement.index;
  to->replcut = replacement.cut ? replacement.cut : (signed char)letters;
  return true;
}

// Where to go on when no letter leads further: to the longest end of what was read that some pattern begins with
// (Aho and Corasick). Shorter states come first, so that theirs is known.
static bool add_fallbacks(Trie *trie) {
  int *order = malloc((size_t)trie->count * sizeof *order);
  if (!order) { return false; }
  int count = 0;
  order[count++] = 0;
  for (int i = 0; i < count; i++) {
    const HyphenState *from = &trie->states[order[i]];
    for (int k = 0; k < from->num_trans; k++) {
      int shorter = from->fallback_state, target = -1;
      while (shorter >= 0 && (target = next_state(trie, shorter, from->trans[k].ch)) < 0) {
        shorter = trie->states[shorter].fallback_state;
      }
      trie->states[from->trans[k].new_state].fallback_state = target < 0 ? 0 : target;
      order[count++] = from->trans[k].new_state;
    }
  }
  free(order);
  return true;
}

// Puts the patterns of a section into a dictionary that has none.
static bool fill(HyphenDict *dictionary, Trie *trie) {
  bool done = add_fallbacks(trie);
  HyphenState *old = dictionary->states;
  int old_count = dictionary->num_states;
  dictionary->states = trie->states;
  dictionary->num_states = trie->count;
  for (int i = 0; i < old_count; i++) {
    free(old[i].match);
    free(old[i].repl);
    free(old[i].trans);
  }
  free(old);
  return done;
}

static bool is_setting(const char *line, size_t length) {
  static const char *const names[] = {"LEFTHYPHENMIN", "RIGHTHYPHENMIN", "COMPOUNDLEFTHYPHENMIN",
                                      "COMPOUNDRIGHTHYPHENMIN", "NOHYPHEN", "NEXTLEVEL"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    size_t size = strlen(names[i]);
    if (length >= size && memcmp(line, names[i], size) == 0) { return true; }
  }
  return false;
}

static HyphenDict *load_settings(const char *bytes, size_t count) {
  // The stream only reads; its type knows no constant bytes.
  FILE *stream = fmemopen((void *)(uintptr_t)bytes, count, "r");
  if (!stream) { return NULL; }
  HyphenDict *dictionary = hnj_hyphen_load_file(stream);
  fclose(stream);
  return dictionary;
}

// The patterns of the two sections, and in `settings`, which has room for the file, all lines but theirs. False when out
// of memory.
static bool split(const char *bytes, size_t count, Trie tries[2], char *settings, size_t *settings_count) {
  int section = 0;
  bool is_first = true;
  bool is_utf8 = count > 5 && memcmp(bytes, "UTF-8", 5) == 0 && (bytes[5] == '\n' || bytes[5] == '\r');
  for (size_t start = 0, end = 0; start < count; start = end) {
    const char *newline = memchr(bytes + start, '\n', count - start);
    end = newline ? (size_t)(newline - bytes) + 1 : count;
    const char *line = bytes + start;
    size_t length = end - start;
    if (is_first || is_setting(line, length)) {
      memcpy(settings + *settings_count, line, length);
      *settings_count += length;
      if (!is_first && section == 0 && line[0] == 'N' && line[1] == 'E') { section = 1; }
      is_first = false;
      continue;
    }
    // % begins a comment; the German file uses #, which no word contains. libhyphen passes over longer lines.
    if (line[0] == '%' || line[0] == '#' || length > MAX_CHARS - 1) { continue; }
    if (!add_pattern(&tries[section], line, length, is_utf8)) { return false; }
  }
  return true;
}

static void discard(Trie *trie) {
  for (int i = 0; i < trie->count; i++) {
    free(trie->states[i].match);
    free(trie->states[i].repl);
    free(trie->states[i].trans);
  }
  free(trie->states);
}

HyphenDict *chyphen_load(const uint8_t *bytes, size_t count) {
  Trie tries[2] = {{0}, {0}};
  char *settings = malloc(count + 1);
  size_t settings_count = 0;
  bool is_split = settings && add_state(&tries[0]) == 0 && add_state(&tries[1]) == 0
      && split((const char *)bytes, count, tries, settings, &settings_count);
  HyphenDict *dictionary = is_split ? load_settings(settings, settings_count) : NULL;
  free(settings);
  if (!dictionary) {
    discard(&tries[0]);
    discard(&tries[1]);
    return NULL;
  }
  // Without a second section libhyphen puts one of its own before the first.
  bool has_two = tries[1].count > 1;
  bool done = fill(has_two ? dictionary : dictionary->nextlevel, &tries[0]);
  if (has_two) {
    done = fill(dictionary->nextlevel, &tries[1]) && done;
  } else {
    discard(&tries[1]);
  }
  if (done) { return dictionary; }
  hnj_hyphen_free(dictionary);
  return NULL;
}
