public import GalleyBase

extension Typesetter {
  /// A glyph's outline in points, y down, its origin at the glyph's origin, stretched and slanted as the font is. Empty
  /// for a glyph without one (a space, a coloured bitmap). Fill it with the nonzero rule.
  public func outline(font: Font, glyph: UInt32) -> Path {
    guard let path = rasterizer.face(font)?.outline(of: glyph) else { return Path() }
    let (scale, synthesis) = (font.pointSize / Double(font.face.metrics.unitsPerEm), font.storage.synthesis)
    return path.mapPoints { point in
      Point(x: (point.x * synthesis.stretch + point.y * synthesis.obliqueness) * scale, y: -point.y * scale)
    }
  }
}
