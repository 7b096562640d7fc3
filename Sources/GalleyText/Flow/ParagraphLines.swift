import GalleyBase
import GalleyFonts
import GalleyUnicode

/// Sets the lines of one paragraph, wherever they go.
struct ParagraphLines {
  /// A line that is set: one fragment, or several between exclusions.
  struct Line {
    var fragments: [LineFragment]
    /// Lower edge of the text, without spacing below.
    var textBottom: Double
    /// Where the next line goes.
    var bottom: Double
    /// Where the next line of the paragraph begins; nil at its end.
    var next: Int?
    /// Where in the whole text the text after it begins.
    var placedEnd: Int
    /// Whether text is left after it.
    var leavesText: Bool
  }

  let index: Int
  private let source: ParagraphSource
  private let breaker: LineBreaker
  private let alignment: TextAlignment

  init(flow: LineFlow, paragraph index: Int) {
    self.index = index
    source = ParagraphSource(flow.shaped, paragraph: index, typesetter: flow.typesetter)
    breaker = source.breaker()
    alignment = flow.options.alignment(of: source.paragraph.style)
  }

  private var paragraph: ShapedParagraph { source.paragraph }
  private var style: ParagraphStyle { paragraph.style }
  private var isRightToLeft: Bool { paragraph.analysis.baseLevel % 2 == 1 }

  /// The line that begins at `start`, at a place in a container, or below what is excluded there.
  /// - Parameter isLast: whether no line may follow it, so that it stands for all text that is left.
  func line(
    from start: Int, at position: LineFlow.Position, in space: LineSpace, options: LayoutOptions, isLast: Bool
  ) -> Line {
    let mode = mode(isLast: isLast, container: space.container, options: options)
    let keepsBefore = start == 0 && (index > 0 || options.keepsFirstParagraphSpacingBefore)
    let before = keepsBefore ? style.paragraphSpacingBefore.onLengthGrid : 0
    let request = StripRequest(
      start: start, mode: mode, takesRest: !mode.wraps && (isLast || options.lineBreakMode == nil), isLast: isLast,
      top: position.top + before, rule: options.lineHeights,
      following: LineMargins(style: style, isFirstLine: false, width: space.width))
    let strip = strip(request, in: space)
    let height = source.lineHeight(of: start..<(strip.parts.last?.line.range.upperBound ?? start), rule: request.rule)

    let last = strip.parts[strip.parts.count - 1].line
    let isEnd = isEndOfParagraph(last)
    let leavesText = !(isEnd && paragraph.separator.isEmpty)
    let spacing = Spacing(
      before: before, line: style.lineSpacing.onLengthGrid, after: isEnd ? style.paragraphSpacing.onLengthGrid : 0)
    let frame = LineFrame(container: space.container, top: strip.top - before, height: height, spacing: spacing)
    let fragments = strip.parts.enumerated().map { part in
      let isLastPart = part.offset == strip.parts.count - 1
      var fragment = fragment(
        part.element, frame, mode: request.takesRest ? mode : .byWordWrapping,
        hidesMore: isLast && isLastPart && leavesText, cutsText: isLast && isLastPart && !isEnd, options: options)
      fragment.container = position.container
      return fragment
    }
    let base = paragraph.range.lowerBound
    return Line(
      fragments: fragments, textBottom: strip.top + height.height, bottom: frame.bottom,
      next: isEnd ? nil : last.next,
      placedEnd: isEnd ? max(paragraph.range.upperBound, paragraph.separator.upperBound) : base + last.next,
      leavesText: leavesText)
  }

  /// How the line ends if it is too long. Labels have one mode for all their text, which acts on the last permitted
  /// line; containers have one for their last line; else it is the paragraph's own.
  private func mode(isLast: Bool, container: TextContainer, options: LayoutOptions) -> LineBreakMode {
    if let mode = options.lineBreakMode { return mode }
    return isLast && !container.lineBreakMode.wraps ? container.lineBreakMode : style.lineBreakMode
  }

  private func isEndOfParagraph(_ line: BrokenLine) -> Bool {
    line.next >= paragraph.range.count && line.ends != .lineSeparator
  }
}

// MARK: - Breaking

extension ParagraphLines {
  /// What a line has to be broken by.
  private struct StripRequest {
    var start: Int
    var mode: LineBreakMode
    /// Whether the line takes all that is left of the paragraph, and cuts it.
    var takesRest: Bool
    var isLast: Bool
    /// Where the line would begin if nothing were excluded.
    var top: Double
    var rule: LayoutOptions.LineHeightRule
    /// The margins of the paragraph's next line, if nothing is excluded there.
    var following: LineMargins
  }

