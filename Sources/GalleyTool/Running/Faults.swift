import CFaults
import GalleySystem

/// Sets up the process as every command needs it. Must be called before the first task is made: tasks bring threads, whose
/// stacks are of the size that is set here, and descriptors, which take the numbers of standard streams that are closed.
public func prepareProcess() {
  openStandardStreams()
  setSignals()
  exitOnFaults()
  coverThread()
  cfaults_set_thread_stack(threadStack)
  keepFreeMemory()
}

/// The bytes of the stack of every thread, whatever `ulimit -s` says. The deepest scene that is read draws in a quarter of
/// it.
let threadStack = 8 << 20

/// Gives each standard stream that is closed a file that it can neither read nor write: the next file that is opened
/// would get its number, and be taken for it.
private func openStandardStreams() {
  for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
    if unsafe open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY) >= 0 { continue }
    // In a root folder without devices. A folder can neither be read nor written as a file.
    _ = unsafe open("/", O_RDONLY)
  }
}

/// Makes signals the same whatever the process that started this one has set: SIGPIPE ends it at once and quietly, when
/// nobody reads what it writes, as `galley list | head -1`. A file that grows beyond `ulimit -f` is an error of writing.
/// SIGTERM and SIGINT end it even if it was started by a thread that blocks them, as those of libdispatch do.
private func setSignals() {
  signal(SIGPIPE, SIG_DFL)
  signal(SIGXFSZ, SIG_IGN)
  // No signal is blocked: one that ends programs would be left waiting, and of a fault that its thread has blocked the
  // system ends the process without a word.
  var none = sigset_t()
  unsafe sigemptyset(&none)
  unsafe sigprocmask(SIG_SETMASK, &none, nil)
}

/// Makes a fault of this program end it with a message and exit code 70 instead of a signal, so that scripts can tell it
/// from a mistake in a scene. Swift's traps arrive as SIGILL or SIGTRAP, as does memory that it cannot get.
///
/// Does nothing if SWIFT_BACKTRACE is set, which asks for the runtime's own report.
func exitOnFaults() {
  guard unsafe getenv("SWIFT_BACKTRACE") == nil else { return }
  cfaults_end_with_a_line()
}

/// Lets the present thread say that its stack ran over, as `exitOnFaults` says other faults. Threads of tasks are covered by
/// those that begin work on them.
func coverThread() { cfaults_cover_thread() }

/// Returns the bytes of the present thread's stack; 0 if the system does not say.
func currentStackSize() -> Int { cfaults_stack_size() }
