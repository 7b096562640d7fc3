public import GalleyDrawing

/// What a scene looks like now, and what its goldens may get away with: one side of a comparison.
public struct GoldenSubject: Hashable, Sendable {
  /// The picture.
  public var image: Bitmap
  /// The layout dump, UTF-8.
  public var layout: [UInt8]
  /// How far the picture may stray from its golden.
  public var budget: PixelBudget
  /// Whether the golden picture may be larger than `GoldenCase.largestImage`.
  public var isLarge: Bool

  /// A subject of these values.
  public init(image: Bitmap, layout: [UInt8], budget: PixelBudget = .exact, isLarge: Bool = false) {
    self.image = image
    self.layout = layout
    self.budget = budget
    self.isLarge = isLarge
  }
}
