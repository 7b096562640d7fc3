// What a preview may not depend on: the time of day, random bytes and the network. The processes that draw previews load
// this library before all others, so that its functions stand before those of the C library.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static long long startOfClock;      // Seconds since 1970; 0 leaves the clock as it is.
static struct timespec beginning;   // Of the preview, by the clock that nobody sets.
static uint64_t seed;
static int networkCalls;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

// Sets the clock to a time, begins the random numbers anew and forgets what was asked for.
void galley_fixed_begin(long long seconds) {
  pthread_mutex_lock(&lock);
  syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &beginning);
  startOfClock = seconds;
  seed = 0x9E3779B97F4A7C15u;
  networkCalls = 0;
  pthread_mutex_unlock(&lock);
}

// How often the network was asked for since the beginning.
int galley_fixed_network_calls(void) { return __atomic_load_n(&networkCalls, __ATOMIC_RELAXED); }

int clock_gettime(clockid_t clock, struct timespec *time) {
  long answer = syscall(SYS_clock_gettime, clock, time);
  if (answer != 0 || startOfClock == 0 || (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE)) return (int)answer;
  struct timespec now;
  syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &now);
  time->tv_sec = startOfClock + now.tv_sec - beginning.tv_sec;
  time->tv_nsec = now.tv_nsec - beginning.tv_nsec;
  if (time->tv_nsec < 0) {
    time->tv_nsec += 1000000000;
    time->tv_sec -= 1;
  }
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  (void)zone;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result != NULL) *result = now.tv_sec;
  return now.tv_sec;
}

static void fill(unsigned char *bytes, size_t count) {
  pthread_mutex_lock(&lock);
  for (size_t index = 0; index < count; index++) {
    if (index % 8 == 0) seed += 0x9E3779B97F4A7C15u;
    uint64_t word = (seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9u;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EBu;
    bytes[index] = (unsigned char)((word ^ (word >> 31)) >> (8 * (index % 8)));
  }
  pthread_mutex_unlock(&lock);
}

ssize_t getrandom(void *bytes, size_t count, unsigned flags) {
  (void)flags;
  fill(bytes, count);
  return (ssize_t)count;
}

int getentropy(void *bytes, size_t count) {
  fill(bytes, count);
  return 0;
}

// Swift asks the kernel for random bytes by the number of the call.
long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long words[6];
  for (int index = 0; index < 6; index++) words[index] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom) return getrandom((void *)words[0], (size_t)words[1], (unsigned)words[2]);
  static long (*next)(long, ...);
  if (next == NULL) next = dlsym(RTLD_NEXT, "syscall");
  return next(number, words[0], words[1], words[2], words[3], words[4], words[5]);
}

void arc4random_buf(void *bytes, size_t count) { fill(bytes, count); }

uint32_t arc4random(void) {
  uint32_t word;
  fill((unsigned char *)&word, sizeof word);
  return word;
}

uint32_t arc4random_uniform(uint32_t bound) { return bound < 2 ? 0 : arc4random() % bound; }

// The last handle of the file of random bytes.
static int randomHandle = -1;

static int openFile(const char *name, const char *path, int flags, mode_t mode) {
  int (*next)(const char *, int, ...) = dlsym(RTLD_NEXT, name);
  int handle = next(path, flags, mode);
  if (strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0) randomHandle = handle;
  return handle;
}

int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0;
  va_end(list);
  return openFile("open", path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0;
  va_end(list);
  return openFile("open64", path, flags, mode);
}

int close(int handle) {
  static int (*next)(int);
  if (next == NULL) next = dlsym(RTLD_NEXT, "close");
  if (handle == randomHandle) randomHandle = -1;
  return next(handle);
}

ssize_t read(int handle, void *bytes, size_t count) {
  static ssize_t (*next)(int, void *, size_t);
  if (next == NULL) next = dlsym(RTLD_NEXT, "read");
  if (handle < 0 || handle != randomHandle) return next(handle, bytes, count);
  fill(bytes, count);
  return (ssize_t)count;
}

int connect(int handle, const struct sockaddr *address, socklen_t length) {
  if (address->sa_family == AF_UNIX) {
    int (*next)(int, const struct sockaddr *, socklen_t) = dlsym(RTLD_NEXT, "connect");
    return next(handle, address, length);
  }
  __atomic_add_fetch(&networkCalls, 1, __ATOMIC_RELAXED);
  errno = ENETUNREACH;
  return -1;
}

int getaddrinfo(
    const char *restrict node, const char *restrict service, const struct addrinfo *restrict hints,
    struct addrinfo **restrict result) {
  (void)node, (void)service, (void)hints;
  *result = NULL;
  __atomic_add_fetch(&networkCalls, 1, __ATOMIC_RELAXED);
  return EAI_FAIL;
}
