import GalleyBase
import GalleyFonts
import GalleyUnicode

/// The runs of a line of text in several fonts, in an eighth of their memory: Arabic has one for every word and one for
/// every space. What follows from other runs is not kept.
final class CompactRuns: Sendable {
  /// The part of a run that it does not share with the others.
  struct Run {
    /// Offsets from `start`.
    var start: UInt16
    var end: UInt16
    /// Offsets from `firstGlyph`.
    var firstGlyph: UInt16
    var endOfGlyphs: UInt16
    /// Index in `faces`.
    var face: UInt8
    var level: BidiLevel
  }

  /// A font that runs are set in.
  struct Face: Equatable {
    var font: Font
    /// True if it is that of characters that no face has.
    var isMissing: Bool
  }

  private let parts: [Run]
  /// Every font of the runs, and of other lines: the lines of a paragraph share one list as far as it was then.
  private let faces: [Face]
  /// The glyphs of a run, through which those of all are reached.
  private let glyphs: ShapedGlyphs
  private let clusterBase: Int
  /// The least offset of a run in the text, and the least index of one of its glyphs.
  private let start: Int
  private let firstGlyph: Int
  private let origin: Point

  /// - Parameters:
  ///   - faces: every font of the runs, and others.
  ///   - glyphs: those of a run, which share their memory with all others.
  ///   - clusterBase: the start of the paragraph.
  ///   - origin: that of the first run.
  init(
    _ parts: [Run], faces: [Face], glyphs: ShapedGlyphs, clusterBase: Int, start: Int, firstGlyph: Int, origin: Point
  ) {
    self.parts = parts
    self.faces = faces
    self.glyphs = glyphs
    self.clusterBase = clusterBase
    self.start = start
    self.firstGlyph = firstGlyph
    self.origin = origin
  }

  /// The size of their largest font, in points; 0 without runs.
  var greatestPointSize: Double { parts.reduce(0) { max($0, faces[Int($1.face)].font.pointSize) } }

  /// The runs, each of which begins where the one before ends.
  var runs: [GlyphRun] {
    var x = origin.x
    return parts.map { part in
      let glyphs = glyphs.partOfMemory(firstGlyph + Int(part.firstGlyph)..<firstGlyph + Int(part.endOfGlyphs))
      let range = start + Int(part.start)..<start + Int(part.end)
      let face = faces[Int(part.face)]
      let run = GlyphRun(
        kind: .text, isMissing: face.isMissing, level: part.level, range: range, clusterBase: clusterBase,
        styleOffset: range.lowerBound - clusterBase, tokenRun: nil, origin: Point(x: x, y: origin.y),
        width: GalleyText.width(of: glyphs).points, font: face.font, glyphs: glyphs)
      x += run.width
      return run
    }
  }
}
