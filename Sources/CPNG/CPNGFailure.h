// How reading and writing report libpng's errors.

#ifndef CPNG_FAILURE_H
#define CPNG_FAILURE_H

#include <png.h>

#include "CPNG.h"

void cpng_set_failure(CPNGFailure *failure, CPNGStatus status, const char *message);

// The error callback for libpng; its error pointer is a CPNGFailure. A status that was set before is kept.
PNG_NORETURN void cpng_on_error(png_structp png, png_const_charp message);

// The warning callback for libpng, which ignores warnings: they do not affect the pixels.
void cpng_on_warning(png_structp png, png_const_charp message);

#endif
