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

  @Test func otherFilesAreSkipped() throws {
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
  func aReportIsNotAScene(text: String) throws {
    let folder = try self.folder(["a.yaml"])
    try writeFile(folder.path("report.json"), Array(text.utf8))
    let scan = try GoldenScan(paths: [folder.path])
    #expect(scan.cases.map(\.scene) == [folder.path("a.yaml")])
    #expect(scan.passedOver == [folder.path("report.json")])
  }

  /// A key is what YAML takes for one.
  static let scenes = [
    "galley: 1\nviews: []", "galley : 1", "galley:\t1", "  galley: 1\n  views: []", "? galley\n: 1", "\"galley\": 1",
    "'galley' : 1",
    "{galley: 1, views: []}", "{ 'galley': 1 }", "{\n  \"views\": [{}],\n  \"galley\": 1\n}", "# a\n---\ngalley: 1",
    "%YAML 1.2\n---\n# a\n\ngalley: 1\n...\n", "size: [1, 1]\r\ngalley: 1\r\n", "views: []\rgalley: 1",
    "\u{FEFF}galley: 1",
    "&a galley: 1", "!!str galley: 1", "views:\n- galley: 2\n- { passed: 1 }\ngalley: 1",
    // Scenes with mistakes are to be told of them.
    "\tgalley: 1\n", "<<<<<<< ours\ngalley: 1\n=======\ngalley: 2\n>>>>>>> theirs\n", "views: [\n'galley': 1\n",
    "views: {\n\"galley\" : 1\n", "galley: 1\nviews: [", "galley: 1\n---\ngalley: 1",
    String(repeating: "# a comment that is long\n", count: 5000) + "galley: 1\n",
    "views:\n" + String(repeating: "- text: a\n", count: 9000) + "galley: 1\n",
  ]

  static let others = [
    "", "galley", "- galley: 1", "- { galley: 1 }", "a: { galley: 1 }", "a:\n  galley: 1", "text: \"galley: 1\"",
    "galleys: 1",
    "text: |\n  galley: 1\n", "{\"galley\": 1, \"views\": [], \"fontsUsed\": []}", "{\n\"galley\": 1,\n\"passed\": 1}",
    "# galley: 1\n",
    "[\"galley\", 1]", "on: push\njobs:\n  galley: {}\n", "--- galley\n", "a: [",
    "[" + String(repeating: "\"galley: 1\",\n", count: 9000) + "1]",
  ]

  @Test(arguments: scenes) func aSceneIsKnownByItsKey(text: String) throws {
    let folder = try TemporaryFolder(["a.yaml": text, "b.yml": text])
    let scan = try GoldenScan(paths: [folder.path])
    #expect(scan.cases.map(\.scene) == ["a.yaml", "b.yml"].map(folder.path(_:)))
  }

  @Test(arguments: others) func filesWithoutTheKeyAreNotScenes(text: String) throws {
    let folder = try TemporaryFolder(["a.yaml": text, "b.json": text])
    let scan = try GoldenScan(paths: [folder.path])
    #expect(scan.cases.isEmpty && scan.passedOver.count == 2)
  }

  /// A scene that has lost its key is compared, and so refused; no golden of what may be a scene is to be removed.
  @Test func aSceneThatHasLostItsKeyKeepsItsGoldens() throws {
    let goldens = ["a.png", "a.layout.json", "a@dark.png", "a@dark.layout.json", "a@dark.on.png", "a.cells.txt"]
    let folder = try self.folder(
      goldens + ["other.yaml", "other.x.png", "other@b.layout.json", "c.yaml", "c@b.layout.json"])
    try writeFile(folder.path("a.yaml"), Array("galeli: 1".utf8))
    let scan = try GoldenScan(paths: [folder.path])
    #expect(scan.cases.map(\.scene) == ["a.yaml", "c.yaml"].map(folder.path(_:)))
    #expect(scan.passedOver == [folder.path("other.yaml")])
    #expect(!scan.orphans.contains { $0.contains("other") || $0.hasSuffix("a.png") }, "\(scan.orphans)")
    #expect(scan.orphans.contains(folder.path("c@b.layout.json")))
    // A layout that was written beside its golden is no scene.
    try writeFile(folder.path("c.json"), readFile(folder.path("a.layout.json")))
    try writeFile(folder.path("c.layout.json"), readFile(folder.path("a.layout.json")))
    try expectEqual(GoldenScan(paths: [folder.path]).clashes, [])
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

  /// Each scene has its file of lines, however many variants are in it, and variants with pictures clash as scenes do.
  @Test func scenesWithLinesOwnTheirFiles() throws {
    let folder = try self.folder(["a.yaml", "a@v0.png", "b.yaml", "d.yaml", "d.json"])
    let digest = String(repeating: "a", count: 32)
    for name in ["a", "b", "c"] {
      try writeFile(folder.path(name + ".cells.txt"), Array("\(digest) \(digest) 4x3 v1\n".utf8))
    }
    let scan = try GoldenScan(
      paths: [folder.path],
      variants: { _ in
        GoldenVariants(count: 3) {
          ("v\($0)", $0 == 0)
        } keepsPicture: {
          $0 == "v0"
        }
      })
    #expect(scan.orphans == ["c.cells.txt"].map(folder.path(_:)))
    #expect(scan.clashes == ["d.json", "d.json@v0", "d.yaml", "d.yaml@v0"].map(folder.path(_:)))
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
