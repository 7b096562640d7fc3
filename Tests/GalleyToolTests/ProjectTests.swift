import GalleyFiles
import TestSupport
import Testing

@Suite struct ProjectTests {
  private static let made = [
    "galley.yaml", "Goldens/welcome.yaml", "Goldens/welcome.png", "Goldens/welcome.layout.json", ".gitignore",
    ".gitattributes",
    ".github/workflows/galley.yml",
  ]

  private func text(_ name: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try readFile(folder.path(name)), as: UTF8.self)
  }

  private func write(_ text: String, _ name: String, in folder: TemporaryFolder) throws {
    try writeFile(folder.path(name), Array(text.utf8))
  }

  // MARK: galley init

  @Test func aNewProjectIsDrawnAndVerified() throws {
    let folder = try TemporaryFolder()
    let run = try folder.galley("init")
    #expect(run.status == 0 && run.errors == "")
    for name in Self.made {
      #expect(exists(folder.path(name)))
      #expect(run.text.contains("created: \(name)\n"))
    }
    #expect(!run.text.contains("kept"))
    #expect(!exists(folder.path("Fonts")))
    #expect(try folder.galley("verify").text.hasSuffix("1 scene: as accepted\n"))
    try expectEqual(folder.galley("lint").text, "0 findings in 1 scene\n")
    try expectEqual(folder.galley("render").status, 0)
    #expect(exists(folder.path("Pictures/welcome.png")))
  }

  @Test func aProjectMayBeginInANewFolder() throws {
    let folder = try TemporaryFolder()
    let run = try folder.galley("init", "a/b")
    #expect(run.status == 0 && run.text.contains("created: a/b/galley.yaml\n") && run.text.contains("cd a/b, then"))
    // The scene's project is found from anywhere.
    try expectEqual(folder.galley("verify", "a/b/Goldens").status, 0)
    try expectEqual(folder.galley("init", "a/b", "--json").status, 2)
  }

  @Test func nothingIsOverwrittenNorHalfMade() throws {
    let folder = try TemporaryFolder(["galley.yaml": "mine", "Goldens/welcome.png": "mine"])
    let before = folder.names
    let run = try folder.galley("init")
    #expect(run.status == 2)
    #expect(
      run.errors == "galley: galley.yaml, Goldens/welcome.png exist already: nothing was created. "
        + "Give another folder, as in galley init Proofs\n")
    #expect(folder.names == before)
    try expectEqual(names(in: folder.path("Goldens")), ["welcome.png"])
    let file = try folder.galley("init", "galley.yaml")
    #expect(file.status == 2 && file.errors == "galley: galley.yaml is a file: give a folder for the project\n")
  }

  @Test func aListOfIgnoredFilesStays() throws {
    let folder = try TemporaryFolder([".gitignore": "build/\nFailures/\n"])
    let run = try folder.galley("init")
    #expect(run.status == 0)
    #expect(run.text.contains("kept: .gitignore, which already exists; add to it: /Pictures/\n"))
    try expectEqual(text(".gitignore", in: folder), "build/\nFailures/\n")
  }

  @Test func withoutFontsNothingIsMade() throws {
    let folder = try TemporaryFolder()
    let run = try folder.galley("init", "--fonts", "none")
    #expect(run.status == 2 && run.errors.contains("there is no fonts.json in none"))
    #expect(folder.names == [])
  }

  // MARK: The project's scenes

  private static let project = """
    galley: 1
    scenes: ["Screens/*.yaml"]
    colors: { ink: { light: "#101010", dark: "#F0F0F0" } }
    strings:
      en: { hello: Hello }
      de: { hello: "Guten Tag" }

    """

  private static let scene = """
    galley: 1
    size: [100, 30]
    views:
      - label:
          id: title
          frame: [0, 0, 100, 20]
          font: { family: Galley Test Mono, size: 10 }
          textColor: ink
          text: { localized: hello }

    """

  private func folder(_ more: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["Screens/a.yaml": Self.scene])
    try write(Self.project + more, "galley.yaml", in: folder)
    return folder
  }

  @Test func scenesOfTheProjectAreTakenWithoutArguments() throws {
    let folder = try folder()
    try expectEqual(folder.galley("record").text, "recorded: Screens/a.yaml: new\n1 recorded, 0 unchanged\n")
    try expectEqual(folder.galley("verify").status, 0)
    // Also from a folder below.
    let below = try folder.shell("cd Screens && $GALLEY verify")
    #expect(below.status == 0 && below.text.hasSuffix("1 scene: as accepted\n"))
    #expect(try folder.galley("layout", "Screens/a.yaml").text.contains("\"text\": \"Hello\""))
    #expect(try folder.galley("layout", "Screens/a.yaml", "--locale", "de_AT").text.contains("\"text\": \"Guten Tag\""))
    try expectEqual(folder.galley("json", "Screens/a.yaml").status, 0)
  }

  @Test func theMatrixIsDrawnRecordedAndVerified() throws {
    let folder = try folder("matrix: { locales: [en_US, de], appearances: [light, dark] }\n")
    let render = try folder.galley("render", "--json")
    #expect(render.status == 0)
    #expect(
      render.text.contains(
        "{ \"scene\": \"Screens/a.yaml\", \"variant\": \"de-dark\", \"output\": \"Pictures/a@de-dark.png\""))
    try expectEqual(names(in: folder.path("Pictures")), ["a.png", "a@dark.png", "a@de-dark.png", "a@de.png"])
    // A scene that is named is drawn as it stands, unless more is asked for.
    try expectEqual(folder.galley("render", "Screens/a.yaml").errors, "Pictures/a.png: 200 × 60 pixels\n")
    try expectEqual(folder.galley("render", "Screens/a.yaml", "--matrix", "-o", "All/").status, 0)
    try expectEqual(names(in: folder.path("All")).count, 4)
    #expect(try folder.galley("record", "--variant", "de").text.contains("recorded: Screens/a.yaml@de: new"))
    try expectEqual(names(in: folder.path("Screens")), ["a.yaml", "a@de.layout.json", "a@de.png"])
    let missing = try folder.galley("verify")
    #expect(missing.status == 1)
    #expect(
      missing.text.contains(
        "missing  Screens/a.yaml has no golden yet (3 cells)\n  record: galley record Screens/a.yaml\n"))
    try expectEqual(folder.galley("record").status, 0)
    let verify = try folder.galley("verify", "--json")
    #expect(verify.status == 0 && verify.text.contains("\"variant\": \"de-dark\", \"verdict\": \"same\""))
    // The pictures differ as the traits do.
    #expect(try readFile(folder.path("Screens/a.png")) != readFile(folder.path("Screens/a@dark.png")))
    #expect(try readFile(folder.path("Screens/a.png")) != readFile(folder.path("Screens/a@de.png")))
    let unknown = try folder.galley("verify", "--variant", "de-drak")
    #expect(unknown.status == 2)
    #expect(unknown.errors == "galley: no scene has the variant \"de-drak\"; did you mean \"de-dark\"?\n")
  }

  @Test func aVariantThatIsGoneLeavesOrphans() throws {
    let folder = try folder("matrix: { locales: [de] }\n")
    try expectEqual(folder.galley("record").status, 0)
    try write(Self.project.replacing("\"Screens/*.yaml\"", with: "Screens"), "galley.yaml", in: folder)
    let run = try folder.galley("verify")
    #expect(run.status == 1)
    #expect(
      run.text.contains(
        "orphan  2 goldens of 1 cell that Screens/a.yaml no longer has\n  remove: galley prune Screens\n"))
  }

  @Test func theMatrixIsForTheScenesThatItNames() throws {
    let folder = try folder("matrix: { scenes: [Screens/b*], locales: [de] }\n")
    try write(Self.scene, "Screens/b1.yaml", in: folder)
    try expectEqual(folder.galley("render").status, 0)
    try expectEqual(names(in: folder.path("Pictures")), ["a.png", "b1.png", "b1@de.png"])
  }

  @Test func mistakesInTheProjectAreSaidOnce() throws {
    let folder = try folder("matrix: { locale: [de] }\n")
    try write(Self.scene, "Screens/b.yaml", in: folder)
    let expected =
      "galley.yaml:7:11: error: matrix: unknown key \"locale\" in a matrix; did you mean \"locales\"?\n"
    for arguments in [
      ["verify"], ["render"], ["verify", "Screens"], ["render", "Screens/a.yaml", "Screens/b.yaml", "-o", "x/"],
    ] {
      let run = try folder.galley(arguments)
      #expect(run.status == 2 && run.errors.hasPrefix(expected), "\(arguments): \(run.errors)")
      #expect(run.errors.split(separator: "\n").count { $0.hasPrefix("galley.yaml") } == 1)
    }
  }

  @Test func whereThereIsNothingTheMessageSaysHowToBegin() throws {
    let folder = try TemporaryFolder()
    let render = try folder.galley("render")
    #expect(render.status == 2)
    #expect(
      render.errors
        == "galley: no scene is given, and there is no galley.yaml here: give a scene, or run galley init\n")
    #expect(try folder.galley("verify").errors.contains("or begin with galley init"))
    try write("galley: 1\nscenes: [Screens/*]\n", "galley.yaml", in: folder)
    try expectEqual(
      folder.galley("verify").errors, "galley: galley.yaml: scenes: Screens/* matches no files\n")
  }

  @Test func theSchemaAndTheReferenceAreThoseOfProjects() throws {
    let folder = try TemporaryFolder()
    let schema = try folder.galley("schema", "--project").text
    #expect(schema.contains("\"$ref\": \"#/$defs/project\"") && schema.contains("\"contentSizeCategories\""))
    let path = "Sources/Galley/Galley.docc/ProjectReference.md"
    try expectEqual(
      folder.galley("schema", "--project", "--markdown").text, Repository.text(of: path),
      "run galley schema --project --markdown > \(path)")
  }
}
