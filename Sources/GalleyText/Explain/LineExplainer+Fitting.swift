import GalleyBase
import GalleyFonts

extension LineExplainer {
  /// What was cut from a fragment.
  func truncation(of part: Part) -> TruncationExplanation? {
    guard let hidden = part.fragment.hidden else { return nil }
    let runs = part.fragment.runs
    let kept = runs.filter { $0.kind != .token && $0.kind != .marker }
    let tokenWidth = runs.filter { $0.kind == .token }.reduce(0) { $0 + $1.width }
    let keptUnits = kept.reduce(0) { $0 + $1.range.count }
    return TruncationExplanation(
      mode: part.request.mode, hidden: hidden, hiddenText: text(hidden),
      strippedSpaces: part.fragment.range.count - keptUnits - hidden.count, token: token,
      tokenWidth: tokenWidth, keptWidth: kept.reduce(0) { $0 + $1.width },
      isForTextAfter: part.line.textWidth <= part.margins.trailing - part.margins.leading,
      isLastPermitted: placement.position.lineCount + 1 == container.maximumNumberOfLines)
  }

  /// What moving letters together did or would have done; nil if the rules did not allow to try.
  func tightening(of part: Part) -> TighteningExplanation? {
    let excess = part.line.textWidth - (part.margins.trailing - part.margins.leading)
    guard excess > .zero, source.paragraph.style.allowsDefaultTighteningForTruncation,
      part.fragment.tightening > 0 || part.fragment.ends == .truncated,
      let tight = source.pieces(of: part.line.range.lowerBound..<part.line.visibleEnd, tabs: part.line.tabs)
        .tightened(by: excess, limit: .unlimited, in: source.paragraph.analysis)
    else { return nil }
    return TighteningExplanation(
      excess: excess.points, needed: tight.amount.points, limit: layout.options.tighteningLimit,
      amount: part.fragment.tightening)
  }

  /// The gaps that were stretched: where the line's clusters are wider than they were shaped.
  func justification(of part: Part) -> JustificationExplanation? {
    guard part.fragment.hidden == nil, part.fragment.tightening == 0 else { return nil }
    var natural: [Int: Length] = [:]
    for piece in naturalPieces(of: part) where piece.kind == .text {
      for glyph in piece.glyphs { natural[base + Int(glyph.cluster), default: .zero] += Length(fixed16: glyph.advance) }
    }
    var set: [Int: Length] = [:]
    for run in part.fragment.runs where run.kind == .text {
      for glyph in run.glyphs {
        set[run.clusterBase + Int(glyph.cluster), default: .zero] += Length(fixed16: glyph.advance)
      }
    }
    let gaps = set.keys.sorted().compactMap { offset -> JustificationExplanation.Gap? in
      guard let width = set[offset], let own = natural[offset], width != own else { return nil }
      return JustificationExplanation.Gap(offset: offset, natural: own.points, added: (width - own).points)
    }
    return gaps.isEmpty ? nil : JustificationExplanation(gaps: gaps)
  }
}
