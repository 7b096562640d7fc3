import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import Glibc
import TestSupport
import Testing

/// Verify and record, from the first golden to the accepted change.
@Suite struct GoldenLifeTests {
  @Test func recordedScenesAreVerified() throws {
    let folder = try TemporaryFolder(["Goldens/a/one.yaml": sceneText("one"), "Goldens/b/two.yaml": sceneText("two")])
    let recorded = try folder.galley("record")
    #expect(recorded.status == 0)
    #expect(
      recorded.text
        == "recorded: Goldens/a/one.yaml: new\nrecorded: Goldens/b/two.yaml: new\n2 recorded, 0 unchanged\n")
    let verified = try folder.galley("verify")
    #expect(verified.status == 0)
    #expect(
      verified.text
        == "2 scenes: all as accepted\n")
    #expect(verified.errors == "")
    #expect(folder.names == ["Goldens"])
    try expectEqual(folder.galley("record").text, "0 recorded, 2 unchanged\n")
  }

  @Test func aChangeIsShownAndAccepted() throws {
    let folder = try TemporaryFolder(["Goldens/one.yaml": sceneText("aa bb"), "Goldens/two.yaml": sceneText("two")])
    try expectEqual(folder.galley("record").status, 0)
    let untouched = try readFile(folder.path("Goldens/two.png"))
    // 54 points hold nine characters; 24 hold four, so the second word goes to the next line.
    try writeFile(folder.path("Goldens/one.yaml"), Array(sceneText("aa bb", extra: "").narrowed.utf8))
    let before = try readFile(folder.path("Goldens/one.png"))
    let run = try folder.galley("verify")
    #expect(run.status == 1)
    #expect(run.text.hasPrefix("changed  Goldens/one.yaml:7  "))
    #expect(run.text.contains("line 1 now breaks before “bb”: room 100 → 24 pt"))
    #expect(run.text.contains("\n  accept: galley accept Goldens/one.yaml\n"))
    #expect(run.text.contains("expected, actual and difference: Failures\n"))
    #expect(
      run.text.hasSuffix(
        "\n2 scenes: 1 as accepted, 1 changed. Look: galley review. Accept all: galley accept --all\n"))
    try expectEqual(readFile(folder.path("Goldens/one.png")), before)
    let endings = ["actual.layout.json", "actual.png", "difference.png", "expected.layout.json", "expected.png"]
    try expectEqual(
      filesBelow(folder.path("Failures")),
      endings.map { folder.path("Failures/Goldens/one.\($0)") } + [folder.path("Failures/runs.json")])
    let accepted = try folder.galley("record", "Goldens/one.yaml")
    #expect(accepted.text == "recorded: Goldens/one.yaml: changed\n1 recorded, 0 unchanged\n")
    try expectEqual(folder.galley("verify").status, 0)
    try expectEqual(filesBelow(folder.path("Failures")), [])
    try expectEqual(readFile(folder.path("Goldens/two.png")), untouched)
  }

  @Test func driftOfOnePixelIsSeenUnlessABudgetAllowsIt() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText()])
    try expectEqual(folder.galley("record", "a.yaml").status, 0)
    var picture = try PNG.decode(try readFile(folder.path("a.png")))
    picture[199, 79].red = 254
    try writeFile(folder.path("a.png"), try PNG.encode(picture))
    let run = try folder.galley("verify", "a.yaml")
    #expect(run.status == 1)
    #expect(run.text.contains("raster drift  a.yaml:1\n  1 of 16000 pixels differs, in x 199–199, y 79–79,"))
    try writeFile(folder.path("a.yaml"), Array(sceneText(extra: "maxDelta: 1\nmaxPixels: 1").utf8))
    let allowed = try folder.galley("verify", "a.yaml")
    #expect(allowed.status == 0)
    #expect(allowed.text.hasPrefix("with a tolerance: a.yaml (maxDelta 1, maxPixels 1; used: 1 pixels by up to 1)\n"))
  }

  @Test func comparingNothingFails() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText(), "empty/x.txt": ""])
    try expectEqual(folder.galley("record").status, 0)
    let filtered = try folder.galley("verify", "--filter", "nothing")
    #expect(filtered.status == 2)
    #expect(
      filtered.errors == "galley: no scene in Goldens has \"nothing\" in its path: nothing was compared\n")
    try expectEqual(
      folder.galley("verify", "empty").errors, "galley: there is no scene in empty: nothing was compared\n")
    try expectEqual(folder.galley("verify", "empty").status, 2)
    try expectEqual(folder.galley("verify", "gone").status, 2)
    let elsewhere = try TemporaryFolder().galley("verify")
    #expect(elsewhere.status == 2)
    #expect(elsewhere.errors.contains("there is no galley.yaml and no folder Goldens here"))
    try writeFile(folder.path("new.yaml"), Array(sceneText().utf8))
    let missing = try folder.galley("verify", "new.yaml")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("nothing was compared"))
  }

  @Test func aMissingGoldenFailsAndIsNotWritten() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("a"), "Goldens/b.yaml": sceneText("b")])
    try expectEqual(folder.galley("record", "--filter", "a.yaml").status, 0)
    let run = try folder.galley("verify")
    #expect(run.status == 1)
    #expect(
      run.text.hasPrefix(
        "missing  Goldens/b.yaml has no golden yet\n  record: galley record Goldens/b.yaml\n2 scenes: 1 as accepted, "
          + "1 without a golden\n"))
    #expect(!exists(folder.path("Goldens/b.png")))
    #expect(exists(folder.path("Failures/Goldens/b.actual.png")))
    let inCI = try folder.galley(["verify"], environment: ["CI": "true"])
    #expect(inCI.status == 2)
    #expect(
      inCI.errors
        == "galley: Goldens/b.yaml has no golden, which is an error if CI is set: record the golden and commit it\n")
  }

  @Test func aGoldenWithoutASceneIsFound() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText()])
    try expectEqual(folder.galley("record").status, 0)
    try writeFile(folder.path("Goldens/gone.png"), try readFile(folder.path("Goldens/a.png")))
    let run = try folder.galley("verify")
    #expect(run.status == 1)
    #expect(
      run.text.hasPrefix(
        "orphan  Goldens/gone.png: there is no scene for it in the same folder\n  remove: git rm Goldens/gone.png\n"))
    #expect(run.text.hasSuffix("\n1 scene: 1 as accepted, 1 golden without a scene\n"))
  }

  @Test func twoScenesCannotShareGoldens() throws {
    let folder = try TemporaryFolder([
      "Goldens/a.yaml": sceneText(), "Goldens/a.json": "{\"galley\": 1, \"views\": []}",
    ])
    for verb in ["verify", "record"] {
      let run = try folder.galley(verb)
      #expect(run.status == 2)
      #expect(run.errors.contains("Goldens/a.json: another scene has this name with another extension"))
    }
  }

  @Test func aBrokenSceneFailsTheRunButNotTheOthers() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText(), "Goldens/b.yaml": "galley: 1"])
    let recorded = try folder.galley("record")
    #expect(recorded.status == 2)
    #expect(recorded.text.hasPrefix("recorded: Goldens/a.yaml: new\n"))
    #expect(folder.names == ["Goldens"])
    let run = try folder.galley("verify")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("Goldens/b.yaml:1:1: error:"))
    #expect(
      run.text.contains("2 scenes: 1 as accepted, 1 with a mistake\n"))
  }

  @Test(
    arguments: [
      (["--record", "missing"], [:], 0, ["b"]), (["--record", "all"], [:], 0, ["a", "b", "c"]),
      ([], [:], 0, ["b", "c"]),
      ([], ["CI": "true"], 2, []), (["--record", "failed"], ["CI": "true"], 0, ["b", "c"]),
      ([], ["CI": "false"], 0, ["b", "c"]),
      (["--record", "never"], [:], 2, []), ([], ["SNAPSHOT_TESTING_RECORD": "missing"], 0, ["b"]),
      ([], ["GALLEY_RECORD": "all", "SNAPSHOT_TESTING_RECORD": "never", "CI": "1"], 0, ["a", "b", "c"]),
      ([], ["GALLEY_RECORD": "often"], 2, []),
    ] as [([String], [String: String], Int32, [String])])
  func recordModesChooseTheGoldens(
    flags: [String], environment: [String: String], status: Int32, written: [String]
  ) throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("a"), "b.yaml": sceneText("b"), "c.yaml": sceneText("c")])
    try expectEqual(folder.galley("record", "a.yaml", "c.yaml").status, 0)
    try writeFile(folder.path("c.yaml"), Array(sceneText("changed").utf8))
    let run = try folder.galley(["record", "."] + flags, environment: environment)
    #expect(run.status == status)
    let lines = run.text.split(separator: "\n").filter { $0.hasPrefix("recorded: ") }
    #expect(lines.map { String($0.dropFirst("recorded: ./".count).prefix(1)) } == written)
    #expect(exists(folder.path("b.png")) == written.contains("b"))
  }

  /// A layout that is there was accepted, and is not replaced because a picture beside it is gone.
  @Test func missingModeLeavesScenesThatHaveSomeGoldens() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("a"), "b.yaml": sceneText("b")])
    try expectEqual(folder.galley("record", ".").status, 0)
    let accepted = try readFile(folder.path("a.layout.json"))
    try writeFile(folder.path("a.yaml"), Array(sceneText("changed").utf8))
    #expect(unlink(folder.path("a.png")) == 0)
    let run = try folder.galley("record", ".", "--record", "missing")
    #expect(
      run.text.hasPrefix("left: ./a.yaml: there is no ./a.png; 'title' now says “changed” instead of “a”"))
    #expect(run.text.hasSuffix("\n0 recorded, 1 unchanged, 1 left as it is\n"))
    try expectEqual(readFile(folder.path("a.layout.json")), accepted)
    #expect(!exists(folder.path("a.png")))
  }

  @Test func aLargePictureNeedsLeave() throws {
    // Many small letters in many colours are more than 24 kB, and less than 250.
    let rows = (0..<40).map { row in
      let color = String(0x100000 + row * 0x2F3B5, radix: 16)
      let text = String(repeating: "Wg ", count: 80)
      return
        "  - label: { frame: [\(Double(row) * 0.37), \(row * 8), 800, 9], text: \"\(text)\", textColor: \"#\(color)\", "
        + "font: { family: Inter, size: \(7 + Double(row % 7) * 0.3) } }"
    }.joined(separator: "\n")
    let scene = "galley: 1\nsize: [800, 320]\nviews:\n\(rows)\n"
    let folder = try TemporaryFolder(["a.yaml": scene, "galley.yaml": "galley: 1\nlargestGolden: 24\n"])
    let run = try folder.galley("record", "a.yaml")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("galley: a.yaml: its picture has "))
    #expect(run.errors.contains("more than the limit of 24 kB: make the scene smaller, or set `large: true` in it"))
    #expect(folder.names == ["a.yaml", "galley.yaml"])
    let plain = try TemporaryFolder(["a.yaml": scene])
    try expectEqual(plain.galley("record", "a.yaml").status, 0)
    try writeFile(folder.path("a.yaml"), Array((scene + "large: true\n").utf8))
    try expectEqual(folder.galley("record", "a.yaml").status, 0)
  }

  @Test(
    arguments: [
      (["--artifacts", "x"], [:], "x"), ([], ["GALLEY_ARTIFACTS_DIR": "y", "SNAPSHOT_ARTIFACTS": "z"], "y"),
      ([], ["SNAPSHOT_ARTIFACTS": "z"], "z"),
    ] as [([String], [String: String], String)])
  func artifactsGoWhereTheyAreWanted(flags: [String], environment: [String: String], wanted: String) throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText()])
    _ = try folder.galley(["verify", "a.yaml"] + flags, environment: environment)
    #expect(folder.names == ["a.yaml", wanted])
  }

  @Test func aVerdictIsSaidEvenIfNoPictureOfItCanBeWritten() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("a"), "b.yaml": sceneText("b"), "file": ""])
    try expectEqual(folder.galley("record", "a.yaml", "b.yaml").status, 0)
    try writeFile(folder.path("a.yaml"), Array(sceneText("cc").utf8))
    let run = try folder.galley("verify", ".", "--artifacts", "file/deep")
    #expect(run.status == 2)
    #expect(run.text.contains("\n  'title' now says “cc” instead of “a”"))
    #expect(run.text.hasPrefix("changed  ./a.yaml:7") && run.text.contains("2 scenes: 1 as accepted, 1 changed"))
    #expect(run.errors == "galley: file: the folder cannot be created: File exists\n")
    let json = try folder.galley("verify", ".", "--artifacts", "file/deep", "--json")
    #expect(json.text.contains("\"verdict\": \"changed\""))
    #expect(json.text.contains("\"error\": \"galley: file: the folder cannot be created"))
  }

  @Test func unreadableGoldensAreReported() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("a")])
    try expectEqual(folder.galley("record", "a.yaml").status, 0)
    try writeFile(folder.path("a.png"), Array("version https://git-lfs.github.com/spec/v1".utf8))
    let run = try folder.galley("verify", "a.yaml")
    #expect(run.status == 2)
    #expect(run.text.hasPrefix("unreadable  a.yaml:1\n  a.png: "))
    #expect(
      run.errors
        == "galley: nothing was compared: no golden could be read. Restore them (git lfs pull, or git checkout) and verify "
        + "again.\n")
  }

  /// A picture that a scene names is its material; one whose name merely stands in some text is an orphan.
  @Test func onlyPicturesThatAreNamedAreMaterial() throws {
    let folder = try TemporaryFolder([
      "Goldens/a/one.yaml": sceneText("../b/used.png"),
      "Goldens/a/three.yaml": "galley: 1\nviews: [ { image: { image: ../b/scaled, frame: [0, 0, 9, 9] } } ]\n",
      "Goldens/a/two.yaml": sceneText("see orphan.png") + "  # orphan.png\n",
    ])
    let picture = try PNG.encode(Bitmap(size: PixelSize(width: 2, height: 2), color: .white))
    try makeFolder(folder.path("Goldens/b"))
    for name in ["a/orphan.png", "b/used.png", "b/scaled@2x.png"] {
      try writeFile(folder.path("Goldens/\(name)"), picture)
    }
    try expectEqual(folder.galley("record").status, 0)
    let run = try folder.galley("verify")
    #expect(run.status == 1)
    #expect(run.text.split(separator: "\n").filter { $0.hasPrefix("orphan  ") }.count == 1)
    #expect(
      run.text.hasPrefix(
        "orphan  Goldens/a/orphan.png: there is no scene for it in the same folder\n  remove: git rm Goldens/a/orphan.png\n"
      ))
  }

  @Test func theReportIsJSON() throws {
    let folder = try TemporaryFolder(["Goldens/a b.yaml": sceneText("a"), "Goldens/c.yaml": sceneText("c")])
    try expectEqual(folder.galley("record").status, 0)
    try writeFile(folder.path("Goldens/a b.yaml"), Array(sceneText("b").utf8))
    let run = try folder.galley("verify", "--json")
    #expect(run.status == 1)
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(
      lines[1...4] == ["  \"galley\": 1,", "  \"passed\": 1,", "  \"failed\": 1,", "  \"artifacts\": \"Failures\","])
    #expect(
      lines[6].hasPrefix(
        "    { \"scene\": \"Goldens/a b.yaml\", \"verdict\": \"changed\", \"reasons\": [\"'title' now says"))
    #expect(lines[6].contains("\"accept\": \"galley accept 'Goldens/a b.yaml'\" }"))
    #expect(lines[7] == "    { \"scene\": \"Goldens/c.yaml\", \"verdict\": \"same\", \"reasons\": [], \"causes\": [] }")
  }
}

extension String {
  /// The same scene with less room on the right.
  fileprivate var narrowed: String {
    replacing("numberOfLines: 0", with: "numberOfLines: 0\n      insets: [0, 0, 0, 76]")
  }
}
