import GalleyBase
import Testing

@Suite struct GeometryTests {
  let rect = Rect(x: 10, y: 20, width: 100, height: 50)

  @Test func edges() {
    #expect([rect.minX, rect.midX, rect.maxX] == [10, 60, 110])
    #expect([rect.minY, rect.midY, rect.maxY] == [20, 45, 70])
  }

  @Test func insets() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == Rect(x: 12, y: 21, width: 94, height: 46))
    #expect(rect.inset(by: insets).inset(by: insets.inverted) == rect)
    #expect(rect.insetBy(dx: 60, dy: 0).width == -20)
  }

  @Test func unionAndIntersection() {
    let other = Rect(x: 100, y: 0, width: 50, height: 30)
    #expect(rect.union(other) == Rect(x: 10, y: 0, width: 140, height: 70))
    #expect(rect.intersection(other) == Rect(x: 100, y: 20, width: 10, height: 10))
    #expect(rect.intersection(Rect(x: 200, y: 0, width: 1, height: 1)) == nil)
  }

  @Test(arguments: [(10.0, 20.0, true), (110, 20, false), (10, 70, false), (109.9, 69.9, true)])
  func leftAndUpperEdgesBelongToARect(x: Double, y: Double, isInside: Bool) {
    #expect(rect.contains(Point(x: x, y: y)) == isInside)
  }

  @Test func pixelRectsNeverHaveNegativeExtents() {
    let left = PixelRect(x: 0, y: 0, width: 4, height: 4)
    #expect(left.intersection(PixelRect(x: 9, y: 0, width: 4, height: 4)).isEmpty)
    #expect(left.intersection(PixelRect(x: 2, y: 1, width: 9, height: 9)) == PixelRect(x: 2, y: 1, width: 2, height: 3))
    #expect(PixelRect(x: 0, y: 0, width: -3, height: 2).width == 0)
  }

  @Test func transformsApplyInOrder() {
    let both = AffineTransformation.scale(x: 2, y: 3).concatenating(.translation(x: 10, y: 0))
    #expect(both.apply(to: Point(x: 1, y: 1)) == Point(x: 12, y: 3))
  }

  @Test(arguments: [
    ("#FFF", Color.white), ("#000F", .black), ("#FF3B30", Color(red: 255, green: 59, blue: 48)),
    ("#ff3b3080", Color(red: 255, green: 59, blue: 48, alpha: 128)),
  ])
  func colorsFromHexadecimalDigits(text: String, color: Color) {
    #expect(Color(hex: text) == color)
    #expect(Color(hex: color.hex) == color)
  }

  @Test(arguments: ["", "#", "#12", "#12345", "FFFFFF", "#GGGGGG", "#FFFFFFFFF", "#ＦＦＦ"])
  func noColor(text: String) {
    #expect(Color(hex: text) == nil)
  }

  @Test func roundedCornersAreAtMostHalfTheShorterSide() {
    #expect(Path(roundedRect: rect, cornerRadius: 90) == Path(roundedRect: rect, cornerRadius: 25))
    #expect(Path(roundedRect: rect, cornerRadius: 0).elements.count == 5)
  }
}
