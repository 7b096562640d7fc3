import GalleyBase
import GalleyFonts

/// Asks the functions that set one line why it is as it is.
struct LineExplainer {
  let layout: TextLayout
  let placement: LineFlow.Placement
  /// The line's fragments in the layout.
  let fragments: ArraySlice<LineFragment>
  let paragraph: ParagraphLines
  let typesetter: Typesetter

  /// A fragment with what it was made from.
  struct Part {
    var fragment: LineFragment
    var margins: LineMargins
    var line: BrokenLine
    var request: ParagraphLines.StripRequest
    var isLast: Bool
  }

  var source: ParagraphSource { paragraph.source }
  var base: Int { source.paragraph.range.lowerBound }
  var container: TextContainer { layout.containers[placement.position.container] }

  /// The explanations of the line's fragments.
  func explain(number: Int, move: ContainerMove?) -> [LineExplanation] {
    let space = LineSpace(container)
    let request = paragraph.request(
      from: placement.start, at: placement.position, in: space, options: layout.options, isLast: placement.isLast)
    var trials: [ParagraphLines.StripTrial] = []
    let strip = paragraph.strip(request, in: space) { trials.append($0) }
    let shown = paragraph.shownText(of: strip.parts, paragraph.contents(of: strip.parts, request), request)
    let count = min(strip.parts.count, fragments.count)
    return zip(strip.parts, fragments).enumerated().map { index, pair in
      let part = Part(
        fragment: pair.1, margins: pair.0.margins, line: pair.0.line, request: pair.0.request,
        isLast: index == count - 1)
      return LineExplanation(
        number: number, fragment: index + 1, fragmentCount: count, container: placement.position.container,
        range: part.fragment.range, text: shownText(of: part.fragment), margins: margins(of: part, request),
        end: end(of: part),
        height: height(of: part, request, top: strip.top, shown: shown),
        strip: trials.last.map { self.strip(request, top: strip.top, last: $0, trials: trials.count, in: space) },
        move: index == 0 ? move : nil, tabs: tabs(of: part), faces: faces(of: part.fragment),
        hyphenation: hyphenation(of: part), truncation: truncation(of: part), tightening: tightening(of: part),
        justification: justification(of: part))
    }
  }

  /// The characters of a range of the whole text.
  func text(_ range: Range<Int>) -> String { String(decoding: source.text.utf16[range], as: UTF16.self) }

  /// What a fragment shows, in text order.
  private func shownText(of fragment: LineFragment) -> String {
    let runs = fragment.runs
      .sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    var shown = ""
    var last: GlyphRun.Kind?
    for run in runs {
      switch run.kind {
      // Both may be several runs next to each other.
      case .token: shown += last == .token ? "" : token
      case .marker: shown += last == .marker ? "" : "\(paragraph.marker ?? "") "
      case .hyphen: shown += "\u{2010}"
      case .text, .tab, .attachment: shown += text(run.range)
      }
      last = run.kind
    }
    return shown
  }

  /// What stands for hidden text.
  var token: String { layout.options.truncationToken?.string ?? ParagraphSource.ellipsis }

  private func margins(of part: Part, _ request: ParagraphLines.StripRequest) -> MarginsExplanation {
    let area = LineArea(margins: part.margins, container: container, isRightToLeft: paragraph.isRightToLeft)
    let isFirst = request.start == 0
    return MarginsExplanation(
      left: area.left, right: area.isUnlimited ? .infinity : area.right,
      indent: isFirst ? paragraph.style.firstLineHeadIndent : paragraph.style.headIndent,
      isFirstOfParagraph: isFirst, tailIndent: paragraph.style.tailIndent, padding: container.lineFragmentPadding)
  }
}

extension LineExplainer {
  /// What the breaker put on the line as pieces, before anything is cut, tightened or justified.
  func naturalPieces(of part: Part) -> [Piece] { source.pieces(of: part.line.range, tabs: part.line.tabs) }

  private func end(of part: Part) -> EndExplanation {
    let pieces = naturalPieces(of: part)
    let hyphen = part.fragment.runs.first { $0.kind == .hyphen }?.width ?? 0
    let width = pieces.reduce(.zero) { $0 + $1.width } - source.trailingWidth(of: pieces, from: part.line.visibleEnd)
    let room = part.margins.trailing - part.margins.leading
    var end = EndExplanation(
      ends: part.fragment.ends, cause: .text, mode: part.request.mode, width: width.points + hyphen,
      available: part.margins.trailing >= .unlimited ? .infinity : room.points, next: nil, nextText: "", needed: nil)
    switch part.fragment.ends {
    case .newline, .lineSeparator, .end: break
    case .truncated, .clipped: end.cause = .lastLine
    case .word, .character, .hyphen:
      let greedy = paragraph.greedy(part.request, part.margins)
      if greedy.range.upperBound > part.line.range.upperBound {
        end.cause = .strategy
        end.next = visible(greedy, after: part.line)
      } else if let more = wider(part) {
        end.cause = .width
        end.needed = (more.trailing - part.margins.leading).points
        end.next = visible(more.line, after: part.line)
      } else {
        end.cause = .noTabStop
      }
    }
    end.nextText = end.next.map { text($0) } ?? ""
    return end
  }

  /// What a longer line shows more than a shorter one of the same beginning.
  private func visible(_ longer: BrokenLine, after shorter: BrokenLine) -> Range<Int> {
    base + shorter.next..<base + max(shorter.next, longer.visibleEnd)
  }

  /// The nearest trailing margin with which the breaker puts more on the line, and that line; nil if there is none.
  private func wider(_ part: Part) -> (trailing: Length, line: BrokenLine)? {
    func broken(_ trailing: Length) -> BrokenLine {
      paragraph.greedy(part.request, LineMargins(leading: part.margins.leading, trailing: trailing))
    }
    var low = part.margins.trailing
    var step = Length(points: 16)
    var line = broken(low + step)
    while line.range.upperBound <= part.line.range.upperBound {
      low += step
      step += step
      guard step < Length(points: 1_073_741_824) else { return nil }
      line = broken(low + step)
    }
    var high = low + step
    while high - low > .step {
      let middle = (low + high) / 2
      let trial = broken(middle)
      if trial.range.upperBound > part.line.range.upperBound { (high, line) = (middle, trial) } else { low = middle }
    }
    return (high, line)
  }
}
