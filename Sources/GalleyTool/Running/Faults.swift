import GalleySystem

/// Makes a fault of this program end it with a message and exit code 70 instead of a signal, so that scripts can tell it
/// from a mistake in a scene. Swift's traps arrive as SIGILL or SIGTRAP.
///
/// Does nothing if SWIFT_BACKTRACE is set, which asks for the runtime's own report.
func exitOnFaults() {
  guard getenv("SWIFT_BACKTRACE") == nil else { return }
  for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
    signal(number) { _ in
      // Only functions that are safe in a signal handler.
      let message: StaticString =
        "galley: internal error: this is a fault of galley, not of your files; please report it\n"
      _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
      _exit(70)
    }
  }
}
