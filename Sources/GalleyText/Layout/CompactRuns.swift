import GalleyBase
import GalleyFonts
import GalleyUnicode

/// The runs of a line of text in several fonts, in an eighth of the memory of `GlyphRun`.
///
/// Arabic text, for example, has a run for every word and every space. Values that follow from other runs are not
/// stored.
final class CompactRuns: Sendable {
  /// The values of a run that differ from those of the other runs.
  struct Run {
    /// Offsets from the start of all runs.
    var start: UInt16
    var end: UInt16
    /// Offsets from the first glyph of all runs.
    var firstGlyph: UInt16
    var endOfGlyphs: UInt16
    /// Index in `fonts`, counted from `firstFont`.
    var font: UInt8
    var level: BidiLevel
  }

  private let parts: [Run]
  /// The fonts of the paragraph; its lines share the list.
  private let fonts: [RunFont]
  /// The minimum index of a run's font.
  private let firstFont: Int
  /// Glyphs that share the storage of all runs' glyphs.
  private let glyphs: ShapedGlyphs
  private let clusterBase: Int
  /// The minimum offset of a run in the text.
  private let start: Int
  /// The minimum index of a run's glyph.
  private let firstGlyph: Int
  private let origin: Point

  /// - Parameters:
  ///   - fonts: the fonts of the runs, and possibly others.
  ///   - glyphs: glyphs that share the storage of the runs' glyphs.
  ///   - clusterBase: the start of the paragraph.
  ///   - origin: the origin of the first run.
  init(
    _ parts: [Run], fonts: [RunFont], firstFont: Int, glyphs: ShapedGlyphs, clusterBase: Int, start: Int,
    firstGlyph: Int, origin: Point
  ) {
    self.parts = parts
    self.fonts = fonts
    self.firstFont = firstFont
    self.glyphs = glyphs
    self.clusterBase = clusterBase
    self.start = start
    self.firstGlyph = firstGlyph
    self.origin = origin
  }

  /// The size of the largest font, in points; 0 without runs.
  var greatestPointSize: Double { parts.reduce(0) { max($0, fonts[firstFont + Int($1.font)].font.pointSize) } }

  /// The runs, each of which begins where the one before ends.
  var runs: [GlyphRun] {
    var x = origin.x
    return parts.map { part in
      let glyphs = glyphs.partOfMemory(firstGlyph + Int(part.firstGlyph)..<firstGlyph + Int(part.endOfGlyphs))
      let range = start + Int(part.start)..<start + Int(part.end)
      let font = fonts[firstFont + Int(part.font)]
      let run = GlyphRun(
        kind: .text, isMissing: font.isMissing, level: part.level, range: range, clusterBase: clusterBase,
        styleOffset: range.lowerBound - clusterBase, tokenRun: nil, origin: Point(x: x, y: origin.y),
        width: GalleyText.width(of: glyphs).points, font: font.font, glyphs: glyphs)
      x += run.width + ExactAdvances(font.font).lost(by: glyphs)
      return run
    }
  }
}
