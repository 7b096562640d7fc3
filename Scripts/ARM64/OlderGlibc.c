// Debian's Swift for arm64 was compiled with a glibc that is newer than Debian 12's. What it asks for besides are these four
// functions: three have new names since C23, whose only difference is that they read binary numbers, too. With them, the
// program runs wherever there is glibc 2.36, as that for x86-64 does.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

long __isoc23_strtol(const char *text, char **end, int base) { return strtol(text, end, base); }

long long __isoc23_strtoll(const char *text, char **end, int base) { return strtoll(text, end, base); }

int __isoc23_sscanf(const char *text, const char *format, ...) {
  va_list values;
  va_start(values, format);
  int count = vsscanf(text, format, values);
  va_end(values);
  return count;
}

// Copies what fits into `size` bytes with the 0 at the end, and returns the length of the whole.
size_t strlcpy(char *to, const char *from, size_t size) {
  size_t length = strlen(from);
  if (size > 0) {
    size_t count = length < size ? length : size - 1;
    memcpy(to, from, count);
    to[count] = 0;
  }
  return length;
}
