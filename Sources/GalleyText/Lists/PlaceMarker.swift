import GalleyBase
import GalleyFonts
import GalleyUnicode

extension ParagraphSource {
  /// The runs of a list's marker, before the text of a line that begins at `leading`.
  ///
  /// It looks like the paragraph's first character, but has none of its lines, grounds and offsets, and reads in the
  /// paragraph's direction.
  func markerRuns(
    _ marker: String, textAt leading: Length, in container: TextContainer, baseline: Double
  ) -> [GlyphRun] {
    guard let list = paragraph.style.textLists.last else { return [] }
    let first = text.attributes(at: paragraph.range.lowerBound)
    let attributes = TextAttributes { $0.font = first.font }
    let pieces = insertedPieces(.marker, AttributedText(marker, attributes: attributes), styledAt: 0, rangeAt: 0)
    let width = pieces.reduce(.zero) { $0 + $1.width }.points
    let least = width + list.markerDistance
    let distance =
      list.markerAlignment == .trailing ? least : max(list.indentation - list.markerIndentation, least)
    let start = leading.points - distance.onLengthGrid
    let padding = container.lineFragmentPadding
    let isMirrored = paragraph.analysis.baseLevel.isRightToLeft && container.size.width.isFinite
    var pen = isMirrored ? container.size.width - padding - start - width : padding + start
    return pieces.inVisualOrder(baseLevel: paragraph.analysis.baseLevel, visibleEnd: 0).map { piece in
      let run = run(piece, origin: Point(x: pen, y: baseline))
      pen += piece.width.points
      return run
    }
  }

  /// Pieces that stand for no characters of the text: the first paragraph of another text, which reads in this
  /// paragraph's direction. What its runs leave open is that of the character at `offset`.
  func insertedPieces(
    _ kind: GlyphRun.Kind, _ insertion: AttributedText, styledAt offset: Int, rangeAt position: Int
  ) -> [Piece] {
    let clamped = min(max(0, offset), max(0, paragraph.range.count - 1))
    let index = text.runIndex(at: paragraph.range.lowerBound + clamped)
    let surroundings = text.runs[index].attributes
    var filled = insertion
    filled.updateAttributes {
      $0 = $0.filled(from: surroundings)
      $0.paragraphStyle = ParagraphStyle {
        $0.baseWritingDirection = paragraph.analysis.baseLevel.isRightToLeft ? .rightToLeft : .leftToRight
      }
    }
    let shaped = shape(filled, defaultFont: defaultFont, locale: locale, with: typesetter)
    let source = ParagraphSource(shaped, paragraph: 0, typesetter: typesetter)
    return source.pieces(of: 0..<source.paragraph.range.count, tabs: []).map { piece in
      var piece = piece
      piece.kind = kind
      if kind == .token { piece.tokenRun = insertion.runIndex(at: piece.range.lowerBound) }
      let own = filled.attributes(at: piece.range.lowerBound)
      piece.raise = kind == .marker ? 0 : own.raise(defaultFont)
      piece.range = position..<position
      piece.attributesIndex = index
      piece.styleOffset = clamped
      piece.glyphs = ArraySlice(
        piece.glyphs.map { glyph in
          var glyph = glyph
          glyph.cluster = Int32(position)
          return glyph
        })
      return piece
    }
  }
}

extension TextAttributes {
  /// These attributes, and those of `other` where these say nothing.
  public func filled(from other: TextAttributes) -> TextAttributes {
    var result = self
    result.font = font ?? other.font
    result.kern = kern ?? other.kern
    result.tracking = tracking ?? other.tracking
    result.ligature = ligature ?? other.ligature
    result.languageIdentifier = languageIdentifier ?? other.languageIdentifier
    result.foregroundColor = foregroundColor ?? other.foregroundColor
    result.backgroundColor = backgroundColor ?? other.backgroundColor
    result.baselineOffset = baselineOffset ?? other.baselineOffset
    result.paragraphStyle = paragraphStyle ?? other.paragraphStyle
    result.shadow = shadow ?? other.shadow
    result.strokeWidth = strokeWidth ?? other.strokeWidth
    result.strokeColor = strokeColor ?? other.strokeColor
    result.obliqueness = obliqueness ?? other.obliqueness
    result.expansion = expansion ?? other.expansion
    return result
  }
}
