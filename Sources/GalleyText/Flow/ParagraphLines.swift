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
    /// True if a form feed ends it, so that the next line goes into the next container.
    var endsContainer: Bool
  }

  let index: Int
  let source: ParagraphSource
  private(set) var breaker: LineBreaker
  let alignment: TextAlignment
  /// The paragraph's style, moved in by its lists.
  let style: ParagraphStyle
  /// The list marker before its first line.
  let marker: String?
  /// The breaks of the paragraph, if its style asks to choose them together.
  let plan: OptimalBreaks?

  init(flow: LineFlow, paragraph index: Int) {
    self.index = index
    source = ParagraphSource(flow.shaped, paragraph: index, typesetter: flow.typesetter)
    breaker = source.breaker(columns: flow.columns)
    marker = flow.markers.isEmpty ? nil : flow.markers[index]
    style = source.paragraph.style.movedIn(by: marker)
    alignment = flow.options.alignment(of: source.paragraph.style)
    plan = source.plan(breaker, style: style, in: flow.containers, options: flow.options)
  }

  /// The same lines, whose breaker tells what becomes of each tab.
  func observingTabs(_ observe: @escaping (TabStep) -> Void) -> ParagraphLines {
    var copy = self
    copy.breaker.observeTab = observe
    return copy
  }

  var paragraph: ShapedParagraph { source.paragraph }
  var isRightToLeft: Bool { paragraph.analysis.baseLevel.isRightToLeft }

  /// The line that begins at `start`, at a place in a container, or below what is excluded there.
  /// - Parameter isLast: whether no line may follow it, so that it stands for all text that is left.
  func line(
    from start: Int, at position: LineFlow.Position, in space: LineSpace, options: LayoutOptions, isLast: Bool
  ) -> Line {
    let request = request(from: start, at: position, in: space, options: options, isLast: isLast)
    let before = request.top - position.top
    let strip = strip(request, in: space)
    let contents = contents(of: strip.parts, request)
    let height = source.lineHeightSteps(of: shownText(of: strip.parts, contents, request), rule: request.rule)
      .lineHeight

    let last = strip.parts[strip.parts.count - 1].line
    let isEnd = isEndOfParagraph(last)
    let spacing = Spacing(
      before: before, line: style.spacing(below: height), after: isEnd ? style.paragraphSpacing.onLengthGrid : 0)
    let frame = LineFrame(container: space.container, top: strip.top - before, height: height, spacing: spacing)
    let fragments = strip.parts.indices.map { part in
      // A forced break cuts nothing, as the end of a paragraph does not.
      let cutsText = isLast && part == strip.parts.count - 1 && !isEnd && last.ends != .lineSeparator
      var fragment = fragment(strip.parts[part], contents[part], frame, cutsText: cutsText)
      fragment.container = position.container
      return fragment
    }
    let base = paragraph.range.lowerBound
    return Line(
      fragments: fragments, textBottom: strip.top + height.height, bottom: frame.bottom,
      next: isEnd ? nil : last.next,
      placedEnd: isEnd ? max(paragraph.range.upperBound, paragraph.separator.upperBound) : base + last.next,
      leavesText: leavesText(after: last), endsContainer: endsContainer(last))
  }

  private func endsContainer(_ line: BrokenLine) -> Bool {
    line.ends == .lineSeparator && source.text.utf16[paragraph.range.lowerBound + line.next - 1] == 0x0C
  }

  /// What the line has to be broken by.
  func request(
    from start: Int, at position: LineFlow.Position, in space: LineSpace, options: LayoutOptions, isLast: Bool
  ) -> StripRequest {
    let mode = mode(isLast: isLast, container: space.container, options: options)
    let keepsBefore = start == 0 && (index > 0 || options.keepsFirstParagraphSpacingBefore)
    let before = keepsBefore ? style.paragraphSpacingBefore.onLengthGrid : 0
    return StripRequest(
      start: start, mode: mode, takesRest: !mode.wraps && (isLast || options.lineBreakMode == nil), isLast: isLast,
      top: position.top + before, options: options,
      following: LineMargins(style: style, isFirstLine: false, width: space.width))
  }

  /// How the line ends if it is too long. Labels have one mode for all their text, which acts on the last permitted
  /// line; containers have one for their last line; else it is the paragraph's own.
  private func mode(isLast: Bool, container: TextContainer, options: LayoutOptions) -> LineBreakMode {
    if let mode = options.lineBreakMode { return mode }
    return isLast && !container.lineBreakMode.wraps ? container.lineBreakMode : style.lineBreakMode
  }

  /// Whether any text is left after a line.
  func leavesText(after line: BrokenLine) -> Bool { !(isEndOfParagraph(line) && paragraph.separator.isEmpty) }

  /// Whether nothing of the paragraph is left after a line.
  func isEndOfParagraph(_ line: BrokenLine) -> Bool {
    line.next >= paragraph.range.count && line.ends != .lineSeparator
  }
}
