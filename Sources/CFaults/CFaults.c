// Needed for the functions about stacks whose names end in _np.
#define _GNU_SOURCE
#include "CFaults.h"

#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// Far more than a handler needs, even where the processor's registers alone take 11 kB.
#define SECOND_STACK_SIZE ((size_t)1 << 16)
// The distance below the stack that counts as an overflow: a function with a large frame may skip the guard page.
#define REACH ((uintptr_t)1 << 20)
#define MARK 0x47616C6C65795354u

// A note at the low end of a second stack, where a handler finds it without a lock.
struct note {
  uint64_t mark;
  // The lowest address of the thread's own stack.
  uintptr_t low;
};

// Finds the lowest address and the size of the calling thread's stack; returns 0 if the system does not report them.
static int find_stack(uintptr_t *low, size_t *size) {
#if defined(__APPLE__)
  *size = pthread_get_stacksize_np(pthread_self());
  *low = (uintptr_t)pthread_get_stackaddr_np(pthread_self()) - *size;
  return 1;
#else
  pthread_attr_t attributes;
  void *address = NULL;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  int found = pthread_attr_getstack(&attributes, &address, size) == 0;
  pthread_attr_destroy(&attributes);
  *low = (uintptr_t)address;
  return found;
#endif
}

int cfaults_set_thread_stack(size_t size) {
#if defined(__APPLE__)
  (void)size;
  return 0;
#else
  pthread_attr_t attributes;
  int failure = pthread_attr_init(&attributes);
  if (failure != 0) return failure;
  failure = pthread_attr_setstacksize(&attributes, size);
  if (failure == 0) failure = pthread_setattr_default_np(&attributes);
  pthread_attr_destroy(&attributes);
  return failure;
#endif
}

size_t cfaults_stack_size(void) {
  uintptr_t low = 0;
  size_t size = 0;
  return find_stack(&low, &size) ? size : 0;
}

void cfaults_cover_thread(void) {
  stack_t now;
  if (sigaltstack(NULL, &now) != 0 || !(now.ss_flags & SS_DISABLE)) return;
  void *place = mmap(NULL, SECOND_STACK_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (place == MAP_FAILED) return;
  struct note *note = place;
  size_t size = 0;
  if (find_stack(&note->low, &size)) note->mark = MARK;
  stack_t second = {.ss_sp = place, .ss_size = SECOND_STACK_SIZE, .ss_flags = 0};
  if (sigaltstack(&second, NULL) != 0) munmap(place, SECOND_STACK_SIZE);
}

static int is_stack_overflow(int number, const siginfo_t *info) {
  stack_t now;
  if (number != SIGSEGV && number != SIGBUS) return 0;
  if (sigaltstack(NULL, &now) != 0 || (now.ss_flags & SS_DISABLE)) return 0;
  const struct note *note = now.ss_sp;
  uintptr_t address = (uintptr_t)info->si_addr;
  // The lowest page counts as well: some systems include the guard page in the stack.
  return note->mark == MARK && address < note->low + 4096 && address + REACH >= note->low;
}

static void end_with_a_line(int number, siginfo_t *info, void *context) {
  (void)context;
  const char *line = "galley: internal error: this is a fault of galley, not of your files; please report it\n";
  if (is_stack_overflow(number, info)) {
    line = "galley: internal error: the stack of a thread overflowed; please report it, with the scene\n";
  } else if (number == SIGBUS) {
    line = "galley: internal error: memory cannot be read\n";
  }
  ssize_t ignored = write(STDERR_FILENO, line, strlen(line));
  (void)ignored;
  _exit(CFAULTS_STATUS);
}

void cfaults_end_with_a_line(void) {
  const int numbers[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
  action.sa_sigaction = end_with_a_line;
  sigfillset(&action.sa_mask);
  for (size_t index = 0; index < sizeof numbers / sizeof numbers[0]; index++) {
    sigaction(numbers[index], &action, NULL);
  }
}
