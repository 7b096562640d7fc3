// How both directions report libpng's errors.

#ifndef CPNG_FAILURE_H
#define CPNG_FAILURE_H

#include <png.h>

#include "CPNG.h"

void cpng_set_failure(CPNGFailure *failure, CPNGStatus status, const char *message);

// libpng's error callback; its error pointer is a CPNGFailure. A status that was set before stays.
PNG_NORETURN void cpng_on_error(png_structp png, png_const_charp message);

// libpng's warning callback: warnings do not matter to the pixels.
void cpng_on_warning(png_structp png, png_const_charp message);

#endif
