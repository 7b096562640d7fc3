/// Lengths are `Double` points. Every length that enters layout is first put on a grid of 1/65536 pt, on which
/// sums and differences are exact (below 2^36 pt), so that no result depends on the order of additions.
extension Double {
  /// Steps of the length grid in one point. HarfBuzz is asked for advances in the same 16.16 fixed point.
  public static let lengthStepsPerPoint: Double = 65_536

  /// The nearest length on the grid of 1/65536 pt; halves away from zero. Infinity stays infinity.
  @inlinable public var onLengthGrid: Double {
    (self * Double.lengthStepsPerPoint).rounded(.toNearestOrAwayFromZero) / Double.lengthStepsPerPoint
  }

  /// A length from 16.16 fixed point, exactly.
  @inlinable public init(fixed16 value: Int32) { self = Double(value) / Double.lengthStepsPerPoint }
}

/// Rounding of points to device pixels. `scale` is pixels per point.
///
/// A third of a point is not on the length grid, so a length that was rounded to pixels once may miss the whole
/// pixel by a grid step. Such a miss counts as the whole pixel: rounding twice is rounding once.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point; greater than 0.
  public let scale: Double

  /// A grid of `scale` pixels per point.
  public init(scale: Double) { self.scale = scale }

  /// The smallest whole number of pixels that holds `length`, in points. UILabel rounds its sizes so
  /// (reference 0.1, recorded on a device).
  public func ceil(_ length: Double) -> Double { (wholePixels(length, .up) / scale).onLengthGrid }

  /// The largest whole number of pixels within `length`, in points.
  public func floor(_ length: Double) -> Double { (wholePixels(length, .down) / scale).onLengthGrid }

  /// The nearest pixel, halves up; in points. UILabel places its text so (reference A.5).
  public func round(_ length: Double) -> Double { (wholePixels(length + 0.5 / scale, .down) / scale).onLengthGrid }

  private func wholePixels(_ length: Double, _ rule: FloatingPointRoundingRule) -> Double {
    let pixels = length * scale
    let nearest = pixels.rounded(.toNearestOrAwayFromZero)
    // Two grid steps: one from rounding the length itself, one from rounding a half pixel added to it.
    let tolerance = 2 * scale / Double.lengthStepsPerPoint
    return abs(pixels - nearest) <= tolerance ? nearest : pixels.rounded(rule)
  }
}
