import GalleyBase
import GalleyFonts

extension LineExplainer {
  /// Returns the height of the line and the steps of its computation.
  func height(of fragment: LineFragment) -> HeightExplanation {
    let rule = layout.options.lineHeights
    var shares: [HeightExplanation.Share] = []
    var named: Set<String> = []
    source.forEachHeightShare(of: line.shown, rule: rule) { share in
      var share = HeightExplanation.Share(share)
      if share.cause == .font { named.insert(share.font) }
      // A face that the text names is not a fallback.
      if share.cause == .standIn, named.contains(share.font) { share.cause = .font }
      if !shares.contains(share) { shares.append(share) }
    }
    let (steps, frame, style) = (line.height, line.frame, source.paragraph.style)
    var countsStandIns = false
    if case .allFaces = rule { countsStandIns = true }
    return HeightExplanation(
      shares: shares, countsStandIns: countsStandIns, ascent: steps.ascent, descent: steps.descent,
      natural: steps.ascent + steps.descent, multiple: style.lineHeightMultiple, minimum: style.minimumLineHeight,
      maximum: style.maximumLineHeight,
      multiplied: steps.multiplied, raised: steps.raised, height: frame.height.height,
      spacingBefore: frame.spacingBefore, lineSpacing: fragment.usedRect.height - frame.height.height,
      spacingAfter: fragment.rect.maxY - fragment.usedRect.maxY, top: frame.top, baseline: frame.baseline)
  }

  /// Returns the strip in which the line was placed, with the parts that exclusion paths cover and
  /// the parts without text. `last` is the last attempt to fill a strip.
  func strip(_ last: FilledStrip.Trial) -> StripExplanation {
    let space = LineSpace(container)
    let blocked = container.exclusionPaths.indices.flatMap { exclusion in
      space.blocked(by: exclusion, top: last.top, height: last.height).map {
        StripExplanation.Blocked(exclusion: exclusion, left: $0.lowerBound, right: $0.upperBound)
      }
    }
    let padding = container.lineFragmentPadding
    func gap(_ margins: LineMargins) -> ClosedRange<Double> {
      let area = LineArea(margins: margins, container: container, isRightToLeft: paragraph.isRightToLeft)
      return area.left - padding...max(area.left - padding, area.right + padding)
    }
    let used = last.fragments.map { gap($0.margins) }
    let offered = last.margins.map(gap)
    let isOver = last.fragments.last.map { paragraph.endsParagraph($0.line) || $0.line.ends == .lineSeparator } ?? false
    let unused = space.gaps(top: last.top, height: last.height).compactMap { free -> StripExplanation.Unused? in
      func holds(_ part: ClosedRange<Double>) -> Bool {
        part.lowerBound >= free.lowerBound && part.upperBound <= free.upperBound
      }
      guard !used.contains(where: holds) else { return nil }
      let isAfterText =
        used.last.map { paragraph.isRightToLeft ? free.upperBound <= $0.lowerBound : free.lowerBound >= $0.upperBound }
        ?? false
      let reason: StripExplanation.Unused.Reason =
        !offered.contains(where: holds) ? .tooNarrow : isOver && isAfterText ? .noText : .wordTooWide
      return StripExplanation.Unused(left: free.lowerBound, right: free.upperBound, reason: reason)
    }
    return StripExplanation(
      proposedTop: line.request.top, top: line.strip.top, height: last.height, trials: line.strip.trialCount,
      blocked: blocked, unused: unused)
  }
}

extension HeightExplanation.Share {
  fileprivate init(_ share: HeightShare) {
    self.init(
      cause: .attachment, font: "", size: 0, ascent: share.ascent, descent: share.descent, raise: share.raise,
      leading: share.leading)
    switch share.cause {
    case .attachment: break
    case .named(let font), .face(let font):
      self.font = font.fontName
      size = font.pointSize
      if case .named = share.cause { cause = .font } else { cause = .standIn }
    }
  }
}
