#include "CStart.h"

#include <stddef.h>
#include <stdlib.h>

static char **started_with;

// These two C libraries pass a constructor the same arguments as `main`. Swift's `main` drops its own.
#if defined(__GLIBC__) || defined(__APPLE__)
__attribute__((constructor)) static void keep_words(int count, char **words) {
  (void)count;
  started_with = words;
}
#endif

char *const *cstart_words(void) { return started_with; }
