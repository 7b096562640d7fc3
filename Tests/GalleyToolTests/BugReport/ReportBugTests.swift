import GalleyFiles
import TestSupport
import Testing

@testable import GalleyPipeline
@testable import GalleyTool

/// Archives for reports of faults.
@Suite struct ReportBugTests {
  private static let secret = "Quarterly secret"

  private func project() throws -> TemporaryFolder {
    try TemporaryFolder([
      "galley.yaml": "galley: 1\nscenes: [Scenes]\n# \(Self.secret)\n",
      "Scenes/a.yaml": sceneText(Self.secret, extra: "include: parts.yaml # \(Self.secret)"),
      "Scenes/parts.yaml":
        "galley: 1\nviews:\n  - label: { frame: [0, 20, 60, 20], font: { family: Galley Test Mono, size: 8 }, text: \(Self.secret) }\n",
    ])
  }

  /// The names and contents of an archive, as tar sees it.
  private func contents(_ archive: String, in folder: TemporaryFolder) throws -> [String: [UInt8]] {
    let list = try folder.shell("tar --list --file '\(archive)'")
    try #require(list.status == 0, "\(list.errors)")
    return try Dictionary(
      uniqueKeysWithValues: list.text.split(separator: "\n").map { name in
        (String(name), try folder.shell("tar --extract --to-stdout --file '\(archive)' '\(name)'").output)
      })
  }

