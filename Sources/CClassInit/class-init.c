#include "CClassInit.h"

// Swift passes the class as the context argument, and all other arguments as C passes plain values.
#define SWIFT __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))

void *galley_init(void *function, void *type) {
  typedef SWIFT void *(*Init)(CONTEXT void *);
  return ((Init)function)(type);
}

void *galley_init_rect(void *function, void *type, double x, double y, double width, double height) {
  typedef SWIFT void *(*Init)(double, double, double, double, CONTEXT void *);
  return ((Init)function)(x, y, width, height, type);
}

void *galley_init_string(void *function, void *type, uint64_t word0, uint64_t word1) {
  typedef SWIFT void *(*Init)(uint64_t, uint64_t, CONTEXT void *);
  return ((Init)function)(word0, word1, type);
}

void *galley_init_case_string(void *function, void *type, int64_t style, uint64_t word0, uint64_t word1) {
  typedef SWIFT void *(*Init)(int64_t, uint64_t, uint64_t, CONTEXT void *);
  return ((Init)function)(style, word0, word1, type);
}

void *galley_init_string_object(void *function, void *type, uint64_t word0, uint64_t word1, void *object) {
  typedef SWIFT void *(*Init)(uint64_t, uint64_t, void *, CONTEXT void *);
  return ((Init)function)(word0, word1, object, type);
}

void *galley_init_string_objects(
    void *function, void *type, uint64_t word0, uint64_t word1, void *first, void *second) {
  typedef SWIFT void *(*Init)(uint64_t, uint64_t, void *, void *, CONTEXT void *);
  return ((Init)function)(word0, word1, first, second, type);
}

void *galley_init_objects_value(
    void *function, void *type, void *const objects[3], void *value, void *witnesses) {
  typedef SWIFT void *(*Init)(void *, void *, void *, void *, void *, CONTEXT void *);
  return ((Init)function)(objects[0], objects[1], objects[2], value, witnesses, type);
}
