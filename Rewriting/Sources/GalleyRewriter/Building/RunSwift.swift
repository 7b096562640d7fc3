import Foundation
import Glibc

/// The outcome of a program that was run to its end.
struct Finished {
  var output: Data
  var status: Int32
}

/// Runs `swift` with arguments, and returns what it wrote to standard output. Its standard error is ours if it is shown.
func runSwift(_ arguments: [String], captured: Bool = true) throws -> Finished {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["swift"] + arguments
  let pipe = Pipe()
  if captured {
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
  } else {
    process.standardOutput = FileHandle.standardError
  }
  try process.run()
  let output = captured ? pipe.fileHandleForReading.readDataToEndOfFile() : Data()
  process.waitUntilExit()
  return Finished(output: output, status: process.terminationStatus)
}

/// Becomes `swift` with arguments.
func becomeSwift(_ arguments: [String]) throws -> Never {
  let words = (["swift"] + arguments).map { strdup($0) } + [nil]
  execvp("swift", words)
  throw Misuse("cannot start swift: \(String(cString: strerror(errno)))")
}

/// Runs `swift` with arguments as a shell would, with our terminal, and returns its exit code.
func runSwiftInForeground(_ arguments: [String]) throws -> Int32 {
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var interrupt = sigset_t()
  sigemptyset(&interrupt)
  sigaddset(&interrupt, SIGINT)
  posix_spawnattr_setsigdefault(&attributes, &interrupt)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
  // An interruption from the terminal reaches both; `swift` ends by it, and we by its end.
  let previous = signal(SIGINT, SIG_IGN)
  defer { signal(SIGINT, previous) }
  let words = (["swift"] + arguments).map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  var process = pid_t()
  let error = posix_spawnp(&process, "swift", nil, &attributes, words, environ)
  guard error == 0 else { throw Misuse("cannot start swift: \(String(cString: strerror(error)))") }
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0 && errno == EINTR {}
  let signal = status & 0x7f
  return signal == 0 ? (status >> 8) & 0xff : 128 + signal
}
