/// The maximum difference between a picture and its golden. The amounts are absolute, since a
/// percentage of a large canvas could hide a changed digit. Both are 0 by default.
public struct PixelBudget: Hashable, Sendable {
  /// The maximum difference in one channel of one pixel, 0…255.
  public var maxDelta: Int
  /// The maximum number of pixels that may differ.
  public var maxPixels: Int

  /// The budget that accepts no difference.
  public static let exact = PixelBudget(maxDelta: 0, maxPixels: 0)

  /// Creates a budget. It allows differences only if both amounts are above 0.
  public init(maxDelta: Int, maxPixels: Int) {
    self.maxDelta = maxDelta
    self.maxPixels = maxPixels
  }

  /// Returns true if the difference is within the budget. Pictures of different sizes are never
  /// within it.
  public func accepts(_ comparison: ImageComparison) -> Bool {
    comparison.isIdentical
      || comparison.expectedSize == comparison.actualSize && comparison.maxDelta <= maxDelta
        && comparison.differingPixels <= maxPixels
  }
}
