import GalleyBase
import GalleyFiles
import GalleyGoldens
import TestSupport
import Testing

@Suite struct LayoutTests {
  @Test func aLayoutIsPrinted() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("aa bb")])
    let run = try folder.galley("layout", "a.yaml")
    #expect(run.status == 0)
    #expect(run.errors == "")
    let summary = try #require(LayoutSummary(dump: run.output))
    #expect(summary.views.first?.name == "title")
    // Every glyph of the face is 0.6 em wide.
    #expect(summary.views.first?.lines.first?.usedRect.width == 30)
    #expect(!run.text.contains("\"scene\""))
    #expect(!run.text.contains("\"carets\""))
    #expect(try folder.galley("layout", "a.yaml", "--carets").text.contains("\"carets\""))
    try expectEqual(folder.galley("layout", "-", "--json", input: Array(sceneText("aa bb").utf8)).output, run.output)
  }

  @Test func severalLayoutsNameTheirScenes() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("a"), "b.yaml": "galley: 2", "c.yaml": sceneText("c")])
    let run = try folder.galley("layout", "a.yaml", "b.yaml", "c.yaml")
    #expect(run.status == 2)
    #expect(run.text.hasPrefix("{ \"scene\": \"a.yaml\", \"galley\": 1,"))
    #expect(run.text.contains("\n{ \"scene\": \"b.yaml\", \"error\": \"b.yaml:1:"))
    #expect(run.text.contains("\n{ \"scene\": \"c.yaml\", \"galley\": 1,"))
    #expect(run.errors.hasPrefix("b.yaml:1:"))
  }

  @Test func layoutsGoToAFolder() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("a"), "b.yaml": sceneText("b")])
    let run = try folder.galley("layout", "a.yaml", "b.yaml", "-o", "dumps")
    #expect(run.status == 0)
    #expect(run.output == [])
    try expectEqual(filesBelow(folder.path("dumps")), ["a", "b"].map { folder.path("dumps/\($0).layout.json") })
    try expectEqual(readFile(folder.path("dumps/a.layout.json")), folder.galley("layout", "a.yaml").output)
  }
}
