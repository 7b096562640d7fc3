import GalleyDrawing
import GalleyFiles
import TestSupport
import Testing

/// Listing, pruning, comparing and looking into goldens.
@Suite struct HousekeepingTests {
  private static let steps = """
    galley: 1
    size: [120, 40]
    background: "#FFFFFF"
    views:
      - textField: { id: name, frame: [0, 0, 120, 40], font: { family: Galley Test Mono, size: 10 } }
    steps:
      - { tap: name, frame: focused }
      - { type: "Ada", frame: typed }
    """

  private func recorded() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("a"), "Goldens/steps.yaml": Self.steps])
    try #require(try folder.galley("record").status == 0)
    return folder
  }

  @Test func scenesAreListedWithTheirGoldens() throws {
    let folder = try recorded()
    removeFile(folder.path("Goldens/steps.typed.png"))
    let run = try folder.galley("list")
    #expect(run.status == 0)
    let lines = run.text.split(separator: "\n")
    #expect(lines[0].hasPrefix("Goldens/a.yaml: 2 goldens, "))
    #expect(lines[1].hasPrefix("Goldens/steps.yaml: 2 goldens, "))
    #expect(lines[1].hasSuffix("; frames focused, typed; missing Goldens/steps.typed.png"))
    #expect(lines[2].hasPrefix("2 scenes, 4 goldens, ") && lines[2].hasSuffix(", 1 missing"))
    let json = try JSON(reading: try folder.galley("list", "--json").output)
    #expect(json["missing"]?.integer == 1)
    let goldens = json["scenes"]?.array?[1]["goldens"]?.array ?? []
    let endings = ["focused.png", "typed.png", "layout.json"]
    #expect(goldens.map { $0["path"]?.string } == endings.map { "Goldens/steps.\($0)" })
  }

  @Test func orphansAreRemovedExactly() throws {
    let folder = try recorded()
    let picture = try readFile(folder.path("Goldens/a.png"))
    let kept = try folder.shell("cat Goldens/*.png Goldens/*.json | sha256sum").text
    for name in ["gone.png", "steps.old.png", "steps.png", "a@dark.png"] {
      try writeFile(folder.path("Goldens/\(name)"), picture)
    }
    try writeFile(folder.path("Goldens/gone.layout.json"), try readFile(folder.path("Goldens/a.layout.json")))
    let paths = ["a@dark.png", "gone.layout.json", "gone.png", "steps.old.png", "steps.png"].map { "Goldens/" + $0 }
    let dry = try folder.galley("prune", "--dry-run", "--json")
    #expect(dry.status == 1)
    try expectEqual(JSON(reading: dry.output)["orphans"]?.array?.compactMap { $0["path"]?.string }, paths)
    #expect(paths.allSatisfy { exists(folder.path($0)) })
    // A filter narrows the search, and makes no orphan of what it leaves out.
    #expect(try folder.galley("prune", "--filter", "steps", "--force").text.hasSuffix("2 files removed\n"))
    let asked = try folder.galley("prune")
    #expect(asked.status == 2)
    #expect(asked.errors.contains("there is no terminal to ask on"))
    try expectEqual(folder.galley("prune", "--force").status, 0)
    try expectEqual(folder.shell("cat Goldens/*.png Goldens/*.json | sha256sum").text, kept)
    try expectEqual(folder.galley("prune").text, "0 files to remove\n")
    try expectEqual(folder.galley("verify").status, 0)
  }

  @Test func filesNotWrittenByGalleyStay() throws {
    let folder = try recorded()
    let picture = try PNG.decode(try readFile(folder.path("Goldens/a.png")))
    // A picture of another program, one that a scene elsewhere shows, and those of a scene with a mistake.
    try writeFile(folder.path("Goldens/logo.png"), try PNG.encode(picture) + Array("more".utf8))
    try writeFile(folder.path("Goldens/shown.png"), try PNG.encode(picture))
    _ = try folder.shell("mkdir other")
    let shows = "galley: 1\nsize: [10, 10]\nviews:\n  - image: { image: ../Goldens/shown.png, frame: [0, 0, 9, 9] }"
    try writeFile(folder.path("other/scene.yaml"), Array(shows.utf8))
    try writeFile(folder.path("Goldens/a.yaml"), Array("galley: 1\nvew: 1".utf8))
    try writeFile(folder.path("Goldens/a.frame.png"), try PNG.encode(picture))
    try writeFile(folder.path("Goldens/a@dark.png"), try PNG.encode(picture))
    let run = try folder.galley("prune", "--force")
    #expect(run.text.contains("left: Goldens/logo.png: galley did not write it\n"))
    #expect(run.text.contains("left: Goldens/shown.png: a scene uses it as a picture\n"))
    #expect(run.text.contains("left: Goldens/a@dark.png: the scene Goldens/a has a mistake"))
    #expect(run.text.hasSuffix("0 files to remove\n"))
    #expect(["logo.png", "shown.png", "a.frame.png", "a@dark.png"].allSatisfy { exists(folder.path("Goldens/" + $0)) })
  }

  @Test func failuresAreNotGoldens() throws {
    let folder = try recorded()
    try writeFile(folder.path("Goldens/a.yaml"), Array(sceneText("b").utf8))
    try expectEqual(folder.galley("verify").status, 1)
    _ = try folder.galley("prune", ".", "--force")
    #expect(exists(folder.path("Failures/Goldens/a.expected.png")))
    #expect(exists(folder.path("Failures/Goldens/a.actual.layout.json")))
  }

  @Test func picturesAndScenesAreCompared() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("aa"), "b.yaml": sceneText("ab")])
    try expectEqual(folder.galley("record", ".").status, 0)
    try expectEqual(folder.galley("diff", "a.png", "a.png").text, "same  a.png → a.png\n")
    let pictures = try folder.galley("diff", "a.png", "b.png", "--out", "d.png")
    #expect(pictures.status == 1)
    let pixels = /^different  a\.png → b\.png\n  [0-9]+ of [0-9]+ pixels differ, in x/
    #expect(pictures.text.firstMatch(of: pixels) != nil, "\(pictures.text)")
    try expectEqual(PNG.decode(try readFile(folder.path("d.png"))).width, 200)
    let scenes = try folder.galley("diff", "a.yaml", "b.yaml")
    let change =
      /^changed  a\.yaml → b\.yaml  [0-9]+ of [0-9]+ pixels differ\n  'title' now says “ab” instead of “aa”\n$/
    #expect(scenes.text.firstMatch(of: change) != nil, "\(scenes.text)")
    try expectEqual(folder.galley("diff", "a.yaml", "a.png").status, 0)
    let allowed = try folder.galley("diff", "a.png", "b.png", "--max-delta", "255", "--max-pixels", "16000")
    #expect(allowed.status == 0)
    try expectEqual(folder.galley("diff", "a.png").status, 2)
    try expectEqual(folder.galley("diff", "a.png", "none.png").status, 2)
    #expect(try folder.galley("diff", "a.png", "b.png", "--out", "a.png").errors.contains("would be overwritten"))
    let json = try JSON(reading: try folder.galley("diff", "a.png", "b.png", "--json").output)
    #expect(json["comparisons"]?.array?.first?["pictures"]?.array?.first?["bounds"]?.array?.count == 4)
  }

  @Test func orphansAreChosenByTheNameOfTheirScene() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText(), "Goldens/b.yaml": sceneText()])
    try expectEqual(folder.galley("record").status, 0)
    try expectEqual(folder.shell("mv Goldens/b.yaml Goldens/c.yaml && cp Goldens/a.png Goldens/c@dark.png").status, 0)
    let dark = try folder.galley("prune", "--filter", "c@dark", "--dry-run")
    #expect(
      dark.text
        == "orphan: Goldens/c@dark.png: Goldens/c.yaml has no variant dark that keeps a picture\n1 file to remove\n")
    #expect(try folder.galley("prune", "--filter", "Goldens/a", "--force").text == "0 files to remove\n")
    #expect(try folder.galley("prune", "--filter", "Goldens/b", "--force").text.hasSuffix("2 files removed\n"))
    let named = try folder.galley("prune", "Goldens/a.png", "--force")
    #expect(named.status == 2)
    #expect(
      named.errors == "galley: Goldens/a.png: is a golden, not a scene: give the scene, or the folder that has it\n")
  }

  /// Its own file is the same in both: a cell without a picture there is drawn with the strings of then.
  @Test func namedFilesComeFromTheRevision() throws {
    let scene = """
      galley: 1
      size: [100, 20]
      views:
        - label: { id: title, frame: [0, 0, 100, 20], font: { family: Galley Test Mono, size: 10 }, key: hi }
      """
    let project =
      "galley: 1\nmatrix: { locales: [de], pictures: [] }\nstrings: { en: { hi: Hello }, de: { hi: Hallo } }\n"
    let folder = try TemporaryFolder(["galley.yaml": project, "Goldens/a.yaml": scene])
    let git = "git -c user.name=a -c user.email=a@example.org -c init.defaultBranch=main"
    try expectEqual(folder.galley("record").status, 0)
    let made = try folder.shell("\(git) init -q . && \(git) add . && \(git) commit -qm one")
    try #require(made.status == 0, "\(made.errors)")
    let path = ["PATH": "/usr/bin:/bin"]
    func diff() throws -> String {
      try folder.galley(["diff", "Goldens/a.yaml", "--base", "HEAD", "--variant", "de"], environment: path).text
    }
    #expect(try diff() == "same  Goldens/a.yaml@de in HEAD → Goldens/a.yaml@de\n")
    try writeFile(folder.path("galley.yaml"), Array(project.replacing("Hallo", with: "Servus").utf8))
    let lines = try diff().split(separator: "\n")
    #expect(lines[0].hasPrefix("changed  Goldens/a.yaml@de in HEAD → Goldens/a.yaml@de"), "\(lines)")
    #expect(lines[1].hasPrefix("  'title' now says “Servus” instead of"))
    // A variant that was not there yet is new.
    try writeFile(folder.path("galley.yaml"), Array(project.replacing("de", with: "fr").utf8))
    let run = try folder.galley(["diff", "Goldens", "--base", "HEAD", "--variant", "fr"], environment: path)
    #expect(run.text == "new  HEAD → Goldens/a.yaml@fr\n  there is no Goldens/a.yaml@fr in HEAD\n", "\(run)")
  }

  @Test func scenesAreComparedWithARevision() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("aa"), "Goldens/b.yaml": sceneText("b")])
    let git = "git -c user.name=a -c user.email=a@example.org -c init.defaultBranch=main"
    // The second scene has no goldens in the revision, and is drawn from its file of then.
    try expectEqual(folder.galley("record", "Goldens/a.yaml").status, 0)
    let made = try folder.shell("\(git) init -q . && \(git) add . && \(git) commit -qm one")
    try #require(made.status == 0, "\(made.errors)")
    for name in ["a", "b"] { try writeFile(folder.path("Goldens/\(name).yaml"), Array(sceneText("zzz").utf8)) }
    try writeFile(folder.path("Goldens/c.yaml"), Array(sceneText("c").utf8))
    try expectEqual(folder.galley("record").status, 0)
    let path = ["PATH": "/usr/bin:/bin"]
    let run = try folder.galley(["diff", "Goldens", "--base", "main", "--out", "out"], environment: path)
    #expect(run.status == 1)
    let lines = run.text.split(separator: "\n")
    try #require(lines.count == 6, "\(run)")
    #expect(lines[0].hasPrefix("changed  Goldens/a.yaml in main → Goldens/a.yaml  "))
    #expect(lines[1].hasPrefix("  'title' now says “zzz” instead of “aa”"))
    #expect(lines[2].hasPrefix("changed  Goldens/b.yaml in main → Goldens/b.yaml  "))
    #expect(lines[3].hasPrefix("  'title' now says “zzz” instead of “b”"))
    #expect(lines[4...] == ["new  main → Goldens/c.yaml", "  there is no Goldens/c.yaml in main"])
    try expectEqual(names(in: folder.path("out")), ["Goldens-a.yaml.difference.png", "Goldens-b.yaml.difference.png"])
    let unknown = try folder.galley(["diff", "Goldens", "--base", "nowhere"], environment: path)
    #expect(unknown.errors.contains("--base nowhere: there is no such revision"))
    try expectEqual(folder.galley(["diff", "Goldens", "--base=--help"], environment: path).status, 2)
  }

  @Test func filesAreInspected() throws {
    let folder = try recorded()
    let run = try folder.galley("inspect", "Goldens/a.png", "Goldens/steps.layout.json", "Goldens/steps.yaml", "--json")
    let files = try JSON(reading: run.output)["files"]?.array ?? []
    #expect(files.map { $0["kind"]?.string } == ["PNG", "layout", "scene"])
    #expect(files[0]["size"]?.string == "200 × 80 pixels")
    #expect(files[0]["writtenByGalley"] == .bool(true))
    #expect(files[0]["goldenOf"]?.string == "Goldens/a.yaml")
    #expect(files[1]["frames"]?.array?.compactMap(\.string) == ["focused", "typed"])
    #expect(files[2]["goldens"]?.array?.count == 3)
    // The digest of pixels is that of the picture, whatever the file.
    let picture = try PNG.decode(try readFile(folder.path("Goldens/a.png")))
    try writeFile(folder.path("b.png"), try PNG.encode(picture, effort: .fast) + Array("more".utf8))
    let other = try JSON(reading: try folder.galley("inspect", "b.png", "--json").output)["files"]?.array?.first
    #expect(other?["pixels"] == files[0]["pixels"])
    #expect(other?["writtenByGalley"] == .bool(false))
    try expectEqual(folder.galley("inspect", "none.png").status, 2)
    let text = try folder.galley("inspect", "Goldens/a.png").text
    #expect(text.hasPrefix("Goldens/a.png: PNG\n  size             200 × 80 pixels\n"))
  }
}
