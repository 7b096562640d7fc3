import GalleyBase
import GalleyUnicode

extension ParagraphLines {
  /// What a line has to be broken by.
  struct StripRequest {
    var start: Int
    var mode: LineBreakMode
    /// Whether the line takes all that is left of the paragraph, and cuts it.
    var takesRest: Bool
    var isLast: Bool
    /// Where the line would begin if nothing were excluded.
    var top: Double
    var options: LayoutOptions
    /// The margins of the paragraph's next line, if nothing is excluded there.
    var following: LineMargins

    var rule: LayoutOptions.LineHeightRule { options.lineHeights }
  }

  /// The text of a fragment and where it may stand.
  struct Part {
    var margins: LineMargins
    var line: BrokenLine
    /// What it was broken by.
    var request: StripRequest
  }

  /// A strip that a line was tried in, for whoever explains a layout.
  struct StripTrial {
    var top: Double
    var height: Double
    /// What the exclusions leave of it.
    var fragments: [LineMargins]
    /// What went in.
    var parts: [Part]
  }

  /// Breaks one line into the fragments of the first strip that has room for it.
  ///
  /// How high the line is depends on its text, and what is excluded depends on its height: the height is first that of
  /// an empty line, and grows until the text that goes in is no higher.
  func strip(
    _ request: StripRequest, in space: LineSpace, observe: ((StripTrial) -> Void)? = nil
  ) -> (top: Double, parts: [Part]) {
    let whole = LineMargins(style: style, isFirstLine: request.start == 0, width: space.width)
    guard space.hasExclusions else { return (request.top, [part(request, whole)]) }
    var top = request.top
    var height = source.lineHeight(of: request.start..<request.start, rule: request.rule).height
    while true {
      let fragments = space.fragments(top: top, height: height, whole: whole, isRightToLeft: isRightToLeft)
      let parts = parts(request, in: fragments, whole: whole)
      observe?(StripTrial(top: top, height: height, fragments: fragments, parts: parts))
      guard let end = parts.last?.line.range.upperBound else {
        let next = space.nextTop(below: top, height: height, whole: whole, isRightToLeft: isRightToLeft) {
          let fragments = space.fragments(top: $0, height: height, whole: whole, isRightToLeft: isRightToLeft)
          return !self.parts(request, in: fragments, whole: whole).isEmpty
        }
        guard let next else { return (top, [part(request, whole)]) }
        top = next
        continue
      }
      let isCut = request.takesRest && request.mode.truncates
      let shown =
        isCut ? shownText(of: parts, contents(of: parts, request), request) : .range(request.start..<end)
      let needed = source.lineHeightSteps(of: shown, rule: request.rule).lineHeight.height
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
      let part = part(request, margins)
      let line = part.line
      request.takesRest = takesRest
      if margins != whole, line.ends == .character, request.mode != .byCharWrapping,
        broken(request, whole).ends != .character
      {
        continue
      }
      parts.append(part)
      request.start = line.next
      if isEndOfParagraph(line) || line.ends == .lineSeparator { break }
    }
    return parts
  }

  private func part(_ request: StripRequest, _ margins: LineMargins) -> Part {
    Part(margins: margins, line: broken(request, margins), request: request)
  }

  private func broken(_ request: StripRequest, _ margins: LineMargins) -> BrokenLine {
    if !request.takesRest, let plan, let line = breaker.planned(plan, from: request.start, margins: margins) {
      return line
    }
    let line = greedy(request, margins)
    // A justified line would open its gaps for the word that it gives away.
    guard !request.takesRest, request.mode != .byCharWrapping, style.lineBreakStrategy.contains(.pushOut),
      alignment != .justified
    else { return line }
    return breaker.pushingOut(line, margins: margins, following: request.following)
  }

  /// As much as goes in, whatever comes after it.
  func greedy(_ request: StripRequest, _ margins: LineMargins) -> BrokenLine {
    if request.takesRest { return breaker.rest(from: request.start, margins: margins) }
    let mode: LineBreakMode = request.mode == .byCharWrapping ? .byCharWrapping : .byWordWrapping
    return breaker.line(from: request.start, margins: margins, wrapping: mode, isLast: request.isLast)
  }
}
