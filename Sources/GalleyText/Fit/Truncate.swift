import GalleyBase
import GalleyUnicode

extension ParagraphSource {
  /// Returns the content of `line`, truncated to fit between its margins. Text is removed between
  /// grapheme clusters, in text order (rule: truncation).
  ///
  /// A line that fits but has hidden text after it gets its token at the end in every mode (rule: truncation).
  func truncated(
    _ line: BrokenLine, by breaker: LineBreaker, margins: LineMargins, mode: LineBreakMode, token: AttributedText?
  ) -> LineContent {
    let cuts = TruncationCuts(source: self, line: line, breaker: breaker, margins: margins, token: token)
    if line.textWidth <= cuts.width { return cuts.tail() }
    switch mode {
    case .byTruncatingHead: return cuts.head()
    case .byTruncatingMiddle: return cuts.middle()
    default: return cuts.tail()
    }
  }
}

/// Finds the offsets at which one line is truncated.
///
/// Uses the widths of the text as shaped. The kept parts are then shaped with their cuts; in the rare case that this
/// makes them wider, they are shortened further.
struct TruncationCuts {
  let source: ParagraphSource
  let line: BrokenLine
  let breaker: LineBreaker
  let margins: LineMargins
  let width: Length
  /// The token that replaces hidden text; nil means an ellipsis.
  let token: AttributedText?
  /// The width of the token in the style of each attribute run, beginning with the first run of the
  /// line (rule: truncation-token-style).
  private let tokenWidths: [Length]

  init(
    source: ParagraphSource, line: BrokenLine, breaker: LineBreaker, margins: LineMargins, token: AttributedText?
  ) {
    self.token = token
    self.source = source
    self.line = line
    self.breaker = breaker
    self.margins = margins
    width = margins.trailing - margins.leading
    let base = source.paragraph.range.lowerBound
    let runs =
      source.text.runIndex(
        at: base + line.range.lowerBound)...source.text.runIndex(
        at: base + max(line.range.lowerBound, line.range.upperBound - 1))
    var widths: [Length] = []
    for run in runs {
      let isRepeat =
        run > runs.lowerBound
        && source.text.runs[run].attributes.shapesLike(source.text.runs[run - 1].attributes)
      let offset = max(source.text.runs[run].range.lowerBound - base, line.range.lowerBound)
      widths.append(
        isRepeat
          ? widths[widths.count - 1] : source.token(token, styledAt: offset, at: 0).reduce(.zero) { $0 + $1.width })
    }
    tokenWidths = widths
  }

  private func tokenWidth(at offset: Int) -> Length {
    let base = paragraph.range.lowerBound
    let first = source.text.runIndex(at: base + line.range.lowerBound)
    let run = source.text.runIndex(at: base + min(offset, max(line.range.lowerBound, line.range.upperBound - 1)))
    return tokenWidths[run - first]
  }

  private var paragraph: ShapedParagraph { source.paragraph }

  func tail() -> LineContent {
    var end = longestPrefix { tokenWidth(at: $0) }
    while true {
      let kept = line.range.lowerBound..<strippingSpaces(before: end)
      let pieces = source.piecesKeepingLastKerning(of: kept, tabs: line.tabs)
      let token = token(styledAt: end, at: kept.upperBound)
      if total(pieces) + total(token) <= width || kept.isEmpty {
        return content(pieces + token, hiding: end..<line.range.upperBound)
      }
      end = previousCluster(kept.upperBound)
    }
  }

  func head() -> LineContent {
    var start = longestSuffix(within: width, from: line.range.lowerBound, after: .zero) { tokenWidth(at: $0) }
    while true {
      let kept = strippingSpaces(after: start)..<line.range.upperBound
      let token = token(styledAt: max(line.range.lowerBound, start - 1), at: kept.lowerBound)
      let (pieces, tabs) = piecesBehind(total(token), kept)
      if total(pieces) + total(token) <= width || kept.isEmpty {
        return content(token + pieces, hiding: line.range.lowerBound..<start, movedTabs: tabs)
      }
      start = cut(notBefore: kept.lowerBound + 1)
    }
  }

  /// Returns the line truncated in the middle. The beginning gets half of the available width and
  /// the end gets the rest.
  func middle() -> LineContent {
    let style = longestPrefix { tokenWidth(at: $0) }
    var room = width - tokenWidth(at: style)
    while true {
      let prefixEnd = longestPrefix(within: room / 2)
      let head = line.range.lowerBound..<strippingSpaces(before: prefixEnd)
      let headPieces = source.piecesKeepingLastKerning(of: head, tabs: line.tabs)
      let token = token(styledAt: prefixEnd, at: head.upperBound)
      let ahead = total(headPieces)
      let suffix = longestSuffix(within: room - ahead, from: prefixEnd, after: ahead + total(token)) { _ in .zero }
      let tail = strippingSpaces(after: suffix)..<line.range.upperBound
      let (tailPieces, tabs) = piecesBehind(ahead + total(token), tail)
      let all = headPieces + token + tailPieces
      if total(all) <= width || room <= .zero {
        return content(all, hiding: prefixEnd..<suffix, movedTabs: tabs)
      }
      room -= total(all) - width
    }
  }

