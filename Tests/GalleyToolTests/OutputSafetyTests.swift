import GalleyFiles
import Glibc
import TestSupport
import Testing

/// No output of any verb takes the place of a golden, a scene or a lock.
@Suite struct OutputSafetyTests {
  /// The verbs with an option for a file of their own, by the option: what comes before the path.
  static let outputs: [[String]] = [
    ["render", "other.yaml", "--output"], ["layout", "other.yaml", "--output"], ["report", "--output"],
    ["verify", "Goldens", "--report"], ["verify", "Goldens", "--junit"], ["verify", "Goldens", "--sarif"],
    ["verify", "Goldens", "--report-json"], ["lint", "Goldens", "--sheet"], ["lint", "Goldens", "--junit"],
    ["lint", "Goldens", "--sarif"], ["merge-reports", "run.json", "--junit"], ["merge-reports", "run.json", "--sarif"],
    ["merge-reports", "run.json", "--report-json"], ["diff", "one.png", "two.png", "--out"],
    ["compare-ios", "other.yaml", "one.png", "--diff"], ["watch", "other.yaml", "--output"],
    ["report-bug", "other.yaml", "--output"],
  ]
  /// The options for files and folders that are read, or whose files have names that no golden has.
  static let others: Set<String> = [
    "--fonts", "--artifacts", "--socket", "--labels", "--text", "--layout", "--into", "--folder",
    "--allow-path",
  ]

