import GalleyBase

/// A builder of an animated PNG, picture by picture (PNG, third edition, §11.3.6).
///
///     var animation = PNGAnimation()
///     for picture in pictures { try animation.add(picture) }
///     let bytes = try animation.encoded(durations: [Double](repeating: 0.5, count: animation.count))
///
/// Pictures are kept compressed, so an animation takes the memory of its file and of one picture.
public struct PNGAnimation: Sendable {
  private var pictures: [[UInt8]] = []
  private var size = PixelSize(width: 0, height: 0)
  private var summary = ColorSummary.none
  /// The levels of grey so far, complete only while all pixels are grey and there are at most 16.
  private var greys: Set<Int> = []
  /// The colours so far; nil if they are too many for a palette.
  private var colors: ColorTable? = ColorTable()

  /// Creates an animation without pictures.
  public init() {}

  /// The number of pictures.
  public var count: Int { pictures.count }

  /// Adds a picture. Throws `PNGError.empty` for one without pixels, `PNGError.unequalSizes` if it is not as large as
  /// the first, and `PNGError.outOfMemory`.
  public mutating func add(_ picture: Bitmap) throws(PNGError) {
    guard picture.width > 0, picture.height > 0 else { throw .empty }
    if pictures.isEmpty { size = picture.size }
    guard picture.size == size else { throw .unequalSizes(size, picture.size) }
    picture.withPixels { note($0) }
    pictures.append(try PNG.encode(picture, effort: .fast))
  }

  /// Returns the file, which repeats forever. Decoders without APNG show the first picture.
  ///
  /// All pictures are written in one form, the smallest that is lossless for all: see `PNGForm`. Each replaces the one
  /// before it as a whole. The bytes depend only on the pictures, the durations, the effort and the versions of libpng
  /// and libdeflate. Throws `PNGError.empty` without pictures, and `PNGError.outOfMemory`.
  /// - Parameter durations: the time that each picture shows, in seconds; negative times are 0. Written in
  ///   milliseconds; in hundredths from 65.536 s on, and as 655.35 s from there on.
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

  /// The form of all pictures.
  private var choice: PNGForm.Choice<ColorTable> {
    let pixelCount = size.width * size.height * count
    let levels = summary.isGrey && summary.isOpaque ? GreyLevels(firstLevels: greys) : nil
    return PNGForm.Choice(levels) {
      guard let colors, colors.pays(pixelCount: pixelCount, bytesPerPixel: summary.bytesPerPixel) else { return nil }
      return colors
    }
  }

  /// Notes the colours of a picture.
  private mutating func note(_ pixels: UnsafeBufferPointer<Pixel>) {
    var found = ColorSummary.none
    let levels = PNGForm.bytes(pixels.count) { found = ColorSummary(of: pixels, greys: $0) }
    summary = summary.union(found)
    if summary.isGrey, summary.isOpaque, greys.count <= 16 { greys.formUnion(GreyLevels.firstLevels(of: levels)) }
    if colors?.indices(of: pixels) == nil { colors = nil }
  }
}
