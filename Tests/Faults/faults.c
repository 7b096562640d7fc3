// Makes the n-th call of some functions fail, or kills the process there. Preloaded into a program (LD_PRELOAD), on Linux
// with the GNU C library. Variables of the environment say what:
//
//     FAULT_CALLS  names, separated by commas: write, create (open that makes a file), open, mkdir, rename, link, unlink,
//                  fsync, flock, mmap, malloc
//     FAULT_AT     the number of the call, from 1, among all calls of these names
//     FAULT_KIND   once: that call fails; on: and all later ones; kill: the process is killed instead of the call
//     FAULT_ERRNO  the error number
//     FAULT_MARK   a file that is made when the call is reached
//     FAULT_COUNT  a file for the number of calls, written when the program ends; without FAULT_AT none of them fails
//
// Memory counts from when the program sets the stacks of its threads, which is the last thing before its work: before that
// it has no handlers of faults. Writes count if they go to a regular file or to standard output; messages on standard error are always written.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static const char *calls, *mark, *kind, *count_path;
static long at;
static int number;
static atomic_long count;
static atomic_int is_working;

__attribute__((constructor)) static void read_environment(void) {
  const char *text = getenv("FAULT_AT");
  at = text ? atol(text) : 0;
  text = getenv("FAULT_ERRNO");
  number = text ? atoi(text) : EIO;
  kind = getenv("FAULT_KIND");
  if (!kind) kind = "once";
  mark = getenv("FAULT_MARK");
  calls = getenv("FAULT_CALLS");
  count_path = getenv("FAULT_COUNT");
  if (count_path && at < 1) at = LONG_MAX;
}

__attribute__((destructor)) static void write_count(void) {
  if (!count_path) return;
  char text[32];
  const int length = snprintf(text, sizeof text, "%ld", atomic_load(&count));
  const long file = syscall(SYS_openat, AT_FDCWD, count_path, O_CREAT | O_WRONLY | O_TRUNC, 0600);
  if (syscall(SYS_write, file, text, length) == length) syscall(SYS_close, file);
}

// Returns true if a call of this name is to fail; sets errno.
static int fails(const char *name) {
  if (!calls || at < 1) return 0;
  const size_t length = strlen(name);
  const char *place = calls;
  while ((place = strstr(place, name)) != NULL) {
    if ((place == calls || place[-1] == ',') && (place[length] == ',' || place[length] == 0)) break;
    place += length;
  }
  if (!place) return 0;
  const long reached = atomic_fetch_add(&count, 1) + 1;
  if (reached < at || (reached > at && strcmp(kind, "on") != 0)) return 0;
  if (reached == at && mark) syscall(SYS_close, syscall(SYS_openat, AT_FDCWD, mark, O_CREAT | O_WRONLY | O_TRUNC, 0600));
  if (strcmp(kind, "kill") == 0) {
    syscall(SYS_kill, syscall(SYS_getpid), SIGKILL);
    for (;;) pause();
  }
  errno = number;
  return 1;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int file, const void *bytes, size_t size) {
  struct stat facts;
  if (file != STDERR_FILENO && fstat(file, &facts) == 0 && (S_ISREG(facts.st_mode) || file == STDOUT_FILENO)
      && fails("write"))
    return -1;
  return syscall(SYS_write, file, bytes, size);
}

static int opens(const char *path, int flags, unsigned mode) {
  if (fails("open") || ((flags & O_CREAT) && fails("create"))) return -1;
  return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  const unsigned mode = flags & O_CREAT ? va_arg(rest, unsigned) : 0;
  va_end(rest);
  return opens(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  const unsigned mode = flags & O_CREAT ? va_arg(rest, unsigned) : 0;
  va_end(rest);
  return opens(path, flags, mode);
}

int mkdir(const char *path, mode_t mode) { return fails("mkdir") ? -1 : NEXT(mkdir)(path, mode); }
int rename(const char *from, const char *to) { return fails("rename") ? -1 : NEXT(rename)(from, to); }
int link(const char *from, const char *to) { return fails("link") ? -1 : NEXT(link)(from, to); }
int unlink(const char *path) { return fails("unlink") ? -1 : NEXT(unlink)(path); }
int fsync(int file) { return fails("fsync") ? -1 : NEXT(fsync)(file); }
int flock(int file, int how) { return fails("flock") ? -1 : NEXT(flock)(file, how); }

void *mmap(void *place, size_t size, int access, int flags, int file, off_t offset) {
  return fails("mmap") ? MAP_FAILED : (void *)syscall(SYS_mmap, place, size, access, flags, file, offset);
}

void *__libc_malloc(size_t size);
void *malloc(size_t size) {
  return atomic_load(&is_working) && fails("malloc") ? NULL : __libc_malloc(size);
}

int pthread_setattr_default_np(const pthread_attr_t *attributes) {
  atomic_store(&is_working, 1);
  return NEXT(pthread_setattr_default_np)(attributes);
}
