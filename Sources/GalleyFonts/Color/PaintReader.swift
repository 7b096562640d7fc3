import GalleyBase

/// Reads the paint of one glyph in COLR version 1. Variable paints are read at the default
/// positions of the axes.
struct PaintReader {
  /// The maximum number of paints in a glyph; further paints are left out. Paints may be shared so
  /// often that reading would not end.
  static let mostPaints = 4096
  static let deepest = 64
  static let mostStops = 256

  let table: ColorTable
  private var paintsLeft = PaintReader.mostPaints
  /// The coloured glyphs that are being read. A glyph that contains itself is left out.
  private var openGlyphs: [UInt32] = []

  private var data: FontData { table.data }

  init(table: ColorTable) { self.table = table }

  /// Returns the paint of a base glyph, clipped to its clip box; nil if it has none or contains
  /// itself.
  mutating func colorGlyph(_ glyph: UInt32, depth: Int = 0) -> GlyphPaint? {
    guard !openGlyphs.contains(glyph), let offset = table.paintOffset(of: glyph) else { return nil }
    openGlyphs.append(glyph)
    defer { openGlyphs.removeLast() }
    // A coloured glyph that cannot be read is empty, not black.
    let paint = paint(at: offset, depth) ?? (depth == 0 ? .layers([]) : nil)
    return paint.map { paint in table.clipBox(of: glyph).map { .box($0, paint) } ?? paint }
  }

  private mutating func paint(at offset: Int, _ depth: Int) -> GlyphPaint? {
    guard depth < PaintReader.deepest, paintsLeft > 0, let format = data.uint8(at: offset) else { return nil }
    paintsLeft -= 1
    switch format {
    case 1: return layers(at: offset, depth)
    case 2, 3: return color(at: offset + 1).map { .solid($0) }
    case 4...9: return gradient(at: offset, format)
    case 10:
      guard let glyph = data.uint16(at: offset + 4), let inside = child(of: offset, at: 1, depth) else { return nil }
      return .shape(UInt32(glyph), inside)
    case 11: return data.uint16(at: offset + 1).flatMap { colorGlyph(UInt32($0), depth: depth + 1) }
    case 12...31:
      guard let transform = transform(at: offset, format), let inside = child(of: offset, at: 1, depth) else {
        return nil
      }
      return .transform(transform, inside)
    case 32: return composite(at: offset, depth)
    default: return nil
    }
  }

  /// Returns the paint that the paint at `offset` contains; nil if it contains none. The distance
  /// from the outer to the inner paint is stored `position` bytes after `offset`.
  private mutating func child(of offset: Int, at position: Int, _ depth: Int) -> GlyphPaint? {
    guard let distance = data.offset24(at: offset + position), distance > 0 else { return nil }
    return paint(at: offset + distance, depth + 1)
  }

  private mutating func layers(at offset: Int, _ depth: Int) -> GlyphPaint? {
    guard let count = data.uint8(at: offset + 1), let first = data.uint32(at: offset + 2) else { return nil }
    var layers: [GlyphPaint] = []
    for index in first..<first + count {
      if let start = table.layerOffset(index), let layer = paint(at: start, depth + 1) { layers.append(layer) }
    }
    return .layers(layers)
  }

  private mutating func composite(at offset: Int, _ depth: Int) -> GlyphPaint? {
    guard let mode = data.uint8(at: offset + 4).flatMap(CompositeMode.init) else { return nil }
    let source = child(of: offset, at: 1, depth) ?? .layers([])
    let backdrop = child(of: offset, at: 5, depth) ?? .layers([])
    return .composite(source: source, mode, backdrop: backdrop)
  }

  /// Returns the colour from the palette index and the opacity that are stored at `offset`; nil if
  /// they are missing or the palette has no such colour.
  private func color(at offset: Int) -> PaintColor? {
    guard let index = data.uint16(at: offset), let alpha = data.f2Dot14(at: offset + 2) else { return nil }
    return table.color(index, alpha: min(max(alpha, 0), 1))
  }

  private func gradient(at offset: Int, _ format: Int) -> GlyphPaint? {
    guard let distance = data.offset24(at: offset + 1),
      let line = colorLine(at: offset + distance, isVariable: format % 2 == 1),
      let geometry = geometry(at: offset, format)
    else { return nil }
    return .gradient(Gradient(line: line, geometry: geometry))
  }

  private func geometry(at offset: Int, _ format: Int) -> Gradient.Geometry? {
    guard let first = point(at: offset + 4) else { return nil }
    switch format {
    case 4, 5:
      guard let second = point(at: offset + 8), let third = point(at: offset + 12) else { return nil }
      return linear(first, second, third)
    case 6, 7:
      guard let firstRadius = data.uint16(at: offset + 8), let second = point(at: offset + 10),
        let secondRadius = data.uint16(at: offset + 14)
      else { return nil }
      return .radial(first, Double(firstRadius), second, Double(secondRadius))
    default:
      guard let start = data.f2Dot14(at: offset + 8), let end = data.f2Dot14(at: offset + 10) else { return nil }
      // In half circles, plus one so that a full turn can be encoded.
      return .sweep(first, (start + 1) / 2, (end + 1) / 2)
    }
  }

