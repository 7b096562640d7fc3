import GalleyFiles
import TestSupport
import Testing

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
    #expect(throws: Complaint.self) { try archive.add(String(repeating: "n", count: 101), []) }
    let folder = try TemporaryFolder()
    try writeFile(folder.path("a.tar"), archive.bytes)
    try expectEqual(contents("a.tar", in: folder), [name: [1, 2, 3]])
  }
}
