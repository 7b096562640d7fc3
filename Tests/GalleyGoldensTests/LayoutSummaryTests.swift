import GalleyBase
import GalleyFiles
import Testing

@testable import GalleyGoldens

@Suite struct LayoutSummaryTests {
  @Test func aDumpIsReadBack() throws {
    let summary = try #require(LayoutSummary(dump: Array(dump.utf8)))
    #expect(summary.size == Size(width: 320, height: 96.5))
    #expect(summary.scale == 2)
    #expect(summary.views.map(\.name) == ["title", "views[0].subviews[0]"])
    let view = summary.views[0]
    #expect(view.frame == Rect(x: 16, y: 16, width: 288, height: 44))
    #expect(view.text == "Hi \"you\" \u{1F600}é\n")
    let line = LineSummary(
      range: 0..<5, rect: Rect(x: 0, y: 0, width: 288, height: 22),
      usedRect: Rect(x: 0, y: 0, width: 31.25, height: 22),
      baseline: 17.5, ends: "truncated", hidden: 3..<5,
      clusters: [
        LineSummary.Cluster(range: 0..<1, width: 20), LineSummary.Cluster(range: 1..<2, x: 20, width: 11.25),
      ],
      fonts: ["Inter-Regular", "NotoSans-Regular"], glyphs: [12, 13, 7],
      runs: [StyleSummary(range: 0..<5, properties: [Property(name: "font", value: .string("Inter-Regular"))])])
    #expect(view.lines == [line])
  }

  @Test(arguments: [
    "", "{", "[]", "{}", "{\"size\": [1]}", "{\"size\": [1, 2]} x", "{\"size\": [1, \"2\"]}", "{\"size\": [1, 2],}",
    "{\"size\": [1, 2], \"a\": \"\\ud800\"}", "{\"size\": [1, 2], \"a\": \"\\u12\"}", "{\"size\": [1, 2], \"a\": tru}",
    "{\"size\": [1, 2], \"views\": [{\"frame\": [\"10\", 0, 0, 0]}]}",
    "{\"size\": [1, 2], \"views\": [{\"subviews\": [{\"text\": null}]}]}",
    "{\"size\": [1, 2], \"a\": \"", "{\"size\": [1, 2], \"a\": -}",
  ])
  func otherJSONIsNotReadAsADump(text: String) {
    #expect(LayoutSummary(dump: Array(text.utf8)) == nil)
  }

  @Test func deepNestingIsRefusedNotFollowed() {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(LayoutSummary(dump: Array("{\"size\": [1, 2], \"views\": \(deep)}".utf8)) == nil)
  }

  @Test func missingMembersCountAsEmpty() throws {
    let summary = try #require(LayoutSummary(dump: Array("{\"size\": [1, 2], \"views\": [{\"lines\": [{}]}]}".utf8)))
    #expect(summary.views.first?.lines.first?.range == 0..<0)
  }

  private let dump = """
    { "galley": 1, "size": [320, 96.5], "scale": 2, "views": [
      { "id": "title", "type": "label", "frame": [16, 16, 288, 44], "isTruncated": true, "none": null,
        "text": "Hi \\"you\\" \\ud83d\\ude00\\u00e9\\n", "lines": [
          { "range": [0, 5], "rect": [0, 0, 288, 22], "usedRect": [0, 0, 31.25, 22], "baseline": 17.5, "ends": "truncated",
            "hidden": [3, 5], "clusters": [[0, 1, 0, 20], [1, 2, 20, 1.125e1]], "runs": [
            { "font": "Inter-Regular", "range": [0, 5], "glyphs": [[12, 0, 17.5, 20, 0], [13, 20, 17.5, 11.25, 1]] },
            { "font": "NotoSans-Regular", "glyphs": [[7, 0, 0, 0, 0]] }, { "font": "Inter-Regular", "glyphs": [] }] }],
        "subviews": [ { "type": "view", "frame": [0, 0, 1, 1] } ] } ] }
    """
}
