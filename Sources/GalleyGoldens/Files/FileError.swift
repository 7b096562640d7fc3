#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why a file cannot be read or written.
public struct FileError: Error, Hashable, Sendable {
  /// The file, as the caller named it.
  public let path: String
  /// What went wrong, without the path: `cannot be written: No space left on device`.
  public let reason: String

  /// An error of this file, with a reason that follows its name in a sentence.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The path and the reason.
  public var message: String { "\(path): \(reason)" }

  /// An error from the `errno` that the last system call left. Must be the first thing done after that call.
  static func system(_ path: String, _ what: String) -> FileError {
    let code = errno
    return FileError(path: path, reason: "\(what): \(String(cString: strerror(code)))")
  }
}
