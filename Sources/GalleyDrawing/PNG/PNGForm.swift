/// A picture in the smallest of PNG's lossless forms.
///
/// The first that fits: grey, if every pixel is grey and opaque (of 1, 2 or 4 bits if the levels allow); a palette of
/// at most 256 colours, transparent ones too (of 1, 2, 4 or 8 bits), if the table costs less than it saves; red, green
/// and blue, if every pixel is opaque; grey and alpha; red, green, blue and alpha.
struct PNGForm {
  /// PNG's colour types.
  enum ColorType: Hashable { case grey, greyAlpha, palette, rgb, rgba }

  /// A choice of form.
  enum Choice<Palette> {
    case grey(bitDepth: Int)
    case palette(Palette)
    case direct

    /// - Parameters:
    ///   - levels: nil unless every pixel is grey and opaque.
    ///   - palette: nil if the colours are too many, or their table costs too much.
    init(_ levels: GreyLevels?, palette: () -> Palette?) {
      if let levels, !levels.fitPaletteBetter {
        self = .grey(bitDepth: levels.bitDepth)
      } else if let palette = palette() {
        self = .palette(palette)
      } else {
        self = levels.map { .grey(bitDepth: $0.bitDepth) } ?? .direct
      }
    }
  }

  var colorType: ColorType
  /// Bits of a channel, or of a palette index.
  var bitDepth = 8
  /// The rows, each of `rowBytes` bytes, pixels packed from the high bits.
  var rows: [UInt8]
  var rowBytes: Int
  /// Four bytes for each entry of the palette, straight RGBA, in ascending order of alpha.
  var palette: [UInt8] = []
  /// The number of entries that are not opaque, all at the front.
  var transparentCount = 0

  init(of bitmap: Bitmap) {
    self = bitmap.withPixels { PNGForm(of: $0, width: bitmap.width) }
  }

  /// Creates a picture in the form that was chosen for several pictures.
  init(of bitmap: Bitmap, as choice: Choice<ColorTable>, _ summary: ColorSummary) {
    self = bitmap.withPixels { pixels in
      switch choice {
      case .grey(let bitDepth):
        let greys = PNGForm.bytes(pixels.count) { _ = ColorSummary(of: pixels, greys: $0) }
        return PNGForm(greys: greys, width: bitmap.width, bitDepth: bitDepth)
      case .palette(let colors): return PNGForm(IndexedPixels(pixels, in: colors), width: bitmap.width)
      case .direct: return PNGForm(direct: pixels, width: bitmap.width, summary: summary)
      }
    }
  }

  private init(of pixels: UnsafeBufferPointer<Pixel>, width: Int) {
    var found = ColorSummary.none
    let greys = PNGForm.bytes(pixels.count) { found = ColorSummary(of: pixels, greys: $0) }
    let summary = found
    let levels = summary.isGrey && summary.isOpaque ? GreyLevels(of: greys) : nil
    switch Choice(levels, palette: { IndexedPixels(pixels, bytesPerPixel: summary.bytesPerPixel) }) {
    case .grey(let bitDepth): self.init(greys: greys, width: width, bitDepth: bitDepth)
    case .palette(let indexed): self.init(indexed, width: width)
    case .direct: self.init(direct: pixels, width: width, summary: summary)
    }
  }

  private init(greys: [UInt8], width: Int, bitDepth: Int) {
    self.bitDepth = bitDepth
    colorType = .grey
    let values = bitDepth == 8 ? greys : greys.map { $0 >> UInt8(8 - bitDepth) }
    (rows, rowBytes) = PNGForm.packed(values, width: width, bitDepth: bitDepth)
  }

  private init(_ indexed: IndexedPixels, width: Int) {
    colorType = .palette
    bitDepth = indexed.bitDepth
    palette = indexed.palette.flatMap { pixel in (0..<4).map { UInt8(truncatingIfNeeded: pixel.word >> (8 * $0)) } }
    transparentCount = indexed.palette.count { $0.alphaChannel < 255 }
    (rows, rowBytes) = PNGForm.packed(indexed.indices, width: width, bitDepth: bitDepth)
  }

  private init(direct pixels: UnsafeBufferPointer<Pixel>, width: Int, summary: ColorSummary) {
    colorType = summary.isOpaque ? .rgb : summary.isGrey ? .greyAlpha : .rgba
    let size = summary.bytesPerPixel
    rowBytes = width * size
    // Grey and alpha are the first and the last byte of a pixel; red, green and blue the first three.
    let isGreyAlpha = colorType == .greyAlpha
    rows = PNGForm.bytes(pixels.count * size) { output in
      for index in 0..<pixels.count {
        let word = pixels[index].word
        let channels = isGreyAlpha ? word & 0xFF | word >> 16 & 0xFF00 : word
        for channel in 0..<size {
          output[index * size + channel] = UInt8(truncatingIfNeeded: channels >> UInt32(8 * channel))
        }
      }
    }
  }

  /// Returns pixels of one byte each, packed into rows of whole bytes with the leftmost pixel in the high bits.
  private static func packed(_ bytes: [UInt8], width: Int, bitDepth: Int) -> (rows: [UInt8], rowBytes: Int) {
    guard bitDepth < 8 else { return (bytes, width) }
    let rowBytes = (width * bitDepth + 7) / 8
    let height = bytes.count / width
    var rows = [UInt8](repeating: 0, count: rowBytes * height)
    for y in 0..<height {
      for x in 0..<width {
        let bit = x * bitDepth
        rows[y * rowBytes + bit / 8] |= bytes[y * width + x] << UInt8(8 - bitDepth - bit % 8)
      }
    }
    return (rows, rowBytes)
  }

  /// Returns `count` bytes, each of which `fill` must write.
  static func bytes(_ count: Int, fill: (UnsafeMutablePointer<UInt8>) -> Void) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      fill(start)
      initialized = count
    }
  }
}
