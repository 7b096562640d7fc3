import GalleyFonts

/// The UTF-16 units by which a cluster is further from its paragraph's start.
extension Int32: MoveDistance {}

extension ShapedGlyph: Movable {
  func moved(by move: Int32) -> ShapedGlyph {
    var glyph = self
    glyph.cluster += move
    return glyph
  }
}
