/// The letters that a shaping plan (the lookups for a face, script and features) changes only by
/// kerning, and the kerning of their pairs in the font.
///
/// For a plan that only kerns pairs (`LetterPairs`), and text in which no substitution rule matches. A letter's glyph
/// is then that of its character, unless a lookup replaces or moves it everywhere.
final class KernedLetters {
  /// The glyph and advance of a UTF-16 unit, if it is a plain letter.
  private struct Letter: BitwiseCopyable {
    var advance: Int32 = 0
    var glyph: UInt16 = 0
    var kind = Kind.unknown
  }

  private enum Kind: UInt8, BitwiseCopyable {
    /// The unit is not yet examined.
    case unknown
    /// The unit is a letter whose glyph the font alone determines.
    case plain
    /// The unit must be shaped by HarfBuzz.
    case other
  }

  private let face: ShapingFace
  /// The kerning of glyph pairs; nil if the font has no GPOS table.
  private let kerning: PairKerning?
  /// The glyphs that lookups replace, move or widen regardless of their neighbours.
  private let changed: GlyphSet
  private let letters = UnitTable<Letter>(unknown: Letter())

  /// - Parameters:
  ///   - positions: the GPOS table.
  ///   - lookups: the indices of its lookups.
  ///   - changed: the glyphs that lookups replace, move or widen in any context.
  init(
    _ face: ShapingFace, positions: LayoutTable?, lookups: [Int], changed: GlyphSet
  ) throws(MalformedTable) {
    (self.face, self.changed) = (face, changed)
    kerning = try positions.map { table throws(MalformedTable) in try PairKerning(table, lookups: lookups) }
  }

  /// Returns the pair of a unit and the next unit (0 at the end of the text); nil if it must be
  /// shaped by HarfBuzz.
  func pair(_ first: UInt16, _ second: UInt16) -> LetterPairs.Pair? {
    let letter = letter(first)
    guard letter.kind == .plain else { return nil }
    var adjustment = PairKerning.Adjustment()
    if second != 0 {
      let next = self.letter(second)
      guard next.kind == .plain else { return nil }
      if let kerning {
        guard let found = kerning.adjustment(of: Int(letter.glyph), before: Int(next.glyph)) else { return nil }
        adjustment = found
      }
    }
    func steps(_ units: Int) -> Int32 { Int32(truncatingIfNeeded: units * ShapingFace.stepsPerUnit) }
    return LetterPairs.Pair(
      glyph: letter.glyph, advance: letter.advance &+ steps(adjustment.advance), xOffset: steps(adjustment.xOffset),
      yOffset: steps(adjustment.yOffset), nextFlags: adjustment.isStated ? ShapedGlyph.Flags.unsafeToBreak.rawValue : 0)
  }

  private func letter(_ unit: UInt16) -> Letter {
    let letter = letters[unit]
    return letter.kind == .unknown ? find(unit) : letter
  }

  private func find(_ unit: UInt16) -> Letter {
    var letter = Letter()
    letter.kind = .other
    if unit < LetterPairs.endOfLetters, let glyph = PlainGlyphs.glyph(of: UInt32(unit), face),
      glyph < face.face.glyphCount, !changed.contains(glyph), let number = UInt16(exactly: glyph)
    {
      letter = Letter(advance: face.advance(of: UInt32(glyph)), glyph: number, kind: .plain)
    }
    letters[unit] = letter
    return letter
  }
}
