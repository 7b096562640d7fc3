import GalleyFiles
import TestSupport
import Testing

/// One change, one message: failures of the cells of a scene by what they have in common.
@Suite struct ChangeTests {
  /// A scene in 8 cells, four of which keep no picture. The German text is the longer one.
  private static func scene(text: String = "Hi", color: String = "\"#102030\"", lines: Int = 1) -> String {
    """
    galley: 1
    size: [120, 60]
    background: "#FFFFFF"
    strings: { en: { hi: \(text) }, de: { hi: Hallo du da } }
    matrix: { locales: [de], appearances: [dark], contentSizeCategories: [accessibilityLarge] }
    views:
      - label:
          id: a
          frame: [0, 0, 120, 60]
          numberOfLines: \(lines)
          text: { localized: hi }
          textColor: \(color)
          font: { textStyle: body }

    """
  }

  private static func recorded(git: Bool, _ text: String = scene()) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["Goldens/a.yaml": text])
    let run = try folder.galley("record")
    try #require(run.status == 0, "\(run.errors)")
    if git {
      let words = "git init -q . && git add -A && git -c user.name=a -c user.email=a@b commit -qm a"
      try #require(try folder.shell(words).status == 0)
    }
    return folder
  }

  private static func write(_ text: String, in folder: TemporaryFolder) throws {
    try writeFile(folder.path("Goldens/a.yaml"), Array(text.utf8))
  }

  @Test(arguments: [true, false]) func anotherColourIsOnePaintOnlyChange(git: Bool) throws {
    let folder = try Self.recorded(git: git)
    try Self.write(Self.scene(color: "\"#FF0000\""), in: folder)
    let run = try folder.galley("verify", "--junit", "a.xml", "--sarif", "a.sarif", "--github", "--report", "a.html")
    let lines = run.text.split(separator: "\n").map(String.init)
    try #require(lines.count >= 5, "\(run.text)")
    #expect(lines[0].hasPrefix("paint only  Goldens/a.yaml:8  in 8 of 8 cells, "), "\(run.text)")
    #expect(lines[1] == "  the colour of 'a' is #FF0000 instead of #102030")
    #expect(lines[2] == "  accept: galley accept Goldens/a.yaml")
    #expect(lines.last == "1 scene (8 cells): 1 paint only. Look: galley review. Accept all: galley accept --all")
    #expect(run.errors.split(separator: "\n").count { $0.hasPrefix("::error") } == 1, "\(run.errors)")
    #expect(try folder.text("a.xml").contains("tests=\"1\" failures=\"1\""))
    let results = try JSON(reading: try readFile(folder.path("a.sarif")))["runs"]?.array?.first?["results"]?.array
    #expect(results?.count == 1)
    let pending = try folder.galley("pending").text.split(separator: "\n")
    #expect(pending[0].hasPrefix("paint only  Goldens/a.yaml:8  in 8 cells, "), "\(pending)")
    #expect(pending[1] == "  the colour of 'a' is #FF0000 instead of #102030")
    #expect(pending[2].hasPrefix("  cells: the scene without a variant, accessibilityLarge, "))
    #expect(try folder.text("a.html").contains("\"scenes\": 1"))
    let accepted = try folder.galley("accept", "--only", "paint-only")
    #expect(accepted.text == "accepted: Goldens/a.yaml: paint only in 8 cells\n8 accepted\n")
    try expectEqual(folder.galley("verify").status, 0)
  }

  /// Cells without a picture are drawn from the last commit; without git nothing says what became of them.
  @Test(arguments: [true, false]) func anotherTextIsOneChange(git: Bool) throws {
    let folder = try Self.recorded(git: git)
    try Self.write(Self.scene(text: "Ho"), in: folder)
    let run = try folder.galley("verify")
    #expect(run.text.contains("changed  Goldens/a.yaml:8  in 4 of 8 cells, "), "\(run.text)")
    #expect(run.text.contains("\n  'a' now says “Ho” instead of “Hi”\n"))
    #expect(run.text.contains("\n  1 cell without a picture changed too, with unknown causes") == !git)
    #expect(run.text.split(separator: "\n").count { $0.hasPrefix("changed  ") } == 1)
    try expectEqual(folder.galley("accept", "Goldens/a.yaml").status, 0)
    try expectEqual(folder.galley("verify").status, 0)
  }

  /// More lines reach the layout of the one cell alone whose text is too long for one.
  @Test(arguments: [true, false]) func aCellWithOtherLinesIsNotPaintOnly(git: Bool) throws {
    let folder = try Self.recorded(git: git, Self.scene(text: "Hi"))
    try Self.write(Self.scene(text: "Hi", color: "\"#FF0000\"", lines: 2), in: folder)
    let run = try folder.galley("verify", "--json")
    let scenes = try JSON(reading: run.output)["scenes"]?.array ?? []
    let changed = scenes.filter { $0["verdict"]?.string == "changed" }.compactMap { $0["variant"]?.string }
    #expect(changed == ["de-accessibilityLarge", "de-accessibilityLarge-dark"], "\(run.text)")
    let reasons = scenes.first { $0["variant"]?.string == changed.first }?["reasons"]?.array?.compactMap(\.string) ?? []
    #expect(reasons.contains { $0.contains("colour of 'a' is #FF0000") } == git, "\(reasons)")
    try expectEqual(folder.galley("accept", "--only", "paint-only").status, 0)
    let rest = try folder.galley("verify")
    #expect(rest.text.contains("in 2 of 8 cells (de-accessibilityLarge, de-accessibilityLarge-dark)"), "\(rest.text)")
  }

  /// Files of earlier versions are read, and get the digests that they lack when they are recorded.
  @Test func linesOfEarlierVersionsAreRead() throws {
    let folder = try Self.recorded(git: false)
    let path = folder.path("Goldens/a.cells.txt")
    let new = try readFile(path)
    let old = String(decoding: new, as: UTF8.self).replacing(", lines and frames", with: "").split(separator: "\n").map
    {
      line in
      let parts = line.split(separator: " ")
      return line.hasPrefix("#") ? String(line) : (parts[..<2] + parts[3...]).joined(separator: " ")
    }
    try writeFile(path, Array(old.map { $0 + "\n" }.joined().utf8))
    #expect(try readFile(path).count < new.count)
    try expectEqual(folder.galley("verify").status, 0)
    try expectEqual(folder.galley("record").text, "0 recorded, 8 unchanged\n")
    try expectEqual(readFile(path), new)
  }

  @Test func recordingSaysOneLineAScene() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": Self.scene(text: "Hallo over there")])
    let run = try folder.galley("record")
    #expect(run.text.hasPrefix("recorded: Goldens/a.yaml: 8 cells new\nnote: Goldens/a.yaml: 'a' is truncated in "))
    #expect(run.text.split(separator: "\n").count == 3, "\(run.text)")
  }

  @Test func aMatrixThatIsGoneIsOneLineAndOneCommand() throws {
    let folder = try Self.recorded(git: false)
    let lines = Self.scene().split(separator: "\n").filter { !$0.hasPrefix("matrix") }.joined(separator: "\n")
    try Self.write(lines + "\n", in: folder)
    let run = try folder.galley("verify")
    #expect(
      run.text == """
        orphan  9 goldens of 7 cells that Goldens/a.yaml no longer has
          remove: galley prune Goldens
        1 scene: 1 as accepted, 9 goldens without a scene

        """)
    try expectEqual(folder.galley("prune", "Goldens", "--force").status, 0)
    try expectEqual(folder.galley("verify").status, 0)
    // Lines of some cells are taken out of their file.
    try Self.write(Self.scene(), in: folder)
    try expectEqual(folder.galley("record", "-q").status, 0)
    try Self.write(Self.scene().replacing("appearances: [dark], ", with: ""), in: folder)
    try expectEqual(folder.galley("prune", "--force").status, 0)
    try expectEqual(folder.galley("verify").status, 0)
  }
}
