import GalleyBase
import GalleyFonts
import GalleyUnicode

/// A part of a line that belongs to one item and one attribute run.
///
/// Offsets count from the paragraph's start. Text in several fonts has a piece for every word and every space, so
/// pieces refer to shared values by index.
struct Piece {
  /// The glyphs of a piece, from left to right.
  enum Glyphs {
    /// Glyphs of the paragraph, as a range of indices.
    case ofParagraph(Range<Int>)
    /// Glyphs that only this piece has. The paragraph does not have them, because they were
    /// inserted, shaped again or changed.
    case own(ShapedGlyphs)
  }

  var kind: GlyphRun.Kind
  var level: BidiLevel
  @Compact var range: Range<Int>
  /// The index of the piece's font among the fonts of the paragraph's source.
  @Compact var fontIndex: Int
  @Compact var attributesIndex: Int
  /// The offset of the character whose attributes the piece has.
  @Compact var styleOffset: Int
  var glyphs: Glyphs
  /// The width of the piece. For text it is the sum of the advances of its glyphs.
  var width: Length
  /// The index of the piece's run in the custom truncation token; nil for the ellipsis and for
  /// other text.
  @Compact var tokenRun: Int?
  /// The distance by which the piece is raised. Nil means the distance in the attributes at
  /// `attributesIndex`.
  var raise: Double?
}

extension ParagraphSource {
  /// Returns the glyphs of a piece in visual order, from left to right.
  func glyphs(of piece: Piece) -> ShapedGlyphs {
    switch piece.glyphs {
    case .ofParagraph(let indices): paragraph.placedGlyphs.slice(indices)
    case .own(let glyphs): glyphs
    }
  }

  /// Returns the last cluster of a piece, as an offset from the start of the paragraph, if the
  /// cluster continues in the next piece; otherwise nil.
  func dividedCluster(of piece: Piece) -> Int32? {
    guard piece.kind == .text, !paragraph.analysis.isCluster(endingAt: piece.range.upperBound) else { return nil }
    return glyphs(of: piece).lastCluster(isRightToLeft: piece.level.isRightToLeft)
  }
}

extension ParagraphSource {
  /// Returns the pieces of a range in text order.
  ///
  /// At an unsafe cut the part of the item is shaped again, so that every line looks as if it had been shaped alone.
  func pieces(of range: Range<Int>, tabs: [TabStep]) -> [Piece] {
    guard !range.isEmpty else { return [] }
    var pieces: [Piece] = []
    var tabIndex = 0
    let items = paragraph.itemIndex(at: range.lowerBound)...paragraph.itemIndex(at: range.upperBound - 1)
    pieces.reserveCapacity(items.count)
    for index in items {
      let part = paragraph.items[index].range.clamped(to: range)
      switch paragraph.items[index].kind {
      case .lineSeparator: continue
      case .tab:
        while tabIndex < tabs.count, tabs[tabIndex].offset < part.lowerBound { tabIndex += 1 }
        let width = tabIndex < tabs.count && tabs[tabIndex].offset == part.lowerBound ? tabs[tabIndex].width : .zero
        pieces.append(piece(.tab, paragraph.items[index], part, width: width))
      case .attachment:
        let width = Length(fixed16: paragraph.advances[part.lowerBound])
        pieces.append(piece(.attachment, paragraph.items[index], part, width: width))
      case .text:
        appendText(index, part, to: &pieces)
      }
    }
    return pieces
  }

  private func appendText(_ index: Int, _ part: Range<Int>, to pieces: inout [Piece]) {
    let (range, level) = (paragraph.items[index].range, paragraph.items[index].level)
    let cutsStart = part.lowerBound > range.lowerBound && isUnsafe(part.lowerBound)
    let cutsEnd = part.upperBound < range.upperBound && isUnsafe(part.upperBound)
    let anew = cutsStart || cutsEnd ? shapeAlone(paragraph.items[index], part) : nil
    var start = part.lowerBound
    while start < part.upperBound {
      let run = text.runIndex(at: paragraph.range.lowerBound + start)
      var end = min(part.upperBound, text.runs[run].range.upperBound - paragraph.range.lowerBound)
      // A cluster is drawn with the attributes of its first character.
      while end < part.upperBound, !paragraph.clusters[end].contains(.start) { end += 1 }
      let (glyphs, width) = glyphs(ofItem: index, in: start..<end, shapedAnew: anew)
      pieces.append(
        Piece(
          kind: .text, level: level, range: start..<end, fontIndex: paragraph.items[index].fontIndex,
          attributesIndex: run, styleOffset: start, glyphs: glyphs, width: width))
      start = end
    }
  }

  /// Returns the glyphs of a part of an item and the sum of their advances.
  private func glyphs(
    ofItem index: Int, in range: Range<Int>, shapedAnew anew: ShapedGlyphs?
  ) -> (glyphs: Piece.Glyphs, width: Length) {
    guard let anew else {
      let indices = paragraph.glyphIndices(of: paragraph.items[index], in: range)
      return (.ofParagraph(indices), paragraph.placedGlyphs.width(of: indices))
    }
    let isRightToLeft = paragraph.items[index].level.isRightToLeft
    let own = anew[anew.indices(ofClusters: range, isRightToLeft: isRightToLeft)]
    return (.own(own), width(of: own))
  }

  private func piece(_ kind: GlyphRun.Kind, _ item: Item, _ range: Range<Int>, width: Length) -> Piece {
    Piece(
      kind: kind, level: item.level, range: range, fontIndex: item.fontIndex,
      attributesIndex: text.runIndex(at: paragraph.range.lowerBound + range.lowerBound), styleOffset: range.lowerBound,
      glyphs: .ofParagraph(0..<0), width: width)
  }

  private func isUnsafe(_ offset: Int) -> Bool { paragraph.isUnsafeToBreak(at: offset) }
}

/// Returns the sum of the advances of the glyphs.
func width(of glyphs: ShapedGlyphs) -> Length {
  var width = Length.zero
  for index in glyphs.indices { width += Length(fixed16: glyphs.advance(at: index)) }
  return width
}
