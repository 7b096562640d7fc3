import GalleyBase

/// A line as the breaker decided it, with offsets from the paragraph's start.
struct BrokenLine {
  /// All characters of the line, trailing spaces included.
  var range: Range<Int>
  /// The beginning of the trailing spaces.
  var visibleEnd: Int
  /// The beginning of the next line; it lies after `range` if a forced break is between.
  var next: Int
  /// The reason for its end. `end` is the paragraph's end.
  var ends: LineEnd
  /// Its tabs in order.
  var tabs: [TabStep]
  /// The end of the visible part, shaped with its surroundings, measured from the leading margin.
  var visibleWidth: Length
  /// Width of the visible part, without the indent.
  var textWidth: Length
  /// The minimum width in which the breaker would break the line the same way.
  var neededWidth: Length

  /// The result of automatic hyphenation, if it was tried.
  var hyphenation: HyphenationTrial?

  /// Returns the tab at `offset`, if any.
  func tab(at offset: Int) -> TabStep? {
    let index = tabs.partitionPoint { $0.offset >= offset }
    return index < tabs.count && tabs[index].offset == offset ? tabs[index] : nil
  }
}

/// The distances from the leading margin between which a line may place its text.
struct LineMargins: Hashable {
  /// The beginning of the text.
  var leading: Length
  /// The end of the space for the visible part.
  var trailing: Length
}

extension LineMargins {
  /// Creates the margins that a paragraph style leaves of `width` points between the paddings.
  ///
  /// A tail indent cannot reach outside the container (rule: indents). A line without width takes one cluster.
  init(style: ParagraphStyle, isFirstLine: Bool, width: Double) {
    let indent = isFirstLine ? max(0, style.firstLineHeadIndent) : style.headIndent
    let edge = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    leading = Length(points: indent.onLengthGrid)
    trailing = max(leading, Length(points: edge.onLengthGrid))
  }
}
