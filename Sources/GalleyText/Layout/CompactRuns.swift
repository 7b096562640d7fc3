import GalleyBase
import GalleyFonts
import GalleyUnicode

/// The runs of a line of text in several fonts, in a quarter of their memory: Arabic has one for every word and one for
/// every space. What follows from other runs is not kept.
final class CompactRuns: Sendable {
  /// The part of a run that it does not share with the others.
  struct Run {
    var start: Int32
    var end: Int32
    /// Indices in `glyphs`.
    var firstGlyph: Int32
    var endOfGlyphs: Int32
    /// Index in `fonts`.
    var font: UInt8
    var level: BidiLevel
    var isMissing: Bool
  }

  private let parts: [Run]
  /// Every font of the runs.
  let fonts: [Font]
  /// The glyphs of a run, through which those of all are reached.
  private let glyphs: ShapedGlyphs
  private let clusterBase: Int
  private let origin: Point

  /// - Parameters:
  ///   - fonts: every font of the runs.
  ///   - glyphs: those of a run, which share their memory with all others.
  ///   - clusterBase: the start of the paragraph.
  ///   - origin: that of the first run.
  init(_ parts: [Run], fonts: [Font], glyphs: ShapedGlyphs, clusterBase: Int, origin: Point) {
    self.parts = parts
    self.fonts = fonts
    self.glyphs = glyphs
    self.clusterBase = clusterBase
    self.origin = origin
  }

  /// The runs, each of which begins where the one before ends.
  var runs: [GlyphRun] {
    var x = origin.x
    return parts.map { part in
      let glyphs = glyphs.partOfMemory(Int(part.firstGlyph)..<Int(part.endOfGlyphs))
      let run = GlyphRun(
        kind: .text, isMissing: part.isMissing, level: part.level, range: Int(part.start)..<Int(part.end),
        clusterBase: clusterBase, styleOffset: Int(part.start) - clusterBase, tokenRun: nil,
        origin: Point(x: x, y: origin.y), width: GalleyText.width(of: glyphs).points,
        font: fonts[Int(part.font)], glyphs: glyphs)
      x += run.width
      return run
    }
  }
}
