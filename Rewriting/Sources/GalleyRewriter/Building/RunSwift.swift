import Foundation
import Glibc

/// The result of a program that has ended.
struct ProcessResult {
  var output: Data
  var errors: String
  var status: Int32
}

/// Restores the environment for `swift` and the programs that it starts, without the settings that
/// are only for this program.
func leaveOwnSettings() {
  if let users = ProcessInfo.processInfo.environment["GALLEY_LIBRARY_PATH"] {
    setenv("LD_LIBRARY_PATH", users, 1)
  } else {
    unsetenv("LD_LIBRARY_PATH")
  }
  for name in ["GALLEY_COMPILED", "GALLEY_LIBRARY_PATH"] { unsetenv(name) }
}

/// Runs `swift` with arguments, and returns its output.
func runSwift(_ arguments: [String]) throws -> ProcessResult {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["swift"] + arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  // Errors go to a file, since two pipes would have to be read at the same time.
  let errors = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString)").path
  guard FileManager.default.createFile(atPath: errors, contents: nil), let file = FileHandle(forWritingAtPath: errors)
  else { throw UsageError("galley: \(errors) cannot be written: make room there, or set TMPDIR to another folder") }
  defer { try? FileManager.default.removeItem(atPath: errors) }
  process.standardError = file
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  let said = FileManager.default.contents(atPath: errors) ?? Data()
  return ProcessResult(output: output, errors: String(decoding: said, as: UTF8.self), status: process.terminationStatus)
}

/// Replaces this program by `swift` with arguments.
func becomeSwift(_ arguments: [String]) throws -> Never {
  let words = (["swift"] + arguments).map { strdup($0) } + [nil]
  execvp("swift", words)
  throw UsageError("cannot start swift: \(String(cString: strerror(errno)))")
}

/// Runs `swift` with arguments on the same terminal, as a shell does, and returns its exit code.
func runSwiftInForeground(_ arguments: [String], outputToErrors: Bool = false) throws -> Int32 {
  try runInForeground("swift", arguments, outputToErrors: outputToErrors)
}

/// Runs a program on the same terminal, as a shell does, and returns its exit code.
/// - Parameter outputToErrors: true to redirect its output to standard error.
func runInForeground(_ program: String, _ arguments: [String], outputToErrors: Bool = false) throws -> Int32 {
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var interrupt = sigset_t()
  sigemptyset(&interrupt)
  sigaddset(&interrupt, SIGINT)
  posix_spawnattr_setsigdefault(&attributes, &interrupt)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
  // An interrupt from the terminal reaches both processes. It ends the program, and then this process.
  let previous = signal(SIGINT, SIG_IGN)
  defer { signal(SIGINT, previous) }
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  if outputToErrors { posix_spawn_file_actions_adddup2(&actions, 2, 1) }
  let words = ([program] + arguments).map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  var process = pid_t()
  let error = posix_spawnp(&process, program, &actions, &attributes, words, environ)
  guard error == 0 else { throw UsageError("cannot start \(program): \(String(cString: strerror(error)))") }
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0 && errno == EINTR {}
  let signal = status & 0x7f
  return signal == 0 ? (status >> 8) & 0xff : 128 + signal
}
