import GalleyFiles
import GalleySystem

/// Runs a program from the PATH, and returns its exit code and standard output. Its standard error is dropped.
/// - Throws: an error if the program cannot be started.
package func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: [UInt8]) {
  var ends: [Int32] = [0, 0]
  guard unsafe pipe(&ends) == 0 else {
    throw CommandError(unsafe "\(program) cannot be started: \(String(cString: strerror(errno)))")
  }
  defer { close(ends[0]) }
  var actions = unsafe emptySpawnActions
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
  unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
  unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
  unsafe posix_spawn_file_actions_addclose(&actions, ends[0])
  var pointers = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
  defer { unsafe pointers.forEach { unsafe free($0) } }
  var process: pid_t = 0
  let failure = unsafe posix_spawnp(&process, program, &actions, nil, &pointers, processEnvironment)
  close(ends[1])
  guard failure == 0 else {
    throw CommandError(unsafe "\(program) cannot be started: \(String(cString: strerror(failure)))")
  }
  var output: [UInt8] = []
  while let chunk = readAvailable(ends[0]), !chunk.isEmpty { output += chunk }
  var status: Int32 = 0
  while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
  return (status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F, output)
}
