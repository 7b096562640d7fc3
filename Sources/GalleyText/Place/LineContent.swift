import GalleyBase
import GalleyFonts
import GalleyUnicode

/// What a line shows, in text order, with every width final.
struct LineContent {
  var pieces: [Piece]
  /// What an ellipsis stands for, from the paragraph's start.
  var hidden: Range<Int>?
  var ends: LineEnd
  /// Points taken from each cluster.
  var tightening = Length.zero
}

extension ParagraphSource {
  /// A breaker for the paragraph that can ask for widths next to unsafe cuts.
  /// - Parameter columns: where its columns lie if its tab stops are automatic.
  func breaker(columns: TabColumns?) -> LineBreaker {
    // Most paragraphs have no tab, and making a ruler costs more than breaking a short line.
    let hasTab = paragraph.items.contains { $0.kind == .tab }
    return LineBreaker(
      paragraph: paragraph, units: text.utf16[paragraph.range],
      ruler: hasTab
        ? TabRuler(style: paragraph.style, columns: columns, isRightToLeft: paragraph.analysis.baseLevel.isRightToLeft)
        : .withoutStops,
      measure: { widthShapedAlone($0, upTo: $1) }, hyphenWidth: { hyphen(before: $0).width }, hyphenation: hyphenation)
  }

  /// Turns a broken line into what it shows: truncated or tightened if it is too long for its mode, else justified.
  func content(
    of line: BrokenLine, by breaker: LineBreaker, margins: LineMargins, mode: LineBreakMode, hidesMore: Bool,
    alignment: TextAlignment, options: LayoutOptions
  ) -> LineContent {
    let room = margins.trailing - margins.leading
    let isTooLong = line.textWidth > room
    guard mode.truncates, isTooLong || hidesMore else {
      var content = LineContent(pieces: pieces(of: line.range, tabs: line.tabs), ends: line.ends)
      if isTooLong, !mode.wraps { content.ends = .clipped }
      if line.ends == .hyphen { content.pieces.append(hyphen(before: line.range.upperBound)) }
      return alignment == .justified && mode != .byCharWrapping && line.ends.isWrap
        ? justified(content, line, room: room) : content
    }
    if paragraph.style.allowsDefaultTighteningForTruncation, isTooLong, !hidesMore,
      let tight = pieces(of: line.range.lowerBound..<line.visibleEnd, tabs: line.tabs)
        .tightened(
          by: line.textWidth - room, limit: Length(points: options.tighteningLimit), in: paragraph.analysis)
    {
      return LineContent(pieces: tight.pieces, ends: line.ends, tightening: tight.amount)
    }
    let cut = truncated(line, by: breaker, margins: margins, mode: mode, token: options.truncationToken)
    return LineContent(pieces: cut.pieces, hidden: cut.hidden, ends: .truncated)
  }

  private func justified(_ content: LineContent, _ line: BrokenLine, room: Length) -> LineContent {
    var content = content
    let width = content.pieces.reduce(.zero) { $0 + $1.width }
    let visible = width - trailingWidth(of: content.pieces, from: line.visibleEnd)
    content.pieces = content.pieces.justified(
      to: room - visible, visibleEnd: line.visibleEnd, in: text.utf16[paragraph.range],
      analysis: paragraph.analysis)
    return content
  }

  /// The hyphen that a soft hyphen shows at the end of a line: U+2010, or the ASCII hyphen if the face has no U+2010.
  private func hyphen(before offset: Int) -> Piece {
    let level = paragraph.analysis.level(at: max(0, offset - 1))
    let proper = insertion(.hyphen, "\u{2010}", styledAt: offset - 1, rangeAt: offset, level: level)
    let wanted = attributes(at: offset - 1).setFont(defaultFont)
    if proper.font.face == wanted.face, !proper.isMissing { return proper }
    return insertion(.hyphen, "-", styledAt: offset - 1, rangeAt: offset, level: level)
  }

  private func attributes(at offset: Int) -> TextAttributes {
    text.attributes(at: paragraph.range.lowerBound + offset)
  }
}

extension LineEnd {
  /// Whether the paragraph goes on in the next line because this one was full.
  fileprivate var isWrap: Bool { self == .word || self == .character || self == .hyphen }
}
