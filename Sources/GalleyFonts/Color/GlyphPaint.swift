import GalleyBase

/// The paint of a coloured glyph (OpenType, COLR): a tree of fills, shapes, transforms and compositions. Font units, y
/// up. Damaged paints, and glyphs that contain themselves, have been removed.
indirect enum GlyphPaint: Hashable {
  /// Paints on top of each other, from bottom to top.
  case layers([GlyphPaint])
  /// All of the plane.
  case solid(PaintColor)
  /// All of the plane.
  case gradient(Gradient)
  /// The paint inside a glyph's outline.
  case shape(UInt32, GlyphPaint)
  /// The paint inside a rectangle.
  case box(PaintBox, GlyphPaint)
  case transform(AffineTransformation, GlyphPaint)
  case composite(source: GlyphPaint, CompositeMode, backdrop: GlyphPaint)
}

/// A colour of the palette, or the text's.
struct PaintColor: Hashable {
  /// The colour of the palette; nil is the text's.
  let color: Color?
  /// Multiplies the colour's own; 0…1.
  let alpha: Double

  /// Premultiplied red, green, blue, alpha, 0…1. The text's colour counts as opaque: its alpha is for the whole glyph.
  func premultiplied(foreground: Color) -> SIMD4<Double> {
    let color = color ?? foreground
    let opacity = self.color == nil ? alpha : alpha * Double(color.alpha) / 255
    let straight = SIMD4(Double(color.red), Double(color.green), Double(color.blue), 255) / 255
    return straight * opacity
  }
}

/// Colours by their offset along a line.
struct ColorLine: Hashable {
  /// The continuation of the colours beyond the first and the last stop.
  enum Extend: Int { case pad, `repeat`, reflect }

  struct Stop: Hashable {
    let offset: Double
    let color: PaintColor
  }

  let extend: Extend
  /// In order of offset; never empty.
  let stops: [Stop]
}

/// A fill whose colour varies over the plane. Angles are turns, counter-clockwise from the x axis.
struct Gradient: Hashable {
  enum Geometry: Hashable {
    /// The colour line from the first point to the second. Lines perpendicular to it have one colour.
    case linear(Point, Point)
    /// Between two circles.
    case radial(Point, Double, Point, Double)
    case sweep(Point, Double, Double)
  }

  let line: ColorLine
  let geometry: Geometry
}

/// A rectangle that may be the whole plane. Not a Rect, whose sums would turn infinities into NaN.
struct PaintBox: Hashable {
  var minX, minY, maxX, maxY: Double

  static let plane = PaintBox(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
  static let nothing = PaintBox(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  var isEmpty: Bool { !(minX < maxX && minY < maxY) }
  var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

  func intersection(_ other: PaintBox) -> PaintBox {
    let both = PaintBox(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return both.isEmpty ? .nothing : both
  }

  func union(_ other: PaintBox) -> PaintBox {
    PaintBox(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// Returns the bounds of the rectangle after a transform; the whole plane stays the whole plane.
  func applying(_ transform: AffineTransformation) -> PaintBox {
    if isEmpty { return .nothing }
    if !isFinite { return .plane }
    var result = PaintBox.nothing
    for (x, y) in [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)] {
      let corner = transform.apply(to: Point(x: x, y: y))
      result = result.union(PaintBox(minX: corner.x, minY: corner.y, maxX: corner.x, maxY: corner.y))
    }
    return result
  }
}
