/// The place of the next line.
struct LinePosition: Hashable, Sendable {
  var container = 0
  /// Distance from the container's top.
  var top = 0.0
  /// Lines in the container above it.
  var lineCount = 0
}

/// The place of a paragraph's first line: the only fact about earlier lines on which later ones depend.
struct ParagraphStart: Hashable, Sendable {
  var position: LinePosition
  /// Index of its first fragment, or of what would be it.
  var fragment: Int
}
