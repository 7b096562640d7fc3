import GalleyFonts

/// The change of a cluster's offset from the start of its paragraph, in UTF-16 units.
extension Int32: MoveDistance {}

extension ShapedGlyph: Movable {
  func moved(by move: Int32) -> ShapedGlyph {
    var glyph = self
    glyph.cluster += move
    return glyph
  }
}
