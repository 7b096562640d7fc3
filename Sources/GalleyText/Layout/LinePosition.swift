/// The position of the next line.
struct LinePosition: Hashable, Sendable {
  var container = 0
  /// Distance from the container's top.
  var top = 0.0
  /// The number of lines above it in the container.
  var lineCount = 0
}

/// The position of a paragraph's first line, the only information about earlier lines that later ones depend on.
struct ParagraphStart: Hashable, Sendable {
  var position: LinePosition
  /// Index of its first fragment; if it has none, the index that the fragment would have.
  var fragment: Int
}
