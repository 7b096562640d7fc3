import GalleyFonts

/// A number as the distance by which a glyph moves: the change of its cluster's offset from the
/// start of the paragraph, in UTF-16 units.
extension Int32: MoveDistance {}

extension ShapedGlyph: Movable {
  func moved(by move: Int32) -> ShapedGlyph {
    var glyph = self
    glyph.cluster += move
    return glyph
  }
}
