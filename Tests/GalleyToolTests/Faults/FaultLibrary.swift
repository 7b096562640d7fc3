import GalleyFiles
import Glibc
import TestSupport
import Testing

/// A call of the C library that is to go wrong, by `Tests/Faults/faults.c`, which is loaded into the program.
struct Fault: Sendable, CustomStringConvertible {
  /// What happens at the call.
  enum Kind: String, CaseIterable, Sendable {
    case once, on, kill
  }

  /// The names of the calls that count, separated by commas.
  var calls: String
  /// The number of the call, from 1.
  var number: Int
  var kind: Kind
  var code = ENOSPC

  var description: String { "\(calls) \(number) \(kind.rawValue)" }

  /// The path of the library, built with the compiler of the toolchain beside the tests.
  static let library = Result<String, any Error> {
    let compiler = try #require(compilers.first(where: exists), "there is no clang beside swift, and no cc")
    let source = Repository.path("Tests/Faults/faults.c")
    let path = joined(programFolder(), "faults.so")
    let run = try TemporaryFolder().shell(
      "\(compiler) -shared -fPIC -O1 -Wall -Wextra -Werror -o new.so '\(source)' -ldl && mv new.so '\(path)'")
    try #require(run.status == 0, "\(run.errors)")
    return path
  }

  /// The places of a C compiler, the toolchain's first: the parent of this process is a program of it.
  private static var compilers: [String] {
    let toolchain = resolvedPath("/proc/\(getppid())/exe").map { [folder(of: $0)] } ?? []
    let path = String(cString: getenv("PATH") ?? strdup("")).split(separator: ":").map(String.init)
    let folders = toolchain + path + ["/opt/swift/usr/bin", "/usr/bin"]
    return folders.map { joined($0, "clang") } + folders.map { joined($0, "cc") }
  }
}

extension TemporaryFolder {
  /// Runs `galley` in this folder with a fault. Returns nil if it makes fewer such calls.
  func galley(_ arguments: [String], _ fault: Fault) throws -> Run? {
    let mark = try TemporaryFolder()
    let run = try galley(
      arguments,
      environment: [
        "LD_PRELOAD": try Fault.library.get(), "FAULT_CALLS": fault.calls, "FAULT_AT": "\(fault.number)",
        "FAULT_KIND": fault.kind.rawValue, "FAULT_ERRNO": "\(fault.code)", "FAULT_MARK": mark.path("reached"),
      ])
    return exists(mark.path("reached")) ? run : nil
  }
}
