import GalleyBase
import GalleyFonts
import GalleyRaster

/// The shape of a turned glyph. It is not moved to the pixel grid.
enum TurnedGlyphShape {
  /// An outline in the coordinates of the picture, in points.
  case outline(Path)
  /// A coloured bitmap, and the transform from its pixels to the pixels of the picture. The bitmap
  /// is valid until the typesetter returns the next one.
  case bitmap(GlyphMask, AffineTransformation)

  init(_ glyph: TurnedGlyph, of command: TurnedGlyphsCommand, scale: Double, typesetter: Typesetter) {
    if command.font.face.isColor {
      let mask = typesetter.mask(
        font: command.font, glyph: glyph.glyph, phase: .whole, scale: scale, foreground: command.color)
      if mask.format == .premultipliedColor {
        // The transform leads from the mask's pixels to the glyph's points, the picture's points and the picture's
        // pixels.
        let transform = AffineTransformation.translation(x: Double(mask.left), y: Double(mask.top))
          .concatenating(.scale(x: 1 / scale, y: 1 / scale)).concatenating(glyph.transform)
          .concatenating(.scale(x: scale, y: scale))
        self = .bitmap(mask, transform)
        return
      }
    }
    self = .outline(typesetter.outline(font: command.font, glyph: glyph.glyph).applying(glyph.transform))
  }

  /// Returns the pixels that the shape may change; nil if it changes none.
  func bounds(scale: Double) -> PixelRect? {
    switch self {
    case .outline(let path):
      return path.controlBounds.map { SubpixelRect($0, scale: scale).pixelBounds.grown(by: 1) }
    case .bitmap(let mask, let transform):
      guard !mask.isEmpty else { return nil }
      let (width, height) = (Double(mask.width), Double(mask.height))
      let corners = [Point.zero, Point(x: width, y: 0), Point(x: 0, y: height), Point(x: width, y: height)]
        .map { Rect(origin: transform.apply(to: $0), size: .zero) }
      let hull = corners.dropFirst().reduce(corners[0]) { $0.union($1) }
      return SubpixelRect(hull, scale: 1).pixelBounds.grown(by: 1)
    }
  }
}
