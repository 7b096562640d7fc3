import GalleyBase
import GalleyFonts
import GalleyUnicode

/// The runs of a line of text in several fonts, in an eighth of their memory: Arabic has one for every word and one for
/// every space. What follows from other runs is not kept.
final class CompactRuns: Sendable {
  /// The part of a run that it does not share with the others.
  struct Run {
    /// Offsets from the start of all runs.
    var start: UInt16
    var end: UInt16
    /// Offsets from the first glyph of all runs.
    var firstGlyph: UInt16
    var endOfGlyphs: UInt16
    /// Index in `fonts`, from `firstFont` on.
    var font: UInt8
    var level: BidiLevel
  }

  private let parts: [Run]
  /// The fonts of the paragraph, whose lines share the list.
  private let fonts: [RunFont]
  /// The least index of a run's font.
  private let firstFont: Int
  /// Glyphs through which those of all runs are reached.
  private let glyphs: ShapedGlyphs
  private let clusterBase: Int
  /// The least offset of a run in the text.
  private let start: Int
  /// The least index of a run's glyph.
  private let firstGlyph: Int
  private let origin: Point

  /// - Parameters:
  ///   - fonts: every font of the runs, and others.
  ///   - glyphs: some that share their memory with those of the runs.
  ///   - clusterBase: the start of the paragraph.
  ///   - origin: that of the first run.
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

  /// The size of their largest font, in points; 0 without runs.
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
