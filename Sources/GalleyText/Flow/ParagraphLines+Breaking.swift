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
  func strip(_ request: StripRequest, in space: LineSpace) -> (top: Double, parts: [Part]) {
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
    let line = breaker.line(from: request.start, margins: margins, wrapping: mode, isLast: request.isLast)
    return style.lineBreakStrategy.contains(.pushOut) && mode == .byWordWrapping
      ? breaker.pushingOut(line, margins: margins, following: request.following) : line
  }
}
