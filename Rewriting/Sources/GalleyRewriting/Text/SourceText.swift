/// A source file as it is handed in: its path, which messages name, and its text.
public struct SourceText: Sendable, Hashable {
  /// The path that messages name.
  public var path: String
  /// The whole text.
  public var text: String

  /// Creates a file of a path and a text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
