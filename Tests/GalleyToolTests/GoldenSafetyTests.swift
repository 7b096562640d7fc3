import GalleyFiles
import GalleyGoldens
import TestSupport
import Testing

/// Nothing passes by accident, and nothing is lost.
@Suite struct GoldenSafetyTests {
  @Test(arguments: ["a.png", "a.layout.json"])
  func renderAndLayoutDoNotWriteOverGoldens(golden: String) throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText()])
    try expectEqual(folder.galley("record").status, 0)
    let before = try readFile(folder.path("Goldens/\(golden)"))
    let verb = golden.hasSuffix("png") ? "render" : "layout"
    try writeFile(folder.path("Goldens/a.yaml"), Array(sceneText("Other").utf8))
    let run = try folder.galley(verb, "Goldens", "-o", "Goldens")
    #expect(run.status == 2)
    #expect(run.errors.contains("Goldens/\(golden) is a golden of "), "\(run.errors)")
    #expect(run.errors.contains("to replace it, run galley record"))
    try expectEqual(readFile(folder.path("Goldens/\(golden)")), before)
    try expectEqual(folder.galley("verify").status, 1)
    // A picture beside a scene without a golden is no golden.
    try writeFile(folder.path("b.yaml"), Array(sceneText().utf8))
    for _ in 0..<2 { try expectEqual(folder.galley("render", "b.yaml").status, 0) }
  }

  /// A repository has more than scenes: what is none is passed over, and no picture that is not Galley's is to be removed.
  @Test func aWholeRepositoryCanBeVerified() throws {
    let folder = try TemporaryFolder([
      "Screens/a.yaml": sceneText(), ".github/workflows/ci.yml": "on: push", "docker-compose.yml": "services: {}",
      "package.json": "{\"name\": \"galley\"}", "Assets/logo.png": "png", "report.json": "{\"galley\": 1}",
      "Screens/layout.layout.json": "{}",
    ])
    try expectEqual(folder.galley("record", ".").status, 0)
    try writeFile(folder.path("dump.json"), try folder.galley("layout", "Screens/a.yaml").output)
    let run = try folder.galley("verify", ".", "-v")
    #expect(run.status == 0, "\(run.text)\(run.errors)")
    #expect(run.text.contains("skipped: 4 files without the key galley\n"), "\(run.text)")
    // What a failure leaves is not scanned either, wherever it is.
    try writeFile(folder.path("Screens/a.yaml"), Array(sceneText("Other").utf8))
    for _ in 0..<2 {
      let failed = try folder.galley("verify", ".", "--artifacts", "out")
      #expect(failed.status == 1)
      #expect(!failed.text.contains("orphan"), "\(failed.text)")
    }
    #expect(try !folder.galley("verify", ".").text.contains("orphan"))
  }

  /// A folder in several spellings is one, and so are its frames, lines and orphans.
  @Test(arguments: [
    "Goldens ./Goldens $PWD/Goldens", "./Goldens/s.yaml Goldens",
    "Goldens/a.yaml Goldens/s.yaml $PWD/Goldens/../Goldens",
    "Goldens link",
  ])
  func aSceneThatIsNamedInSeveralWaysIsComparedOnce(paths: String) throws {
    let steps = "steps: [{ tap: title, frame: one }, { tap: title, frame: two }]"
    let folder = try TemporaryFolder([
      "Goldens/a.yaml": sceneText(extra: "matrix: { appearances: [dark], scales: [1] }"),
      "Goldens/s.yaml": sceneText(extra: steps),
    ])
    try expectEqual(folder.shell("ln -s Goldens link; $GALLEY record -q").status, 0)
    let run = try folder.shell("$GALLEY verify \(paths)")
    #expect(run.status == 0 && run.text.hasSuffix("2 scenes (5 cells): all as accepted\n"), "\(run.text)\(run.errors)")
    let record = try folder.shell("$GALLEY record --record all \(paths)")
    #expect(record.text.hasSuffix("5 recorded, 0 unchanged\n"), "\(record.text)")
    try writeFile(folder.path("Goldens/s.png"), try readFile(folder.path("Goldens/s.one.png")))
    #expect(try folder.shell("$GALLEY verify \(paths)").text.contains("1 golden without a scene\n"))
  }

  @Test func onlyWhatGalleyWroteIsToBeRemoved() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText(), "Goldens/photo.png": "png"])
    try expectEqual(folder.galley("record").status, 0)
    for name in ["png", "layout.json"] {
      try writeFile(folder.path("Goldens/gone.\(name)"), try readFile(folder.path("Goldens/a.\(name)")))
    }
    let run = try folder.galley("verify")
    #expect(run.status == 1)
    #expect(
      run.text.contains(
        "orphan  Goldens/gone.png: there is no scene for it in the same folder\n  remove: git rm Goldens/gone.png\n"))
    #expect(run.text.contains("orphan  Goldens/photo.png: not a golden of any scene\n"), "\(run.text)")
  }

  @Test func inCIAnUnreadableTextIsNotRecordedUnasked() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("Hello over there", width: 20)])
    let asked = ["record", "--record", "failed"]
    let refused = try folder.galley(asked, environment: ["CI": "true"])
    #expect(refused.status == 1)
    #expect(refused.text.contains("refused: Goldens/a.yaml: 'title' is truncated"), "\(refused.text)")
    #expect(folder.names == ["Goldens"])
    #expect(!exists(folder.path("Goldens/a.png")))
    try expectEqual(folder.galley(asked + ["--accept-warnings"], environment: ["CI": "true"]).status, 0)
    let again = try folder.galley("record", "--record", "all")
    #expect(again.status == 0)
    #expect(again.text.contains("note: Goldens/a.yaml: 'title' is truncated"), "\(again.text)")
  }

  @Test func aLockNamesTheVersions() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText()])
    try expectEqual(folder.galley("record").status, 0)
    let path = folder.path("Goldens/galley.lock")
    let text = String(decoding: try readFile(path), as: UTF8.self)
    #expect(text.contains("\"FreeType\": \""))
    #expect(text.contains("\"GalleyTestMono-Regular\": \""))
    #expect(try !folder.galley("verify").text.contains("recorded with"))
    let lock = try #require(GoldenLock(bytes: Array(text.utf8)))
    let version = try #require(lock.libraries["FreeType"])
    try writeFile(path, Array(text.replacing("\"FreeType\": \"\(version)\"", with: "\"FreeType\": \"2.1\"").utf8))
    let said = "the goldens were recorded with FreeType 2.1, and this is FreeType \(version)"
    let same = try folder.galley("verify")
    #expect(same.status == 0)
    #expect(same.text.hasPrefix(said + " (Goldens/galley.lock)\n"), "\(same.text)")
    // It is the cause of pixels that nothing else explains.
    try writeFile(folder.path("b.yaml"), Array(sceneText(extra: "views: []").utf8))
    var picture = try readFile(folder.path("Goldens/a.png"))
    try writeFile(folder.path("other.yaml"), Array(sceneText().replacing("#FFFFFF", with: "#FEFFFF").utf8))
    try expectEqual(folder.galley("render", "other.yaml").status, 0)
    picture = try readFile(folder.path("Pictures/other.png"))
    try writeFile(folder.path("Goldens/a.png"), picture)
    let drift = try folder.galley("verify")
    #expect(
      drift.text.contains("raster drift  Goldens/a.yaml:1") && drift.text.contains("\n  " + said), "\(drift.text)")
    // Recording anew renews it.
    try expectEqual(folder.galley("record").status, 0)
    try expectEqual(readFile(path), Array(text.utf8))
  }

  /// The process is killed at many moments; the next run finishes or undoes what it left, so that picture and layout are
  /// both old or both new.
  @Test(arguments: Array(0..<10))
  func aKilledRecordLeavesEveryCaseWhole(moment: Int) throws {
    let names = ["a", "b", "c"]
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: names.map { ("Goldens/\($0).yaml", sceneText($0)) }))
    try expectEqual(folder.galley("record").status, 0)
    for name in names { try writeFile(folder.path("Goldens/\(name).yaml"), Array(sceneText(name + " new").utf8)) }
    let delay = Double(moment) * 0.03
    _ = try folder.shell("$GALLEY record -q & p=$!; sleep \(delay); kill -9 $p; wait $p")
    // The first run recovers, whatever its verdicts.
    _ = try folder.galley("verify", "-q", "--artifacts", "out")
    for name in names {
      let new = try folder.galley("verify", "Goldens/\(name).yaml", "--artifacts", "out")
      if new.status == 0 { continue }
      try writeFile(folder.path("Goldens/\(name).yaml"), Array(sceneText(name).utf8))
      let old = try folder.galley("verify", "Goldens/\(name).yaml", "--artifacts", "out")
      #expect(old.status == 0, "\(new.text)\(old.text)")
    }
    let left = try GalleyFiles.names(in: folder.path("Goldens")).filter { $0.hasPrefix(".galley-") }
    #expect(left == [])
  }

  /// The same of `accept`, with cells that are lines: what is accepted of a scene is of one age. Equal pictures of cells
  /// may be stored once or several times then; so the scenes say which they are.
  @Test(arguments: Array(0..<10))
  func aKilledAcceptLeavesEveryCaseWhole(moment: Int) throws {
    let names = ["a", "b", "c"]
    let matrix = "matrix: { appearances: [dark], contentSizeCategories: [extraLarge, small] }"
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: names.map { ("Goldens/\($0).yaml", sceneText($0, extra: matrix)) }))
    func write(_ text: String, to name: String) throws {
      try writeFile(folder.path("Goldens/\(name).yaml"), Array(sceneText(text, extra: matrix).utf8))
    }
    try expectEqual(folder.galley("record", "-q").status, 0)
    for name in names { try write(name + " new", to: name) }
    try expectEqual(folder.galley("verify", "-q").status, 1)
    let delay = Double(moment) * 0.02
    _ = try folder.shell("$GALLEY accept --all & p=$!; sleep \(delay); kill -9 $p; wait $p")
    // The next command finishes what was begun, and says what is accepted; what is not can still be.
    let pending = try folder.galley("pending")
    #expect(pending.status != 2 && !pending.text.contains("outdated"), "\(pending.text)\(pending.errors)")
    for name in names {
      let new = try folder.galley("verify", "Goldens/\(name).yaml", "--artifacts", "out")
      if new.status == 0 { continue }
      try write(name, to: name)
      let old = try folder.galley("verify", "Goldens/\(name).yaml", "--artifacts", "out")
      #expect(old.status == 0, "\(new.text)\(old.text)")
      try write(name + " new", to: name)
    }
    if exists(folder.path("Failures/runs.json")) { try expectEqual(folder.galley("accept", "--all").status, 0) }
    try expectEqual(folder.galley("verify").status, 0)
    #expect(!exists(folder.path("Failures/runs.json")))
    let left = try GalleyFiles.names(in: folder.path("Goldens")).filter { $0.hasPrefix(".galley-") }
    #expect(left == [])
  }
}
