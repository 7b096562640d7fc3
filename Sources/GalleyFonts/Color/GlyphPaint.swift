import GalleyBase

/// The paint of a coloured glyph (OpenType, COLR): a tree of fills, shapes, transforms and
/// compositions, in font units, y up. Damaged paints, and glyphs that contain themselves, are
/// already removed.
indirect enum GlyphPaint: Hashable {
  /// Several paints on top of each other, from bottom to top.
  case layers([GlyphPaint])
  /// A colour that fills the whole plane.
  case solid(PaintColor)
  /// A gradient that fills the whole plane.
  case gradient(Gradient)
  /// A paint that is clipped to the outline of a glyph.
  case shape(UInt32, GlyphPaint)
  /// A paint that is clipped to a rectangle.
  case box(PaintBox, GlyphPaint)
  case transform(AffineTransformation, GlyphPaint)
  case composite(source: GlyphPaint, CompositeMode, backdrop: GlyphPaint)
}

/// A colour of the palette or the colour of the text.
struct PaintColor: Hashable {
  /// The colour of the palette; nil means the colour of the text.
  let color: Color?
  /// The factor for the alpha of the colour, 0…1.
  let alpha: Double

  /// Returns premultiplied red, green, blue and alpha, 0…1. The colour of the text counts as
  /// opaque, because its alpha applies to the whole glyph.
  func premultiplied(foreground: Color) -> SIMD4<Double> {
    let color = color ?? foreground
    let opacity = self.color == nil ? alpha : alpha * Double(color.alpha) / 255
    let straight = SIMD4(Double(color.red), Double(color.green), Double(color.blue), 255) / 255
    return straight * opacity
  }
}

/// The colours of a gradient, by their offset along a line.
struct ColorLine: Hashable {
  /// The continuation of the colours before the first stop and after the last.
  enum Extend: Int { case pad, `repeat`, reflect }

  struct Stop: Hashable {
    let offset: Double
    let color: PaintColor
  }

  let extend: Extend
  /// The stops in the order of their offsets; never empty.
  let stops: [Stop]
}

/// A fill whose colour varies over the plane. Angles are in turns, counter-clockwise from the x
/// axis.
struct Gradient: Hashable {
  enum Geometry: Hashable {
    /// A gradient from the first point to the second. Lines perpendicular to that direction have
    /// one colour.
    case linear(Point, Point)
    /// A gradient between two circles, each with its centre and radius.
    case radial(Point, Double, Point, Double)
    case sweep(Point, Double, Double)
  }

  let line: ColorLine
  let geometry: Geometry
}

/// A rectangle, which may be the whole plane. It is not a Rect, because sums of infinities would be
/// NaN.
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

  /// Returns the bounds of the transformed rectangle. The whole plane remains the whole plane.
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
