/// The position at which the next line is placed.
struct LinePosition: Hashable, Sendable {
  var container = 0
  /// The distance of the position from the top of the container.
  var top = 0.0
  /// The number of lines above the position in the same container.
  var lineCount = 0
}

/// The position of the first line of a paragraph, and the index of its first fragment. The lines of
/// the paragraph depend on the lines before them only through this position.
struct ParagraphStart: Hashable, Sendable {
  var position: LinePosition
  /// The index of the first fragment of the paragraph, or the index that it would have if the
  /// paragraph has no fragment.
  var fragment: Int
}
