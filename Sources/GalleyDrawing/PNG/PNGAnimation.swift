import GalleyBase

/// Builds an animated PNG from single pictures (PNG, third edition, §11.3.6).
///
///     var animation = PNGAnimation()
///     for picture in pictures { try animation.add(picture) }
///     let bytes = try animation.encoded(durations: [Double](repeating: 0.5, count: animation.count))
///
/// Pictures are stored compressed, so an animation takes the memory of its file and of one uncompressed picture.
public struct PNGAnimation: Sendable {
  private var pictures: [[UInt8]] = []
  private var size = PixelSize(width: 0, height: 0)
  private var summary = ColorSummary.none
  /// The distinct grey levels of the pictures so far. The set is complete only as long as all
  /// pixels are grey and opaque and there are at most 16 levels.
  private var greys: Set<Int> = []
  /// The distinct colours of the pictures so far; nil if there are too many for a palette.
  private var colors: ColorTable? = ColorTable()

  /// Creates an animation without pictures.
  public init() {}

  /// The number of pictures in the animation.
  public var count: Int { pictures.count }

  /// Adds a picture. Throws `PNGError.empty` if it has no pixels, `PNGError.unequalSizes` if its size differs from the
  /// first picture's, and `PNGError.outOfMemory`.
  public mutating func add(_ picture: Bitmap) throws(PNGError) {
    guard picture.width > 0, picture.height > 0 else { throw .empty }
    if pictures.isEmpty { size = picture.size }
    guard picture.size == size else { throw .unequalSizes(size, picture.size) }
    picture.withPixels { note($0) }
    pictures.append(try PNG.encode(picture, effort: .fast))
  }

  /// Returns the animation as a file. It repeats forever. Decoders without APNG support show the
  /// first picture.
  ///
  /// All pictures are written in the smallest form that is lossless for all of them: see `PNGForm`. Each picture
  /// replaces the whole previous one. The bytes depend only on the pictures, the durations, the effort and the versions
  /// of libpng and libdeflate. Throws `PNGError.empty` if there are no pictures, and `PNGError.outOfMemory`.
  /// - Parameter durations: the time that each picture is shown, in seconds; negative times count as 0. They are stored
  ///   in milliseconds, from 65.536 s on in hundredths of a second, and are at most 655.35 s.
  public func encoded(durations: [Double], effort: PNG.Effort = .fast) throws(PNGError) -> [UInt8] {
    precondition(durations.count == count, "each picture needs a duration")
    guard !pictures.isEmpty else { throw .empty }
    let choice = choice
    var writer = AnimationWriter(frameCount: count)
    for (picture, duration) in zip(pictures, durations) {
      let form = PNGForm(of: try PNG.decode(picture), as: choice, summary)
      writer.add(try PNG.encode(form, size, effort), width: size.width, height: size.height, duration: duration)
    }
    return writer.end()
  }

  /// The form in which the pixels of all pictures are written: greys, a palette or full pixels.
  private var choice: PNGForm.Choice<ColorTable> {
    let pixelCount = size.width * size.height * count
    let levels = summary.isGrey && summary.isOpaque ? GreyLevels(firstLevels: greys) : nil
    return PNGForm.Choice(levels) {
      guard let colors, colors.pays(pixelCount: pixelCount, bytesPerPixel: summary.bytesPerPixel) else { return nil }
      return colors
    }
  }

  /// Adds the colours of a picture to the colours of the animation.
  private mutating func note(_ pixels: UnsafeBufferPointer<Pixel>) {
    var found = ColorSummary.none
    let levels = PNGForm.bytes(pixels.count) { found = ColorSummary(of: pixels, greys: $0) }
    summary = summary.union(found)
    if summary.isGrey, summary.isOpaque, greys.count <= 16 { greys.formUnion(GreyLevels.firstLevels(of: levels)) }
    if colors?.indices(of: pixels) == nil { colors = nil }
  }
}
