import GalleyBase
import GalleyFiles
import Glibc
import TestSupport
import Testing

/// Goldens and scenes that are links. A golden stays the link that it is, and neither leads out of the project.
@Suite struct GoldenLinkTests {
  /// A project in the folder `in` of a folder, with a recorded scene.
  private func project() throws -> TemporaryFolder {
    let matrix = "matrix: { appearances: [dark], scales: [1], contentSizeCategories: [small] }"
    let folder = try TemporaryFolder([
      "in/galley.yaml": "galley: 1", "in/Goldens/a.yaml": sceneText("old", extra: matrix), "kept": "kept",
    ])
    try #require(try folder.shell("cd in && $GALLEY record -q").status == 0)
    return folder
  }

  private func change(_ folder: TemporaryFolder) throws {
    let text = String(decoding: try readFile(folder.path("in/Goldens/a.yaml")), as: UTF8.self)
    try writeFile(folder.path("in/Goldens/a.yaml"), Array(text.replacing("\"old\"", with: "\"new\"").utf8))
  }

  private static let goldens = ["a.png", "a.layout.json", "a@1x.png", "a.cells.txt"]

  /// The file behind a link is another project's, or no golden at all.
  @Test(arguments: goldens) func nothingIsRecordedOutside(golden: String) throws {
    let folder = try project()
    let path = folder.path("in/Goldens/\(golden)")
    try writeFile(folder.path(golden), try readFile(path))
    removeFile(path)
    try #require(symlink("../../\(golden)", path) == 0)
    try change(folder)
    let before = try readFile(folder.path(golden))
    for verb in ["verify", "record", "record --record all"] {
      let run = try folder.shell("cd in && $GALLEY \(verb)")
      let said = "Goldens/\(golden): it lies outside of the project's folder "
      #expect(run.status == 2 && run.errors.contains(said), "\(run.text)\(run.errors)")
    }
    try expectEqual(readFile(folder.path(golden)), before)
    // Where that is allowed the link stays.
    try expectEqual(folder.shell("cd in && $GALLEY record --allow-path ..").status, 0)
    #expect(try readFile(folder.path(golden)) != before)
    #expect(linkTarget(path) == "../../\(golden)")
  }

  /// The golden becomes a link after it was compared.
  @Test(arguments: goldens) func nothingIsAcceptedOutside(golden: String) throws {
    let folder = try project()
    try change(folder)
    try expectEqual(folder.shell("cd in && $GALLEY verify").status, 1)
    let path = folder.path("in/Goldens/\(golden)")
    let before = try readFile(path)
    try writeFile(folder.path(golden), before)
    removeFile(path)
    try #require(symlink("../../\(golden)", path) == 0)
    let run = try folder.shell("cd in && $GALLEY accept --all")
    #expect(run.status == 2 && run.errors.contains("Goldens/\(golden): it lies outside of the project's folder "))
    try expectEqual(readFile(folder.path(golden)), before)
  }

  @Test func linksWithinTheProjectStay() throws {
    let folder = try project()
    try #require(mkdir(folder.path("in/Store"), 0o777) == 0)
    for golden in Self.goldens {
      let path = folder.path("in/Goldens/\(golden)")
      try writeFile(folder.path("in/Store/\(golden)"), try readFile(path))
      removeFile(path)
      try #require(symlink("../Store/\(golden)", path) == 0)
    }
    try change(folder)
    try expectEqual(folder.shell("cd in && $GALLEY record").status, 0)
    try change(folder)
    try expectEqual(folder.shell("cd in && $GALLEY verify").status, 0)
    for golden in Self.goldens { #expect(linkTarget(folder.path("in/Goldens/\(golden)")) == "../Store/\(golden)") }
  }

  @Test func theLockIsNotWrittenOutside() throws {
    let folder = try project()
    removeFile(folder.path("in/galley.lock"))
    try #require(symlink("../kept", folder.path("in/galley.lock")) == 0)
    let run = try folder.shell("cd in && $GALLEY record --record all")
    #expect(run.status == 2 && run.errors.contains("galley.lock: it lies outside of the project's folder"))
    try expectEqual(readFile(folder.path("kept")), Array("kept".utf8))
  }

  /// Without links git writes where they lead. Recording over that would lose the link in the repository.
  @Test(arguments: goldens + ["galley.lock"]) func aLinkThatGitWroteAsTextIsKept(golden: String) throws {
    let folder = try project()
    let path = folder.path(golden == "galley.lock" ? "in/galley.lock" : "in/Goldens/\(golden)")
    let text = Array("../Store/\(golden)".utf8)
    try writeFile(path, text)
    for verb in ["record", "record --record all"] {
      let run = try folder.shell("cd in && $GALLEY \(verb)")
      let said =
        "\(golden): is a link to ../Store/\(golden) that git wrote as a text file: check it out with"
      #expect(run.status == 2 && run.errors.contains(said), "\(run.text)\(run.errors)")
      try expectEqual(readFile(path), text)
    }
  }

  @Test func aSceneThatLeadsOutsideIsNotRead() throws {
    let folder = try project()
    try writeFile(folder.path("secret.yaml"), Array(sceneText("secret words").utf8))
    try #require(symlink("../../secret.yaml", folder.path("in/Goldens/s.yaml")) == 0)
    for verb in ["verify", "record", "render", "layout", "lint", "json", "list", "explain"] {
      let scene = verb == "json" || verb == "explain" ? "Goldens/s.yaml" : "Goldens"
      let run = try folder.shell("cd in && $GALLEY \(verb) \(scene) $([ \(verb) = render ] && echo -o out/)")
      let said = "Goldens/s.yaml: it lies outside of the project's folder "
      #expect(run.status == 2 && run.errors.contains(said), "\(verb): \(run.errors)")
      #expect(!(run.text + run.errors).contains("secret words"))
    }
    #expect(!exists(folder.path("in/Goldens/s.png")) && !exists(folder.path("in/out/s.png")))
    try expectEqual(folder.shell("cd in && $GALLEY layout Goldens/s.yaml --allow-path ..").status, 0)
  }

  @Test func aProjectThatLeadsOutsideIsNotRead() throws {
    let folder = try project()
    removeFile(folder.path("in/galley.yaml"))
    try #require(symlink("../kept", folder.path("in/galley.yaml")) == 0)
    let run = try folder.shell("cd in && $GALLEY verify")
    #expect(run.status == 2 && run.errors.contains("galley.yaml: it lies outside of the project's folder"))
    #expect(!run.errors.contains("kept"))
  }
}
