import GalleyBase

/// A line as the breaker decided it. Offsets count from the paragraph's start.
struct BrokenLine {
  /// All that belongs to the line, trailing spaces included.
  var range: Range<Int>
  /// The beginning of the trailing spaces.
  var visibleEnd: Int
  /// The beginning of the next line; after `range` if a forced break lies between.
  var next: Int
  /// The reason for its end. `end` stands for the paragraph's end.
  var ends: LineEnd
  /// Its tabs in order.
  var tabs: [TabStep]
  /// The end of the visible part, as shaped with its surroundings, counted from the leading margin.
  var visibleWidth: Length
  /// Width of the visible part, without the indent.
  var textWidth: Length
  /// The least width in which the breaker would break the line the same way.
  var neededWidth: Length

  /// The judgement of automatic hyphenation, if it was asked.
  var hyphenation: HyphenationTrial?

  /// The tab at `offset`, if there is one.
  func tab(at offset: Int) -> TabStep? {
    let index = tabs.partitionPoint { $0.offset >= offset }
    return index < tabs.count && tabs[index].offset == offset ? tabs[index] : nil
  }
}

/// The distances from the leading margin between which a line may put its text.
struct LineMargins: Hashable {
  /// The beginning of the text.
  var leading: Length
  /// The end of the room for the visible part.
  var trailing: Length
}

extension LineMargins {
  /// The margins that a paragraph style leaves of `width` points between the paddings.
  ///
  /// No tail indent reaches out of the container (rule: indents). A line left without width takes one cluster.
  init(style: ParagraphStyle, isFirstLine: Bool, width: Double) {
    let indent = isFirstLine ? max(0, style.firstLineHeadIndent) : style.headIndent
    let edge = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    leading = Length(points: indent.onLengthGrid)
    trailing = max(leading, Length(points: edge.onLengthGrid))
  }
}
