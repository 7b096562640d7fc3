public import GalleyDrawing

/// A scene as it is drawn now, with the maximum difference from the goldens that the comparison
/// accepts.
public struct GoldenSubject: Hashable, Sendable {
  /// The pictures in the order in which they were taken: a single picture without a name, or one
  /// for each named frame.
  public var pictures: [GoldenPicture]
  /// The layout dump, in UTF-8.
  public var layout: [UInt8]
  /// The maximum difference between each picture and its golden.
  public var budget: PixelBudget
  /// The maximum size of a golden picture, in bytes; `Int.max` for a scene with `large: true`.
  public var largestImage: Int

  /// Creates a subject from its pictures and its layout.
  public init(
    pictures: [GoldenPicture], layout: [UInt8], budget: PixelBudget = .exact,
    largestImage: Int = GoldenCase.largestImage
  ) {
    self.pictures = pictures
    self.layout = layout
    self.budget = budget
    self.largestImage = largestImage
  }

  /// Creates a subject with a single picture that has no name.
  public init(
    image: Bitmap, layout: [UInt8], budget: PixelBudget = .exact, largestImage: Int = GoldenCase.largestImage
  ) {
    self.init(
      pictures: [GoldenPicture(image: image)], layout: layout, budget: budget, largestImage: largestImage)
  }
}

/// A picture of a scene, with the frame that it shows.
public struct GoldenPicture: Hashable, Sendable {
  /// The name of the frame in kebab-case; nil for the only picture of a scene without named frames.
  public var frame: String?
  /// The pixels of the picture.
  public var image: Bitmap

  /// Creates a picture of a frame; without a frame, the only picture of a scene.
  public init(frame: String? = nil, image: Bitmap) {
    self.frame = frame
    self.image = image
  }
}
