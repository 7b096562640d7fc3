#include "CFYAML.h"

#include <libfyaml.h>
#include <stdlib.h>

struct cfyaml_reader {
  struct fy_diag *diagnostics;
  struct fy_parser *parser;
  // The last event, which owns the texts of the result.
  struct fy_event *event;
  bool has_failed;
};

cfyaml_reader *cfyaml_open(const char *bytes, size_t length) {
  cfyaml_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  struct fy_diag_cfg silent;
  fy_diag_cfg_default(&silent);
  silent.fp = NULL;
  silent.colorize = false;
  reader->diagnostics = fy_diag_create(&silent);
  if (reader->diagnostics != NULL) {
    fy_diag_set_collect_errors(reader->diagnostics, true);
    // libfyaml's own depth limit depends on how it was built, so it is turned off; the caller limits the nesting depth
    // by the events instead. Parsing to events is not recursive.
    struct fy_parse_cfg configuration = {
        .search_path = "",
        .flags = FYPCF_QUIET | FYPCF_COLLECT_DIAG | FYPCF_DEFAULT_VERSION_1_2 | FYPCF_JSON_NONE |
                 FYPCF_DISABLE_DEPTH_LIMIT,
        .diag = reader->diagnostics,
    };
    reader->parser = fy_parser_create(&configuration);
  }
  if (reader->parser == NULL || fy_parser_set_string(reader->parser, bytes, length) != 0) {
    cfyaml_close(reader);
    return NULL;
  }
  return reader;
}

void cfyaml_close(cfyaml_reader *reader) {
  if (reader == NULL) return;
  // A parser that has failed is leaked on purpose: libfyaml 0.7 frees a key twice when a tab stands where a block entry
  // should begin, and cleaning up would then corrupt memory (its issue 57). The leak is a few kilobytes and the tokens
  // that the parser had read ahead.
  if (reader->has_failed) reader->parser = NULL;
  if (reader->parser == NULL) reader->event = NULL;
  if (reader->event != NULL) fy_parser_event_free(reader->parser, reader->event);
  if (reader->parser != NULL) fy_parser_destroy(reader->parser);
  if (reader->diagnostics != NULL) fy_diag_destroy(reader->diagnostics);
  free(reader);
}

static cfyaml_text text_of(struct fy_token *token) {
  cfyaml_text text = {NULL, 0};
  if (token != NULL) text.bytes = fy_token_get_text(token, &text.length);
  return text;
}

static ptrdiff_t offset_of(struct fy_token *token) {
  const struct fy_mark *mark = token != NULL ? fy_token_start_mark(token) : NULL;
  return mark != NULL ? (ptrdiff_t)mark->input_pos : -1;
}

static cfyaml_event failure(cfyaml_reader *reader) {
  cfyaml_event result = {.kind = CFYAML_FAILED, .offset = -1};
  reader->has_failed = true;
  void *position = NULL;
  struct fy_diag_error *error = fy_diag_errors_iterate(reader->diagnostics, &position);
  if (error == NULL) return result;
  result.offset = offset_of(error->fyt);
  result.line = error->line;
  result.column = error->column;
  if (error->msg != NULL) {
    result.text.bytes = error->msg;
    while (error->msg[result.text.length] != '\0') result.text.length++;
  }
  return result;
}

static void fill_scalar(cfyaml_event *result, const struct fy_event *event) {
  struct fy_token *value = event->scalar.value;
  result->kind = CFYAML_SCALAR;
  result->text = text_of(value);
  result->is_quoted = value != NULL && fy_token_scalar_style(value) > FYSS_PLAIN;
  // An empty value has a token in some places and none in others, but never has an offset in the input.
  bool is_nowhere = result->text.length == 0 && !result->is_quoted;
  result->offset = is_nowhere ? -1 : offset_of(value);
  result->anchor = text_of(event->scalar.anchor);
  result->tag = text_of(event->scalar.tag);
}

// Fills the result. Returns true if the caller needs the event.
static bool fill(cfyaml_event *result, struct fy_event *event) {
  const struct fy_mark *mark = fy_event_start_mark(event);
  result->offset = mark != NULL ? (ptrdiff_t)mark->input_pos : -1;
  switch (event->type) {
    case FYET_DOCUMENT_START: result->kind = CFYAML_DOCUMENT; return true;
    case FYET_SCALAR: fill_scalar(result, event); return true;
    case FYET_ALIAS:
      result->kind = CFYAML_ALIAS;
      result->text = text_of(event->alias.anchor);
      return true;
    case FYET_SEQUENCE_START:
      result->kind = CFYAML_SEQUENCE_START;
      result->anchor = text_of(event->sequence_start.anchor);
      result->tag = text_of(event->sequence_start.tag);
      return true;
    case FYET_MAPPING_START:
      result->kind = CFYAML_MAPPING_START;
      result->anchor = text_of(event->mapping_start.anchor);
      result->tag = text_of(event->mapping_start.tag);
      return true;
    case FYET_SEQUENCE_END: result->kind = CFYAML_SEQUENCE_END; return true;
    case FYET_MAPPING_END: result->kind = CFYAML_MAPPING_END; return true;
    default: return false;
  }
}

cfyaml_event cfyaml_next(cfyaml_reader *reader) {
  for (;;) {
    if (reader->event != NULL) fy_parser_event_free(reader->parser, reader->event);
    reader->event = fy_parser_parse(reader->parser);
    if (reader->event == NULL) {
      if (fy_parser_get_stream_error(reader->parser)) return failure(reader);
      return (cfyaml_event){.kind = CFYAML_END, .offset = -1};
    }
    cfyaml_event result = {.kind = CFYAML_END, .offset = -1};
    if (fill(&result, reader->event)) return result;
  }
}

const char *cfyaml_version(void) { return fy_library_version(); }
