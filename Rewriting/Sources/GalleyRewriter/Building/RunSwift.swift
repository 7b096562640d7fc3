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