  private func content(_ pieces: [Piece], hiding hidden: Range<Int>, movedTabs: [TabStep] = []) -> LineContent {
    LineContent(pieces: pieces, hidden: hidden, ends: .truncated, movedTabs: movedTabs)
  }

  private func token(styledAt offset: Int, at position: Int) -> [Piece] {
    source.token(token, styledAt: offset, at: position)
  }

  /// Returns the end of the longest prefix whose width, plus the width that `reserve` returns for
  /// its end, is at most the available width.
  private func longestPrefix(reserving reserve: (Int) -> Length) -> Int {
    var best = line.range.lowerBound
    walkForwards(within: width) { offset, advance in
      if advance + reserve(offset) <= width { best = offset }
    }
    return best
  }

  private func longestPrefix(within room: Length) -> Int {
    var best = line.range.lowerBound
    walkForwards(within: room) { offset, _ in best = offset }
    return best
  }

  /// Calls `visit` with each cluster boundary of the line and the width of the text before it.
  /// Stops when this width exceeds `room`.
  private func walkForwards(within room: Length, _ visit: (Int, Length) -> Void) {
    var advance = Length.zero
    var offset = line.range.lowerBound
    while offset < line.range.upperBound, advance <= room {
      if isCut(offset) { visit(offset, advance) }
      advance += advanceOfUnit(at: offset)
      offset += 1
    }
    if offset == line.range.upperBound, advance <= room { visit(offset, advance) }
  }

  /// Returns the start of the longest suffix whose width, plus the width that `reserve` returns for
  /// its start, is at most `room`. The suffix does not begin before `first`.
  /// - Parameter pen: where the suffix begins on the line, without the reserved room.
  private func longestSuffix(
    within room: Length, from first: Int, after pen: Length, reserving reserve: (Int) -> Length
  ) -> Int {
    let firstWithoutTab = max(first, (line.tabs.last?.offset ?? -1) + 1)
    var best = line.range.upperBound
    var advance = Length.zero
    var offset = line.range.upperBound
    while offset > firstWithoutTab, advance <= room {
      offset -= 1
      advance += advanceOfUnit(at: offset)
      if isCut(offset), advance + reserve(max(line.range.lowerBound, offset - 1)) <= room { best = offset }
    }
    guard best == firstWithoutTab, first < best else { return best }
    return earliest(from: first, to: best) { start in
      let reserved = reserve(max(line.range.lowerBound, start - 1))
      return reserved + widthBehind(pen + reserved, from: start) <= room
    }
  }

  private func advanceOfUnit(at offset: Int) -> Length {
    line.tab(at: offset)?.width ?? Length(fixed16: paragraph.advances[offset])
  }

  func isCut(_ offset: Int) -> Bool {
    offset == paragraph.range.count
      || paragraph.clusters[offset].contains(.start) && paragraph.analysis.boundaries[offset].contains(.grapheme)
  }

  private func strippingSpaces(before end: Int) -> Int {
    var end = end
    while end > line.range.lowerBound, isSpace(end - 1) { end -= 1 }
    return end
  }

  private func strippingSpaces(after start: Int) -> Int {
    var start = start
    while start < line.range.upperBound, isSpace(start) { start += 1 }
    return start
  }

  private func isSpace(_ offset: Int) -> Bool {
    paragraph.analysis.boundaries[offset].contains(.space)
      || source.text.utf16[paragraph.range.lowerBound + offset] == 0x09
  }

  private func previousCluster(_ offset: Int) -> Int {
    var offset = offset - 1
    while offset > line.range.lowerBound, !isCut(offset) { offset -= 1 }
    return max(offset, line.range.lowerBound)
  }

  private func total(_ pieces: [Piece]) -> Length { pieces.reduce(.zero) { $0 + $1.width } }
}

extension ParagraphSource {
  /// The default token for hidden text, an ellipsis.
  static let ellipsis = "\u{2026}"

  /// Returns the pieces of the token for hidden text, in the style of the character at `offset`
  /// (rule: truncation-token-style).
  fileprivate func token(_ token: AttributedText?, styledAt offset: Int, at position: Int) -> [Piece] {
    if let token { return insertedPieces(.token, token, styledAt: offset, rangeAt: position) }
    return [
      insertion(
        .token, ParagraphSource.ellipsis, styledAt: offset, rangeAt: position, level: paragraph.analysis.baseLevel)
    ]
  }
}
