// A narrow pull reader over libfyaml: bytes in, one event at a time out. libfyaml's own types stay inside.
#ifndef CFYAML_H
#define CFYAML_H

#include <stdbool.h>
#include <stddef.h>

// What was found. CFYAML_FAILED comes once, at the first mistake, and is the last event.
typedef enum {
  CFYAML_END = 0,
  CFYAML_FAILED,
  CFYAML_DOCUMENT,
  CFYAML_SCALAR,
  CFYAML_ALIAS,
  CFYAML_SEQUENCE_START,
  CFYAML_SEQUENCE_END,
  CFYAML_MAPPING_START,
  CFYAML_MAPPING_END,
} cfyaml_kind;

// A piece of text that lives until the next event is asked for; bytes is NULL where there is none.
typedef struct {
  const char *bytes;
  size_t length;
} cfyaml_text;

typedef struct {
  cfyaml_kind kind;
  // Where it begins, counted in bytes from the start of the input; negative for an empty value, which is nowhere.
  ptrdiff_t offset;
  // A scalar's value after escapes and folding, an alias' name, or the message of CFYAML_FAILED.
  cfyaml_text text;
  // Whether a scalar stands in quotes or in a block (| or >), so that 12 and "12" can be told apart.
  bool is_quoted;
  cfyaml_text anchor;
  cfyaml_text tag;
  // Of CFYAML_FAILED without an offset: counted from 1, 0 if not known. Columns are characters.
  int line;
  int column;
} cfyaml_event;

typedef struct cfyaml_reader cfyaml_reader;

// A reader of bytes, which must stay where they are until it is closed. NULL when out of memory.
cfyaml_reader *cfyaml_open(const char *bytes, size_t length);

// The next event. After CFYAML_END or CFYAML_FAILED it must not be called again.
cfyaml_event cfyaml_next(cfyaml_reader *reader);

void cfyaml_close(cfyaml_reader *reader);

// The version of the library that the process runs with.
const char *cfyaml_version(void);

#endif
