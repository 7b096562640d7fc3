/// Rounds points to device pixels. `scale` is the number of pixels per point.
///
/// A third of a point is not on the length grid, so a length that was rounded to pixels once may miss the whole pixel
/// by a grid step. Such a length counts as the whole pixel, so that rounding twice gives the same as rounding once.
public struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point, which must be greater than 0.
  public let scale: Double

  /// Creates a grid of `scale` pixels per point.
  public init(scale: Double) { self.scale = scale }

  /// Returns `length` in points, rounded up to whole pixels. UILabel rounds its size in this way
  /// (rule: label-size-up-to-pixel).
  public func ceil(_ length: Double) -> Double { (wholePixels(length, .up) / scale).onLengthGrid }

  /// Returns `length` in points, rounded down to whole pixels.
  public func floor(_ length: Double) -> Double { (wholePixels(length, .down) / scale).onLengthGrid }

  /// Returns `length` in points, rounded to the nearest whole pixel, with halves rounded up.
  /// UILabel positions its text in this way (rule: label-vertical-placement).
  public func round(_ length: Double) -> Double { (wholePixels(length + 0.5 / scale, .down) / scale).onLengthGrid }

  private func wholePixels(_ length: Double, _ rule: FloatingPointRoundingRule) -> Double {
    let pixels = length * scale
    let nearest = pixels.rounded(.toNearestOrAwayFromZero)
    // The tolerance is two grid steps: one for rounding the length itself, one for rounding the half pixel added to it.
    let tolerance = 2 * scale / Double.lengthStepsPerPoint
    return abs(pixels - nearest) <= tolerance ? nearest : pixels.rounded(rule)
  }
}
