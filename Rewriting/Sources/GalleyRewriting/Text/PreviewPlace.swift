/// The position of a preview in a source file.
public struct PreviewPlace: Sendable, Hashable, Codable {
  /// The path of the file.
  public var path: String
  /// The line on which the preview begins, counted from 1.
  public var line: Int
  /// The name of the C function that returns the preview.
  public var symbol: String
}
