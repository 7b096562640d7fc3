import CFreeType
public import GalleyBase

extension Typesetter {
  /// A glyph's outline in points, y down, its origin at the glyph's origin, stretched and slanted as the font is. Empty for a glyph without one (a space, a
  /// coloured bitmap). Fill it with the non-zero rule.
  public func outline(font: Font, glyph: UInt32) -> Path {
    guard let face = rasterizer.face(font), face.isScalable, glyph < font.face.glyphCount else { return Path() }
    let flags = FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP
    guard FT_Load_Glyph(face.freeType, glyph, Int32(flags)) == 0, let slot = face.freeType.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return Path() }
    var collector = OutlineCollector(
      scale: font.pointSize / Double(font.face.metrics.unitsPerEm), synthesis: font.storage.synthesis)
    var functions = OutlineCollector.functions
    let failed = withUnsafeMutablePointer(to: &collector) {
      FT_Outline_Decompose(&slot.pointee.outline, &functions, $0)
    }
    if failed != 0 { return Path() }
    collector.closeSubpath()
    return Path(elements: collector.elements)
  }
}

/// Takes the steps of FT_Outline_Decompose, in font units.
private struct OutlineCollector {
  let scale: Double
  let synthesis: FontSynthesis
  private(set) var elements: [Path.Element] = []
  private var start: Point?

  init(scale: Double, synthesis: FontSynthesis) {
    self.scale = scale
    self.synthesis = synthesis
  }

  mutating func closeSubpath() {
    guard let start else { return }
    // FreeType draws the way back to the start itself; closing does so too, and joins the ends.
    if elements.last == .line(start) { elements.removeLast() }
    elements.append(.close)
    self.start = nil
  }

  private mutating func move(to point: Point) {
    closeSubpath()
    elements.append(.move(point))
    start = point
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector else { return .zero }
    let height = Double(vector.pointee.y)
    let across = Double(vector.pointee.x) * synthesis.stretch + height * synthesis.obliqueness
    return Point(x: across * scale, y: Double(-vector.pointee.y) * scale)
  }

  private static func collect(_ context: UnsafeMutableRawPointer?, _ step: (inout OutlineCollector) -> Void) -> Int32 {
    guard let collector = context?.assumingMemoryBound(to: OutlineCollector.self) else { return 1 }
    step(&collector.pointee)
    return 0
  }

  static var functions: FT_Outline_Funcs {
    FT_Outline_Funcs(
      move_to: { end, context in OutlineCollector.collect(context) { $0.move(to: $0.point(end)) } },
      line_to: { end, context in OutlineCollector.collect(context) { $0.elements.append(.line($0.point(end))) } },
      conic_to: { control, end, context in
        OutlineCollector.collect(context) { $0.elements.append(.quad(control: $0.point(control), end: $0.point(end))) }
      },
      cubic_to: { first, second, end, context in
        OutlineCollector.collect(context) {
          $0.elements.append(.cubic(control1: $0.point(first), control2: $0.point(second), end: $0.point(end)))
        }
      },
      shift: 0, delta: 0)
  }
}
