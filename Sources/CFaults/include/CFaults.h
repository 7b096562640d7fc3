// The narrow header of CFaults: the stacks of threads, and a last line when the program is ended by a fault of its own.
// What runs in a signal handler is C, since a handler may not allocate or take locks.
#ifndef CFAULTS_H
#define CFAULTS_H

#include <stddef.h>

// The exit code of a process that a fault ended (EX_SOFTWARE of sysexits.h).
#define CFAULTS_STATUS 70

// Gives every thread that is made from now on a stack of `size` bytes, whatever `ulimit -s` says. Returns 0, or an error
// number. Where the system has no such call, does nothing.
int cfaults_set_thread_stack(size_t size);

// Returns the bytes of the stack of the thread that calls; 0 if the system does not say.
size_t cfaults_stack_size(void);

// Makes SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE and SIGABRT write one line that says what happened to standard error, and
// end the process with CFAULTS_STATUS. A stack that ran over is told from other faults on threads that
// `cfaults_cover_thread` was called on; on others it ends the process by the signal.
void cfaults_end_with_a_line(void);

// Gives the thread that calls a second stack for signal handlers, once. It stays until the process ends.
void cfaults_cover_thread(void);

#endif
