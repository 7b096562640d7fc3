// The functions of libFuzzer that the fuzz targets call.

#ifndef CFUZZER_H
#define CFUZZER_H

#include <stddef.h>
#include <stdint.h>

// Runs callback with inputs made after the arguments, which are those of a libFuzzer program.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*callback)(const uint8_t *bytes, size_t count));

// Changes count bytes in place, which has room for most, and returns how many there are then.
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t count, size_t most);

#endif
