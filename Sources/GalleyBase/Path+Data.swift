/// An error in the text of a path.
public struct PathDataError: Error, Hashable, Sendable {
  /// The position of the error, in characters from the start. If the string ends too early, it is
  /// the length of the string.
  public var offset: Int
  /// The description of the error without its position.
  public var reason: String

  /// The description of the error with its position. Characters are counted from 1.
  public var message: String { "at character \(offset + 1): \(reason)" }
}

extension Path {
  /// Creates a path from the notation of SVG's `d` attribute (SVG 2 §9.3). The commands are M, L,
  /// H, V, C, S, Q, T, A and Z. Capital letters mean absolute coordinates, lower-case letters
  /// relative ones. Numbers are separated by blanks, commas or nothing.
  ///
  /// A browser draws what comes before an error; this initialiser rejects the whole string.
  public init(data: String) throws(PathDataError) {
    var reader = PathDataReader(data)
    self.init(elements: try reader.read())
  }
}
