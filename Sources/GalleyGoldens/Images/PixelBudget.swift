/// How far a picture may stray from its golden: absolute amounts, because a percentage grows with the canvas until it
/// hides a digit. Both are 0 unless a scene says otherwise, and 0 means 0.
public struct PixelBudget: Hashable, Sendable {
  /// The largest difference that one channel of one pixel may have, 0…255.
  public var maxDelta: Int
  /// How many pixels may differ.
  public var maxPixels: Int

  /// No difference at all.
  public static let exact = PixelBudget(maxDelta: 0, maxPixels: 0)

  /// A budget of these amounts. Both must be above 0 to allow anything.
  public init(maxDelta: Int, maxPixels: Int) {
    self.maxDelta = maxDelta
    self.maxPixels = maxPixels
  }

  /// Whether the difference is within the budget. A different size never is.
  public func accepts(_ comparison: ImageComparison) -> Bool {
    comparison.isIdentical
      || comparison.expectedSize == comparison.actualSize && comparison.maxDelta <= maxDelta
        && comparison.differingPixels <= maxPixels
  }
}
