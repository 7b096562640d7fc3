// The narrow header of CFaults: sets the stack sizes of threads, and writes a last line when a fault of the program
// ends it. Code that runs in a signal handler is in C, since a handler must not allocate or take locks.
#ifndef CFAULTS_H
#define CFAULTS_H

#include <stddef.h>

// The exit code of a process that was ended by a fault of its own (EX_SOFTWARE of sysexits.h).
#define CFAULTS_STATUS 70

// Gives every thread that is created from now on a stack of `size` bytes, whatever `ulimit -s` says. Returns 0 or an
// error number. Does nothing where the system has no such call.
int cfaults_set_thread_stack(size_t size);

// Returns the size of the calling thread's stack in bytes; 0 if the system does not report it.
size_t cfaults_stack_size(void);

// Makes SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE and SIGABRT write one line to standard error that says what happened,
// and end the process with CFAULTS_STATUS. A stack overflow is recognised only on threads that called
// `cfaults_cover_thread`; on other threads it ends the process by the signal.
void cfaults_end_with_a_line(void);

// Gives the calling thread a second stack for signal handlers, once. It stays until the process ends.
void cfaults_cover_thread(void);

#endif
