import GalleyBase
import GalleyUnicode

extension PreparedParagraph {
  /// Lays out the line that begins at `start`, at the given position in a container. Exclusion
  /// paths may push it further down.
  ///
  /// The stages are break, fit (tighten or truncate a line that is too long, justify others), reorder, place.
  /// - Parameter isLast: true if no line may follow, so that the line represents all remaining text.
  func line(from start: Int, at position: LinePosition, in space: LineSpace, isLast: Bool) -> LaidOutLine {
    let request = request(from: start, at: position, in: space, isLast: isLast)
    // Exclusions depend on the height and the height on the text, so each trial strip is fitted and measured.
    let strip = fillStrip(request, in: space) { fragments in
      let contents = request.rule.isCut ? fit(fragments, request.rule) : []
      return source.lineHeightSteps(of: shownText(fragments, contents), rule: options.lineHeights).lineHeight.height
    }
    let contents = fit(strip.fragments, request.rule)
    let shown = shownText(strip.fragments, contents)
    let height = source.lineHeightSteps(of: shown, rule: options.lineHeights)
    let frame = frame(of: strip, height: height.lineHeight, request, at: position, in: space)
    let fragments = strip.fragments.indices.map { index in
      // A forced break does not cut text, nor does the end of a paragraph.
      let last = strip.lastLine
      let cutsText = isLast && index == contents.count - 1 && !endsParagraph(last) && last.ends != .lineSeparator
      return place(contents[index], of: strip.fragments[index], in: frame, cutsText: cutsText)
    }
    var line = LaidOutLine(
      request: request, strip: strip, contents: contents, shown: shown, height: height, frame: frame,
      fragments: fragments)
    if let adjust = hooks?.adjust { line.adjust(by: adjust) }
    return line
  }

  /// Fits each fragment of a line between its margins, and returns the contents of the fragments.
  private func fit(_ fragments: [BrokenFragment], _ rule: TruncationRule) -> [LineContent] {
    fragments.indices.map { index in
      let isLast = rule.isLast && index == fragments.count - 1
      return fit(fragments[index], rule, hidesMore: isLast && !endsText(fragments[index].line))
    }
  }

  /// Fits one fragment between its margins. A fragment that is too long is tightened or truncated;
  /// others may be justified.
  /// - Parameter hidesMore: true if text follows that is in no line.
  private func fit(_ fragment: BrokenFragment, _ rule: TruncationRule, hidesMore: Bool) -> LineContent {
    let (line, room) = (fragment.line, fragment.room)
    guard rule.cuts(line, to: room, hidesMore: hidesMore) else {
      var content = source.content(of: line)
      if rule.clips(line, to: room) { content.ends = .clipped }
      let isJustified = alignment(of: line) == .justified && rule.mode != .byCharWrapping
      return isJustified ? source.justified(content, line, to: room) : content
    }
    let tightening = hidesMore ? nil : source.tightening(of: line, to: room)
    if let tightening, tightening.amount <= Length(points: options.tighteningLimit) {
      return source.tightened(line, tightening)
    }
    var content = source.truncated(
      line, by: breaker, margins: fragment.margins, mode: rule.mode, token: options.truncationToken)
    content.neededTightening = tightening?.amount
    return content
  }

  /// Returns the start, the position and the margins from which a line is broken.
  private func request(from start: Int, at position: LinePosition, in space: LineSpace, isLast: Bool) -> LineRequest {
    var before = start == 0 && index > 0 ? style.paragraphSpacingBefore.onLengthGrid : 0
    if start == 0, let hooks {
      let strip = Rect(x: 0, y: position.top, width: space.container.size.width, height: 0)
      before = hooks.space(.beforeParagraph, proposed: before, at: paragraph.range.lowerBound, strip)
    }
    return LineRequest(
      start: start, rule: TruncationRule(isLast: isLast, style: style, container: space.container, options: options),
      top: position.top + before, following: LineMargins(style: style, isFirstLine: false, width: space.width))
  }

  /// Returns the text that determines the height of a line. It includes hanging spaces, but not the
  /// text that a truncation token replaces.
  private func shownText(_ fragments: [BrokenFragment], _ contents: [LineContent]) -> ShownText {
    if contents.contains(where: { $0.hidden != nil }) {
      return .pieces(contents.flatMap(\.pieces), token: options.truncationToken)
    }
    return .range(fragments[0].line.range.lowerBound..<fragments[fragments.count - 1].line.range.upperBound)
  }

  private func frame(
    of strip: FilledStrip, height: LineHeight, _ request: LineRequest, at position: LinePosition, in space: LineSpace
  ) -> LineFrame {
    let before = request.top - position.top
    var spacing = style
    if let hooks {
      let rect = Rect(x: 0, y: strip.top, width: space.container.size.width, height: height.height)
      let last = paragraph.range.lowerBound + max(request.start, strip.lastLine.range.upperBound - 1)
      spacing.lineSpacing = hooks.space(.line, proposed: style.lineSpacing, at: last, rect)
      if endsParagraph(strip.lastLine) {
        spacing.paragraphSpacing = hooks.space(.afterParagraph, proposed: style.paragraphSpacing, at: last, rect)
      }
    }
    return LineFrame(
      position: position, container: space.container, top: strip.top - before, height: height, spacingBefore: before,
      lineSpacing: spacing.spacing(below: height),
      spacingAfter: endsParagraph(strip.lastLine) ? spacing.paragraphSpacing.onLengthGrid : 0)
  }
}

extension LayoutHooks {
  /// Returns the space of the given kind, rounded to the length grid. It is the value that the hook
  /// returns or, if there is no hook, the proposed space.
  fileprivate func space(_ kind: SpacingKind, proposed: Double, at offset: Int, _ rect: Rect) -> Double {
    guard let spacing else { return proposed }
    return spacing(SpacingQuestion(kind: kind, proposed: proposed, offset: offset, rect: rect)).onLengthGrid
  }
}
