import GalleyBase
import GalleyFonts
import GalleyUnicode

/// The runs of a line with several fonts, in an eighth of the memory that values of type `GlyphRun`
/// take.
///
/// Arabic text, for example, has a run for every word and every space. Values that follow from other runs are not
/// stored.
final class CompactRuns: Sendable {
  /// The values in which the runs of a line differ from each other.
  struct Run {
    /// The start of the run's text, relative to the start of all runs.
    var start: UInt16
    var end: UInt16
    /// The index of the run's first glyph, relative to the first glyph of all runs.
    var firstGlyph: UInt16
    var endOfGlyphs: UInt16
    /// The index of the run's font in `fonts`, relative to `firstFont`.
    var font: UInt8
    var level: BidiLevel
  }

  private let parts: [Run]
  /// The fonts of the paragraph. All lines of the paragraph share the list.
  private let fonts: [RunFont]
  /// The minimum of the runs' indices in `fonts`.
  private let firstFont: Int
  /// Glyphs of the paragraph that include the glyphs of all runs.
  private let glyphs: ShapedGlyphs
  private let clusterBase: Int
  /// The offset in the text at which the first run in text order begins.
  private let start: Int
  /// The minimum of the runs' indices in `glyphs`.
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

  /// The runs as values of type `GlyphRun`, from left to right. Each begins where the preceding run
  /// ends.
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
