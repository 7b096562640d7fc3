// The narrow header of CStart: the command line of the process. Swift's CommandLine reads it from /proc, and is empty
// where that is not mounted: every command would then print its overview and succeed.
#ifndef CSTART_H
#define CSTART_H

// Returns the arguments, the program's name first, terminated by NULL; they stay until the process ends. Returns NULL
// if the C library does not pass them to constructors.
char *const *cstart_words(void);

#endif
