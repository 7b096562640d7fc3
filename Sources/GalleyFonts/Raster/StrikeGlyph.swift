import CFreeType

/// A colour bitmap (CBDT, sbix) that is scaled to a size with integers only.
///
/// Every pixel is the mean of a box around it: of the pixel's own area when the bitmap shrinks; of one bitmap pixel
/// when it grows, which is bilinear interpolation. Lengths are whole numbers of a unit: a bitmap pixel has 12·`source`
/// units and an output pixel 12·`target`, so that thirds and quarters of a pixel are whole too.
struct StrikeGlyph {
  private let slot: FT_GlyphSlot
  private let source: Int
  private let target: Int
  private let originX: Int
  private let originY: Int
  let mask: GlyphMask

  /// Loads a bitmap; nil if the face has no coloured bitmap for the glyph.
  /// - Parameters:
  ///   - size: 1/64 pixel per em.
  ///   - box: the box that the bitmap is drawn in; nil for the bitmap's own.
  init?(_ face: RasterFace, glyph: UInt32, phase: GlyphPhase, size: Int32, box: EmojiBox?) {
    guard face.face.isColor, let strike = face.selectStrike(for: size) else { return nil }
    guard FT_Load_Glyph(face.freeType, glyph, Int32(FT_LOAD_COLOR | FT_LOAD_NO_HINTING)) == 0,
      let slot = face.freeType.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
      slot.pointee.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue)
    else { return nil }
    self.slot = slot
    let width = Int(slot.pointee.bitmap.width)
    let height = Int(slot.pointee.bitmap.rows)
    let shift = phase.step * (12 / phase.steps)
    if let box, max(width, height) > 0 {
      // In 1/64 pixel, the longer side of the bitmap fills the square.
      let side = Int((Double(size) * box.side).rounded())
      source = side
      target = 64 * max(width, height)
      let (left, bottom) = (Int((Double(size) * (box.advance - box.side) / 2).rounded()), Double(size) * box.depth)
      let top = Int(bottom.rounded()) - side
      originX = (12 * left * target) / 64 + 6 * (max(width, height) - width) * source + shift * target
      originY = (12 * top * target) / 64 + 6 * (max(width, height) - height) * source
    } else {
      source = Int(size)
      target = Int(strike)
      originX = 12 * Int(slot.pointee.bitmap_left) * source + shift * target
      originY = -12 * Int(slot.pointee.bitmap_top) * source
    }
    let columns = StrikeGlyph.pixels(from: originX, count: width, source, target)
    let rows = StrikeGlyph.pixels(from: originY, count: height, source, target)
    mask = GlyphMask(
      offset: 0, width: Int32(columns.count), height: Int32(rows.count), left: Int32(columns.lowerBound),
      top: Int32(rows.lowerBound), format: .premultipliedColor)
  }

  /// Returns the output pixels that overlap `count` bitmap pixels.
  private static func pixels(from origin: Int, count: Int, _ source: Int, _ target: Int) -> Range<Int> {
    if count == 0 { return 0..<0 }
    let half = 6 * max(source, target)
    // The box of pixel p reaches from 12·target·p + 6·target − half to 12·target·p + 6·target + half.
    let first = floorDivide(origin - 6 * target - half, 12 * target) + 1
    let last = -floorDivide(-(origin + 12 * source * count - 6 * target + half), 12 * target)
    return first..<max(first, last)
  }

  private static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : -((-value + divisor - 1) / divisor)
  }

  /// A bitmap row or column, and its weight in an output pixel.
  private struct Share {
    let index: Int
    let weight: UInt64
  }

  private func shares(of pixel: Int, origin: Int, count: Int) -> [Share] {
    let half = 6 * max(source, target)
    let start = 12 * target * pixel + 6 * target - half - origin
    let end = start + 2 * half
    let first = max(0, StrikeGlyph.floorDivide(start, 12 * source))
    var shares: [Share] = []
    for index in first..<max(first, count) {
      let overlap = min(end, 12 * source * (index + 1)) - max(start, 12 * source * index)
      if overlap <= 0 { break }
      shares.append(Share(index: index, weight: UInt64(overlap)))
    }
    return shares
  }

  /// Writes the pixels as red, green, blue, alpha. `bytes` must have room for `mask.byteCount`
  /// bytes.
  func write(to bytes: UnsafeMutablePointer<UInt8>) {
    let bitmap = slot.pointee.bitmap
    let columns = (0..<Int(mask.width)).map {
      shares(of: Int(mask.left) + $0, origin: originX, count: Int(bitmap.width))
    }
    let box = UInt64(12 * max(source, target))
    let area = box * box
    var pixel = bytes
    for row in 0..<Int(mask.height) {
      let rows = shares(of: Int(mask.top) + row, origin: originY, count: Int(bitmap.rows))
      for column in columns {
        var sums = SIMD4<UInt64>(repeating: area / 2)
        for line in rows {
          let start = bitmap.buffer + line.index * Int(bitmap.pitch)
          for share in column {
            let from = start + 4 * share.index
            sums &+=
              SIMD4(UInt64(from[2]), UInt64(from[1]), UInt64(from[0]), UInt64(from[3])) &* (line.weight &* share.weight)
          }
        }
        for component in 0..<4 { pixel[component] = UInt8(sums[component] / area) }
        pixel += 4
      }
    }
  }
}
