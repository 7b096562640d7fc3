/// The path and the text of a source file.
public struct SourceText: Sendable, Hashable {
  /// The path of the file, as in messages.
  public var path: String
  /// The text of the file.
  public var text: String

  /// Creates a source file from a path and a text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
