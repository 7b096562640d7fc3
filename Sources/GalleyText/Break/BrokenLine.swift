import GalleyBase

/// What the breaker decided about one line. Offsets count from the paragraph's start.
struct BrokenLine {
  /// A tab and the width it got.
  struct Tab {
    var offset: Int
    var width: Length
  }

  /// All that belongs to the line, trailing spaces included.
  var range: Range<Int>
  /// Where the trailing spaces begin.
  var visibleEnd: Int
  /// Where the next line begins; after `range` if a forced break lies between.
  var next: Int
  /// Why it ended. `end` stands for the paragraph's end.
  var ends: LineEnd
  /// Its tabs in order.
  var tabs: [Tab]
  /// Where the visible part ends, as shaped with its surroundings; counted from the leading margin.
  var visibleWidth: Length
  /// Width of the visible part, without the indent.
  var textWidth: Length
  /// The least width in which the breaker would break the line the same way.
  var neededWidth: Length

  /// The tab at `offset`, if there is one.
  func tab(at offset: Int) -> Tab? {
    let index = tabs.partitionPoint { $0.offset >= offset }
    return index < tabs.count && tabs[index].offset == offset ? tabs[index] : nil
  }
}

/// Between what distances from the leading margin a line may put its text.
struct LineMargins: Hashable {
  /// Where the text begins.
  var leading: Length
  /// What the visible part must not pass.
  var trailing: Length

  /// Margins at these distances.
  init(leading: Length, trailing: Length) {
    self.leading = leading
    self.trailing = trailing
  }

  /// The margins that a paragraph style leaves of `width` points between the paddings.
  ///
  /// Indents come from reference §B.2.5. No tail indent reaches out of the container, with which TextKit intersects the
  /// rectangle of a line (inferred). Where they leave nothing, the line has no width and takes one cluster.
  init(style: ParagraphStyle, isFirstLine: Bool, width: Double) {
    let indent = isFirstLine ? max(0, style.firstLineHeadIndent) : style.headIndent
    let edge = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    leading = Length(points: indent.onLengthGrid)
    trailing = max(leading, Length(points: edge.onLengthGrid))
  }
}