  /// The text of a fragment and where it may stand.
  struct Part {
    var margins: LineMargins
    var line: BrokenLine
  }

  /// Breaks one line into the fragments of the first strip that has room for it.
  ///
  /// How high the line is depends on its text, and what is excluded depends on its height: the height is first that of
  /// an empty line, and grows until the text that goes in is no higher.
  private func strip(_ request: StripRequest, in space: LineSpace) -> (top: Double, parts: [Part]) {
    let whole = LineMargins(style: style, isFirstLine: request.start == 0, width: space.width)
    guard space.hasExclusions else { return (request.top, [Part(margins: whole, line: broken(request, whole))]) }
    var top = request.top
    var height = source.lineHeight(of: request.start..<request.start, rule: request.rule).height
    while true {
      let fragments = space.fragments(top: top, height: height, whole: whole, isRightToLeft: isRightToLeft)
      let parts = parts(request, in: fragments, whole: whole)
      guard let end = parts.last?.line.range.upperBound else {
        let next = space.nextTop(below: top, height: height) {
          let fragments = space.fragments(top: $0, height: height, whole: whole, isRightToLeft: isRightToLeft)
          return !self.parts(request, in: fragments, whole: whole).isEmpty
        }
        guard let next else { return (top, [Part(margins: whole, line: broken(request, whole))]) }
        top = next
        continue
      }
      let needed = source.lineHeight(of: request.start..<end, rule: request.rule).height
      if needed <= height { return (top, parts) }
      height = needed
    }
  }

  /// Fills the fragments of a strip. A word that is too wide for a fragment next to an exclusion waits for a wider one,
  /// unless it is wider than the container: a choice, TextKit is not recorded here.
  private func parts(_ request: StripRequest, in fragments: [LineMargins], whole: LineMargins) -> [Part] {
    var request = request
    var parts: [Part] = []
    for margins in fragments {
      let isLastFragment = margins == fragments.last
      let takesRest = request.takesRest
      // The text that is left is cut in the last fragment of a last line; a paragraph that is one line uses one.
      request.takesRest = takesRest && (!request.isLast || isLastFragment)
      let line = broken(request, margins)
      request.takesRest = takesRest
      if margins != whole, line.ends == .character, request.mode != .byCharWrapping,
        broken(request, whole).ends != .character
      {
        continue
      }
      parts.append(Part(margins: margins, line: line))
      request.start = line.next
      if isEndOfParagraph(line) || line.ends == .lineSeparator { break }
    }
    return parts
  }

  private func broken(_ request: StripRequest, _ margins: LineMargins) -> BrokenLine {
    if request.takesRest { return breaker.rest(from: request.start, margins: margins) }
    let mode: LineBreakMode = request.mode == .byCharWrapping ? .byCharWrapping : .byWordWrapping
    let line = breaker.line(from: request.start, margins: margins, wrapping: mode)
    return style.lineBreakStrategy.contains(.pushOut) && mode == .byWordWrapping
      ? breaker.pushingOut(line, margins: margins, following: request.following) : line
  }
}

// MARK: - Placing

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

  private func fragment(
    _ part: Part, _ frame: LineFrame, mode: LineBreakMode, hidesMore: Bool, cutsText: Bool, options: LayoutOptions
  ) -> LineFragment {
    let margins = part.margins
    let content = source.content(
      of: part.line, margins: margins, mode: mode, hidesMore: hidesMore, alignment: alignment, options: options)
    let area = LineArea(margins: margins, container: frame.container, isRightToLeft: isRightToLeft)
    let broken = cutsText ? source.withoutTrailingSpaces(part.line) : part.line
    let placed = source.place(
      content, visibleEnd: broken.visibleEnd, in: area, alignment: alignment, baseline: frame.baseline)
    let padding = frame.container.lineFragmentPadding
    let width = area.isUnlimited ? placed.width : area.right - area.left
    // On the last permitted line, if text remains, trailing spaces do not count, whatever the mode (reference A.4.1,
    // A.4.2).
    let used = min(cutsText ? placed.visibleWidth : placed.width, width)
    let rect = Rect(
      x: area.left - padding, y: frame.top, width: width + 2 * padding, height: frame.bottom - frame.top)
    let usedLeft = min(max(placed.left - padding, rect.minX), rect.maxX - used - 2 * padding)
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
      isExtra: index > 0 && paragraph.range.isEmpty && paragraph.separator.isEmpty,
      tightening: content.tightening.points, baseLevel: paragraph.analysis.baseLevel, runs: placed.runs)
  }
}
