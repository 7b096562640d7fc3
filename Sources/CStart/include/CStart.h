// The narrow header of CStart: the words that the process was started with. Swift's CommandLine reads them from /proc, and
// has none where that is not mounted: every command would then print its overview, and succeed.
#ifndef CSTART_H
#define CSTART_H

// Returns the words, the program's name first, ended by a NULL; they stay until the process ends. NULL if the C library
// does not hand them over.
char *const *cstart_words(void);

#endif
