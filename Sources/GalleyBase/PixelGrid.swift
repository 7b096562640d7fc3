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
  /// (rule: label-size-up-to-pixel).
  public func ceil(_ length: Double) -> Double { (wholePixels(length, .up) / scale).onLengthGrid }

  /// The largest whole number of pixels within `length`, in points.
  public func floor(_ length: Double) -> Double { (wholePixels(length, .down) / scale).onLengthGrid }

  /// The nearest pixel, halves up; in points. UILabel places its text so (rule: label-vertical-placement).
  public func round(_ length: Double) -> Double { (wholePixels(length + 0.5 / scale, .down) / scale).onLengthGrid }

  private func wholePixels(_ length: Double, _ rule: FloatingPointRoundingRule) -> Double {
    let pixels = length * scale
    let nearest = pixels.rounded(.toNearestOrAwayFromZero)
    // Two grid steps: one from rounding the length itself, one from rounding a half pixel added to it.
    let tolerance = 2 * scale / Double.lengthStepsPerPoint
    return abs(pixels - nearest) <= tolerance ? nearest : pixels.rounded(rule)
  }
}
