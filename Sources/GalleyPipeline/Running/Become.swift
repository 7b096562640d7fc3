import GalleySystem

/// Replaces this program by another one. Throws if the other program cannot be started, and does
/// not return otherwise.
package func become(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Never {
  for (name, value) in environment { unsafe setenv(name, value, 1) }
  var words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
  unsafe execvp(program, &words)
  throw CommandError(unsafe "\(program) cannot be started: \(String(cString: strerror(errno)))")
}
