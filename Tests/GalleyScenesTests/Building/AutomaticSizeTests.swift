import GalleyBase
import GalleyText
import GalleyViews
import Testing

@testable import GalleyScenes

/// Galley Test Mono at 10 points: every glyph 6 wide, every line 10 high.
@Suite struct AutomaticSizeTests {
  static let mono = "font: {family: Galley Test Mono, size: 10}"

  static let labels: [(String, Rect)] = [
    ("text: Hello world", Rect(x: 0, y: 0, width: 66, height: 10)),
    ("text: Hello world, numberOfLines: 0", Rect(x: 0, y: 0, width: 66, height: 10)),
    ("text: Hello world, numberOfLines: 0, preferredMaxLayoutWidth: 40", Rect(x: 0, y: 0, width: 36, height: 20)),
    ("text: Hello world, numberOfLines: 0, frame: [5, 6, 40, auto]", Rect(x: 5, y: 6, width: 40, height: 20)),
    ("text: Hello world, frame: [5, 6, 40, auto]", Rect(x: 5, y: 6, width: 40, height: 10)),
    ("text: Hello world, frame: [5, 6, auto, 33]", Rect(x: 5, y: 6, width: 66, height: 33)),
    ("text: Hello world, insets: [1, 2, 3, 4]", Rect(x: 0, y: 0, width: 72, height: 14)),
    ("text: ''", Rect(x: 0, y: 0, width: 0, height: 0)), ("frame: [1, 2, 3, 4]", Rect(x: 1, y: 2, width: 3, height: 4)),
    ("subviews: [{view: {frame: [0, 0, 50, 50]}}], text: a", Rect(x: 0, y: 0, width: 6, height: 10)),
  ]

  @Test(arguments: labels) func label(keys: String, frame: Rect) throws {
    let page = try page(views: "label: {\(keys), \(Self.mono)}", "view: {frame: [0, 0, 1, 1]}")
    #expect(page.firstLabel.frame == frame)
  }

  /// A label of one line is as high as the part of it that shows: what is cut off behind it does not count, nor do lines
  /// and paragraphs beyond the limit.
  @Test(arguments: [
    ("numberOfLines: 1, frame: [0, 0, 30, auto]", 10.0), ("numberOfLines: 1, frame: [0, 0, auto, auto]", 30),
    ("numberOfLines: 1, lineBreakMode: byClipping, frame: [0, 0, 30, auto]", 30),
    ("numberOfLines: 2, frame: [0, 0, 30, auto]", 20), ("numberOfLines: 0, frame: [0, 0, 30, auto]", 90),
    ("numberOfLines: 1, adjustsFontSizeToFitWidth: true, frame: [0, 0, 30, auto]", 30),
  ])
  func hiddenTextDoesNotCount(keys: String, height: Double) throws {
    let runs = "runs: [{text: aaaa bbbb cccc }, {text: DD, font: {family: Galley Test Mono, size: 30}}]"
    let page = try page(views: "label: {\(runs), \(keys), \(Self.mono)}")
    #expect(page.firstLabel.frame.height == height)
    let placement = try #require(page.firstLabel.placement)
    if !keys.contains("adjusts") { #expect(placement.layout.usedSize.height <= height) }
  }

  @Test func aViewReachesAsFarAsItsSubviews() throws {
    let page = try page(
      views:
        "view: {frame: [5, 5, auto, auto], subviews: [{view: {frame: [-9, 3, 4, 4]}}, {label: {text: abc, \(Self.mono), "
        + "frame: [10, 20, auto, auto], hidden: true}}]}")
    #expect(page.window.subviews.first?.frame == Rect(x: 5, y: 5, width: 28, height: 30))
    #expect(page.size == Size(width: 33, height: 35))
    #expect(page.pixelSize == PixelSize(width: 66, height: 70))
    #expect(page.window.bounds == Rect(x: 0, y: 0, width: 33, height: 35))
  }

  @Test func theCanvasIsRoundedUpToPixels() throws {
    let page = try page(views: "view: {frame: [0, 0, 10.1, 10]}", before: "scale: 3\nsize: [auto, 20.5]")
    #expect(page.pixelSize == PixelSize(width: 31, height: 62))
    #expect(page.size == Size(width: (31.0 / 3).onLengthGrid, height: (62.0 / 3).onLengthGrid))
  }

  @Test func sizesCountWhatTheAppearanceChanges() throws {
    let page = try page(
      views: "label: {text: ab}", "label: {text: ab, \(Self.mono)}",
      before: "labelAppearance: {font: {family: Galley Test Mono, size: 20}, textColor: red, backgroundColor: blue}")
    #expect(page.window.subviews.map(\.frame.width) == [24, 12])
    #expect(page.firstLabel.textColor == Color(red: 255, green: 0, blue: 0))
    #expect(page.firstLabel.backgroundColor == Color(red: 0, green: 0, blue: 255))
  }

  @Test func theCanvasHasLimits() throws {
    #expect(
      try buildingFailure("galley: 1\nviews: []\n") == """
        s.yaml:1:1: error: size: the canvas would be 0 × 0 points and show nothing; give it a size, or views that need room
        """)
    #expect(
      try buildingFailure("galley: 1\nsize: [5, auto]\nviews: [{label: {text: a, frame: [0, 0, 1, 0]}}]\n") == """
        s.yaml:2:7: error: size: the canvas would be 5 × 0 points and show nothing; give it a size, or views that need room
        """)
    #expect(
      try buildingFailure("galley: 1\nsize: [20000, 10000]\nviews: []\n") == """
        s.yaml:2:7: error: size: the picture would have 40,000 × 20,000 pixels; at most 268,435,456 in all, \
        and 1,000,000 a side, are allowed
        """)
  }
}
