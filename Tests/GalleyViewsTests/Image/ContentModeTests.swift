import GalleyBase
import GalleyViews
import Testing

/// The place of a picture of 20 by 10 in bounds of 60 by 50 at (5, 7).
@Suite struct ContentModeTests {
  private static let bounds = Rect(x: 5, y: 7, width: 60, height: 50)

  @Test(arguments: [
    (ContentMode.scaleToFill, Rect(x: 5, y: 7, width: 60, height: 50)),
    (.redraw, Rect(x: 5, y: 7, width: 60, height: 50)),
    (.scaleAspectFit, Rect(x: 5, y: 17, width: 60, height: 30)),
    (.scaleAspectFill, Rect(x: -15, y: 7, width: 100, height: 50)),
    (.center, Rect(x: 25, y: 27, width: 20, height: 10)),
    (.top, Rect(x: 25, y: 7, width: 20, height: 10)),
    (.bottom, Rect(x: 25, y: 47, width: 20, height: 10)),
    (.left, Rect(x: 5, y: 27, width: 20, height: 10)),
    (.right, Rect(x: 45, y: 27, width: 20, height: 10)),
    (.topLeft, Rect(x: 5, y: 7, width: 20, height: 10)),
    (.topRight, Rect(x: 45, y: 7, width: 20, height: 10)),
    (.bottomLeft, Rect(x: 5, y: 47, width: 20, height: 10)),
    (.bottomRight, Rect(x: 45, y: 47, width: 20, height: 10)),
  ])
  func place(mode: ContentMode, expected: Rect) {
    #expect(mode.rect(of: Size(width: 20, height: 10), in: ContentModeTests.bounds) == expected)
  }

  @Test func aPictureLargerThanItsViewOverlapsTheEdges() {
    let bounds = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      ContentMode.bottomRight.rect(of: Size(width: 30, height: 20), in: bounds)
        == Rect(x: -20, y: -10, width: 30, height: 20))
  }
}
