#include "CPNGFailure.h"

#include <string.h>

void cpng_set_failure(CPNGFailure *failure, CPNGStatus status, const char *message) {
  failure->status = status;
  strncpy(failure->message, message, CPNG_MESSAGE_SIZE - 1);
  failure->message[CPNG_MESSAGE_SIZE - 1] = 0;
}

// libpng identifies a wrong checksum only by its message: "IDAT: CRC error".
static bool is_checksum_error(const char *message) {
  return strlen(message) > 4 && message[4] == ':' && strstr(message, "CRC error") != NULL;
}

void cpng_on_error(png_structp png, png_const_charp message) {
  CPNGFailure *failure = png_get_error_ptr(png);
  if (failure->status == CPNG_OK) {
    if (is_checksum_error(message)) {
      char chunk[5] = {message[0], message[1], message[2], message[3], 0};
      cpng_set_failure(failure, CPNG_CHECKSUM, chunk);
    } else {
      cpng_set_failure(failure, CPNG_DAMAGED, message);
    }
  }
  png_longjmp(png, 1);
}

void cpng_on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}
