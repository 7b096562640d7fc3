import GalleyBase
import GalleyFonts

extension Compositor {
  /// Draws glyphs from the typesetter's masks: x at the nearest quarter of a pixel, y at the nearest pixel.
  func draw(_ command: GlyphsCommand) {
    let painter = painter(command.color)
    for glyph in command.glyphs {
      let x = (command.origin.x + glyph.x) * scale
      let y = (command.origin.y + glyph.y) * scale
      guard abs(x) < Subpixel.farthestPixel, abs(y) < Subpixel.farthestPixel else { continue }
      let quarters = Int((x * 4 + 0.5).rounded(.down))
      let pen = (x: quarters >> 2, y: Int((y + 0.5).rounded(.down)))
      let mask = typesetter.mask(font: command.font, glyph: glyph.glyph, subpixel: quarters & 3, scale: scale)
      switch mask.format {
      case .coverage: draw(mask, at: pen, painter)
      case .premultipliedColor: drawColored(mask, at: pen, opacity: command.color.alpha)
      case .tooLarge: fillOutline(of: glyph.glyph, font: command.font, quarters: quarters, baseline: pen.y, painter)
      }
    }
  }

  private func draw(_ mask: GlyphMask, at pen: (x: Int, y: Int), _ painter: Painter) {
    let bounds = mask.bounds(at: pen)
    let visible = bounds.intersection(clip.bounds)
    guard !visible.isEmpty else { return }
    typesetter.withBytes(of: mask) { bytes in
      guard let start = bytes.baseAddress else { return }
      for y in visible.y..<visible.maxY {
        let from = start + ((y &- bounds.y) &* bounds.width &+ (visible.x &- bounds.x))
        painter.cover(y: y, x: visible.x, count: visible.width, coverage: from)
      }
    }
  }

  private func drawColored(_ mask: GlyphMask, at pen: (x: Int, y: Int), opacity: UInt8) {
    let bounds = mask.bounds(at: pen)
    guard !bounds.intersection(clip.bounds).isEmpty else { return }
    let painter = LayerPainter(surface: surface, clip: clip, opacity: UInt32(opacity))
    typesetter.withBytes(of: mask) { bytes in
      // Masks lie at any address; a copy is aligned for whole pixels.
      withUnsafeTemporaryAllocation(of: Pixel.self, capacity: bytes.count / 4) { pixels in
        UnsafeMutableRawBufferPointer(pixels).copyMemory(from: UnsafeRawBufferPointer(bytes))
        if let start = pixels.baseAddress { painter.draw(start, bounds: bounds) }
      }
    }
  }

  /// A glyph too large for a mask, where its mask would have been.
  private func fillOutline(of glyph: UInt32, font: Font, quarters: Int, baseline: Int, _ painter: Painter) {
    let path = typesetter.outline(font: font, glyph: glyph)
    let origin = Point(x: Double(quarters) / 4 / scale, y: Double(baseline) / scale)
    painter.fill(Outline(path.offsetBy(dx: origin.x, dy: origin.y), scale: scale))
  }
}

extension GlyphMask {
  /// The pixels it covers with the pen at a pixel.
  fileprivate func bounds(at pen: (x: Int, y: Int)) -> PixelRect {
    PixelRect(x: pen.x + Int(left), y: pen.y + Int(top), width: Int(width), height: Int(height))
  }
}
