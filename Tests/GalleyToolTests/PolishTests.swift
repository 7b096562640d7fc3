import ArgumentParser
import GalleyFiles
import TestSupport
import Testing

@testable import GalleyTool

/// The manners of the command line.
@Suite struct PolishTests {
  @Test(arguments: [
    (
      ["render", "a.yaml", "-o", "x.jpg"],
      "-o x.jpg: .jpg is not a format that galley writes; the name must end with .png"
    ),
    (["render", "a.yaml", "-o", "deep/X.PDF", "--format", "png"], "-o deep/X.PDF: .PDF is not a format"),
    (["render", "a.yaml", "a.yaml", "-o", "x.webp"], "-o x.webp: .webp is not a format"),
  ])
  func otherFormatsAreRefused(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText()])
    let run = try folder.galley(arguments)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("galley: " + message), "\(run.errors)")
    #expect(folder.names == ["a.yaml"])
  }

  @Test func namesThatOnlyLookLikeAFormatAreKept() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText(), "out.pdf/x": ""])
    for output in ["welcome.de", "picture", "out.pdf", "new.jpg/"] {
      try expectEqual(folder.galley("render", "a.yaml", "-o", output).status, 0)
    }
    #expect(folder.names == ["a.yaml", "new.jpg", "out.pdf", "picture", "welcome.de"])
  }

  @Test func aFolderStandsForItsScenes() throws {
    let folder = try TemporaryFolder([
      "in/a.yaml": sceneText("a"),
      "in/deep/b.json": "{ \"galley\": 1, \"views\": [ { \"label\": { \"text\": \"b\" } } ] }",
      "in/a.layout.json": "{}", "in/note.txt": "", "c.yaml": sceneText("c"),
    ])
    try expectEqual(folder.galley("render", "in", "c.yaml", "-o", "out").status, 0)
    try expectEqual(filesBelow(folder.path("out")), ["a.png", "c.png", "deep/b.png"].map { folder.path("out/\($0)") })
    try expectEqual(folder.galley("render", "in/", "-o", "again").status, 0)
    try expectEqual(filesBelow(folder.path("again")), ["a.png", "deep/b.png"].map { folder.path("again/\($0)") })
    try expectEqual(folder.galley("render", "in").status, 0)
    try expectEqual(
      filesBelow(folder.path("Pictures")), ["a.png", "deep/b.png"].map { folder.path("Pictures/\($0)") })
    try expectEqual(folder.galley("render", "out", "-o", "x").errors, "galley: out: there is no scene in this folder\n")
    try expectEqual(
      folder.galley("layout", "in").text.split(separator: "\n").filter { $0.hasPrefix("{ \"scene\"") }.count, 2)
    try expectEqual(folder.galley("explain", "in").errors, "galley: in is a folder; this command takes one scene\n")
  }

  @Test(arguments: [
    (["rendr", "a.yaml"], "galley: there is no command \"rendr\"; did you mean \"render\"?\n"),
    (
      ["test"],
      "galley: there is no command \"test\"; \"galley verify\" compares scenes with their goldens, and \"galley swift test\" "
        + "tests a package\n"
    ),
    (["help", "verfy"], "galley: there is no command \"verfy\"; did you mean \"verify\"?\n"),
    (["paint"], "galley: there is no command \"paint\"; \"galley help\" lists them"),
  ])
  func unknownCommandsAreNamedWithTheNearest(arguments: [String], message: String) throws {
    let run = try TemporaryFolder().galley(arguments)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
    #expect(run.output == [])
  }

  @Test(arguments: [
    ["explain", "a.yaml", "--view", "nope"], ["hit", "a.yaml", "--view", "nope", "--point", "1,1"],
  ])
  func unknownViewsAreAnsweredWithTheIDs(arguments: [String]) throws {
    let scene = sceneText() + "\n  - view: { subviews: [ { label: { id: rows, text: a } } ] }\n"
    let folder = try TemporaryFolder(["a.yaml": scene])
    try expectEqual(
      folder.galley(arguments).errors, "galley: there is no view \"nope\"; the scene has title, view1, rows\n")
    let near = try folder.galley("explain", "a.yaml", "--view", "titel")
    #expect(near.errors.contains("there is no view \"titel\"; did you mean \"title\"?; the scene has title"))
  }

  /// With --json a failure is JSON on standard output, once, and its text on standard error; the exit code is the same.
  @Test(arguments: [
    (["explain", "bad.yaml"], "bad.yaml:2:1: error: "), (["hit", "a.yaml", "--view", "x", "--point", "1"], "--point"),
    (["verify", "nowhere"], "nowhere"), (["compare-ios", "a.yaml", "none.png"], "none.png"),
    (["render", "a.yaml", "--scale", "two"], "two"), (["fonts", "--fonts", "nowhere"], "nowhere"),
    (["render", "bad.yaml", "-o", "x.png"], "bad.yaml:2:1: error: "), (["rendr"], "render"),
  ])
  func failuresAreJSONToo(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText(), "bad.yaml": "galley: 1\nview: []"])
    let plain = try folder.galley(arguments)
    let run = try folder.galley(arguments + ["--json"])
    #expect(plain.status == 2)
    #expect(run.status == 2)
    #expect(run.errors == plain.errors)
    let json = try JSON(reading: run.output)
    let error = json["error"] ?? json["scenes"]?.array?.first?["error"]
    #expect(error?.string?.contains(message) == true, "\(run.text)")
    #expect(plain.output == [])
  }

  @Test func diagnosticsAreJSONWithTheirPlaces() throws {
    let folder = try TemporaryFolder(["bad.yaml": "galley: 1\nview: []\n"])
    let json = try JSON(reading: try folder.galley("explain", "bad.yaml", "--json").output)
    let first = try #require(json["diagnostics"]?.array?.first)
    #expect(first["file"]?.string == "bad.yaml")
    #expect(first["line"]?.integer == 2)
    #expect(first["column"]?.integer == 1)
    #expect(first["suggestion"]?.string == "views")
  }

  @Test func theReportOfAFailedRunIsPrintedOnce() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText()])
    let run = try folder.galley("verify", "a.yaml", "--json")
    #expect(run.status == 2)
    let json = try JSON(reading: run.output)
    #expect(
      json["error"]?.string
        == "galley: nothing was compared: every scene lacks goldens; galley record writes them")
  }

  @Test func galleyAloneShowsAShortStart() throws {
    let run = try TemporaryFolder().galley()
    #expect(run.status == 0)
    #expect(run.text.split(separator: "\n").count < 10)
    #expect(run.text.contains("galley render welcome.yaml"))
  }

  @Test func theHelpHasItsCommandsInGroups() throws {
    let help = try TemporaryFolder().galley("--help").text
    let places = ["BEGIN", "CHECK", "ANSWER", "MAINTAIN", "SWIFT", "FOR TOOLS"].map {
      help.firstRange(of: "\n\($0) ")
    }
    #expect(places.allSatisfy { $0 != nil }, "\(help)")
    #expect(places.compactMap { $0?.lowerBound } == places.compactMap { $0?.lowerBound }.sorted())
    // A command and what it does stand on one line.
    for command in GalleyRoot.configuration.subcommands where command.configuration.shouldDisplay {
      let name = command.configuration.commandName ?? ""
      let lines = help.split(separator: "\n").filter { $0.hasPrefix("  \(name) ") || $0.hasPrefix("  \(name), ") }
      #expect(lines.count == 1 && lines[0].hasSuffix("."), "\(name)")
    }
  }

  @Test func quietSaysOnlyWhatWentWrong() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("a\u{F8FE}"), "b.yaml": sceneText("b")])
    #expect(try folder.galley("render", "a.yaml").errors.contains("warning: "))
    try expectEqual(folder.galley("render", "a.yaml", "-q").errors, "")
    try expectEqual(folder.galley("render", "a.yaml", "--quiet", "--strict").status, 1)
    try expectEqual(folder.galley("record", ".", "-q").text, "")
    try expectEqual(folder.galley("verify", ".", "-q").text, "")
    try writeFile(folder.path("b.yaml"), Array(sceneText("cc").utf8))
    let run = try folder.galley("verify", ".", "-q")
    #expect(run.status == 1)
    #expect(run.text.hasPrefix("changed  ./b.yaml:7  "))
    #expect(run.text.split(separator: "\n").count == 3)
    try expectEqual(folder.galley("verify", ".", "-q", "-v").status, 2)
  }

  @Test func verboseListsPassingScenes() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("a"), "b.yaml": sceneText("b")])
    try expectEqual(folder.galley("record", ".").status, 0)
    #expect(try folder.galley("verify", ".", "-v").text.hasPrefix("same  ./a.yaml\nsame  ./b.yaml\n2 scenes: "))
    #expect(try folder.galley("record", ".", "-v").text.hasPrefix("unchanged: ./a.yaml\nunchanged: ./b.yaml\n"))
    let drawn = try folder.galley("render", "a.yaml", "-o", "x.png", "--verbose")
    #expect(drawn.errors.contains(/^x\.png: 200 × 80 pixels, \d+ ms for a\.yaml\n$/), "\(drawn.errors)")
  }
}
