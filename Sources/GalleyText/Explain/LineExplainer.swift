import GalleyBase
import GalleyFonts

/// Explains one line from the results of the stages that laid it out.
struct LineExplainer {
  let layout: TextLayout
  let step: LineStep
  /// The fragments of the line in the layout.
  let fragments: [LineFragment]
  let typesetter: Typesetter

  /// A fragment and the input from which it was made.
  struct Part {
    var fragment: LineFragment
    var broken: BrokenFragment
    var content: LineContent

    var line: BrokenLine { broken.line }
    var margins: LineMargins { broken.margins }
  }

  var line: LaidOutLine { step.line }
  var paragraph: PreparedParagraph { step.paragraph }
  var source: ParagraphSource { paragraph.source }
  var base: Int { source.paragraph.range.lowerBound }
  var container: TextContainer { layout.containers[step.placement.position.container] }

  /// Returns an explanation for each fragment of the line.
  func explain(number: Int) -> [LineExplanation] {
    let count = min(line.contents.count, fragments.count)
    return zip(fragments, line.contents).enumerated().map { index, pair in
      let part = Part(fragment: pair.0, broken: line.strip.fragments[index], content: pair.1)
      return LineExplanation(
        line: number, fragment: index + 1, fragmentCount: count, container: part.fragment.container,
        range: part.fragment.range, text: shownText(of: part.fragment), end: end(of: part),
        hyphenation: hyphenation(of: part), truncation: truncation(of: part), tightening: tightening(of: part),
        gaps: gaps(of: part), tabs: tabs(of: part), margins: margins(of: part), height: height(of: part.fragment),
        strip: line.strip.lastTrial.map(strip), moved: index == 0 ? step.move : nil, faces: faces(of: part.fragment))
    }
  }

  /// Returns the characters in a range of the whole text.
  func text(_ range: Range<Int>) -> String { String(decoding: source.text.utf16[range], as: UTF16.self) }

  /// Returns the text that a fragment shows, in text order.
  private func shownText(of fragment: LineFragment) -> String {
    let runs = fragment.runs
      .sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    var shown = ""
    var last: GlyphRun.Kind?
    for run in runs {
      switch run.kind {
      // A token or hyphen may consist of several adjacent runs.
      case .token: shown += last == .token ? "" : token
      case .marker: shown += last == .marker ? "" : "\(paragraph.marker ?? "") "
      case .hyphen: shown += "\u{2010}"
      case .text, .tab, .attachment: shown += text(run.range)
      }
      last = run.kind
    }
    return shown
  }

  /// The token that replaces hidden text: the token in the options, or by default an ellipsis.
  var token: String { layout.options.truncationToken?.string ?? ParagraphSource.ellipsis }

  private func margins(of part: Part) -> MarginsExplanation {
    let area = LineArea(margins: part.margins, container: container, isRightToLeft: paragraph.isRightToLeft)
    let isFirst = line.request.start == 0
    return MarginsExplanation(
      left: area.left, right: area.isUnlimited ? .infinity : area.right,
      indent: isFirst ? paragraph.style.firstLineHeadIndent : paragraph.style.headIndent,
      isFirstOfParagraph: isFirst, tailIndent: paragraph.style.tailIndent, padding: container.lineFragmentPadding)
  }
}

extension LineExplainer {
  private func end(of part: Part) -> EndExplanation {
    // The breaker's text for the line, before truncation, tightening and justification.
    let pieces = source.pieces(of: part.line.range, tabs: part.line.tabs)
    let hyphen = part.fragment.runs.first { $0.kind == .hyphen }?.width ?? 0
    let width = pieces.reduce(.zero) { $0 + $1.width } - source.trailingWidth(of: pieces, from: part.line.visibleEnd)
    var end = EndExplanation(
      ends: part.fragment.ends, cause: .text, lineBreakMode: line.request.rule.mode, width: width.points + hyphen,
      available: part.margins.trailing >= .unlimited ? .infinity : part.broken.room.points, next: nil, nextText: "",
      needed: nil)
    switch part.fragment.ends {
    case .newline, .lineSeparator, .end: break
    case .truncated, .clipped: end.cause = .lastLine
    case .word, .character, .hyphen:
      let greedy = paragraph.greedy(part.broken.request, part.margins)
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

  /// Returns the range of visible text that `longer` has after the end of `shorter`. Both lines
  /// have the same beginning.
  private func visible(_ longer: BrokenLine, after shorter: BrokenLine) -> Range<Int> {
    base + shorter.next..<base + max(shorter.next, longer.visibleEnd)
  }

  /// Returns the nearest trailing margin with which the line would hold more text, and the line
  /// that it would then be. Returns nil if there is no such margin.
  private func wider(_ part: Part) -> (trailing: Length, line: BrokenLine)? {
    func broken(_ trailing: Length) -> BrokenLine {
      paragraph.greedy(part.broken.request, LineMargins(leading: part.margins.leading, trailing: trailing))
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
