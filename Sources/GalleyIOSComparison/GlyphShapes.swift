import GalleyBase
import GalleyDrawing
import GalleyFonts

/// The part of each pixel that a glyph covers, for twelve positions of its origin within a pixel.
struct GlyphShape {
  /// The number of positions of the origin per pixel.
  static let steps = 12

  /// The rectangle that contains the glyph at every position, relative to the pixel of its origin.
  let left, top, width, height: Int
  /// The coverage of each pixel, from 0 to 255: one array for each of the twelve positions of the
  /// glyph's origin within a pixel. Rows begin at the top.
  let masks: [[UInt8]]
  /// For each pixel, true if the glyph covers a part of it at one of the twelve positions.
  let touched: [Bool]

  /// Returns the rectangle of the glyph's pixels, for an origin in column `x` of row `row`.
  func cell(x: Int, row: Int) -> PixelRect { PixelRect(x: x + left, y: row + top, width: width, height: height) }
}

/// A cache of glyph shapes at one scale, each drawn once. The positions of the glyphs are not
/// rounded to a grid.
struct GlyphShapes {
  /// The maximum size of a measured glyph, in pixels.
  static let largestSide = 512

  private struct Key: Hashable {
    let font: Font
    let glyph: UInt32
  }

  let scale: Double
  let typesetter: Typesetter
  private var shapes: [Key: GlyphShape?] = [:]

  init(scale: Double, typesetter: Typesetter) {
    self.scale = scale
    self.typesetter = typesetter
  }

  /// Returns the shape of a glyph; nil if the glyph has no outline or is too large.
  mutating func shape(of glyph: LayoutGlyph) -> GlyphShape? {
    let key = Key(font: glyph.font, glyph: glyph.glyph)
    if let known = shapes[key] { return known }
    let shape = makeShape(key)
    shapes[key] = .some(shape)
    return shape
  }

  /// Returns the rectangle of pixels that a glyph may cover; nil for a glyph without a shape.
  mutating func cell(of glyph: LayoutGlyph) -> PixelRect? {
    shape(of: glyph)?.cell(x: Int(glyph.x.rounded(.down)), row: glyph.row)
  }

  private func makeShape(_ key: Key) -> GlyphShape? {
    guard let bounds = typesetter.outline(font: key.font, glyph: key.glyph).bounds(scale: scale),
      max(bounds.width, bounds.height) <= Self.largestSide
    else { return nil }
    let size = PixelSize(width: bounds.width, height: bounds.height)
    var masks: [[UInt8]] = []
    for step in 0..<GlyphShape.steps {
      let x = Double(step) / Double(GlyphShape.steps) - Double(bounds.x)
      let transform = AffineTransformation.translation(x: x / scale, y: -Double(bounds.y) / scale)
      let list = DisplayList(commands: [
        .turnedGlyphs(
          TurnedGlyphsCommand(
            font: key.font, glyphs: [TurnedGlyph(glyph: key.glyph, transform: transform)], color: .white))
      ])
      guard let picture = try? rasterize(list, size: size, scale: scale, background: .clear, typesetter: typesetter)
      else { return nil }
      masks.append(stride(from: 3, to: picture.bytes.count, by: 4).map { picture.bytes[$0] })
    }
    let touched = (0..<size.width * size.height).map { pixel in masks.contains { $0[pixel] > 0 } }
    return GlyphShape(
      left: bounds.x, top: bounds.y, width: size.width, height: size.height, masks: masks, touched: touched)
  }
}

extension Path {
  /// Returns the rectangle of pixels that the path may cover, with a margin, for any position of
  /// the origin within its pixel; nil for an empty path.
  fileprivate func bounds(scale: Double) -> PixelRect? {
    guard let hull = controlBounds,
      max(abs(hull.minX), abs(hull.minY), abs(hull.maxX), abs(hull.maxY)) * scale < 1e5
    else { return nil }
    let (left, top) = (Int((hull.minX * scale).rounded(.down)) - 1, Int((hull.minY * scale).rounded(.down)) - 1)
    return PixelRect(
      x: left, y: top, width: Int((hull.maxX * scale).rounded(.up)) + 3 - left,
      height: Int((hull.maxY * scale).rounded(.up)) + 1 - top)
  }
}
