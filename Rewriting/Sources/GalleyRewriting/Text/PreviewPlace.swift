/// A preview that was found in a source.
public struct PreviewPlace: Sendable, Hashable, Codable {
  /// The path of the file.
  public var path: String
  /// The line on which the preview begins, counted from 1.
  public var line: Int
  /// The name of C's of the function that returns it.
  public var symbol: String
}
