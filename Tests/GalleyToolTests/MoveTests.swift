import GalleyFiles
import TestSupport
import Testing

/// `galley mv`, and the scenes that `verify` finds to be moved.
@Suite struct MoveTests {
  private static let matrix = "matrix: { appearances: [dark], contentSizeCategories: [extraLarge] }"

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "Goldens/a.yaml": sceneText("one", extra: matrix), "Goldens/b.yaml": sceneText("two"),
    ])
    try #require(try folder.galley("record", "-q").status == 0)
    return folder
  }

  private static func names(_ folder: TemporaryFolder) throws -> [String] {
    try filesBelow(folder.path("Goldens")).map { String($0.dropFirst(folder.path("Goldens").count + 1)) }
  }

  /// 8 failures of a scene that got another name are one line with the command that moves its goldens.
  @Test(arguments: ["one", "one!"]) func aRenamedSceneIsRecognised(text: String) throws {
    let folder = try Self.folder()
    try expectEqual(folder.shell("mv Goldens/a.yaml Goldens/c.yaml").status, 0)
    try writeFile(folder.path("Goldens/c.yaml"), Array(sceneText(text, extra: Self.matrix).utf8))
    let run = try folder.galley("verify")
    let isSame = text == "one"
    let moved =
      "moved  Goldens/c.yaml, formerly Goldens/a.yaml\n  move the goldens: galley mv Goldens/a.yaml Goldens/c.yaml\n"
    #expect(run.text.hasPrefix(moved) == isSame, "\(run.text)")
    guard isSame else { return }
    #expect(run.text.hasSuffix("2 scenes (5 cells): 1 as accepted, 1 moved\n"), "\(run.text)")
    let move = try folder.galley("mv", "Goldens/a.yaml", "Goldens/c.yaml")
    #expect(move.text == "moved: Goldens/a.yaml to Goldens/c.yaml, 6 files\n", "\(move.errors)")
    try expectEqual(folder.galley("verify").text, "2 scenes (5 cells): all as accepted\n")
  }

  @Test func aSceneMovesWithItsGoldens() throws {
    let folder = try Self.folder()
    let names = try Self.names(folder)
    let move = try folder.galley("mv", "Goldens/a.yaml", "Goldens/area/c.yaml")
    #expect(move.status == 0, "\(move.errors)")
    let new = names.map { $0.hasPrefix("a") ? "area/c" + $0.dropFirst() : $0 }
    try expectEqual(Self.names(folder).sorted(), new.sorted())
    try expectEqual(folder.galley("verify").status, 0)
  }

  @Test func aSceneThatIsThereIsRefused() throws {
    let folder = try Self.folder()
    let names = try Self.names(folder)
    let run = try folder.galley("mv", "Goldens/a.yaml", "Goldens/b.yaml")
    #expect(run.status == 2 && run.errors.contains("Goldens/b.yaml: is already a scene"), "\(run.errors)")
    #expect(try folder.galley("mv", "Goldens/x.yaml", "Goldens/y.yaml").errors.contains("there is no such scene"))
    #expect(try folder.galley("mv", "Goldens/a.yaml", "Goldens/a.png").errors.contains("is not the path of a scene"))
    try expectEqual(Self.names(folder), names)
  }

  /// The files are written before the old ones are removed, so that the same command finishes.
  @Test(arguments: [0, 1, 4]) func aMoveThatWasInterruptedIsFinished(removed: Int) throws {
    let folder = try Self.folder()
    let names = try Self.names(folder).filter { $0.hasPrefix("a") }
    for name in names {
      try writeFile(folder.path("Goldens/c" + name.dropFirst()), try readFile(folder.path("Goldens/" + name)))
    }
    for name in names.filter({ $0 != "a.yaml" }).prefix(removed) { removeFile(folder.path("Goldens/" + name)) }
    let run = try folder.galley("mv", "Goldens/a.yaml", "Goldens/c.yaml")
    #expect(run.status == 0, "\(run.errors)")
    try expectEqual(folder.galley("verify").text, "2 scenes (5 cells): all as accepted\n")
  }

  @Test func filesThatASceneNamesMustBeThere() throws {
    let folder = try Self.folder()
    try writeFile(folder.path("Goldens/p.yaml"), Array("galley: 1\ninclude: b.yaml\n".utf8))
    let run = try folder.galley("mv", "Goldens/p.yaml", "Goldens/area/p.yaml")
    #expect(run.status == 2 && run.errors.contains("the scene uses \"b.yaml\", which is not found from Goldens/area"))
  }
}
