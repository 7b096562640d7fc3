import GalleyBase

/// The premultiplied pixels of a coloured glyph: red, green, blue, alpha.
struct PaintLayer {
  let bounds: PixelRect
  private(set) var bytes: [UInt8]

  init(_ bounds: PixelRect) {
    self.bounds = bounds
    bytes = [UInt8](repeating: 0, count: 4 * bounds.width * bounds.height)
  }

  /// Fills the area inside the clip with one colour.
  mutating func fill(_ color: SIMD4<Double>, clip: PaintClip) {
    let color = PaintLayer.bytes(of: color)
    fill(clip) { _, _ in color }
  }

  /// Fills the area inside the clip with a gradient.
  mutating func fill(_ shader: GradientShader, clip: PaintClip) {
    fill(clip) { x, y in PaintLayer.bytes(of: shader.color(x: Double(x) + 0.5, y: Double(y) + 0.5)) }
  }

  /// Draws another layer over this one, inside the clip.
  mutating func draw(_ layer: PaintLayer, clip: PaintClip) {
    fill(clip.intersection(layer.bounds)) { x, y in
      let start = layer.index(x, y)
      return SIMD4(
        UInt32(layer.bytes[start]), UInt32(layer.bytes[start + 1]), UInt32(layer.bytes[start + 2]),
        UInt32(layer.bytes[start + 3]))
    }
  }

  /// Composites a layer with the same bounds onto this one.
  mutating func composite(_ source: PaintLayer, _ mode: CompositeMode) {
    precondition(source.bounds == bounds, "layers of different bounds")
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let mixed = mode.composite(source.color(start), color(start))
      let bytes = PaintLayer.bytes(of: mixed.clamped(lowerBound: .zero, upperBound: .one))
      for component in 0..<4 { self.bytes[start + component] = UInt8(min(bytes[component], bytes[3])) }
    }
  }

  private mutating func fill(_ clip: PaintClip, _ color: (Int, Int) -> SIMD4<UInt32>) {
    let visible = clip.bounds.intersection(bounds)
    for y in visible.y..<visible.maxY {
      for x in visible.x..<visible.maxX {
        let coverage = UInt32(clip.coverage(x, y))
        if coverage == 0 { continue }
        let source = PaintLayer.share(color(x, y), coverage)
        let start = index(x, y)
        for component in 0..<4 {
          let under = UInt32(bytes[start + component])
          bytes[start + component] = UInt8(source[component] + PaintLayer.share(under, 255 - source[3]))
        }
      }
    }
  }

  private func index(_ x: Int, _ y: Int) -> Int { 4 * ((y - bounds.y) * bounds.width + x - bounds.x) }

  private func color(_ start: Int) -> SIMD4<Double> {
    SIMD4(Double(bytes[start]), Double(bytes[start + 1]), Double(bytes[start + 2]), Double(bytes[start + 3])) / 255
  }

  /// Converts components of 0…1 to bytes, rounded to the nearest.
  private static func bytes(of color: SIMD4<Double>) -> SIMD4<UInt32> {
    SIMD4<UInt32>(color * 255 + 0.5, rounding: .towardZero)
  }

  private static func share(_ color: SIMD4<UInt32>, _ part: UInt32) -> SIMD4<UInt32> {
    SIMD4(share(color.x, part), share(color.y, part), share(color.z, part), share(color.w, part))
  }

  /// Returns `value`·`part` ÷ 255, rounded to the nearest; both are 0…255.
  @inline(__always) private static func share(_ value: UInt32, _ part: UInt32) -> UInt32 {
    let product = value * part + 128
    return (product + product >> 8) >> 8
  }
}

/// A clip, as the coverage of each pixel.
struct PaintClip {
  let bounds: PixelRect
  /// The coverage of the pixels, row by row over the bounds; nil if all pixels are fully covered.
  private var rows: [UInt8]?

  init(_ bounds: PixelRect, rows: [UInt8]? = nil) {
    self.bounds = bounds
    self.rows = rows
  }

  /// Returns the coverage of a pixel inside the bounds, 0…255.
  @inline(__always) func coverage(_ x: Int, _ y: Int) -> UInt8 {
    rows.map { $0[(y - bounds.y) * bounds.width + x - bounds.x] } ?? 255
  }

  /// Returns the part of the clip inside a rectangle.
  func intersection(_ rect: PixelRect) -> PaintClip {
    let smaller = bounds.intersection(rect)
    if smaller == bounds { return self }
    guard rows != nil else { return PaintClip(smaller) }
    return PaintClip(smaller, rows: PaintClip.gather(smaller) { coverage($0, $1) })
  }

  /// Returns the intersection with another clip, whose bounds must lie inside these.
  func intersection(_ other: PaintClip) -> PaintClip {
    if rows == nil { return other }
    let rows = PaintClip.gather(other.bounds) { x, y in
      let product = UInt32(coverage(x, y)) * UInt32(other.coverage(x, y)) + 128
      return UInt8((product + product >> 8) >> 8)
    }
    return PaintClip(other.bounds, rows: rows)
  }

  private static func gather(_ bounds: PixelRect, _ value: (Int, Int) -> UInt8) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bounds.width * bounds.height)
    for y in bounds.y..<bounds.maxY {
      for x in bounds.x..<bounds.maxX { result.append(value(x, y)) }
    }
    return result
  }
}
