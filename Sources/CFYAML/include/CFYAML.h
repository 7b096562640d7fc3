// The narrow interface to libfyaml: a pull reader that takes bytes and returns one event at a time. The types of
// libfyaml stay inside.
#ifndef CFYAML_H
#define CFYAML_H

#include <stdbool.h>
#include <stddef.h>

// The kinds of events. CFYAML_FAILED comes once, at the first error, and is the last event.
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

// A text that is valid until the next event; bytes is NULL if there is no text.
typedef struct {
  const char *bytes;
  size_t length;
} cfyaml_text;

typedef struct {
  cfyaml_kind kind;
  // The offset of the event's first byte in the input; negative for an empty value, which has no offset.
  ptrdiff_t offset;
  // The value of a scalar after escapes and folding, the name of an alias, or the message of CFYAML_FAILED.
  cfyaml_text text;
  // True for a scalar in quotes or in a block (| or >), to distinguish "12" from 12.
  bool is_quoted;
  cfyaml_text anchor;
  cfyaml_text tag;
  // The line and column of a CFYAML_FAILED without an offset, counted from 1; 0 if not known. Columns count characters.
  int line;
  int column;
} cfyaml_event;

typedef struct cfyaml_reader cfyaml_reader;

// Creates a reader of bytes, which must stay valid until the reader is closed. Returns NULL if out of memory.
cfyaml_reader *cfyaml_open(const char *bytes, size_t length);

// Returns the next event. Must not be called again after CFYAML_END or CFYAML_FAILED.
cfyaml_event cfyaml_next(cfyaml_reader *reader);

void cfyaml_close(cfyaml_reader *reader);

// Returns the version of the library at run time.
const char *cfyaml_version(void);

#endif
