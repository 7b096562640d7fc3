import GalleyBase
import GalleyRaster

/// Converts outlines of glyphs from font units to device pixels, using only integers.
struct OutlineScale {
  /// The font size in units of 1/65536 pixel per em.
  private let size: Int
  private let unitsPerEm: Int
  private let isPlain: Bool
  /// The stretch and slant in units of 1/65536.
  private let stretch, obliqueness: Int
  private let shift: Subpixel

  /// - Parameters:
  ///   - size: 1/65536 pixel per em.
  ///   - phase: the distance of the origin from a whole pixel on its left.
  init(size: Int, unitsPerEm: Int, synthesis: FontSynthesis, phase: GlyphPhase) {
    self.size = size
    self.unitsPerEm = unitsPerEm
    isPlain = synthesis == .none
    stretch = Int(synthesis.stretch * 65_536)
    obliqueness = Int(synthesis.obliqueness * 65_536)
    shift = Subpixel(pixels: phase.pixels)
  }

  /// Returns the position of a point after stretching, slanting, scaling and moving. The point is
  /// in font units, y up, in multiples of 1/64 unit.
  func position(_ point: Point) -> Outline.Position {
    let (x, y) = (Int(point.x * 64), Int(point.y * 64))
    let across = isPlain ? x : (x * stretch + y * obliqueness + 32_768) >> 16
    return Outline.Position(x: scaled(across) + shift, y: -scaled(y))
  }

  /// Returns the longer side of the bounds of a path, including all control points. The path is in
  /// font units.
  func longestSide(of path: Path) -> Subpixel {
    guard let box = path.controlBounds else { return .zero }
    let low = (position(Point(x: box.minX, y: box.minY)), position(Point(x: box.maxX, y: box.minY)))
    let high = (position(Point(x: box.minX, y: box.maxY)), position(Point(x: box.maxX, y: box.maxY)))
    let (left, right) = (
      min(low.0.x, low.1.x, high.0.x, high.1.x), max(low.0.x, low.1.x, high.0.x, high.1.x)
    )
    return max(right - left, Subpixel(steps: abs((low.0.y - high.0.y).steps)))
  }

  /// Converts 1/64 font units to subpixels, rounded to the nearest, with halves away from zero.
  private func scaled(_ length: Int) -> Subpixel {
    let (product, divisor) = (length * size, 64 * unitsPerEm)
    return Subpixel(steps: (product + (product < 0 ? -divisor / 2 : divisor / 2)) / divisor)
  }
}
