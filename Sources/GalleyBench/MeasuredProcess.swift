import GalleyFiles
import GalleyPipeline
import GalleySystem

/// The cost of a process in time and memory.
struct ProcessCost {
  /// The CPU time in seconds: user and system.
  var cpu: Double
  /// The wall-clock time in seconds.
  var wall: Double
  /// The peak memory in MB of 1,024 kB; nil if the system does not report it.
  var megabytes: Double?

  /// The readings of CPU time, wall-clock time and memory.
  var readings: [Reading] {
    [
      Reading(unit: "CPU ms", value: cpu * 1000), Reading(unit: "wall ms", value: wall * 1000),
    ] + memoryReadings
  }

  /// The reading of the peak memory; empty if it is not known.
  var memoryReadings: [Reading] { megabytes.map { [Reading(unit: "peak MB", value: $0)] } ?? [] }
}

/// Runs this program in a new process, and returns the cost.
func runSelf(_ arguments: [String], output: String = "/dev/null") throws -> ProcessCost {
  guard let program = programPath else { throw CommandError("galley cannot start itself") }
  return try runMeasured(program, arguments, name: "galley", output: output)
}

/// Runs a program and returns its cost. A name without a slash is looked up on the PATH. Standard error is dropped.
/// - Parameters:
///   - name: the program's name in messages; nil for `program`.
///   - output: the file for its standard output.
/// - Throws: an error if the program cannot be started, or fails.
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
  let started = monotonicSeconds()
  let failure = unsafe posix_spawnp(&process, program, &actions, nil, &pointers, processEnvironment)
  guard failure == 0 else {
    throw CommandError(unsafe "\(name) cannot be started: \(String(cString: strerror(failure)))")
  }
  let end = waitForEnd(ofChild: process)
  let wall = monotonicSeconds() - started
  guard end.status == 0 else {
    throw CommandError("\(([name] + arguments).map(shellWord).joined(separator: " ")) failed: run it to see why")
  }
  func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
  return ProcessCost(
    cpu: seconds(end.usage.ru_utime) + seconds(end.usage.ru_stime), wall: wall,
    megabytes: end.mostMemory.map { Double($0) / Double(1 << 20) })
}
