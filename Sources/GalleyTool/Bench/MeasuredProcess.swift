import GalleyFiles
import GalleySystem

/// The cost of a process.
struct ProcessCost {
  /// Seconds of the processor: user and system.
  var cpu: Double
  /// Seconds from start to end.
  var wall: Double
  /// Peak memory in MB of 1,024 kB; on Linux at least what the process that started it held then (getrusage(2)).
  var megabytes: Double

  /// The readings of a workload that is a process.
  var readings: [Reading] {
    [
      Reading(unit: "CPU ms", value: cpu * 1000), Reading(unit: "wall ms", value: wall * 1000),
      Reading(unit: "peak MB", value: megabytes),
    ]
  }
}

/// Runs this program in a new process.
func runSelf(_ arguments: [String], output: String = "/dev/null") throws -> ProcessCost {
  guard let program = programPath else { throw Complaint("galley cannot start itself") }
  return try runMeasured(program, arguments, name: "galley", output: output)
}

/// Runs a program, one of the PATH if its name has no slash, and returns what it cost. Its standard error is dropped.
/// - Parameters:
///   - name: the name that it goes by; nil is `program`.
///   - output: the file for its standard output.
/// - Throws: that it cannot be started, or that it failed.
func runMeasured(
  _ program: String, _ arguments: [String], name: String? = nil, output: String = "/dev/null"
) throws -> ProcessCost {
  let name = name ?? program
  var pointers = unsafe ([name] + arguments).map { unsafe strdup($0) } + [nil]
  defer { unsafe pointers.forEach { unsafe free($0) } }
  var actions = unsafe emptySpawnActions
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
  unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
  var process: pid_t = 0
  giveMemoryBack()
  let started = monotonicSeconds()
  let failure = unsafe posix_spawnp(&process, program, &actions, nil, &pointers, processEnvironment)
  guard failure == 0 else { throw Complaint(unsafe "\(name) cannot be started: \(String(cString: strerror(failure)))") }
  var status: Int32 = 0
  var usage = rusage()
  while unsafe wait4(process, &status, 0, &usage) < 0 && errno == EINTR {}
  let wall = monotonicSeconds() - started
  guard status == 0 else {
    throw Complaint("\(([name] + arguments).map(shellWord).joined(separator: " ")) failed: run it to see why")
  }
  func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
  return ProcessCost(
    cpu: seconds(usage.ru_utime) + seconds(usage.ru_stime), wall: wall,
    megabytes: Double(mostMemoryInBytes(usage)) / Double(1 << 20))
}
