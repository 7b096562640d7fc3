import GalleyBase
import GalleyRaster

/// Paints one coloured glyph. Work and memory are limited; paints beyond the limits are left out.
struct GlyphPainter {
  /// The maximum number of pixels that may be painted or composited for one glyph.
  static let mostWork = 1 << 28
  /// The maximum number of pixels in layers that are open at the same time.
  static let mostOpen = 1 << 25

  let face: RasterFace
  let foreground: Color
  private var workLeft = GlyphPainter.mostWork
  private var openLeft = GlyphPainter.mostOpen

  init(_ face: RasterFace, foreground: Color) {
    self.face = face
    self.foreground = foreground
  }

  /// Returns the pixels of a glyph; nil if none of them is visible. `transform` maps font units to
  /// device pixels, y down. Throws an error if the longer side has more than `limit` pixels.
  static func paint(
    _ paint: GlyphPaint, _ face: RasterFace, foreground: Color, transform: AffineTransformation, limit: Int
  ) throws(TooManyPixels) -> PaintLayer? {
    let box = face.bounds(of: paint).applying(transform)
    guard !box.isEmpty, box.isFinite else { return nil }
    guard max(box.maxX - box.minX, box.maxY - box.minY) <= Double(limit - 2),
      max(box.minX.magnitude, box.minY.magnitude) < 1e6
    else { throw TooManyPixels() }
    let bounds = box.pixels
    var painter = GlyphPainter(face, foreground: foreground)
    var layer = PaintLayer(bounds)
    painter.draw(paint, transform, PaintClip(bounds), on: &layer)
    return layer
  }

  struct TooManyPixels: Error {}

  private mutating func draw(
    _ paint: GlyphPaint, _ transform: AffineTransformation, _ clip: PaintClip, on layer: inout PaintLayer
  ) {
    if clip.bounds.isEmpty || !spend(clip.bounds) { return }
    switch paint {
    case .layers(let paints): for paint in paints { draw(paint, transform, clip, on: &layer) }
    case .solid(let color): layer.fill(color.premultiplied(foreground: foreground), clip: clip)
    case .gradient(let gradient):
      if let shader = GradientShader(gradient, transform: transform, foreground: foreground) {
        layer.fill(shader, clip: clip)
      }
    case .shape(let glyph, let paint):
      if let shape = coverage(of: glyph, transform, in: clip.bounds) {
        draw(paint, transform, clip.intersection(shape), on: &layer)
      }
    case .box(let box, let paint):
      draw(paint, transform, clip.intersection(box.applying(transform).pixels(in: clip.bounds)), on: &layer)
    case .transform(let inner, let paint): draw(paint, inner.concatenating(transform), clip, on: &layer)
    case .composite(let source, let mode, let backdrop):
      drawComposite(source, mode, backdrop, transform, clip, on: &layer)
    }
  }

  /// Draws both paints separately and composites them. The clip applies to the result.
  private mutating func drawComposite(
    _ source: GlyphPaint, _ mode: CompositeMode, _ backdrop: GlyphPaint, _ transform: AffineTransformation,
    _ clip: PaintClip, on layer: inout PaintLayer
  ) {
    let pixels = 2 * clip.bounds.width * clip.bounds.height
    if pixels > openLeft { return }
    openLeft -= pixels
    defer { openLeft += pixels }
    var (result, over) = (PaintLayer(clip.bounds), PaintLayer(clip.bounds))
    draw(backdrop, transform, PaintClip(clip.bounds), on: &result)
    draw(source, transform, PaintClip(clip.bounds), on: &over)
    result.composite(over, mode)
    layer.draw(result, clip: clip)
  }

  /// Subtracts the cost of painting these pixels from the remaining work. Returns false if too
  /// little is left.
  private mutating func spend(_ bounds: PixelRect) -> Bool {
    // Even a small paint has a cost.
    let cost = bounds.width * bounds.height + 16
    if cost > workLeft { return false }
    workLeft -= cost
    return true
  }

  /// Subtracts the cost of the steps of an outline, each equal to about 16 pixels, from the
  /// remaining work. Returns false if too little is left.
  private mutating func spend(steps: Int) -> Bool {
    if 16 * steps > workLeft { return false }
    workLeft -= 16 * steps
    return true
  }

  /// Returns the coverage of the pixels in `bounds` by the outline of a glyph; nil if it covers
  /// none.
  private mutating func coverage(
    of glyph: UInt32, _ transform: AffineTransformation, in bounds: PixelRect
  ) -> PaintClip? {
    let visible = face.outlineBounds(of: glyph).applying(transform).pixels(in: bounds)
    if visible.isEmpty || !spend(visible) { return nil }
    guard let path = face.outline(of: glyph), spend(steps: path.elements.count) else { return nil }
    let outline = Outline(path, clip: visible) { Outline.Position(pixels: transform.apply(to: $0)) }
    var rows = [UInt8](repeating: 0, count: visible.width * visible.height)
    rows.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { ScanConverter.write(outline, bounds: visible, to: start) }
    }
    return PaintClip(visible, rows: rows)
  }
}

extension PaintBox {
  /// The pixels that a box of finite size touches, after its edges are moved to the subpixel grid
  /// of outlines.
  fileprivate var pixels: PixelRect {
    SubpixelRect(
      left: Subpixel(pixels: minX), top: Subpixel(pixels: minY), right: Subpixel(pixels: maxX),
      bottom: Subpixel(pixels: maxY)
    ).pixelBounds
  }

  /// Returns the pixels in `bounds` that the box touches.
  fileprivate func pixels(in bounds: PixelRect) -> PixelRect {
    let inside = intersection(
      PaintBox(minX: Double(bounds.x), minY: Double(bounds.y), maxX: Double(bounds.maxX), maxY: Double(bounds.maxY)))
    return inside.isEmpty ? PixelRect(x: bounds.x, y: bounds.y, width: 0, height: 0) : inside.pixels
  }
}

extension RasterFace {
  /// Returns the bounds of a paint in font units: its clip box, or else the union of its shapes.
  func bounds(of paint: GlyphPaint) -> PaintBox {
    switch paint {
    case .layers(let paints): return paints.reduce(.nothing) { $0.union(bounds(of: $1)) }
    case .solid, .gradient: return .plane
    case .shape(let glyph, let paint): return outlineBounds(of: glyph).intersection(bounds(of: paint))
    case .box(let box, let paint): return box.intersection(bounds(of: paint))
    case .transform(let transform, let paint): return bounds(of: paint).applying(transform)
    case .composite(let source, let mode, let backdrop):
      let (over, under) = (bounds(of: source), bounds(of: backdrop))
      switch mode {
      case .clear: return .nothing
      case .source, .sourceOut: return over
      case .destination, .destinationOut: return under
      case .sourceIn, .destinationIn: return over.intersection(under)
      case .sourceAtop: return under
      case .destinationAtop: return over
      default: return over.union(under)
      }
    }
  }
}
