import CFreeType
import GalleyBase

extension RasterFace {
  /// Returns the unhinted outline of a glyph in font units, y up; nil if it has none. Coordinates
  /// are multiples of 1/64 unit.
  func outline(of glyph: UInt32) -> Path? { outlines.outline(number, glyph) { readOutline(of: glyph) } }

  /// Reads the outline of a glyph from FreeType; nil if there is none. The face is set to one pixel
  /// per font unit. FT_LOAD_NO_SCALE would also give font units, but it rounds the outlines of
  /// variable fonts and of CFF to integers (FreeType's documentation of FT_LOAD_NO_SCALE, since
  /// 2.10.1).
  private func readOutline(of glyph: UInt32) -> Path? {
    guard let slot = loadOutline(glyph) else { return nil }
    var collector = OutlineCollector()
    var functions = OutlineCollector.functions
    let failed = withUnsafeMutablePointer(to: &collector) {
      FT_Outline_Decompose(&slot.pointee.outline, &functions, $0)
    }
    if failed != 0 { return nil }
    collector.closeSubpath()
    return Path(elements: collector.elements)
  }

  /// Returns the smallest box around a glyph's outline and its control points. The box is in font
  /// units.
  func outlineBounds(of glyph: UInt32) -> PaintBox {
    guard let slot = loadOutline(glyph) else { return .nothing }
    var box = FT_BBox()
    FT_Outline_Get_CBox(&slot.pointee.outline, &box)
    return PaintBox(
      minX: Double(box.xMin) / 64, minY: Double(box.yMin) / 64, maxX: Double(box.xMax) / 64,
      maxY: Double(box.yMax) / 64)
  }

  private func loadOutline(_ glyph: UInt32) -> FT_GlyphSlot? {
    let flags = FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP
    guard isScalable, glyph < face.glyphCount, setSize(Int32(face.metrics.unitsPerEm * 64)),
      FT_Load_Glyph(freeType, glyph, Int32(flags)) == 0, let slot = freeType.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, slot.pointee.outline.n_points > 0
    else { return nil }
    return slot
  }
}

/// Collects the steps of FT_Outline_Decompose, which are in 1/64 font unit.
private struct OutlineCollector {
  private(set) var elements: [Path.Element] = []
  private var start: Point?

  mutating func closeSubpath() {
    guard let start else { return }
    // FreeType draws the line back to the start; closing the path draws it too, and joins the ends.
    if elements.last == .line(start) { elements.removeLast() }
    elements.append(.close)
    self.start = nil
  }

  private mutating func move(to point: Point) {
    closeSubpath()
    elements.append(.move(point))
    start = point
  }

  private static func collect(_ context: UnsafeMutableRawPointer?, _ step: (inout OutlineCollector) -> Void) -> Int32 {
    guard let collector = context?.assumingMemoryBound(to: OutlineCollector.self) else { return 1 }
    step(&collector.pointee)
    return 0
  }

  static var functions: FT_Outline_Funcs {
    FT_Outline_Funcs(
      move_to: { end, context in OutlineCollector.collect(context) { $0.move(to: Point(end)) } },
      line_to: { end, context in OutlineCollector.collect(context) { $0.elements.append(.line(Point(end))) } },
      conic_to: { control, end, context in
        OutlineCollector.collect(context) { $0.elements.append(.quad(control: Point(control), end: Point(end))) }
      },
      cubic_to: { first, second, end, context in
        OutlineCollector.collect(context) {
          $0.elements.append(.cubic(control1: Point(first), control2: Point(second), end: Point(end)))
        }
      },
      shift: 0, delta: 0)
  }
}

extension Point {
  /// Creates a point in font units from a point in 1/64 unit, without rounding.
  fileprivate init(_ vector: UnsafePointer<FT_Vector>?) {
    let vector = vector?.pointee ?? FT_Vector()
    self.init(x: Double(vector.x) / 64, y: Double(vector.y) / 64)
  }
}
