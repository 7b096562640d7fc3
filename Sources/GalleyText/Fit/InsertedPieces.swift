import GalleyBase
import GalleyFonts
import GalleyUnicode

extension ParagraphSource {
  /// Returns a piece for inserted text, such as an ellipsis or a hyphen, in the style of the
  /// character at `offset`.
  func insertion(
    _ kind: GlyphRun.Kind, _ string: String, styledAt offset: Int, rangeAt: Int, level: BidiLevel
  ) -> Piece {
    let clamped = min(offset, max(0, paragraph.range.count - 1))
    let attributesIndex = text.runIndex(at: paragraph.range.lowerBound + clamped)
    let attributes = text.runs[attributesIndex].attributes
    let units = Array(string.utf16)
    let script = paragraph.items.isEmpty ? 0 : paragraph.items[paragraph.itemIndex(at: clamped)].script
    let context = paragraph.analysis.fallbackContext(script: script, language: attributes.languageIdentifier ?? locale)
    let shapingAttributes = ShapingAttributes(text, run: attributesIndex)
    var glyphs = ShapedGlyphs()
    let font = attributes.setFont(defaultFont)
    var fontIndex = fonts.index(of: font, isMissing: false)
    unsafe units.withUnsafeBufferPointer { buffer in
      let runs = unsafe typesetter.faceRuns(
        buffer, range: 0..<buffer.count, font: font, context: context, isClusterStart: { _ in true })
      for run in runs {
        fontIndex = fonts.index(of: run.font, isMissing: run.isMissing)
        let item = Item(kind: .text, level: level, script: 0, fontIndex: fontIndex, range: run.range)
        unsafe shape(
          item, font: run.font, range: run.range, of: buffer, endsCluster: true, isBeforeNewline: false,
          attributes: shapingAttributes, locale: locale, with: typesetter, into: &glyphs)
      }
    }
    for index in glyphs.indices { glyphs[index].cluster = Int32(rangeAt) }
    return Piece(
      kind: kind, level: level, range: rangeAt..<rangeAt, fontIndex: fontIndex,
      attributesIndex: attributesIndex, styleOffset: clamped, glyphs: .own(glyphs), width: width(of: glyphs))
  }

  /// Returns the pieces for the first paragraph of an inserted text, such as a custom truncation
  /// token.
  ///
  /// The text reads in this paragraph's direction. Attributes that its runs leave unset come from the character at
  /// `offset`.
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
      let (font, glyphs) = (source.fonts[piece.fontIndex], source.glyphs(of: piece))
      var piece = piece
      piece.kind = kind
      piece.fontIndex = fonts.index(of: font.font, isMissing: font.isMissing)
      if kind == .token { piece.tokenRun = insertion.runIndex(at: piece.range.lowerBound) }
      let own = filled.attributes(at: piece.range.lowerBound)
      piece.raise = kind == .marker ? 0 : own.raise(defaultFont)
      piece.range = position..<position
      piece.attributesIndex = index
      piece.styleOffset = clamped
      piece.glyphs = .own(
        ShapedGlyphs(
          glyphs.lazy.map { glyph in
            var glyph = glyph
            glyph.cluster = Int32(position)
            return glyph
          }))
      return piece
    }
  }
}
