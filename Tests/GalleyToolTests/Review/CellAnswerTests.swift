import GalleyFiles
import TestSupport
import Testing

/// Accepting the failures of cells that are lines.
@Suite struct CellAnswerTests {
  @Test func aCellThatIsALineIsAcceptedAsOne() throws {
    let matrix = "matrix: { appearances: [dark], contentSizeCategories: [extraLarge] }"
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("a", extra: matrix)])
    try expectEqual(folder.galley("record").status, 0)
    let names = try GalleyFiles.names(in: folder.path("Goldens"))
    let book = try readFile(folder.path("Goldens/a.cells.txt"))
    try writeFile(folder.path("Goldens/a.yaml"), Array(sceneText("abc", extra: matrix).utf8))
    try expectEqual(folder.galley("verify").status, 1)
    let pending = try JSON(reading: try folder.galley("pending", "--json").output)["scenes"]?.array ?? []
    let cell = try #require(pending.first { $0["golden"]?["cells"] != nil })
    #expect(cell["golden"]?["cells"]?.string == "Goldens/a.cells.txt")
    let variant = try #require(cell["variant"]?.string)
    try expectEqual(folder.galley("accept", "a@\(variant)").status, 0)
    #expect(try readFile(folder.path("Goldens/a.cells.txt")) != book)
    try expectEqual(GalleyFiles.names(in: folder.path("Goldens")), names)
    try expectEqual(folder.galley("verify", "--variant", variant).status, 0)
    try expectEqual(folder.galley("accept", "--all").status, 0)
    try expectEqual(folder.galley("verify").status, 0)
  }

  @Test func aLineThatHasChangedSinceIsRefused() throws {
    let matrix = "matrix: { appearances: [dark], contentSizeCategories: [extraLarge] }"
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("a", extra: matrix)])
    _ = try folder.galley("record")
    try writeFile(folder.path("Goldens/a.yaml"), Array(sceneText("abc", extra: matrix).utf8))
    _ = try folder.galley("verify")
    removeFile(folder.path("Goldens/a.cells.txt"))
    let run = try folder.galley("accept", "--all")
    #expect(run.errors.contains("its line in Goldens/a.cells.txt has changed since the comparison"))
    #expect(run.status == 2)
  }
}
