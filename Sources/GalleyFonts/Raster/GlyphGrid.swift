/// The positions on the pixel grid to which the origin of a glyph is rounded.
public struct GlyphGrid: Hashable, Sendable {
  /// The direction in which an origin is rounded to a position of the grid.
  public enum Rounding: String, Hashable, Sendable, CaseIterable {
    /// The origin moves to the position at or left of it.
    case down
    /// The origin moves to the nearest position; halves move to the right.
    case nearest
  }

  /// The number of horizontal positions per pixel, 1…4. Vertically there is one per pixel.
  public let steps: Int
  /// The direction in which origins are rounded.
  public let rounding: Rounding

  /// Creates a glyph grid with `steps` horizontal positions per pixel, limited to 1…4.
  public init(steps: Int, rounding: Rounding) {
    self.steps = min(max(steps, 1), 4)
    self.rounding = rounding
  }

  /// Returns the grid of iOS. Horizontal positions are rounded down to whole device pixels above 32
  /// pixels per em, to halves from 18 to 32, and to thirds below.
  ///
  /// Recorded in 122 pictures from iOS simulators, iOS 8 to 26, of labels, button titles and SwiftUI's Text: whole
  /// pixels at 34 to 80 pixels per em, halves at 18 (48 of 48 glyphs), 20, 22, 24, 26, 28, 30 and 32, thirds at 14 and
  /// 16. Inferred: halves at 19, and that thirds are rounded down too. Ours: thirds at 17 pixels per em and below 14,
  /// where no recording exists; and that a size within 1/1024 of 18 or 32 counts as that size, since a third of a point
  /// is not on the length grid.
  ///
  /// Ours, since no recordings exist: string drawing and TextKit's views use the same grid. (Text that NSLayoutManager
  /// drew into an image context once stood on quarter pixels.) Glyphs along a path keep their exact positions. Stroked
  /// glyphs stand on the grid, so that a stroke and its filling match.
  public static func coreGraphics(pixelsPerEm: Double) -> GlyphGrid {
    let tolerance = 1.0 / 1024
    if pixelsPerEm > 32 + tolerance { return GlyphGrid(steps: 1, rounding: .down) }
    return GlyphGrid(steps: pixelsPerEm >= 18 - tolerance ? 2 : 3, rounding: .down)
  }

  /// The grid for FreeType's own pixels, with positions at quarters of a pixel. Origins are rounded
  /// to the nearest.
  public static let freetype = GlyphGrid(steps: 4, rounding: .nearest)

  /// The maximum distance before a position, in pixels, at which an origin still counts as being at
  /// the position.
  ///
  /// Recorded: glyphs that lie up to 0.0010 pixel before a position stand on it, ten that lie 0.0011 to 0.0040 pixel
  /// before it do not.
  private static let slack = 1.0 / 1024

  /// Returns the column of an origin at `x` pixels. Columns are counted in steps from the left edge
  /// of the picture.
  @inlinable public func column(x: Double) -> Int {
    let position = x * Double(steps)
    return Int((position + allowance).rounded(.down))
  }

  @usableFromInline var allowance: Double { rounding == .nearest ? 0.5 : GlyphGrid.slack * Double(steps) }

  /// Returns the pixel row nearest to a baseline at `y` pixels. Halves are rounded down, which
  /// moves the glyph down the picture (recorded: fractions of .06 to .48 are rounded up, .72 to .79
  /// down).
  @inlinable public func row(y: Double) -> Int { Int((y + 0.5).rounded(.down)) }
}

/// The algorithm that computes the coverage of a glyph's pixels.
public enum GlyphRaster: String, Hashable, Sendable, CaseIterable {
  /// The pixels of iOS: outlines on a grid of 1/65536 pixel, curves divided at 4/15 pixel, exact
  /// areas.
  case coreGraphics
  /// The pixels of FreeType: outlines on a grid of 1/64 pixel.
  case freetype
}

/// The rules for turning glyphs into pixels.
public struct GlyphRules: Hashable, Sendable {
  /// The algorithm that computes the coverage.
  public var raster: GlyphRaster
  /// The positions to which glyphs are rounded; nil for the default grid of the raster at the size.
  public var grid: GlyphGrid?

  /// Creates rules for turning glyphs into pixels. The default rules are the rules of iOS.
  public init(raster: GlyphRaster = .coreGraphics, grid: GlyphGrid? = nil) {
    self.raster = raster
    self.grid = grid
  }

  /// Returns the grid for a size in device pixels per em.
  public func grid(pixelsPerEm: Double) -> GlyphGrid {
    if let grid { return grid }
    switch raster {
    case .coreGraphics: return .coreGraphics(pixelsPerEm: pixelsPerEm)
    case .freetype: return .freetype
    }
  }
}

/// The horizontal position of a glyph's origin within its pixel: `step` of `steps` parts from the
/// left edge.
public struct GlyphPhase: Hashable, Sendable {
  /// The number of parts from the left edge of the pixel, 0 to `steps` − 1.
  public let step: Int
  /// The number of parts in a pixel, 1…4.
  public let steps: Int

  /// Creates the phase of a glyph, `step` parts of `steps`. A larger step counts from the next
  /// pixel.
  public init(_ step: Int = 0, of steps: Int = 1) {
    self.steps = min(max(steps, 1), 4)
    self.step = step % self.steps
  }

  /// The phase of an origin at a whole pixel.
  public static let whole = GlyphPhase()

  /// A number of four bits that is different for each phase.
  @inline(__always) var code: UInt64 { UInt64(steps &- 1) << 2 | UInt64(step & 3) }

  /// The distance from the left edge of the pixel, as a fraction of a pixel.
  var pixels: Double { Double(step) / Double(steps) }
}
