import GalleyBase
import GalleyUnicode

extension PreparedParagraph {
  /// Returns the finished fragment: its pieces in visual order and aligned, with the rectangles
  /// around them.
  /// - Parameter cutsText: true if it ends the last permitted line and text remains, so that trailing spaces do not
  ///   count, whatever the mode (rule: trailing-spaces-of-last-line).
  func place(_ content: LineContent, of part: BrokenFragment, in frame: LineFrame, cutsText: Bool) -> LineFragment {
    let margins = part.margins
    let area = LineArea(margins: margins, container: frame.container, isRightToLeft: isRightToLeft)
    let broken = cutsText ? source.withoutTrailingSpaces(part.line) : part.line
    let placed = source.place(
      content, visibleEnd: broken.visibleEnd, in: area, alignment: alignment(of: part.line), baseline: frame.baseline)
    var runs = placed.runs
    if let marker, part.line.range.lowerBound == 0 {
      let before = source.markerRuns(marker, textAt: margins.leading, in: frame.container, baseline: frame.baseline)
      runs = PlacedRuns(isRightToLeft ? runs.runs + before : before + runs.runs)
    }
    let padding = frame.container.lineFragmentPadding
    let width = area.isUnlimited ? max(0, placed.width) : area.right - area.left
    // Negative kerning can put the end of the text before its beginning.
    let used = max(0, min(cutsText ? placed.visibleWidth : placed.width, width))
    let own = Rect(x: area.left - padding, y: frame.top, width: width + 2 * padding, height: frame.bottom - frame.top)
    // The unused part is at the end of the text, which is on the left in right-to-left text.
    let left = isRightToLeft ? placed.left + placed.width - used : placed.left
    let usedLeft = min(max(left - padding, own.minX), own.maxX - used - 2 * padding)
    let base = paragraph.range.lowerBound
    let tail = max(0, -style.tailIndent).onLengthGrid
    // An unsafe cut or negative kerning can make the line narrower than the breaker measured. It must break the same
    // way in the layout's used size.
    let needed = content.hidden == nil ? max(used, min(broken.neededWidth.points, width)) : used
    return LineFragment(
      range: base + broken.range.lowerBound..<base + broken.range.upperBound,
      hidden: content.hidden.map { base + $0.lowerBound..<base + $0.upperBound },
      ends: content.ends == .end && endsParagraph(broken) && !paragraph.separator.isEmpty ? .newline : content.ends,
      isExtra: paragraph.range.isEmpty && paragraph.separator.isEmpty, baseLevel: paragraph.analysis.baseLevel,
      paragraph: index, container: frame.position.container,
      rect: area.isUnlimited ? own : own.spanning(frame.container, from: margins, of: style, part.line, isRightToLeft),
      usedRect: Rect(x: usedLeft, y: frame.usedTop, width: used + 2 * padding, height: frame.usedHeight),
      extent: min(frame.container.size.width, margins.leading.points + needed + 2 * padding + tail),
      baseline: frame.baseline, baselineHeight: frame.height.baseline, spacingBelow: frame.lineSpacing,
      tightening: content.tightening.points, placedRuns: runs)
  }
}

extension Rect {
  /// Returns the rectangle of a fragment. It spans the width of the container whatever the indents
  /// (recorded: 16 fragments).
  ///
  /// In a container with exclusion paths it begins and ends with the indents: our choice.
  fileprivate func spanning(
    _ container: TextContainer, from margins: LineMargins, of style: ParagraphStyle, _ line: BrokenLine,
    _ isRightToLeft: Bool
  ) -> Rect {
    guard container.exclusionPaths.isEmpty else { return self }
    let room = container.size.width - 2 * container.lineFragmentPadding
    let indents = LineMargins(style: style, isFirstLine: line.range.lowerBound == 0, width: room)
    let (atStart, atEnd) = (margins.leading == indents.leading, margins.trailing == indents.trailing)
    let left = (isRightToLeft ? atEnd : atStart) ? min(0, minX) : minX
    let right = (isRightToLeft ? atStart : atEnd) ? max(container.size.width, maxX) : maxX
    return Rect(x: left, y: minY, width: right - left, height: height)
  }
}
