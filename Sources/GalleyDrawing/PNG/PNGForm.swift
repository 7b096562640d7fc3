/// The pixels of a picture in the smallest lossless form that PNG has for them.
///
/// The form is the first of these that fits: grey, if every pixel is grey and opaque (1, 2 or 4 bits if the levels
/// allow it); a palette of at most 256 colours, including transparent ones (1, 2, 4 or 8 bits), if it saves more than
/// it costs; red, green and blue, if every pixel is opaque; grey and alpha; red, green, blue and alpha.
struct PNGForm {
  /// The colour types of PNG.
  enum ColorType: Hashable { case grey, greyAlpha, palette, rgb, rgba }

  /// The ways to store pixels: as greys, as indices into a palette, or with all channels.
  enum Choice<Palette> {
    case grey(bitDepth: Int)
    case palette(Palette)
    case direct

    /// - Parameters:
    ///   - levels: the grey levels; nil unless every pixel is grey and opaque.
    ///   - palette: returns the palette; nil if there are too many colours, or the palette costs too much.
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
  /// The number of bits per channel, or per palette index.
  var bitDepth = 8
  /// The bytes of all rows, `rowBytes` for each. A row begins with a zero byte, which marks an
  /// unfiltered row in PNG. Pixels follow, packed from the high bits.
  var rows: [UInt8]
  var rowBytes: Int
  /// The entries of the palette, four bytes each: straight RGBA, in ascending order of alpha.
  var palette: [UInt8] = []
  /// The number of palette entries that are not opaque. These entries come first.
  var transparentCount = 0

  init(of bitmap: Bitmap) {
    self = bitmap.withPixels { PNGForm(of: $0, width: bitmap.width) }
  }

  /// Creates the form of one picture if `choice` was made for several pictures together, which
  /// `summary` describes.
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
    let rowBytes = 1 + width * size
    self.rowBytes = rowBytes
    // Grey and alpha are the first and the last byte of a pixel; red, green and blue are the first three.
    let isGreyAlpha = colorType == .greyAlpha
    let height = pixels.count / width
    rows = PNGForm.bytes(rowBytes * height) { output in
      for y in 0..<height {
        var place = y * rowBytes
        output[place] = 0
        place += 1
        for index in y * width..<(y + 1) * width {
          let word = pixels[index].word
          let channels = isGreyAlpha ? word & 0xFF | word >> 16 & 0xFF00 : word
          for channel in 0..<size {
            output[place + channel] = UInt8(truncatingIfNeeded: channels >> UInt32(8 * channel))
          }
          place += size
        }
      }
    }
  }

  /// Returns pixels of one byte each as rows in which each pixel takes `bitDepth` bits. The
  /// leftmost pixel is in the high bits.
  private static func packed(_ bytes: [UInt8], width: Int, bitDepth: Int) -> (rows: [UInt8], rowBytes: Int) {
    let rowBytes = 1 + (width * bitDepth + 7) / 8
    let height = bytes.count / width
    let rows = PNGForm.bytes(rowBytes * height) { output in
      bytes.withUnsafeBufferPointer { input in
        for y in 0..<height {
          let row = output + y * rowBytes
          row[0] = 0
          let pixels = UnsafeBufferPointer(rebasing: input[y * width..<(y + 1) * width])
          if bitDepth == 8, let start = pixels.baseAddress {
            (row + 1).update(from: start, count: width)
          } else {
            pack(pixels, into: row + 1, bitDepth: bitDepth)
          }
        }
      }
    }
    return (rows, rowBytes)
  }

  /// Writes a row of pixels that take less than eight bits each. The leftmost pixel is in the high
  /// bits.
  private static func pack(
    _ pixels: UnsafeBufferPointer<UInt8>, into row: UnsafeMutablePointer<UInt8>, bitDepth: Int
  ) {
    let perByte = 8 / bitDepth
    for first in stride(from: 0, to: pixels.count, by: perByte) {
      var byte: UInt8 = 0
      for place in 0..<min(perByte, pixels.count - first) {
        byte |= pixels[first + place] << UInt8(8 - bitDepth * (place + 1))
      }
      row[first / perByte] = byte
    }
  }

  /// Returns an array of `count` bytes, every one of which `fill` must write.
  static func bytes(_ count: Int, fill: (UnsafeMutablePointer<UInt8>) -> Void) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      fill(start)
      initialized = count
    }
  }
}
