import GalleyBase
import GalleyFonts
import GalleyRaster

extension Compositor {
  /// Draws upright glyphs. The typesetter provides the pixels of each glyph.
  func draw(_ command: GlyphsCommand) {
    let painter = painter(command.color)
    if let width = command.strokeWidth {
      stroke(command, width: width, painter)
      return
    }
    let grid = command.grid(glyphRules, scale: scale)
    for glyph in command.glyphs {
      guard let place = GlyphPlacement(glyph, of: command, on: grid, scale: scale) else { continue }
      let mask = typesetter.mask(
        font: command.font, glyph: glyph.glyph, phase: place.phase, scale: scale, foreground: command.color,
        raster: glyphRules.raster)
      switch mask.format {
      case .coverage: draw(mask, bounds: place.bounds(of: mask), painter)
      case .premultipliedColor: draw(mask, bounds: place.bounds(of: mask), opacity: UInt32(command.color.alpha))
      case .tooLarge:
        let outline = typesetter.outline(font: command.font, glyph: glyph.glyph)
        let offset = place.origin(scale: scale)
        painter.fill(Outline(outline.offsetBy(dx: offset.x, dy: offset.y), scale: scale))
      }
    }
  }

  private func stroke(_ command: GlyphsCommand, width: Double, _ painter: Painter) {
    let grid = command.grid(glyphRules, scale: scale)
    for glyph in command.glyphs {
      guard let place = GlyphPlacement(glyph, of: command, on: grid, scale: scale) else { continue }
      let offset = place.origin(scale: scale)
      let outline = typesetter.outline(font: command.font, glyph: glyph.glyph).offsetBy(dx: offset.x, dy: offset.y)
      painter.fill(Outline(strokeOf: outline, width: width, scale: scale))
    }
  }

  private func draw(_ mask: GlyphMask, bounds: PixelRect, _ painter: Painter) {
    let visible = bounds.intersection(clip.bounds)
    guard !visible.isEmpty else { return }
    typesetter.withBytes(of: mask) { bytes in
      guard let start = bytes.baseAddress else { return }
      let first = start + (visible.y - bounds.y) * bounds.width + (visible.x - bounds.x)
      painter.cover(visible, coverage: first, bytesPerRow: bounds.width)
    }
  }

  private func draw(_ mask: GlyphMask, bounds: PixelRect, opacity: UInt32) {
    guard !bounds.intersection(clip.bounds).isEmpty else { return }
    let painter = LayerPainter(surface: surface, clip: clip, opacity: opacity, mode: mode)
    typesetter.withBytes(of: mask) { bytes in
      // A mask may begin at any address; the copy is aligned to whole pixels.
      withUnsafeTemporaryAllocation(of: Pixel.self, capacity: bytes.count / 4) { pixels in
        UnsafeMutableRawBufferPointer(pixels).copyMemory(from: UnsafeRawBufferPointer(bytes))
        if let start = pixels.baseAddress { painter.draw(start, bounds: bounds) }
      }
    }
  }
}
