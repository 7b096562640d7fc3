import GalleyBase
public import GalleyFonts

/// The visible and hidden parts of a text.
///
/// Offsets are UTF-16. Clipped characters count as visible, except for `clippedRanges(with:)`.
extension TextLayout {
  /// The hidden ranges in text order. Hidden text is replaced by an ellipsis, or comes after the
  /// last line.
  ///
  /// Spaces stripped next to an ellipsis are not included. NSLayoutManager counterpart:
  /// truncatedGlyphRange(inLineFragmentForGlyphAt:).
  public var hiddenRanges: [Range<Int>] { lines.compactMap(\.hidden) + [overflow].compactMap { $0 } }

  /// The range from the first hidden character to the last; nil if no text is hidden.
  public var hiddenRange: Range<Int>? {
    let hidden = hiddenRanges
    guard let first = hidden.map(\.lowerBound).min(), let end = hidden.map(\.upperBound).max() else { return nil }
    return first..<end
  }

  /// Returns the ranges of text that are clipped, in text order.
  ///
  /// A letter is included if more than a quarter of its width is cut.
  public func clippedRanges(with typesetter: Typesetter) -> [Range<Int>] {
    lines.filter { $0.ends == .clipped }.flatMap { line -> [Range<Int>] in
      var ranges: [Range<Int>] = []
      for box in clusters(of: line, with: typesetter) where line.usedRect.cuts(x: box.x, width: box.width) {
        ranges.appendJoined(box.range)
      }
      return ranges
    }
  }

  /// The visible ranges in text order: all text without `hiddenRanges`.
  ///
  /// Core Text counterpart: CTFrameGetVisibleStringRange, which has no gaps.
  public var visibleRanges: [Range<Int>] {
    var visible: [Range<Int>] = []
    var start = 0
    for hidden in hiddenRanges {
      if hidden.lowerBound > start { visible.append(start..<hidden.lowerBound) }
      start = max(start, hidden.upperBound)
    }
    if start < shaped.text.count { visible.append(start..<shaped.text.count) }
    return visible
  }
}

extension ShapedText {
  /// Returns the longest prefix of the text that fits in a container without truncation; empty if
  /// the first line does not fit.
  ///
  /// It ends with the last line that fits, including its separator. Empty if not even the first line fits. Core Text
  /// counterpart: the fit range of CTFramesetterSuggestFrameSizeWithConstraints.
  public func fittingRange(
    in container: TextContainer, options: LayoutOptions, with typesetter: Typesetter
  ) -> Range<Int> {
    let layout = layOut(self, in: container, options: options.withoutTruncation, with: typesetter)
    guard let first = layout.lines.first, first.usedRect.maxY <= container.size.height else { return 0..<0 }
    return 0..<(layout.overflow?.lowerBound ?? text.count)
  }
}
