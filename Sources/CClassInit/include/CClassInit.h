#ifndef GALLEY_CLASS_INIT_H
#define GALLEY_CLASS_INIT_H

#include <stdint.h>

// Functions that call allocating initialisers of Swift classes, which are found in the method table of a class. Each
// takes the function pointer and the class, and returns a new object that the caller owns.

// init()
void *galley_init(void *function, void *type);
// init(frame: CGRect)
void *galley_init_rect(void *function, void *type, double x, double y, double width, double height);
// init(reuseIdentifier: String?)
void *galley_init_string(void *function, void *type, uint64_t word0, uint64_t word1);
// init(style: enumeration of Int, reuseIdentifier: String?)
void *galley_init_case_string(void *function, void *type, int64_t style, uint64_t word0, uint64_t word1);
// init(nibName: String?, bundle: an object or none), whose reference it takes
void *galley_init_string_object(void *function, void *type, uint64_t word0, uint64_t word1, void *object);
// init(identifier: String?, source: object, destination: object), whose references it takes
void *galley_init_string_objects(
    void *function, void *type, uint64_t word0, uint64_t word1, void *first, void *second);
// init(textAttachment: object, parentView: object or none, textLayoutManager: object or none,
// location: object of a protocol), whose references it takes
void *galley_init_objects_value(
    void *function, void *type, void *const objects[3], void *value, void *witnesses);

#endif
