import GalleyBase
import GalleyText
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// Lists of scenes. Galley Test Mono at 10 pt: every glyph is 6 pt wide.
@Suite struct TextListSceneTests {
  /// Right edges of the markers of a label with the items 9 and 10.
  private func markerEnds(list: String) throws -> [Double] {
    let page = try page(
      """
      galley: 1
      size: [300, 100]
      styles:
        item:
          font: { family: Galley Test Mono, size: 10 }
          textLists: [ { markerFormat: decimal, startingItemNumber: 9\(list) } ]
      views:
      - label: { frame: [0, 0, 300, 40], numberOfLines: 0, style: item, text: "a\\nb" }
      """)
    let label = try #require(page.window.subviews.first as? Label)
    return try #require(label.placement).layout.lines.compactMap { line in
      line.runs.filter { $0.kind == .marker }.map { $0.origin.x + $0.width }.max()
    }
  }

  @Test func markersBeginOrEndAtOnePlace() throws {
    try expectEqual(markerEnds(list: ""), [17, 23])
    try expectEqual(markerEnds(list: ", markerAlignment: trailing"), [32, 32])
    try expectEqual(markerEnds(list: ", markerAlignment: trailing, markerDistance: 7"), [29, 29])
    try expectEqual(markerEnds(list: ", indentation: 20, markerDistance: 7"), [17, 13])
  }

  /// A right stop whose place is measured has room for the widest number.
  @Test func numbersOfAListSpeltWithTabsAlign() throws {
    let page = try page(
      """
      galley: 1
      size: [300, 100]
      styles:
        item:
          font: { family: Galley Test Mono, size: 10 }
          headIndent: 32
          tabStops: [ { alignment: right, location: auto }, { alignment: left, location: 32 } ]
      views:
      - label: { frame: [0, 0, 300, 40], numberOfLines: 0, style: item, text: "\\t9\\ta\\n\\t1000\\tb" }
      """)
    let label = try #require(page.window.subviews.first as? Label)
    let layout = try #require(label.placement).layout
    let boxes = layout.lines.flatMap { layout.clusters(of: $0, with: label.context.typesetter) }
    let text = Array((label.text ?? "").utf16)
    func edges(of unit: Character) -> [Double] {
      boxes.filter { text[$0.range.lowerBound] == unit.utf16.first }.map { $0.x + $0.width }
    }
    #expect(edges(of: "9") == [24])
    #expect(edges(of: "0").last == 24)
    #expect(edges(of: "a") + edges(of: "b") == [38, 38])
  }

  @Test func misspeltAlignment() throws {
    let error = #expect(throws: SceneError.self) {
      try SceneFile(
        reading: Array(
          "galley: 1\nstyles: { a: { textLists: [ { markerFormat: disc, markerAlignment: trailng } ] } }\nviews: []\n"
            .utf8), file: "a.yaml")
    }
    #expect(error?.diagnostics.map(\.description).joined().contains("did you mean \"trailing\"?") == true)
  }
}
