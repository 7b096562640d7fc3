/// An error in path data.
public struct PathDataError: Error, Hashable, Sendable {
  /// The position of the error, in characters from the start; the length of the string if it ends too early.
  public var offset: Int
  /// The description of the error, without its position.
  public var reason: String

  /// The description of the error with its position; the first character is character 1.
  public var message: String { "at character \(offset + 1): \(reason)" }
}

extension Path {
  /// Creates a path from the notation of SVG's `d` attribute (SVG 2 §9.3). The commands are M, L, H, V, C, S, Q, T, A
  /// and Z, in capital letters for absolute coordinates and in lower case for relative ones. Blanks, commas or nothing
  /// separate numbers.
  ///
  /// A browser draws what comes before an error; this initialiser rejects the whole string.
  public init(data: String) throws(PathDataError) {
    var reader = PathDataReader(data)
    self.init(elements: try reader.read())
  }
}
