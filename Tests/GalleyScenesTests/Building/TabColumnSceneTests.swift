import GalleyText
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// Columns that several labels of a scene share.
@Suite struct TabColumnSceneTests {
  private func labels(group: String) throws -> [Label] {
    let page = try page(
      """
      galley: 1
      size: [300, 100]
      styles:
        row:
          font: { family: Galley Test Mono, size: 10 }
          tabStops: [ { alignment: right, location: auto, spacing: 20, columnTerminators: { locale: de_CH } } ]
      views:
      - label: { columnGroup: prices, frame: [0, 0, 300, 20], style: row, text: "ab\\t12.5" }
      - view:
          frame: [0, 50, 300, 50]
          subviews:
          - label: { columnGroup: \(group), frame: [0, 0, 300, 20], style: row, text: "abcd\\t1000.25" }
      """)
    return [page.window.subviews[0], page.window.subviews[1].subviews[0]].compactMap { $0 as? Label }
  }

  private func leftOfSeparator(_ label: Label) throws -> Double {
    let placement = try #require(label.placement)
    let boxes = placement.layout.clusters(of: placement.layout.lines[0], with: label.context.typesetter)
    let text = Array((label.text ?? "").utf16)
    return try #require(boxes.first { text[$0.range.lowerBound] == 0x2E }).x
  }

  @Test func labelsOfOneGroupAlign() throws {
    try expectEqual(labels(group: "prices").map(leftOfSeparator), [68, 68])
    try expectEqual(labels(group: "others").map(leftOfSeparator), [44, 68])
  }

  @Test(arguments: [
    (
      "tabStops: [ { location: 20, spacing: 5 } ]",
      "spacing applies only to \"location: auto\", which measures the column"
    ),
    ("textLists: [ { markerFormat: dics } ]", "did you mean \"disc\"?"),
    ("textLists: [ { startingItemNumber: 3 } ]", "the key \"markerFormat\" is missing in a text list"),
    ("kern: 10001", "10001 is too large"),
    ("tabStops: [ { location: 20, columnTerminators: { locale: \"?\" } } ]", "is not a language"),
  ])
  func mistakes(style: String, message: String) throws {
    let error = #expect(throws: SceneError.self) {
      try SceneFile(
        reading: Array("galley: 1\nstyles: { a: { \(style) } }\nviews: []\n".utf8), file: "a.yaml")
    }
    #expect(error?.diagnostics.map(\.description).joined().contains(message) == true)
  }
}
