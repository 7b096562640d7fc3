import GalleyBase
import GalleyFonts
import GalleyUnicode

/// The start and the limits of a line that is to be broken.
struct LineRequest {
  /// The offset at which the line begins, from the start of the paragraph.
  var start: Int
  var rule: TruncationRule
  /// The upper edge of the line in the container, before exclusions move the line down.
  var top: Double
  /// The margins of the next line of the paragraph, as they are without exclusions.
  var following: LineMargins
}

/// The text of one fragment of a line and the margins between which it was broken.
struct BrokenFragment {
  var margins: LineMargins
  var line: BrokenLine
  /// The start and the limits for which the text was broken.
  var request: LineRequest

  /// The width of the fragment between its margins.
  var room: Length { margins.trailing - margins.leading }
}

/// The strip (the height range of a container) that a line fills. The line has several fragments if
/// exclusions divide the strip.
struct FilledStrip {
  /// An attempt to fill the strip at a given vertical position and height.
  struct Trial {
    var top: Double
    var height: Double
    /// The margins of each free part of the strip, between the exclusions.
    var margins: [LineMargins]
    /// The fragments that the text would have in the strip; empty if none fits.
    var fragments: [BrokenFragment]
  }

  /// The upper edge of the strip in the container.
  var top: Double
  /// The fragments of the line, at least one.
  var fragments: [BrokenFragment]
  /// The number of attempts to fill a strip. It is 0 without exclusions.
  var trialCount = 0
  /// The last attempt to fill a strip; nil without exclusions.
  var lastTrial: Trial?
  /// True if the layout hooks return no more free space in the container.
  var hasNoRoom = false

  /// The broken text of the line's last fragment.
  var lastLine: BrokenLine { fragments[fragments.count - 1].line }
}

extension PreparedParagraph {
  /// Breaks one line into fragments, one for each free part of the first strip that has space for
  /// the text.
  ///
  /// The line's height depends on its text, and the exclusions that it meets depend on its height. The height is first
  /// that of an empty line, and grows until it contains the text that fits.
  func fillStrip(_ request: LineRequest, in space: LineSpace, heightOf: ([BrokenFragment]) -> Double) -> FilledStrip {
    let whole = LineMargins(style: style, isFirstLine: request.start == 0, width: space.width)
    guard space.hasExclusions else { return FilledStrip(top: request.top, fragments: [fragment(request, whole)]) }
    var strip = FilledStrip(top: request.top, fragments: [])
    var height = source.lineHeight(of: request.start..<request.start, rule: options.lineHeights).height
    func fill(_ top: Double, _ height: Double) -> (margins: [LineMargins], fragments: [BrokenFragment]) {
      let margins = space.fragments(
        top: top, height: height, whole: whole, isRightToLeft: isRightToLeft,
        offset: paragraph.range.lowerBound + request.start)
      return (margins, fragments(request, in: margins, whole: whole))
    }
    while true {
      let (margins, fragments) = fill(strip.top, height)
      strip.trialCount += 1
      strip.lastTrial = FilledStrip.Trial(top: strip.top, height: height, margins: margins, fragments: fragments)
      if fragments.isEmpty {
        let next =
          space.isAsked
          ? askedTop(below: strip, height: height, request, in: space)
          : space.nextTop(below: strip.top, height: height, whole: whole, isRightToLeft: isRightToLeft) {
            !fill($0, $1).fragments.isEmpty
          }
        guard let next else {
          strip.hasNoRoom = space.isAsked
          strip.fragments = [fragment(request, whole)]
          return strip
        }
        strip.top = next
        continue
      }
      strip.fragments = fragments
      let needed = heightOf(fragments)
      if needed <= height { return strip }
      height = needed
    }
  }

  /// The maximum number of strips that are tried for one line if hooks determine the free parts.
  private static var mostTrials: Int { 100_000 }

  /// Returns the next upper edge to try after a strip in which no text fits. Returns nil if the
  /// hook returns no free part, the container ends or too many strips were tried.
  ///
  /// It is the top of the highest part that they offered, or one point further down if the parts beside the strip are
  /// too narrow for a word.
  private func askedTop(
    below strip: FilledStrip, height: Double, _ request: LineRequest, in space: LineSpace
  ) -> Double? {
    guard strip.trialCount < PreparedParagraph.mostTrials, strip.top <= space.container.size.height else { return nil }
    let rects = space.askedRects(
      top: strip.top, height: height, isRightToLeft: isRightToLeft, offset: paragraph.range.lowerBound + request.start)
    guard let first = rects.map(\.minY).min() else { return nil }
    return max(first, strip.top + 1).onLengthGrid
  }

  /// Returns the pieces of text that fill one strip, at most one for each of `margins` (the free
  /// parts between exclusions). Empty if no text fits.
  ///
  /// A word that is too wide for a fragment next to an exclusion waits for a wider one, unless it is wider than the
  /// container: a choice, TextKit is not recorded here.
  private func fragments(_ request: LineRequest, in margins: [LineMargins], whole: LineMargins) -> [BrokenFragment] {
    var request = request
    let rule = request.rule
    var filled: [BrokenFragment] = []
    // Computed again only after a fragment took text.
    var isWiderThanContainer: Bool?
    for part in margins {
      request.rule = rule.inFragment(isLastFragment: part == margins.last)
      let fragment = fragment(request, part)
      request.rule = rule
      let line = fragment.line
      if part != whole, line.ends == .character, rule.mode != .byCharWrapping {
        let isTooWide = isWiderThanContainer ?? (broken(request, whole).ends == .character)
        isWiderThanContainer = isTooWide
        if !isTooWide { continue }
      }
      filled.append(fragment)
      isWiderThanContainer = nil
      request.start = line.next
      if endsParagraph(line) || line.ends == .lineSeparator { break }
    }
    return filled
  }

  private func fragment(_ request: LineRequest, _ margins: LineMargins) -> BrokenFragment {
    BrokenFragment(margins: margins, line: broken(request, margins), request: request)
  }

  private func broken(_ request: LineRequest, _ margins: LineMargins) -> BrokenLine {
    source.typesetter.lineAttempts += 1
    let outer = source.typesetter.enter(.breakLines)
    defer { source.typesetter.leave(to: outer) }
    if !request.rule.takesRest, let plan, let line = breaker.planned(plan, from: request.start, margins: margins) {
      return line
    }
    let line = greedy(request, margins)
    // A justified line would widen its gaps to fill the space of the word that it gives away.
    guard request.rule.wrapsByWord, style.lineBreakStrategy.pushesOut(lineAt: request.start), alignment != .justified
    else { return line }
    return breaker.pushingOut(line, margins: margins, following: request.following)
  }

  /// Returns the line with as much text as fits. The choice does not consider the text after the
  /// line.
  func greedy(_ request: LineRequest, _ margins: LineMargins) -> BrokenLine {
    let rule = request.rule
    if rule.takesRest { return breaker.rest(from: request.start, margins: margins) }
    return breaker.line(from: request.start, margins: margins, wrapping: rule.wrapping, isLast: rule.isLast)
  }
}
