/// Where the next line goes.
struct LinePosition: Hashable, Sendable {
  var container = 0
  /// Distance from the container's top.
  var top = 0.0
  /// Lines in the container above it.
  var lineCount = 0
}

/// Where the first line of a paragraph was to go, which is all that the lines from there on know of those before.
struct ParagraphStart: Hashable, Sendable {
  var position: LinePosition
  /// Index of its first fragment, or of what would be it.
  var fragment: Int
}
