import GalleyFiles
import GalleyGoldens
import Glibc
import TestSupport
import Testing

@testable import GalleyPipeline
@testable import GalleyTool

/// Scenes that are drawn again when a file changes.
@Suite struct WatchTests {
  /// Starts a watch of the folder, does something after each scene that it names, and returns all lines.
  private func watch(_ folder: TemporaryFolder, _ arguments: String, steps: [String]) throws -> [Substring] {
    var script = """
      $GALLEY watch \(arguments) >out 2>log & watch=$!
      lines() { for i in {1..15000}; do [ $(grep -vc '^  ' out) -ge $1 ] && return; sleep 0.02; done; }
      until grep -q watching log; do sleep 0.02; done
      count=$(grep -vc '^  ' out)

      """
    for step in steps { script += "\(step)\nlines $((count += 1))\n" }
    script += "kill $watch; wait $watch 2>/dev/null; cat out"
    return try folder.shell(script).text.split(whereSeparator: \.isNewline)
  }

  @Test func aChangedSceneIsDrawnAgain() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("a"), "b.yaml": sceneText("b")])
    try expectEqual(folder.galley("record", ".").status, 0)
    let lines = try watch(
      folder, "a.yaml b.yaml -o out.d",
      steps: [
        "sed -i 's/\"a\"/\"ax\"/' a.yaml", "sed -i 's/\"ax\"/\"a/' a.yaml", "sed -i 's/\"a/\"a\"/' a.yaml",
        "cp a.yaml new; mv new b.yaml",
      ])
    try #require(lines.count == 8, "\(lines)")
    #expect(lines.prefix(2) == ["same  a.yaml", "same  b.yaml"])
    #expect(lines[2].firstMatch(of: /^changed  a\.yaml:[0-9]+  [0-9]+ of 16000 pixels differ$/) != nil, "\(lines)")
    #expect(lines[3].hasPrefix("  'title' now says “ax” instead of “a”"))
    #expect(lines[4...5] == ["error  a.yaml", "same  a.yaml"])
    #expect(lines[6].hasPrefix("changed  b.yaml:"))
    #expect(lines[7].hasPrefix("  'title' now says “a” instead of “b”"))
    #expect(exists(folder.path("out.d/a.png")) && exists(folder.path("out.d/b.png")))
    // It writes no golden and no files of failures.
    #expect(!exists(folder.path("Failures")))
  }

  @Test func filesNamedByASceneAreWatched() throws {
    let included =
      "views:\n  - label: { id: in, frame: [0, 0, 50, 20], text: x, font: { family: Galley Test Mono, size: 10 } }\n"
    let folder = try TemporaryFolder([
      "galley.yaml": "galley: 1\nscenes: [s]\nstrings: { en: { hello: Hello } }\n",
      "s/a.yaml": "galley: 1\nsize: [80, 40]\nlocale: en\nviews:\n  - include: ../parts/part.yaml\n"
        + "  - label: { id: t, frame: [0, 20, 80, 20], text: { localized: hello }, font: { family: Galley Test Mono, size: 10 } }\n",
      "parts/part.yaml": included,
    ])
    let lines = try watch(
      folder, "--json",
      steps: ["sed -i 's/text: x/text: y/' parts/part.yaml", "sed -i 's/Hello/Hallo/' galley.yaml"])
    let reports = try lines.map { try JSON(reading: Array($0.utf8)) }
    #expect(reports.map { $0["scene"]?.string } == ["s/a.yaml", "s/a.yaml", "s/a.yaml"])
    #expect(reports.map { $0["verdict"]?.string } == ["new", "new", "new"], "\(lines)")
  }

  @Test func aStampTellsAChangedFile() throws {
    let folder = try TemporaryFolder(["a": "one"])
    let before = FileStamp(of: folder.path("a"))
    #expect(before != nil && before == FileStamp(of: folder.path("a")))
    // A change that keeps the size and the time of writing is seen by the time of the last change of anything.
    var facts = stat()
    stat(folder.path("a"), &facts)
    var changed = before
    for _ in 0..<100 where changed == before {
      usleep(10_000)
      try folder.write("a", Array("two".utf8))
      var times = [facts.st_atim, facts.st_mtim]
      utimensat(AT_FDCWD, folder.path("a"), &times, 0)
      changed = FileStamp(of: folder.path("a"))
    }
    #expect(before != changed)
    try folder.write("a", Array("three".utf8))
    #expect(before != FileStamp(of: folder.path("a")))
    #expect(FileStamp(of: folder.path("b")) == nil && FileStamp(of: folder.path("")) == nil)
  }

  @Test func onlyTheScenesOfAChangedFileAreDue() throws {
    let folder = try TemporaryFolder(["a": "1", "b": "1", "both": "1"])
    var files = WatchedFiles()
    files.set(["a", "both"].map(folder.path), of: "A")
    files.set(["b", "both"].map(folder.path), of: "B")
    #expect(files.count == 3 && files.folders == [folder.path])
    #expect(files.changedScenes() == [])
    try folder.write("a", Array("22".utf8))
    #expect(files.changedScenes() == ["A"])
    #expect(files.changedScenes() == [])
    try folder.write("both", Array("22".utf8))
    #expect(files.changedScenes() == ["A", "B"])
    removeFile(folder.path("b"))
    #expect(files.changedScenes() == ["B"])
  }

  /// The page scrolls to the box, and so it needs its place.
  @Test func aPictureHasTheBoxOfWhatDiffers() throws {
    func tall(_ last: String) -> String {
      let labels = [(10, "first"), (1900, last)].map { top, text in
        "  - label: { frame: [0, \(top), 80, 20], text: \(text), font: { family: Galley Test Mono, size: 10 } }\n"
      }
      return "galley: 1\nsize: [80, 2000]\nscale: 1\nviews:\n" + labels.joined()
    }
    let folder = try TemporaryFolder(["s/a.yaml": tall("last")])
    try expectEqual(folder.galley("record", "s").status, 0)
    func bounds() throws -> [Double]? {
      var scene = WatchedScene(GoldenCase(scene: folder.path("s/a.yaml")))
      scene.draw(RenderSession(FontLibrary(FontsChoice(folder: nil))))
      return scene.event["pictures"]?.array?.first?["bounds"]?.array?.compactMap(\.number)
    }
    #expect(try bounds() == nil)
    try folder.write("s/a.yaml", Array(tall("longest").utf8))
    let box = try #require(try bounds())
    #expect(box[1] >= 1900 && box[1] + box[3] <= 1920 && box[2] > 0, "\(box)")
  }

  @Test func invalidPortsAreRefused() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("a")])
    let run = try folder.galley("watch", "a.yaml", "--serve", "--port", "70000")
    #expect(run.status == 2 && run.errors.contains("--port is 70000; it must be at most 65535"))
    try expectEqual(folder.galley("watch", "none.yaml").status, 2)
  }

  @Test func goldensAreNeverWritten() throws {
    let folder = try TemporaryFolder(["s/a.yaml": sceneText("a")])
    try expectEqual(folder.galley("record", "s").status, 0)
    let golden = try readFile(folder.path("s/a.png"))
    try folder.write("s/a.yaml", Array(sceneText("b").utf8))
    let run = try folder.galley("watch", "s", "-o", ".")
    #expect(run.status == 2 && run.errors.contains("s/a.yaml: its pictures would overwrite its goldens in ./s"))
    try expectEqual(readFile(folder.path("s/a.png")), golden)
  }
}
