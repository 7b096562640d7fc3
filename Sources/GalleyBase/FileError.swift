/// An error of reading or writing a file.
public struct FileError: Error, Hashable, Sendable {
  /// The path of the file, as the caller gave it.
  public let path: String
  /// The reason, which follows the path in the message: `cannot be written: No space left on device`.
  public let reason: String

  /// Creates an error about the file at `path`.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The path, always on one line, and the reason.
  public var message: String { "\(path.escapingControls): \(reason)" }
}
