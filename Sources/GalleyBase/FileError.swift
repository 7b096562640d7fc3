/// An error in reading or writing a file.
public struct FileError: Error, Hashable, Sendable {
  /// The path of the file as the caller passed it.
  public let path: String
  /// The reason of the error, which follows the path in the message, such as `cannot be written: No
  /// space left on device`.
  public let reason: String

  /// Creates an error for the file at `path`.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The message for the user: the path, always on one line, and the reason.
  public var message: String { "\(path.escapingControls): \(reason)" }
}
