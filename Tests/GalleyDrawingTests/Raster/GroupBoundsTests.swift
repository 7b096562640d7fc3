import GalleyBase
import GalleyFonts
import Testing

@testable import GalleyDrawing

@Suite struct GroupBoundsTests {
  private func bounds(scale: Double = 1, _ draw: (inout Canvas) throws -> Void) throws -> [PixelRect?] {
    var canvas = Canvas(scale: scale)
    try draw(&canvas)
    let list = canvas.displayList
    let groups = GroupBounds(of: list, scale: scale, typesetter: try testTypesetter())
    return list.commands.indices.filter {
      if case .pushOpacity = list.commands[$0] { return true }
      return false
    }.map { groups.bounds(ofGroupAt: $0) }
  }

  @Test func groupBoundsContainInnerGroups() throws {
    let found = try bounds(scale: 2) { canvas in
      canvas.fill(Rect(x: 0, y: 0, width: 900, height: 900), .black)
      canvas.beginOpacityGroup(0.5)
      canvas.fill(Rect(x: 10, y: 20, width: 5.25, height: 5), .black)
      canvas.withSavedState { canvas in
        canvas.beginOpacityGroup(0.5)
        canvas.frame(Rect(x: 40, y: 10, width: 2, height: 3), width: 1, .black)
      }
      canvas.withSavedState { $0.beginOpacityGroup(0.25) }
    }
    #expect(
      found == [
        PixelRect(x: 20, y: 20, width: 64, height: 30), PixelRect(x: 80, y: 20, width: 4, height: 6), nil,
      ])
  }

  @Test func pathBoundsContainControlPointsAndMitres() throws {
    let path = Path(elements: [.move(Point(x: 1, y: 1)), .quad(control: Point(x: 9, y: 20), end: Point(x: 3, y: 4))])
    let filled = try bounds {
      $0.beginOpacityGroup(0.5)
      $0.fill(path, .black)
    }
    #expect(filled == [PixelRect(x: 1, y: 1, width: 8, height: 19)])
    let stroked = try bounds {
      $0.beginOpacityGroup(0.5)
      $0.stroke(path, width: 2, .black)
    }
    #expect(stroked == [PixelRect(x: -9, y: -9, width: 28, height: 39)])
  }

  @Test(arguments: [10.0, 10_000])
  func glyphBoundsContainTheirInk(size: Double) throws {
    let font = try monoFont(size: size)
    let glyph = try #require(try testTypesetter().glyph(for: 0x48, in: font))
    let found = try #require(
      try bounds {
        $0.beginOpacityGroup(0.5)
        $0.draw(
          GlyphsCommand(
            font: font, origin: Point(x: 3, y: 9), glyphs: [PositionedGlyph(glyph: glyph, x: 0.25, y: 0)],
            color: .black))
      }.first ?? nil)
    // The box spans a twentieth to eleven twentieths of the size, and is seven tenths high.
    #expect(found.x <= Int(3 + size / 20) && found.x > Int(size / 20))
    #expect(found.maxX >= Int(4 + size * 11 / 20) && found.maxX < Int(7 + size * 11 / 20))
    #expect(found.y <= 9 - Int(size * 7 / 10) && found.y > 6 - Int(size * 7 / 10))
    #expect(found.maxY >= 9 && found.maxY <= 11)
  }

  @Test func everythingDrawnInAGroupIsInItsBounds() throws {
    let font = try monoFont(size: 14)
    func scene(_ canvas: inout Canvas) throws {
      canvas.draw(
        try Bitmap(size: PixelSize(width: 2, height: 2), color: .black), in: Rect(x: 50.4, y: 3, width: 9, height: 4.6))
      canvas.stroke(
        Path(elements: [.move(Point(x: 20, y: 20)), .line(Point(x: 60, y: 22)), .line(Point(x: 20, y: 24))]), width: 3,
        .black)
      canvas.draw(
        GlyphsCommand(
          font: font, origin: Point(x: 70.3, y: 60), glyphs: [PositionedGlyph(glyph: 40, x: 0, y: 0)], color: .black))
      canvas.fill(Rect(x: 5.5, y: 70.25, width: 20, height: 9), .black, cornerRadius: 4)
    }
    var plain = Canvas(scale: 1)
    try scene(&plain)
    var grouped = Canvas(scale: 1)
    grouped.beginOpacityGroup(1)
    try scene(&grouped)
    let size = PixelSize(width: 90, height: 90)
    let pictures = try [plain, grouped].map {
      try rasterize(
        $0.displayList, size: size, scale: 1, background: .clear, typesetter: testTypesetter())
    }
    #expect(pictures[0] == pictures[1])
  }

  /// Only groups that are open at the same time count towards the limit.
  @Test(arguments: [(199, true), (200, false)])
  func layersOfNestedGroupsHaveALimit(limit: Int, isBeyond: Bool) throws {
    var canvas = Canvas(scale: 1)
    for _ in 0..<2 {
      canvas.withSavedState { canvas in
        canvas.beginOpacityGroup(0.5)
        canvas.beginOpacityGroup(0.5)
        canvas.fill(Rect(x: 0, y: 0, width: 50, height: 2), .black)
      }
    }
    let layer = Layer(bounds: PixelRect(x: 0, y: 0, width: 50, height: 10))
    var compositor = Compositor(
      surface: layer.surface, scale: 1, typesetter: try testTypesetter(), groupPixelLimit: limit)
    compositor.draw(canvas.displayList)
    #expect(compositor.isBeyondLimit == isBeyond)
  }
}
