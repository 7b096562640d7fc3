import GalleyBase
import GalleyFonts
import GalleyUnicode

/// The runs of a line of text in several fonts, in a quarter of their memory: Arabic has one for every word and one for
/// every space. What follows from other runs is not kept.
final class CompactRuns: Sendable {
  /// What a run does not share with those before it.
  private struct Run {
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

  /// Nil if there is more to say of a piece than these runs keep, or its glyphs are elsewhere.
  /// - Parameters:
  ///   - order: the indices of the pieces from left to right.
  ///   - base: the paragraph's start in the text.
  ///   - origin: that of the first run, raised as all of them.
  init?(_ pieces: [Piece], _ order: [Int], base: Int, origin: Point) {
    guard let first = order.first else { return nil }
    let (glyphs, attributes) = (pieces[first].glyphs, pieces[first].attributesIndex)
    var parts: [Run] = []
    parts.reserveCapacity(order.count)
    var fonts: [Font] = []
    // By index, so that no piece is copied.
    for index in order {
      let range = pieces[index].range
      guard pieces[index].kind == .text, pieces[index].tokenRun == nil, pieces[index].raise == nil,
        pieces[index].attributesIndex == attributes, pieces[index].styleOffset == range.lowerBound,
        pieces[index].glyphs.sharesMemory(with: glyphs),
        pieces[index].width == GalleyText.width(of: pieces[index].glyphs)
      else { return nil }
      let known = fonts.indices.first { fonts[$0] == pieces[index].font }
      let font = known ?? fonts.count
      if known == nil { fonts.append(pieces[index].font) }
      guard let font = UInt8(exactly: font) else { return nil }
      parts.append(
        Run(
          start: Int32(base + range.lowerBound), end: Int32(base + range.upperBound),
          firstGlyph: Int32(pieces[index].glyphs.startIndex), endOfGlyphs: Int32(pieces[index].glyphs.endIndex),
          font: font, level: pieces[index].level, isMissing: pieces[index].isMissing))
    }
    self.parts = parts
    self.fonts = fonts
    self.glyphs = glyphs
    self.origin = origin
    clusterBase = base
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