  /// Returns a linear gradient that starts at the first point, perpendicular to the line from the
  /// first to the third point. Returns nil if its length is 0.
  private func linear(_ first: Point, _ second: Point, _ third: Point) -> Gradient.Geometry? {
    let across = (x: third.x - first.x, y: third.y - first.y)
    let length = across.x * across.x + across.y * across.y
    let share = ((second.x - first.x) * across.y - (second.y - first.y) * across.x) / length
    let end = Point(x: first.x + across.y * share, y: first.y - across.x * share)
    return length > 0 && end != first ? .linear(first, end) : nil
  }

  private func point(at offset: Int) -> Point? {
    guard let x = data.int16(at: offset), let y = data.int16(at: offset + 2) else { return nil }
    return Point(x: Double(x), y: Double(y))
  }

  private func colorLine(at offset: Int, isVariable: Bool) -> ColorLine? {
    guard let extend = data.uint8(at: offset), let count = data.uint16(at: offset + 1) else { return nil }
    var stops: [ColorLine.Stop] = []
    for index in 0..<min(count, PaintReader.mostStops) {
      let start = offset + 3 + index * (isVariable ? 10 : 6)
      guard let position = data.f2Dot14(at: start), let color = color(at: start + 2) else { return nil }
      // Stops may come in any order; stops of equal offset keep theirs.
      let place = stops.lastIndex { $0.offset <= position }.map { $0 + 1 } ?? 0
      stops.insert(ColorLine.Stop(offset: position, color: color), at: place)
    }
    return stops.isEmpty ? nil : ColorLine(extend: ColorLine.Extend(rawValue: extend) ?? .pad, stops: stops)
  }

  /// Returns the transform of a PaintTransform or one of its short forms; nil if it is cut short or
  /// has another format. Formats with odd numbers are variable and begin with the same numbers.
  private func transform(at offset: Int, _ format: Int) -> AffineTransformation? {
    func number(_ index: Int) -> Double? { data.f2Dot14(at: offset + 4 + 2 * index) }
    func around(_ transform: AffineTransformation, center index: Int) -> AffineTransformation? {
      guard let center = point(at: offset + 4 + 2 * index) else { return nil }
      return AffineTransformation.translation(x: -center.x, y: -center.y).concatenating(transform)
        .concatenating(.translation(x: center.x, y: center.y))
    }
    switch format & ~1 {
    case 12: return data.offset24(at: offset + 4).flatMap { matrix(at: offset + $0) }
    case 14: return point(at: offset + 4).map { .translation(x: $0.x, y: $0.y) }
    case 16, 18:
      guard let x = number(0), let y = number(1) else { return nil }
      return format & ~1 == 16 ? .scale(x: x, y: y) : around(.scale(x: x, y: y), center: 2)
    case 20, 22:
      guard let scale = number(0) else { return nil }
      return format & ~1 == 20 ? .scale(x: scale, y: scale) : around(.scale(x: scale, y: scale), center: 1)
    case 24, 26:
      guard let angle = number(0) else { return nil }
      return format & ~1 == 24 ? .rotation(turns: angle / 2) : around(.rotation(turns: angle / 2), center: 1)
    default:
      guard let x = number(0), let y = number(1), let skew = AffineTransformation.skew(xTurns: x / 2, yTurns: y / 2)
      else { return nil }
      return format & ~1 == 28 ? skew : around(skew, center: 2)
    }
  }

  private func matrix(at offset: Int) -> AffineTransformation? {
    var values: [Double] = []
    for index in 0..<6 {
      guard let value = data.fixed(at: offset + 4 * index) else { return nil }
      values.append(value)
    }
    return AffineTransformation(a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
  }
}

extension AffineTransformation {
  /// Returns a rotation about the origin, counter-clockwise with y up.
  fileprivate static func rotation(turns: Double) -> AffineTransformation {
    let (sine, cosine) = Angles.sineAndCosine(turns)
    return AffineTransformation(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Returns a transform that turns each axis counter-clockwise by its own angle. Returns nil for a
  /// quarter turn, which would flatten the plane.
  fileprivate static func skew(xTurns: Double, yTurns: Double) -> AffineTransformation? {
    let (x, y) = (Angles.sineAndCosine(xTurns), Angles.sineAndCosine(yTurns))
    guard x.cosine != 0, y.cosine != 0 else { return nil }
    return AffineTransformation(a: 1, b: y.sine / y.cosine, c: -x.sine / x.cosine, d: 1, tx: 0, ty: 0)
  }
}
