import CFaults
import GalleySystem

/// Sets up the process for every command. Call it before the first task is created. Tasks create
/// threads, whose stack size is set here. Tasks also open descriptors, which would get the numbers
/// of closed standard streams.
public func prepareProcess() {
  openStandardStreams()
  setSignals()
  exitOnFaults()
  coverThread()
  cfaults_set_thread_stack(threadStack)
  keepFreeMemory()
}

/// The stack size of every thread in bytes, regardless of `ulimit -s`. The deepest valid scene
/// needs a quarter of it.
package let threadStack = 8 << 20

/// Opens `/dev/null` in place of each standard stream that is closed, so that reading or writing
/// the stream fails. Otherwise the next opened file would get the stream's number, and be used as
/// this stream.
private func openStandardStreams() {
  for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
    if unsafe open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY) >= 0 { continue }
    // For a root folder without devices. A folder can neither be read nor written like a file.
    _ = unsafe open("/", O_RDONLY)
  }
}

/// Resets signals to the program's own settings, regardless of the parent process. SIGPIPE ends the
/// process quietly when the reader of its output has closed it, as in `galley list | head -1`. A
/// file that grows beyond `ulimit -f` causes a write error. SIGTERM and SIGINT end the process even
/// if the parent's thread blocked them, as threads of libdispatch do.
private func setSignals() {
  signal(SIGPIPE, SIG_DFL)
  signal(SIGXFSZ, SIG_IGN)
  // No signal is blocked. A blocked signal that should end the program would stay pending. A fault whose signal is
  // blocked would end the process without a message.
  var none = sigset_t()
  unsafe sigemptyset(&none)
  unsafe sigprocmask(SIG_SETMASK, &none, nil)
}

/// Ends the process with a message and exit code 70 after a fault of this program, instead of a
/// signal. Scripts can then distinguish faults from errors in scenes. Swift's traps and failed
/// allocations arrive as SIGILL or SIGTRAP.
///
/// Does nothing if SWIFT_BACKTRACE is set, which requests the runtime's own report.
func exitOnFaults() {
  guard unsafe getenv("SWIFT_BACKTRACE") == nil else { return }
  cfaults_end_with_a_line()
}

/// Enables reports of stack overflows on the current thread, in the way that `exitOnFaults` reports
/// other faults. Code that begins work on a task's thread calls it.
package func coverThread() { cfaults_cover_thread() }

/// Returns the stack size of the current thread in bytes; 0 if it is unknown.
package func currentStackSize() -> Int { cfaults_stack_size() }
