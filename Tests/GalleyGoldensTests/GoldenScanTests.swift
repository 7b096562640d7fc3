import GalleyBase
import GalleyFiles
import GalleyGoldens
import TestSupport
import Testing

@Suite struct GoldenScanTests {
  @Test func aSceneNamesItsGoldens() {
    let golden = GoldenCase(scene: "Goldens/label/insets.yaml")
    #expect(golden.image == "Goldens/label/insets.png")
    #expect(golden.layout == "Goldens/label/insets.layout.json")
    #expect(golden.name == "insets")
    #expect(GoldenCase(scene: "a.b.json").image == "a.b.png")
    #expect(GoldenCase(scene: "noextension").image == "noextension.png")
  }

  @Test func scenesAreFoundAtAnyDepthAndInOrder() throws {
    let folder = try self.folder([
      "label/b.yaml", "label/b.png", "label/b.layout.json", "a/x/deep.yml", "label/a.json", ".hidden/c.yaml",
      "README.md",
    ])
    let scan = try GoldenScan(paths: [folder.path])
    #expect(scan.cases.map(\.scene) == ["a/x/deep.yml", "label/a.json", "label/b.yaml"].map(folder.path(_:)))
    #expect(scan.orphans == [])
    #expect(scan.clashes == [])
  }

  @Test func snapshotsOfProgramsArePassedOver() throws {
    let folder = try self.folder(["a.yaml", "p/__Snapshots__/T/x.1.png", "p/__Snapshots__/T/x.1.json", "p/b.png"])
    let scan = try GoldenScan(paths: [folder.path])
    #expect(scan.cases.map(\.scene) == [folder.path("a.yaml")])
    #expect(scan.orphans == [])
    try expectEqual(GoldenScan(paths: [folder.path("p/__Snapshots__")]).cases.map(\.name), ["x.1"])
  }

  @Test func whatIsNoSceneIsPassedOver() throws {
    let folder = try self.folder([
      "a.yaml", "other.yaml", "other.json", "Failures/a.png", "x/a.actual.png", "x/a.actual.layout.json", "y/photo.png",
    ])
    try writeFile(folder.path("dump.json"), Array("{ \"galley\": 1, \"views\": [], \"fontsUsed\": [] }".utf8))
    try writeFile(folder.path("indented.json"), Array("\n{\n  \"galley\": 1,\n  \"views\": []\n}".utf8))
    let scan = try GoldenScan(paths: [folder.path], excluding: [folder.path("./Failures")])
    #expect(scan.cases.map(\.scene) == ["a.yaml", "indented.json"].map(folder.path(_:)))
    #expect(scan.passedOver == ["dump.json", "other.json", "other.yaml"].map(folder.path(_:)))
    #expect(scan.orphans == [])
  }

  /// A report of `verify` or `lint` is JSON with the key `galley`, and may hold every word of scenes.
  @Test(arguments: [
    "{\n  \"galley\": 1,\n  \"passed\": 1, \"scenes\": [{ \"views\": 1 }]\n}",
    "{ \"galley\": 1, \"passed\": 0, \"scenes\": [{\"reasons\": [\"the \\\"views\\\": differ\"]}] }",
  ])
  func aReportIsNoScene(text: String) throws {
    let folder = try self.folder(["a.yaml"])
    try writeFile(folder.path("report.json"), Array(text.utf8))
    let scan = try GoldenScan(paths: [folder.path])
    #expect(scan.cases.map(\.scene) == [folder.path("a.yaml")])
    #expect(scan.passedOver == [folder.path("report.json")])
  }

  @Test func goldensWithoutASceneAreOrphans() throws {
    let folder = try self.folder(["a.yaml", "a.png", "gone.png", "gone.layout.json", "b/photo.png"])
    let scan = try GoldenScan(paths: [folder.path]) { [$0, folder.path("x/../b/./photo.png"), folder.path("one.png")] }
    #expect(scan.orphans == ["gone.layout.json", "gone.png"].map(folder.path(_:)))
  }

  @Test func picturesOfFramesBelongToTheSceneThatTheirNamesBeginWith() throws {
    let folder = try self.folder([
      "a.yaml", "a.b.yaml", "a.b.png", "a.x.png", "a.b.y.png", "gone.x.png", "a..png", "d/a.x.png", "a.x.layout.json",
    ])
    let scan = try GoldenScan(paths: [folder.path])
    #expect(
      scan.framePictures == [
        folder.path("a"): [folder.path("a.x.png")], folder.path("a.b"): [folder.path("a.b.y.png")],
      ])
    #expect(scan.orphans == ["a..png", "a.x.layout.json", "gone.x.png"].map(folder.path(_:)))
    let named = try scan.withoutMaterials([folder.path("a.x.png"), folder.path("a.png")]) { _ in
      [folder.path("a.x.png")]
    }
    #expect(named == [folder.path("a.png")])
  }

  @Test func scenesThatShareGoldensAreReported() throws {
    let folder = try self.folder(["a.yaml", "a.json", "b.yaml"])
    try expectEqual(GoldenScan(paths: [folder.path]).clashes, ["a.json", "a.yaml"].map(folder.path(_:)))
  }

  @Test func aPathGivenTwiceIsOneCase() throws {
    let folder = try self.folder(["a.yaml"])
    try expectEqual(GoldenScan(paths: [folder.path, folder.path("a.yaml")]).cases.count, 1)
  }

  @Test func aMissingPathIsAnError() {
    let error = #expect(throws: FileError.self) { try GoldenScan(paths: ["/nowhere/a.yaml"]) }
    #expect(error?.message == "/nowhere/a.yaml: there is no such file or folder")
  }

  private func folder(_ files: [String]) throws -> TemporaryFolder {
    let temporary = try TemporaryFolder()
    for file in files {
      try makeFolder(folder(of: temporary.path(file)))
      let isLayout = file.hasSuffix(".layout.json")
      let text =
        isLayout
        ? "{\"galley\": 1, \"size\": [1, 1], \"views\": [], \"fontsUsed\": []}" : "{\"galley\": 1, \"views\": []}"
      let isScene = !isLayout && [".yaml", ".yml", ".json"].contains { file.hasSuffix($0) } && !file.contains("other")
      try writeFile(temporary.path(file), isLayout || isScene ? Array(text.utf8) : [])
    }
    return temporary
  }

  private func folder(of path: String) -> String { GalleyFiles.folder(of: path) }
}
