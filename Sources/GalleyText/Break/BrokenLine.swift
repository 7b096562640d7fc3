import GalleyBase

/// A line as the line breaker returns it, with offsets from the start of the paragraph.
struct BrokenLine {
  /// All characters of the line, including trailing spaces.
  var range: Range<Int>
  /// The offset at which the trailing spaces begin.
  var visibleEnd: Int
  /// The offset at which the next line begins. It lies after the end of `range` if a forced break
  /// is between the lines.
  var next: Int
  /// The reason why the line ends. `end` means the end of the paragraph.
  var ends: LineEnd
  /// The tabs of the line in order.
  var tabs: [TabStep]
  /// The distance from the leading margin to the end of the visible text.
  var visibleWidth: Length
  /// The width of the visible text, without the indent.
  var textWidth: Length
  /// The minimum width between the margins with which the line still ends at the same offset.
  var neededWidth: Length

  /// The result of automatic hyphenation; nil if it was not tried.
  var hyphenation: HyphenationTrial?

  /// Returns the tab at `offset`; nil if there is none.
  func tab(at offset: Int) -> TabStep? {
    let index = tabs.partitionPoint { $0.offset >= offset }
    return index < tabs.count && tabs[index].offset == offset ? tabs[index] : nil
  }
}

/// The edges of the space for a line's text, as distances from the leading margin.
struct LineMargins: Hashable {
  /// The edge at which the text begins.
  var leading: Length
  /// The edge that the visible text must not pass.
  var trailing: Length
}

extension LineMargins {
  /// Creates the margins of a line from the indents of `style`. `width` is the width in points
  /// between the paddings.
  ///
  /// A tail indent cannot reach outside the container (rule: indents). A line without width takes one cluster.
  init(style: ParagraphStyle, isFirstLine: Bool, width: Double) {
    let indent = isFirstLine ? max(0, style.firstLineHeadIndent) : style.headIndent
    let edge = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    leading = Length(points: indent.onLengthGrid)
    trailing = max(leading, Length(points: edge.onLengthGrid))
  }
}
