import GalleyBase
import GalleyFonts
import GalleyRaster

extension Compositor {
  /// Draws turned glyphs. Outlines are filled as paths, and coloured bitmaps are filtered.
  func draw(_ command: TurnedGlyphsCommand) {
    let painter = painter(command.color)
    for glyph in command.glyphs {
      switch TurnedGlyphShape(glyph, of: command, scale: scale, typesetter: typesetter) {
      case .outline(let path):
        let outline =
          command.strokeWidth.map { Outline(strokeOf: path, width: $0, scale: scale) } ?? Outline(path, scale: scale)
        painter.fill(outline)
      case .bitmap(let mask, let transform):
        if command.strokeWidth == nil { draw(mask, transform, opacity: UInt32(command.color.alpha)) }
      }
    }
  }

  private func draw(_ mask: GlyphMask, _ transform: AffineTransformation, opacity: UInt32) {
    let shape = TurnedGlyphShape.bitmap(mask, transform)
    guard let bounds = shape.bounds(scale: scale)?.intersection(clip.bounds), !bounds.isEmpty,
      let inverse = transform.inverted
    else { return }
    let source = TurnedPixels(width: Int(mask.width), height: Int(mask.height))
    var pixels = [Pixel](repeating: 0, count: bounds.width * bounds.height)
    typesetter.withBytes(of: mask) { bytes in
      for y in 0..<bounds.height {
        for x in 0..<bounds.width {
          let center = Point(x: Double(bounds.x + x) + 0.5, y: Double(bounds.y + y) + 0.5)
          pixels[y * bounds.width + x] = source.pixel(at: inverse.apply(to: center), in: bytes)
        }
      }
    }
    let painter = LayerPainter(surface: surface, clip: clip, opacity: opacity, mode: mode)
    pixels.withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress { painter.draw(start, bounds: bounds) }
    }
  }
}

/// Premultiplied pixels, four bytes each, whose colour can be interpolated between pixels.
private struct TurnedPixels {
  let width, height: Int

  /// Returns the mean of the four pixels around `point`, weighted by distance. Pixels outside the
  /// picture count as transparent.
  func pixel(at point: Point, in bytes: UnsafeBufferPointer<UInt8>) -> Pixel {
    let (x, y) = (Subpixel(pixels: point.x - 0.5), Subpixel(pixels: point.y - 0.5))
    let (column, row) = (x.pixelFloor, y.pixelFloor)
    // The weights are in 1/256.
    let (right, below) = (UInt32(x.steps >> 8 & 255), UInt32(y.steps >> 8 & 255))
    var sums = SIMD4<UInt32>(repeating: 32_768)
    add(&sums, column, row, (256 - right) * (256 - below), bytes)
    add(&sums, column + 1, row, right * (256 - below), bytes)
    add(&sums, column, row + 1, (256 - right) * below, bytes)
    add(&sums, column + 1, row + 1, right * below, bytes)
    return Pixel(sums &>> 16)
  }

  private func add(
    _ sums: inout SIMD4<UInt32>, _ column: Int, _ row: Int, _ weight: UInt32, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    guard column >= 0, column < width, row >= 0, row < height else { return }
    let start = 4 * (row * width + column)
    let channels = SIMD4(
      UInt32(bytes[start]), UInt32(bytes[start + 1]), UInt32(bytes[start + 2]), UInt32(bytes[start + 3]))
    sums &+= channels &* weight
  }
}
