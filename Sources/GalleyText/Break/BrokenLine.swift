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
  var visibleWidth: FixedLength
  /// Width of the visible part, without the indent.
  var textWidth: FixedLength
  /// The least width in which the breaker would break the line the same way.
  var neededWidth: FixedLength

  /// The judgement of automatic hyphenation, if it was asked.
  var hyphenation: HyphenationTrial?

  /// The tab at `offset`, if there is one.
  func tab(at offset: Int) -> TabStep? {
    var low = 0
    var high = tabs.count
    while low < high {
      let middle = (low + high) / 2
      if tabs[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low < tabs.count && tabs[low].offset == offset ? tabs[low] : nil
  }
}

/// The distances from the leading margin between which a line may put its text.
struct LineMargins: Hashable {
  /// The beginning of the text.
  var leading: FixedLength
  /// The end of the room for the visible part.
  var trailing: FixedLength

  /// Margins at these distances.
  init(leading: FixedLength, trailing: FixedLength) {
    self.leading = leading
    self.trailing = trailing
  }

  /// The margins that a paragraph style leaves of `width` points between the paddings.
  ///
  /// No tail indent reaches out of the container (rule: indents). If they leave nothing, the line has no width and takes
  /// one cluster.
  init(style: ParagraphStyle, isFirstLine: Bool, width: Double) {
    let indent = isFirstLine ? max(0, style.firstLineHeadIndent) : style.headIndent
    let edge = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    leading = FixedLength(points: indent.onLengthGrid)
    trailing = max(leading, FixedLength(points: edge.onLengthGrid))
  }
}
