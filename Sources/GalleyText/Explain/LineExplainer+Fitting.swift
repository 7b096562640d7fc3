import GalleyBase
import GalleyFonts
import GalleyUnicode

extension LineExplainer {
  /// Returns the text that truncation removed from a fragment; nil if the fragment is not
  /// truncated.
  func truncation(of part: Part) -> TruncationExplanation? {
    guard let hidden = part.fragment.hidden else { return nil }
    let runs = part.fragment.runs
    let kept = runs.filter { $0.kind != .token && $0.kind != .marker }
    let tokenWidth = runs.filter { $0.kind == .token }.reduce(0) { $0 + $1.width }
    let keptUnits = kept.reduce(0) { $0 + $1.range.count }
    return TruncationExplanation(
      hidden: hidden, hiddenText: text(hidden), keptWidth: kept.reduce(0) { $0 + $1.width }, token: token,
      tokenWidth: tokenWidth, strippedSpaces: part.fragment.range.count - keptUnits - hidden.count,
      isForTextAfter: part.line.textWidth <= part.broken.room,
      isLastPermitted: step.placement.position.lineCount + 1 == container.maximumNumberOfLines)
  }

  /// Returns the tightening of a fragment; nil if tightening was not tried.
  func tightening(of part: Part) -> TighteningExplanation? {
    part.content.neededTightening.map { needed in
      TighteningExplanation(
        excess: (part.line.textWidth - part.broken.room).points, needed: needed.points,
        limit: layout.options.tighteningLimit, amount: part.fragment.tightening)
    }
  }

  /// Returns the gaps that justification widened in a fragment; nil if there are none.
  func gaps(of part: Part) -> [JustifiedGap]? {
    let gaps = part.content.gaps.filter { $0.added != .zero }.sorted { $0.cluster < $1.cluster }
    guard !gaps.isEmpty else { return nil }
    var widths: [Int: Length] = [:]
    for run in part.fragment.runs where run.kind == .text {
      for glyph in run.glyphs { widths[Int(glyph.cluster), default: .zero] += Length(fixed16: glyph.advance) }
    }
    return gaps.map { gap in
      let natural = (widths[gap.cluster] ?? gap.added) - gap.added
      return JustifiedGap(offset: base + gap.cluster, natural: natural.points, added: gap.added.points)
    }
  }

  /// Returns the result of hyphenation at the end of a fragment. Returns nil if hyphenation was not
  /// tried, because the paragraph is not hyphenated, no text is left or all breaks of the paragraph
  /// were chosen together.
  func hyphenation(of part: Part) -> HyphenationExplanation? {
    guard let hyphenation = source.hyphenation, paragraph.plan == nil, let trial = part.line.hyphenation else {
      return nil
    }
    let room = part.broken.room
    let language = source.hyphenationLanguage(at: trial.word)
    let patterns = typesetter.hyphenator.language(for: language)
    let outcome: HyphenationExplanation.Outcome
    if part.line.ends == .hyphen {
      outcome = .divided
    } else if !hyphenation.wants(trial.width, in: room) {
      outcome = .isFullEnough
    } else {
      outcome = patterns == nil ? .hasNoPatterns : .hasNoPlace
    }
    let end = paragraph.breaker.endOfWord(from: trial.word)
    return HyphenationExplanation(
      outcome: outcome, word: text(base + trial.word..<base + end), language: language, patterns: patterns,
      fill: room > .zero ? trial.width / room : 0, factor: hyphenation.factor)
  }
}
