/// An error of reading or writing a file.
public struct FileError: Error, Hashable, Sendable {
  /// The file, as the caller named it.
  public let path: String
  /// The reason, which follows the path in a sentence: `cannot be written: No space left on device`.
  public let reason: String

  /// Creates an error of the file at `path`.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The path, on one line whatever is in it, and the reason.
  public var message: String { "\(path.escapingControls): \(reason)" }
}
