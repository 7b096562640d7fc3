/// The maximum difference of a picture from its golden, in absolute amounts, since a percentage of a large canvas could
/// hide a digit. Both amounts are 0 by default.
public struct PixelBudget: Hashable, Sendable {
  /// The maximum difference of one channel of one pixel, 0…255.
  public var maxDelta: Int
  /// The maximum number of pixels that may differ.
  public var maxPixels: Int

  /// No difference at all.
  public static let exact = PixelBudget(maxDelta: 0, maxPixels: 0)

  /// Creates a budget. Both amounts must be above 0 to allow a difference.
  public init(maxDelta: Int, maxPixels: Int) {
    self.maxDelta = maxDelta
    self.maxPixels = maxPixels
  }

  /// Returns true if the difference is within the budget, which a different size never is.
  public func accepts(_ comparison: ImageComparison) -> Bool {
    comparison.isIdentical
      || comparison.expectedSize == comparison.actualSize && comparison.maxDelta <= maxDelta
        && comparison.differingPixels <= maxPixels
  }
}
