import Foundation
import Glibc

/// A process that draws previews. It does not use the user's settings or home folder.
struct PreviewProcess {
  /// The way in which a process ended.
  struct End {
    var status: Int32
    var signal: Int32

    /// A description of the way in which the process ended.
    var words: String {
      switch signal {
      case 0: "ends the program with exit code \(status)"
      case SIGILL, SIGTRAP: "traps"
      case SIGSEGV, SIGBUS: "crashes with a memory fault, often from infinite recursion"
      case SIGABRT: "aborts"
      case SIGKILL: "was killed"
      default: "is ended by signal \(signal)"
      }
    }
  }

  private let process: pid_t
  private let errors: String
  private var known: End?

  /// Starts a process that works on a job.
  /// - Parameter folder: the folder for its output and its home.
  init(_ program: String, job: String, in folder: String) throws {
    errors = folder + "/errors"
    let home = folder + "/home"
    try? FileManager.default.removeItem(atPath: home)
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, folder + "/output", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let arguments = [program, "--draw", job]
    let words = arguments.map { strdup($0) } + [nil]
    let settings = Self.settings(home: home).map { strdup($0) } + [nil]
    defer { for word in words + settings { free(word) } }
    var identifier = pid_t()
    let error = posix_spawn(&identifier, program, &actions, nil, words, settings)
    guard error == 0 else { throw Mistake("cannot start \(program): \(String(cString: strerror(error)))") }
    process = identifier
  }

  /// Returns the environment variables of the process. They are the same on every machine.
  private static func settings(home: String) -> [String] {
    let environment = ProcessInfo.processInfo.environment
    var settings = [
      "HOME=" + home, "CFFIXED_USER_HOME=" + home, "TMPDIR=" + home, "TZ=UTC", "LANG=en_US.UTF-8",
      "PATH=/usr/bin:/bin", "SWIFT_DETERMINISTIC_HASHING=1", "SWIFT_BACKTRACE=enable=no",
      "XCODE_RUNNING_FOR_PREVIEWS=1",
    ]
    for name in ["LD_LIBRARY_PATH", "GALLEY_FONTS"] {
      if let value = environment[name] { settings.append("\(name)=\(value)") }
    }
    if let fixed = environment["GALLEY_FIXED"] { settings.append("LD_PRELOAD=" + fixed) }
    return settings
  }

  /// The processor time of all threads of the process, in seconds; 0 if the process has ended.
  var processorSeconds: Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Returns the way in which the process ended; nil if it is still running.
  mutating func poll() -> End? {
    if let known { return known }
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    known = End(status: (status >> 8) & 0xff, signal: status & 0x7f)
    return known
  }

  /// Stops the process.
  mutating func end() {
    guard known == nil else { return }
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    known = End(status: 0, signal: SIGKILL)
  }

  /// The error message that the process printed last; nil if it printed none.
  var lastWords: String? {
    let text = (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").map(String.init)
    let line = lines.last { $0.contains("Fatal error") || $0.contains("error:") } ?? lines.last
    return line.map { String($0.prefix(300)) }
  }
}
