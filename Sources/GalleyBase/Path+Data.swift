/// A mistake in path data.
public struct PathDataError: Error, Hashable, Sendable {
  /// The place of the mistake, in characters from the start; the length of the string if it ends too early.
  public var offset: Int
  /// The mistake in words, without its place.
  public var reason: String

  /// The mistake and its place in a sentence; characters are counted from 1.
  public var message: String { "at character \(offset + 1): \(reason)" }
}

extension Path {
  /// Reads an outline in the notation of SVG's `d` attribute (SVG 2 §9.3): the commands M, L, H, V, C, S, Q, T, A and Z,
  /// absolute in capital letters and relative in small ones, with numbers between blanks, commas or nothing.
  ///
  /// Unlike a browser, which shows what comes before a mistake, it refuses the whole string.
  public init(data: String) throws(PathDataError) {
    var reader = PathDataReader(data)
    self.init(elements: try reader.read())
  }
}
