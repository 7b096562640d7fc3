import GalleySystem

/// Replaces this program by another one. Returns only by an error, when that cannot be started.
func become(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Never {
  for (name, value) in environment { setenv(name, value, 1) }
  var words = ([program] + arguments).map { strdup($0) } + [nil]
  execvp(program, &words)
  throw Complaint("\(program) cannot be started: \(String(cString: strerror(errno)))")
}