  @Test func theArchiveHasAllThatIsNeeded() throws {
    let folder = try project()
    let run = try folder.galley("report-bug", "Scenes/a.yaml")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "a.bug.tar: 7 files\n")
    let found = try contents("a.bug.tar", in: folder)
    #expect(
      found.keys.sorted() == [
        "a/doctor.json", "a/files/Scenes/a.yaml", "a/files/Scenes/parts.yaml", "a/files/galley.yaml", "a/layout.json",
        "a/picture.png", "a/report.json",
      ])
    try expectEqual(found["a/files/Scenes/a.yaml"], readFile(folder.path("Scenes/a.yaml")))
    try expectEqual(found["a/layout.json"], folder.galley("layout", "Scenes/a.yaml").output)
    let report = try JSON(reading: try #require(found["a/report.json"]))
    #expect(report["faces"]?["GalleyTestMono-Regular"]?.string?.isEmpty == false)
    #expect(report["libraries"]?["HarfBuzz"] != nil)
    let first = try readFile(folder.path("a.bug.tar"))
    try expectEqual(folder.galley("report-bug", "Scenes/a.yaml", "-o", "-").output, first)
  }

  /// Files that a scene names are beside the link by which it was named, and so the scene is packed there.
  @Test(arguments: [false, true]) func aSceneThatIsALinkIsPackedAtItsPlace(hidesText: Bool) throws {
    let folder = try project()
    try expectEqual(folder.shell("mkdir Other && mv Scenes/a.yaml Other && ln -s ../Other/a.yaml Scenes").status, 0)
    let run = try folder.galley(["report-bug", "Scenes/a.yaml"] + (hidesText ? ["--hide-text"] : []))
    #expect(run.status == 0 && run.errors == "a.bug.tar: 7 files\n", "\(run.errors)")
    let found = try contents("a.bug.tar", in: folder)
    #expect(found["a/files/Scenes/a.yaml"] != nil && found["a/files/Scenes/parts.yaml"] != nil, "\(found.keys)")
    #expect(found["a/picture.png"] != nil && found["a/files/Other/a.yaml"] == nil, "\(found.keys)")
  }

  @Test func hiddenTextIsNowhere() throws {
    let folder = try project()
    let run = try folder.galley("report-bug", "Scenes/a.yaml", "--hide-text", "-o", "b.tar")
    #expect(run.status == 0, "\(run.errors)")
    let archive = String(decoding: try readFile(folder.path("b.tar")), as: UTF8.self)
    for word in ["Quarterly", "secret", folder.path] { #expect(!archive.contains(word), "\(word)") }
    let found = try contents("b.tar", in: folder)
    #expect(found["a/error.txt"] == nil)
    // The layout is that of other letters, with the same lines.
    func lines(_ dump: [UInt8]) throws -> [JSON] {
      try (JSON(reading: dump)["views"]?.array ?? []).map {
        .array(($0["lines"]?.array ?? []).compactMap { $0["range"] })
      }
    }
    try expectEqual(lines(try #require(found["a/layout.json"])), lines(folder.galley("layout", "Scenes/a.yaml").output))
    // What is packed draws as it says.
    let again = try folder.shell("mkdir x && tar -x -f b.tar -C x && cd x/a/files && $GALLEY layout Scenes/a.yaml")
    #expect(again.output == found["a/layout.json"], "\(again.errors)")
  }

  /// Runs `galley report-bug --hide-text` on `a.yaml` of a folder and returns the contents of the archive.
  private func hidden(in folder: TemporaryFolder, _ options: String...) throws -> [String: [UInt8]] {
    let run = try folder.galley(["report-bug", "a.yaml", "--hide-text", "-o", "b.tar"] + options)
    try #require(run.status == 0, "\(run.errors)")
    return try contents("b.tar", in: folder)
  }

  private func text(_ bytes: [UInt8]?) -> String { bytes.map { String(decoding: $0, as: UTF8.self) } ?? "none" }

  @Test func argumentsAreHiddenAndTheirPlacesStay() throws {
    let folder = try TemporaryFolder([
      "a.yaml": """
      galley: 1
      size: [300, 60]
      strings:
        en:
          sum: "%2$@ owes %1$d.50, 100%% of %3$.2f"
          files: { one: "%d file", other: "%d files" }
      views:
        - label: { frame: [0, 0, 300, 20], font: { family: Galley Test Mono, size: 8 }, key: sum, arguments: [4711, Anna, 37.25] }
        - label: { frame: [0, 20, 300, 20], font: { family: Galley Test Mono, size: 8 }, key: files, arguments: [38] }
        - label: { frame: [0, 40, 300, 20], font: { family: Galley Test Mono, size: 8 }, text: "8915" }

      """
    ])
    let found = try hidden(in: folder)
    #expect(found["a/error.txt"] == nil, "\(text(found["a/error.txt"]))")
    let scene = try JSON(reading: try #require(found["a/files/a.yaml"]))
    #expect(scene["strings"]?["en"]?["sum"]?.string == "%2$@ nmnn %1$d.00, 000%% nt %3$.2f")
    #expect(scene["strings"]?["en"]?["files"]?["other"]?.string == "%d tllnn")
    let views = try JSON(reading: try #require(found["a/layout.json"]))["views"]?.array ?? []
    #expect(views.map { $0["text"]?.string } == ["Nnnn nmnn 2000.00, 000% nt 20.02", "20 tllnn", "0000"])
    let packed = text(found["a/files/a.yaml"])
    for word in ["4711", "37", "38", "8915", "Anna"] { #expect(!packed.contains(word), "\(word)") }
  }

  @Test func stringsOfFilesAreReplacedWhereTheyShow() throws {
    let folder = try TemporaryFolder([
      "galley.yaml": "galley: 1\nscenes: [.]\nstrings: { files: [de.lproj/a.strings, plan.xcstrings] }\n",
      "de.lproj/a.strings": "\"quarterly secret\" = \"Geheime %@ 47\";\n",
      "plan.xcstrings": #"""
      {"sourceLanguage":"de","version":"1.0","strings":{"ships":{"localizations":{"de":{"variations":{"plural":{
      "one":{"stringUnit":{"value":"%d Schiff"}},"other":{"stringUnit":{"value":"%d Schiffe"}}}}}}}}}

      """#,
      "parts.yaml": """
      galley: 1
      views:
        - label: { id: p, frame: [0, 40, 200, 20], font: { family: Galley Test Mono, size: 8 }, key: ships, arguments: [38] }

      """,
      "a.yaml": """
      galley: 1
      size: [200, 90]
      locale: de
      include: parts.yaml
      views:
        - label: { id: k, frame: [0, 0, 200, 20], font: { family: Galley Test Mono, size: 8 }, key: quarterly secret, arguments: [Anna] }
        - textField:
            { id: f, frame: [0, 20, 200, 20], font: { family: Galley Test Mono, size: 8 }, placeholder: { localized: ships, arguments: [1] } }
        - button: { id: b, frame: [0, 60, 200, 20], font: { family: Galley Test Mono, size: 8 }, key: ships, arguments: [2] }

      """,
    ])
    let found = try hidden(in: folder)
    #expect(found["a/error.txt"] == nil, "\(text(found["a/error.txt"]))")
    let scene = try JSON(reading: try #require(found["a/files/a.yaml"]))
    let views = scene["views"]?.array ?? []
    #expect(views.first?["label"]?["text"]?.string == "Nnnnlmn Nnnn 00")
    #expect(views.first?["label"]?["key"] == nil && views.first?["label"]?["arguments"] == nil)
    #expect(views.dropFirst().first?["textField"]?["placeholder"]?.string == "0 Nnnltt")
    #expect(views.last?["button"]?["title"]?.string == "0 Nnnlttn")
    let parts = try JSON(reading: try #require(found["a/files/parts.yaml"]))
    #expect(parts["views"]?.array?.first?["label"]?["text"]?.string == "00 Nnnlttn")
    #expect(text(found["a/layout.json"]).contains("Nnnnlmn Nnnn 00"))
    let packed = found.values.map { String(decoding: $0, as: UTF8.self) }.joined()
    for word in ["Geheim", "Anna", "Schiff", "quarterly"] { #expect(!packed.contains(word), "\(word)") }
    #expect(!found.keys.contains { $0.hasSuffix(".strings") || $0.hasSuffix(".xcstrings") })
    // What is packed draws as it says.
    let again = try folder.shell("mkdir x && tar -x -f b.tar -C x && cd x/a/files && $GALLEY layout a.yaml")
    #expect(again.output == found["a/layout.json"], "\(again.errors)")
  }

  @Test(arguments: ["Own.ttf", "../Types/Own.ttf"])
  func aSceneWithAFontOfItsOwnIsDrawn(font: String) throws {
    let folder = try TemporaryFolder(["galley.yaml": "galley: 1\n"])
    let bytes = try readFile(Repository.path("Fonts/GalleyTestMono.ttf"))
    try makeFolder(folder.path("Scenes"))
    try makeFolder(folder.path("Types"))
    try writeFile(folder.path(joined("Scenes", font)), bytes)
    try writeFile(
      folder.path("Scenes/own.yaml"),
      Array(
        """
        galley: 1
        size: [90, 20]
        fonts: { files: [\(font)] }
        views:
          - label: { frame: [0, 0, 90, 20], font: { family: Galley Test Mono, size: 8 }, text: \(Self.secret) }

        """.utf8))
    let run = try folder.galley("report-bug", "Scenes/own.yaml", "--hide-text")
    #expect(run.status == 0, "\(run.errors)")
    let found = try contents("own.bug.tar", in: folder)
    #expect(found["own/error.txt"] == nil, "\(text(found["own/error.txt"]))")
    #expect(text(found["own/layout.json"]).contains("Nnnttntln nnntnt"))
    #expect(!found.keys.contains { $0.hasSuffix(".ttf") })
  }

  @Test func limitsAndFoldersCanBeGiven() throws {
    let folder = try project()
    let few = try folder.galley("report-bug", "Scenes/a.yaml", "--budget", "views=1")
    #expect(few.status == 0)
    #expect(few.errors.contains("--budget views=2"), "\(few.errors)")
    let enough = try folder.galley("report-bug", "Scenes/a.yaml", "--hide-text", "--budget", "views=2")
    #expect(!enough.errors.contains("cannot be drawn"), "\(enough.errors)")
    try expectEqual(folder.galley("report-bug", "Scenes/a.yaml", "--budget", "view=1").status, 2)

    let other = try TemporaryFolder([
      "parts.yaml": "galley: 1\nviews:\n  - view: { frame: [0, 0, 5, 5] }\n"
    ])
    try writeFile(folder.path("Scenes/b.yaml"), Array("galley: 1\ninclude: \(other.path("parts.yaml"))\n".utf8))
    let refused = try folder.galley("report-bug", "Scenes/b.yaml")
    #expect(refused.errors.contains("--allow-path"), "\(refused.errors)")
    let allowed = try folder.galley("report-bug", "Scenes/b.yaml", "--allow-path", other.path)
    #expect(allowed.status == 0 && !allowed.errors.contains("cannot be drawn"), "\(allowed.errors)")
  }

  @Test func documentsThatAreNotScenesAreOmitted() throws {
    let folder = try TemporaryFolder([
      "a.yaml": sceneText("salaries.json"), "salaries.json": #"{ "name": "Quarterly secret" }"#,
    ])
    let run = try folder.galley("report-bug", "a.yaml", "--hide-text")
    #expect(run.errors.contains("left out, as its text cannot be hidden: salaries.json"), "\(run.errors)")
    try expectEqual(contents("a.bug.tar", in: folder)["a/files/salaries.json"], nil)
  }

  @Test func aSceneThatCannotBeDrawnIsPackedWithItsMessage() throws {
    let folder = try TemporaryFolder(["bad.yaml": "galley: 1\nview: []"])
    let run = try folder.galley("report-bug", "bad.yaml", "--json")
    #expect(run.status == 0)
    let report = try JSON(reading: run.output)
    #expect(report["error"]?.string?.contains("bad.yaml:2:1: error:") == true, "\(run.text)")
    try expectEqual(contents("bad.bug.tar", in: folder)["bad/error.txt"]?.isEmpty, false)
    try expectEqual(folder.galley("report-bug", "none.yaml").status, 2)
    try expectEqual(folder.galley("report-bug", "bad.yaml", "-o", "bad.yaml").status, 2)
  }

  @Test func longNamesAreDivided() throws {
    var archive = TarArchive()
    let name = String(repeating: "folder/", count: 20) + "file"
    try archive.add(name, [1, 2, 3])
    #expect(throws: CommandError.self) { try archive.add(String(repeating: "n", count: 101), []) }
    let folder = try TemporaryFolder()
    try writeFile(folder.path("a.tar"), archive.bytes)
    try expectEqual(contents("a.tar", in: folder), [name: [1, 2, 3]])
  }
}