  private func project() throws -> TemporaryFolder {
    let cells = "matrix: { appearances: [dark], contentSizeCategories: [extraLarge] }"
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("old", extra: cells), "other.yaml": sceneText("x")])
    try #require(try folder.galley("record", "Goldens", "-q").status == 0)
    try writeFile(folder.path("Goldens/a.yaml"), Array(sceneText("new words", width: 20, extra: cells).utf8))
    try #require(try folder.galley("verify", "Goldens", "-q", "--report-json", "run.json").status == 1)
    for (name, text) in [("one", "1"), ("two", "22 2")] {
      try writeFile(folder.path("picture.yaml"), Array(sceneText(text).utf8))
      try #require(try folder.galley("render", "picture.yaml", "--output", "\(name).png").status == 0)
    }
    #expect(symlink("Goldens/a.png", folder.path("link.html")) == 0)
    return folder
  }

  @Test(arguments: outputs) func noGoldenIsReplaced(words: [String]) throws {
    let folder = try project()
    // A folder takes files of names that its goldens have: nothing that a path could say.
    if words[0] == "watch" || words[0] == "layout" { return }
    for golden in [
      "Goldens/a.png", "Goldens/a.layout.json", "Goldens/a.cells.txt", "Goldens/a@dark.png", "Goldens/galley.lock",
      "Goldens/a.yaml", "link.html",
    ] {
      let before = try readFile(folder.path(golden))
      let run = try folder.galley(words + [golden])
      #expect(run.status == 2, "\(words) \(golden): \(run.text)\(run.errors)")
      try expectEqual(readFile(folder.path(golden)), before, "\(words) \(golden)")
      if words[0] != "render" { #expect(run.errors.contains("\(golden) is "), "\(words) \(golden): \(run.errors)") }
    }
  }

  /// Whoever wrote a repository could have any file replaced by a link in it. `watch` and `layout` name a folder.
  @Test(arguments: outputs.filter { !["watch", "layout"].contains($0[0]) }) func noLinkLeadsOutOfTheRepository(
    words: [String]
  ) throws {
    let folder = try project()
    let outside = try TemporaryFolder(["old.png": "old"])
    try makeFolder(folder.path(".git"))
    try #require(symlink(outside.path("old.png"), folder.path("out.png")) == 0)
    let run = try folder.galley(words + ["out.png"])
    #expect(run.status == 2, "\(words): \(run)")
    let place = try #require(resolvedPath(outside.path("old.png")))
    #expect(run.errors.contains("out.png is a link to \(place), which lies outside of the project's folder "), "\(run)")
    #expect(try outside.text("old.png") == "old")
  }

  /// `Faults.md` says the same: a link stays, and leads to where its project or its repository ends; one that is in neither
  /// is the user's own, and so is a folder that the user names.
  @Test(arguments: ["galley.yaml", ".git/HEAD", "neither"]) func linksStayInTheirProject(mark: String) throws {
    let folder = try TemporaryFolder([
      "p/a.yaml": sceneText(), "p/\(mark)": "galley: 1\n", "p/inside": "old", "outside": "old", "elsewhere/x": "",
    ])
    for (name, target) in [("in.png", "inside"), ("out.png", "../outside"), ("pictures", "../elsewhere")] {
      try #require(symlink(target, folder.path("p/" + name)) == 0)
    }
    func isPicture(_ name: String) throws -> Bool { try readFile(folder.path(name)).starts(with: [0x89, 0x50]) }
    try expectEqual(folder.shell("cd p && $GALLEY render a.yaml -o in.png").status, 0)
    #expect(try isPicture("p/inside") && linkTarget(folder.path("p/in.png")) == "inside")
    let isFollowed = mark == "neither"
    let run = try folder.shell("cd p && $GALLEY render a.yaml -o out.png")
    #expect(run.status == (isFollowed ? 0 : 2), "\(run)")
    try expectEqual(isPicture("outside"), isFollowed)
    // By its own name it is no secret.
    try expectEqual(
      folder.shell("cd p && $GALLEY render a.yaml -o ../outside && $GALLEY render a.yaml -o pictures").status, 0)
    #expect(try isPicture("outside") && isPicture("elsewhere/a.png"))
  }

  /// Leftovers of killed runs beside an output go with the next one. `watch` has no end, and writes as `render` does.
  @Test(arguments: outputs.filter { $0[0] != "watch" }) func nothingIsLeftBesideOutputs(words: [String]) throws {
    let folder = try project()
    let left = "out/.galley-0123456789abcdef.0.tmp"
    try makeFolder(folder.path("out"))
    try writeFile(folder.path(left), [1])
    let run = try folder.galley(words + [words[0] == "layout" ? "out" : "out/x.png"])
    #expect(run.status < 2, "\(words): \(run.text)\(run.errors)")
    #expect(!exists(folder.path(left)), "\(words)")
  }

  @Test func foldersOfOutputsSpareGoldens() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("old"), "elsewhere/a.yaml": sceneText("other")])
    try #require(try folder.galley("record", "Goldens", "-q").status == 0)
    let before = try ["png", "layout.json"].map { try readFile(folder.path("Goldens/a.\($0)")) }
    try expectEqual(folder.galley("layout", "elsewhere/a.yaml", "-o", "Goldens").status, 2)
    try expectEqual(folder.galley("render", "elsewhere/a.yaml", "-o", "Goldens").status, 2)
    try expectEqual(folder.shell("cd elsewhere && timeout 600 $GALLEY watch a.yaml -o ../Goldens").status, 2)
    try expectEqual(["png", "layout.json"].map { try readFile(folder.path("Goldens/a.\($0)")) }, before)
  }

  @Test func aFolderThatIsNotThereYetHasNoGoldens() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText()])
    try #require(try folder.galley("record", "a.yaml", "-q").status == 0)
    try expectEqual(folder.galley("render", "a.yaml", "-o", "New/").status, 0)
    #expect(exists(folder.path("New/a.png")))
  }

  /// Two outputs in one file would be one.
  @Test(arguments: [
    ["verify", "--junit", "a", "--sarif", "a"], ["verify", "--junit", "a", "--sarif", "./a"],
    ["verify", "--junit", "a", "--sarif", "new/../a"], ["verify", "--report-json", "a", "--report", "a"],
    ["verify", "--json", "--junit", "-"], ["verify", "--json", "--report-json", "-"],
    ["verify", "--junit", "link", "--sarif", "there"], ["verify", "--junit", "there", "--report", "sub/../there"],
    ["verify", "--junit", "-", "--sarif", "-"], ["lint", "--junit", "a", "--sarif", "a"],
    ["lint", "--sheet", "a.png", "--junit", "a.png"], ["lint", "--json", "--sarif", "-"],
    ["merge-reports", "run.json", "--junit", "a", "--sarif", "a"],
    ["merge-reports", "run.json", "--json", "--junit", "-"],
  ])
  func noOutputReplacesAnother(words: [String]) throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("a"), "there": "old", "sub/x": ""])
    try #require(try folder.galley("record", "-q").status == 0)
    try #require(try folder.galley("verify", "-q", "--report-json", "run.json").status == 0)
    try #require(symlink("there", folder.path("link")) == 0)
    let before = folder.names
    let run = try folder.galley(words)
    #expect(run.status == 2 && (run.errors + run.text).contains(" would both write "), "\(run.errors)")
    #expect(folder.names == before)
    try expectEqual(readFile(folder.path("there")), Array("old".utf8))
  }

  @Test func twoOutputsMayGoNowhere() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("a")])
    try #require(try folder.galley("record", "-q").status == 0)
    try expectEqual(folder.galley("verify", "--junit", "/dev/null", "--sarif", "/dev/null").status, 0)
    try expectEqual(folder.galley("verify", "--junit", "a", "--sarif", "b", "--json").status, 0)
    // Nor are two files one that have a name in common, in folders that are yet to be made.
    try expectEqual(folder.galley("verify", "--junit", "one/a", "--sarif", "two/a").status, 0)
  }

  /// A new option for a file is either in the list above or known to be harmless.
  @Test func everyOptionForAFileIsKnown() throws {
    let folder = try TemporaryFolder()
    let help = try JSON(reading: try folder.galley("--experimental-dump-help").output)
    var found: Set<[String]> = []
    for verb in help["command"]?["subcommands"]?.array ?? [] {
      for argument in verb["arguments"]?.array ?? [] where argument["kind"]?.string == "option" {
        guard let kind = argument["valueName"]?.string, ["file", "folder", "path"].contains(kind) else { continue }
        let long = (argument["names"]?.array ?? []).first { $0["kind"]?.string == "long" }?["name"]?.string
        found.insert([verb["commandName"]?.string ?? "", "--" + (long ?? "")])
      }
    }
    let known = Set(Self.outputs.map { [$0[0], $0[$0.count - 1]] })
    let unknown = found.filter { !known.contains($0) && !Self.others.contains($0[1]) }
    #expect(unknown == [])
    #expect(found.count > 30)
    #expect(known.subtracting(found) == [])
  }
}
