import GalleyFiles
import TestSupport
import Testing

/// Checkouts in which git ended lines with a return and a line feed.
@Suite struct LineEndTests {
  private static let matrix = "matrix: { appearances: [dark], contentSizeCategories: [extraLarge] }"

  private func endLinesWithReturns(_ folder: TemporaryFolder) throws {
    let text = [".yaml", ".json", ".txt", ".lock"]
    for path in try filesBelow(folder.path("Goldens")) where text.contains(where: path.hasSuffix) {
      let bytes = String(decoding: try readFile(path), as: UTF8.self)
      try writeFile(path, Array(bytes.replacing("\n", with: "\r\n").utf8))
    }
  }

  @Test func lineEndsAreIgnored() throws {
    let folder = try TemporaryFolder([
      "Goldens/galley.yaml": "galley: 1\n", "Goldens/a.yaml": sceneText("Hello", extra: Self.matrix),
      "Goldens/b.yaml": sceneText("x").replacing("text: \"x\"", with: "text: |\n      two\n      lines"),
    ])
    try expectEqual(folder.galley("record", "Goldens", "-q").status, 0)
    let present = try folder.galley("verify", "Goldens")
    try endLinesWithReturns(folder)
    let run = try folder.galley("verify", "Goldens")
    #expect(run.status == 0, "\(run.text)\(run.errors)")
    #expect(run.text == present.text)
    try expectEqual(folder.galley("prune", "Goldens", "--dry-run").status, 0)
    // Nothing is written that says the same.
    let before = try filesBelow(folder.path("Goldens")).map { try readFile($0) }
    let record = try folder.galley("record", "Goldens", "-q")
    #expect(record.status == 0, "\(record.errors)")
    try expectEqual(filesBelow(folder.path("Goldens")).map { try readFile($0) }, before)
  }

  @Test func aChangeIsNamedAndAcceptedAsEver() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("Hello", extra: Self.matrix)])
    try expectEqual(folder.galley("record", "-q").status, 0)
    try endLinesWithReturns(folder)
    let scene = String(decoding: try readFile(folder.path("Goldens/a.yaml")), as: UTF8.self)
    try writeFile(folder.path("Goldens/a.yaml"), Array(scene.replacing("Hello", with: "Hallo").utf8))
    let run = try folder.galley("verify")
    #expect(run.status == 1)
    let change = "Goldens/a.yaml:7  in 4 of 4 cells\n  'title' now says “Hallo” instead of “Hello”\n"
    #expect(run.text.contains(change), "\(run.text)")
    #expect(!run.text.contains("\r"))
    try expectEqual(folder.galley("accept", "--all").status, 0)
    try expectEqual(folder.galley("verify").status, 0)
  }

  @Test func aProjectKeepsGoldensAsTheyAre() throws {
    let folder = try TemporaryFolder()
    try expectEqual(folder.galley("init").status, 0)
    let lines = String(decoding: try readFile(folder.path(".gitattributes")), as: UTF8.self).split(separator: "\n")
    #expect(lines.contains("*.layout.json text eol=lf"))
    #expect(lines.contains("*.cells.txt text eol=lf"))
    #expect(lines.contains("galley.lock text eol=lf"))
    // One that is there stays, and what it lacks is said.
    let other = try TemporaryFolder([".gitattributes": "*.swift text\r\n"])
    let run = try other.galley("init")
    #expect(run.status == 0)
    try expectEqual(readFile(other.path(".gitattributes")), Array("*.swift text\r\n".utf8))
    #expect((run.text + run.errors).contains("*.cells.txt text eol=lf"), "\(run.text)\(run.errors)")
  }
}
