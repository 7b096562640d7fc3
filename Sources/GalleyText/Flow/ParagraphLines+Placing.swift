import GalleyBase
import GalleyUnicode

extension ParagraphLines {
  /// Space around a line.
  struct Spacing {
    var before: Double
    var line: Double
    var after: Double
  }

  /// Where a line stands in its container.
  struct LineFrame {
    var container: TextContainer
    /// Upper edge, spacing before included.
    var top: Double
    var height: LineHeight
    var spacing: Spacing

    var usedTop: Double { top + spacing.before }
    var usedHeight: Double { height.height + spacing.line }
    var baseline: Double { usedTop + height.baseline }
    var bottom: Double { usedTop + usedHeight + spacing.after }
  }

  /// What the parts of a line show.
  func contents(of parts: [Part], _ request: StripRequest) -> [LineContent] {
    let mode = request.takesRest || request.mode == .byCharWrapping ? request.mode : .byWordWrapping
    return parts.indices.map { index in
      let line = parts[index].line
      return source.content(
        of: line, by: breaker, margins: parts[index].margins, mode: mode,
        hidesMore: request.isLast && index == parts.count - 1 && leavesText(after: line), alignment: alignment,
        options: request.options)
    }
  }

  /// What decides the height of a line: all its text, hanging spaces too, but not what a token stands for.
  func shownText(of parts: [Part], _ contents: [LineContent], _ request: StripRequest) -> ShownText {
    if contents.contains(where: { $0.hidden != nil }) {
      return .pieces(contents.flatMap(\.pieces), token: request.options.truncationToken)
    }
    return .range(request.start..<(parts.last?.line.range.upperBound ?? request.start))
  }

  /// Turns broken text into a fragment: its runs at their places, and its rectangles.
  func fragment(_ part: Part, _ content: LineContent, _ frame: LineFrame, cutsText: Bool) -> LineFragment {
    let margins = part.margins
    let area = LineArea(margins: margins, container: frame.container, isRightToLeft: isRightToLeft)
    let broken = cutsText ? source.withoutTrailingSpaces(part.line) : part.line
    let placed = source.place(
      content, visibleEnd: broken.visibleEnd, in: area, alignment: alignment, baseline: frame.baseline)
    var runs = placed.runs
    if let marker, part.line.range.lowerBound == 0 {
      let before = source.markerRuns(
        marker, textAt: margins.leading, in: frame.container, baseline: frame.baseline)
      runs = isRightToLeft ? runs + before : before + runs
    }
    let padding = frame.container.lineFragmentPadding
    let width = area.isUnlimited ? max(0, placed.width) : area.right - area.left
    // On the last permitted line, if text remains, trailing spaces do not count, whatever the mode (reference A.4.1,
    // A.4.2).
    // Negative kerning can bring the end of the text before its beginning.
    let used = max(0, min(cutsText ? placed.visibleWidth : placed.width, width))
    let rect = Rect(
      x: area.left - padding, y: frame.top, width: width + 2 * padding, height: frame.bottom - frame.top)
    // What of the text does not count lies at its end, which is on the left if it runs from right to left.
    let left = isRightToLeft ? placed.left + placed.width - used : placed.left
    let usedLeft = min(max(left - padding, rect.minX), rect.maxX - used - 2 * padding)
    let base = paragraph.range.lowerBound
    let tail = max(0, -style.tailIndent).onLengthGrid
    // An unsafe cut or negative kerning can make the line narrower than the breaker saw it. It must break the same way
    // in the size that the layout asks for.
    let needed = content.hidden == nil ? max(used, min(broken.neededWidth.points, width)) : used
    return LineFragment(
      range: base + broken.range.lowerBound..<base + broken.range.upperBound, paragraph: index, rect: rect,
      usedRect: Rect(x: usedLeft, y: frame.usedTop, width: used + 2 * padding, height: frame.usedHeight),
      extent: min(frame.container.size.width, margins.leading.points + needed + 2 * padding + tail),
      baseline: frame.baseline, baselineHeight: frame.height.baseline,
      ends: content.ends == .end && isEndOfParagraph(broken) && !paragraph.separator.isEmpty
        ? .newline : content.ends,
      hidden: content.hidden.map { base + $0.lowerBound..<base + $0.upperBound },
      spacingBelow: frame.spacing.line, isExtra: paragraph.range.isEmpty && paragraph.separator.isEmpty,
      tightening: content.tightening.points, baseLevel: paragraph.analysis.baseLevel, runs: runs)
  }
}
