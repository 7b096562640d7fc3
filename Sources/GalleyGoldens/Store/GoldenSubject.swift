public import GalleyDrawing

/// What a scene looks like now, and what its goldens may get away with: one side of a comparison.
public struct GoldenSubject: Hashable, Sendable {
  /// The pictures in the order in which they were taken: one without a name, or one for each named frame.
  public var pictures: [GoldenPicture]
  /// The layout dump, UTF-8.
  public var layout: [UInt8]
  /// How far each picture may stray from its golden.
  public var budget: PixelBudget
  /// Whether golden pictures may be larger than `GoldenCase.largestImage`.
  public var isLarge: Bool

  /// A subject of these values.
  public init(pictures: [GoldenPicture], layout: [UInt8], budget: PixelBudget = .exact, isLarge: Bool = false) {
    self.pictures = pictures
    self.layout = layout
    self.budget = budget
    self.isLarge = isLarge
  }

  /// A subject of one picture without a name.
  public init(image: Bitmap, layout: [UInt8], budget: PixelBudget = .exact, isLarge: Bool = false) {
    self.init(pictures: [GoldenPicture(image: image)], layout: layout, budget: budget, isLarge: isLarge)
  }
}

/// A picture of a scene.
public struct GoldenPicture: Hashable, Sendable {
  /// The frame that it shows, in kebab-case; nil for the only picture of a scene without named frames.
  public var frame: String?
  /// The pixels.
  public var image: Bitmap

  /// A picture of a frame, or the only one.
  public init(frame: String? = nil, image: Bitmap) {
    self.frame = frame
    self.image = image
  }
}
