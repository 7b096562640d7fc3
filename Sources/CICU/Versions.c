#include "CICU.h"

#include <stdio.h>
#include <unicode/uchar.h>
#include <unicode/uversion.h>

static void write_version(const UVersionInfo version, char *text, int32_t capacity) {
  snprintf(text, (size_t)capacity, "%d.%d", version[0], version[1]);
}

void cicu_version(char *text, int32_t capacity) {
  UVersionInfo version;
  u_getVersion(version);
  write_version(version, text, capacity);
}

void cicu_unicode_version(char *text, int32_t capacity) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  write_version(version, text, capacity);
}
