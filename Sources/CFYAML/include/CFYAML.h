// A narrow pull reader over libfyaml: bytes in, one event at a time out. libfyaml's own types stay inside.
#ifndef CFYAML_H
#define CFYAML_H

#include <stdbool.h>
#include <stddef.h>

// The kinds of events. CFYAML_FAILED comes once, at the first mistake, and is the last event.
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

// A text that is valid until the next event; bytes is NULL where there is none.
typedef struct {
  const char *bytes;
  size_t length;
} cfyaml_text;

typedef struct {
  cfyaml_kind kind;
  // The offset of its first byte in the input; negative for an empty value, which has none.
  ptrdiff_t offset;
  // A scalar's value after escapes and folding, an alias' name, or the message of CFYAML_FAILED.
  cfyaml_text text;
  // True for a scalar in quotes or in a block (| or >), which tells "12" from 12.
  bool is_quoted;
  cfyaml_text anchor;
  cfyaml_text tag;
  // Of CFYAML_FAILED without an offset: counted from 1, 0 if not known. Columns are characters.
  int line;
  int column;
} cfyaml_event;

typedef struct cfyaml_reader cfyaml_reader;

// Creates a reader of bytes, which must stay valid until it is closed. NULL when out of memory.
cfyaml_reader *cfyaml_open(const char *bytes, size_t length);

// Returns the next event. After CFYAML_END or CFYAML_FAILED it must not be called again.
cfyaml_event cfyaml_next(cfyaml_reader *reader);

void cfyaml_close(cfyaml_reader *reader);

// Returns the version of the library at run time.
const char *cfyaml_version(void);

#endif
