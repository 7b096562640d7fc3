import GalleyBase
import GalleyFonts

/// The distances by which lines move when text before them changes.
struct LineMove: MoveDistance {
  /// The change of the index of the line's paragraph.
  @Compact var paragraphs = 0
  /// The change of the paragraph's start, in UTF-16 units.
  @Compact var paragraphStart = 0
  /// The change of the line's offset from the start of the paragraph, in UTF-16 units.
  @Compact var inParagraph = 0
  /// The distance in points by which the line moves down.
  var down = 0.0

  /// The change of the line's start in the whole text, in UTF-16 units.
  var units: Int { paragraphStart + inParagraph }

  static let zero = LineMove()

  static func + (first: LineMove, second: LineMove) -> LineMove {
    LineMove(
      paragraphs: first.paragraphs + second.paragraphs, paragraphStart: first.paragraphStart + second.paragraphStart,
      inParagraph: first.inParagraph + second.inParagraph, down: first.down + second.down)
  }
}

extension LineFragment: Movable {
  func moved(by move: LineMove) -> LineFragment {
    var line = self
    line.paragraph += move.paragraphs
    line.range = range.moved(by: move.units)
    line.hidden = hidden?.moved(by: move.units)
    line.rect.origin.y += move.down
    line.usedRect.origin.y += move.down
    line.baseline += move.down
    line.placedRuns.move = line.placedRuns.move + move
    return line
  }
}

extension GlyphRun {
  /// Returns the run at its new position after its line moved.
  func moved(by move: LineMove) -> GlyphRun {
    var run = self
    run.range = range.moved(by: move.units)
    run.clusterBase += move.paragraphStart
    run.origin.y += move.down
    if move.inParagraph != 0 {
      run.styleOffset += move.inParagraph
      run.glyphs = ShapedGlyphs(glyphs.lazy.map { $0.moved(by: Int32(move.inParagraph)) })
    }
    return run
  }
}
