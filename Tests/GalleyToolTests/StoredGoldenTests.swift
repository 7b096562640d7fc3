import GalleyFiles
import GalleyGoldens
import TestSupport
import Testing

/// How goldens are stored: layouts with short lines, and equal pictures of a matrix once.
@Suite struct StoredGoldenTests {
  private static func scene(_ text: String = "Hello", color: String = "label") -> String {
    """
    galley: 1
    size: [60, 20]
    background: white
    matrix: { locales: [de, fr], appearances: [dark], pictures: ["d*", "fr*"] }
    views:
      - label: { id: a, frame: [0, 0, 60, 20], text: "\(text)", textColor: \(color), font: { family: Galley Test Mono, size: 10 } }

    """
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["galley.yaml": "galley: 1\nscenes: [.]\n", "a.yaml": Self.scene()])
    try expectEqual(folder.galley("record", "--quiet").status, 0)
    return folder
  }

  private func pictures(_ folder: TemporaryFolder) -> [String] { folder.names.filter { $0.hasSuffix(".png") } }

  private func write(_ scene: String, in folder: TemporaryFolder) throws {
    try writeFile(folder.path("a.yaml"), Array(scene.utf8))
  }

  @Test func linesOfALayoutAreShort() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText(String(repeating: "A long text, ", count: 30), width: 300)])
    try expectEqual(folder.galley("record", "a.yaml").status, 0)
    let first = try folder.text("a.layout.json").split(separator: "\n")
    #expect(first[0].contains("\"lines\": 2"))
    #expect(first.allSatisfy { $0.count <= 200 })
    try expectEqual(folder.galley("verify", "a.yaml").status, 0)
    // What git shows of another colour is its line.
    let colored = sceneText(String(repeating: "A long text, ", count: 30), width: 300)
      .replacing("id: title", with: "id: title\n      textColor: red")
    try writeFile(folder.path("a.yaml"), Array(colored.utf8))
    let old = try folder.text("a.layout.json").split(separator: "\n")
    try expectEqual(folder.galley("record", "a.yaml").status, 0)
    let new = try folder.text("a.layout.json").split(separator: "\n")
    let lines = new.filter { !old.contains($0) }
    #expect(!lines.isEmpty && lines.allSatisfy { $0.count < 80 }, "\(lines)")
  }

  /// A layout of an earlier version passes, and becomes one of this version with the next `record`.
  @Test func aLayoutWithLongLinesIsReadAndRenewed() throws {
    let text = String(repeating: "A long text, ", count: 30)
    let folder = try TemporaryFolder(["a.yaml": sceneText(text, width: 300)])
    try expectEqual(folder.galley("record", "a.yaml").status, 0)
    let present = try readFile(folder.path("a.layout.json"))
    let dump = try folder.galley("layout", "a.yaml").text
    // What galley layout prints has the name of the scene before all else.
    try writeFile(folder.path("a.layout.json"), Array(dump.replacing("\"scene\": \"a.yaml\", ", with: "").utf8))
    let verify = try folder.galley("verify", "a.yaml")
    #expect(verify.status == 0, "\(verify.text)")
    let mode = try folder.galley("record", "a.yaml", "--record", "missing")
    #expect(mode.text == "0 recorded, 1 unchanged\n")
    let record = try folder.galley("record", "a.yaml")
    #expect(
      record.text
        == "renewed: 1 layout has the same contents in shorter lines now; commit this change separately\n0 recorded, 1 unchanged\n"
    )
    try expectEqual(readFile(folder.path("a.layout.json")), present)
    #expect(try folder.galley("record", "a.yaml").text == "0 recorded, 1 unchanged\n")
  }

  @Test func equalPicturesOfAMatrixAreStoredOnce() throws {
    let folder = try folder()
    #expect(pictures(folder) == ["a.png", "a@dark.png"])
    #expect(folder.names.count { $0.hasSuffix(".layout.json") } == 6)
    let start = "{ \"galley\": 1, \"lines\": 2, \"pictures\": { \"\": \"@dark\" }, "
    #expect(try folder.text("a@de-dark.layout.json").hasPrefix(start))
    #expect(try folder.galley("verify").text.hasSuffix("1 scene (6 cells): all as accepted\n"))
    #expect(try folder.galley("list").text.contains("a.yaml@de: 2 goldens"))
    try expectEqual(folder.galley("prune", "--force").text, "0 files to remove\n")
    let before = try folder.names.map { try readFile(folder.path($0)) }
    try expectEqual(folder.galley("record", "--record", "all").status, 0)
    try expectEqual(folder.names.map { try readFile(folder.path($0)) }, before)
  }

  /// A cell whose picture is another now has one of its own; those that showed the same one keep it.
  @Test(arguments: ["record", "accept"]) func aChangedPictureStaysThatOfTheOthers(command: String) throws {
    let folder = try folder()
    let old = try readFile(folder.path("a.png"))
    try write(Self.scene("He lo"), in: folder)
    let run = try folder.galley("verify")
    #expect(run.status == 1 && run.text.contains("in 6 of 6 cells"), "\(run.text)")
    let words = command == "record" ? ["record", "--variant", "de"] : ["accept", "a.yaml@de"]
    try expectEqual(folder.galley(words).status, 0)
    #expect(pictures(folder) == ["a.png", "a@dark.png", "a@de.png"])
    try expectEqual(readFile(folder.path("a.png")), old)
    try expectEqual(folder.galley("verify", "--variant", "de").status, 0)
    if command == "accept" {
      // The others can still be accepted as they were seen, one by one.
      for cell in ["@dark", "@fr", "@de-dark", "@fr-dark"] {
        let run = try folder.galley("accept", "a.yaml" + cell)
        #expect(run.status == 0, "\(run)")
      }
      try expectEqual(folder.galley("accept", "--all").status, 0)
    } else {
      try expectEqual(folder.galley("record").status, 0)
    }
    #expect(pictures(folder) == ["a.png", "a@dark.png"])
    try expectEqual(folder.galley("verify").status, 0)
  }

  /// The cell that has the picture of the others goes: `prune` leaves it to the next of them.
  @Test func pruneLeavesThePicturesOfOtherCells() throws {
    let folder = try folder()
    let dark = try readFile(folder.path("a@dark.png"))
    // Of the dark cells only the French one still keeps a picture.
    try write(Self.scene().replacing("[\"d*\", \"fr*\"]", with: "[fr-dark]"), in: folder)
    try expectEqual(folder.galley("prune", "--force").status, 0)
    #expect(
      folder.names.filter { $0.contains("@") || $0.hasSuffix(".png") }
        == ["a.png", "a@fr-dark.layout.json", "a@fr-dark.png"])
    try expectEqual(readFile(folder.path("a@fr-dark.png")), dark)
    try expectEqual(folder.galley("verify", "--variant", "fr-dark").status, 0)
  }

  @Test func aMissingPictureIsThatOfTheOtherCell() throws {
    let folder = try folder()
    try expectEqual(folder.shell("rm a@dark.png").status, 0)
    let run = try folder.galley("verify", "--variant", "de-dark")
    #expect(run.status == 2 && run.text.contains("there is no ./a@dark.png"), "\(run.text)")
    try expectEqual(folder.galley("record").status, 0)
    #expect(pictures(folder) == ["a.png", "a@dark.png"])
    try expectEqual(folder.galley("verify").status, 0)
  }

  @Test func aPointerOfLFSIsSaidForEachCell() throws {
    let folder = try folder()
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
    try writeFile(folder.path("a@dark.png"), Array(pointer.utf8))
    let run = try folder.galley("verify", "--variant", "fr-dark")
    #expect(run.status == 2 && (run.text + run.errors).contains("git lfs pull"), "\(run)")
  }

  /// The layout of a cell that is a pointer cannot name the picture of another cell, so the cell keeps its own.
  @Test func aCellWithoutALayoutKeepsItsPicture() throws {
    let folder = try folder()
    let dark = try readFile(folder.path("a@dark.png"))
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
    try writeFile(folder.path("a@de-dark.layout.json"), Array(pointer.utf8))
    try writeFile(folder.path("a@de-dark.png"), dark)
    try write(Self.scene("He lo"), in: folder)
    try expectEqual(folder.galley("record", "--variant", "fr").status, 0)
    try expectEqual(readFile(folder.path("a@de-dark.png")), dark)
  }

  @Test func aMovedSceneKeepsThem() throws {
    let folder = try folder()
    try expectEqual(folder.galley("mv", "a.yaml", "sub/b.yaml").status, 0)
    #expect(try names(in: folder.path("sub")).filter { $0.hasSuffix(".png") } == ["b.png", "b@dark.png"])
    try writeFile(folder.path("galley.yaml"), Array("galley: 1\nscenes: [sub]\n".utf8))
    #expect(try folder.galley("verify").text.hasSuffix("1 scene (6 cells): all as accepted\n"))
  }

  @Test func aRevisionHasThePicturesOfItsCells() throws {
    let folder = try folder()
    let git = "git -c user.name=a -c user.email=a@example.org -c init.defaultBranch=main"
    let made = try folder.shell("\(git) init -q . && \(git) add . && \(git) commit -qm one")
    try #require(made.status == 0, "\(made.errors)")
    let run = try folder.galley(
      ["diff", "a.yaml", "--base", "HEAD", "--variant", "de-dark"], environment: ["PATH": "/usr/bin:/bin"])
    #expect(run.text == "same  a.yaml@de-dark in HEAD → a.yaml@de-dark\n", "\(run)")
  }
}
