import GalleyFiles
import TestSupport
import Testing

/// The pictures of failures of several runs, and the record of the runs that they are from.
@Suite struct FailureRunTests {
  private func record(_ folder: TemporaryFolder) throws -> [String] {
    let json = try JSON(reading: try readFile(folder.path("Failures/runs.json")))
    let scenes = json["scenes"]?.array ?? []
    return ["run \(json["run"]?.integer ?? -1)"]
      + scenes.map { "\($0["scene"]?.string ?? ""): \($0["verdict"]?.string ?? "") in \($0["run"]?.integer ?? -1)" }
  }

  @Test func aRunKeepsThePicturesOfOtherScenes() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("a"), "b.yaml": sceneText("b")])
    try expectEqual(folder.galley("record", "a.yaml", "b.yaml").status, 0)
    for name in ["a", "b"] { try writeFile(folder.path("\(name).yaml"), Array(sceneText(name + "x").utf8)) }
    try expectEqual(folder.galley("verify", "a.yaml").status, 1)
    try expectEqual(record(folder), ["run 1", "a.yaml: changed in 1"])
    let second = try folder.galley("verify", "b.yaml")
    #expect(second.text.contains("\nalso in the artifacts, from runs before 2: a.yaml (run 1)\n"))
    try expectEqual(record(folder), ["run 2", "a.yaml: changed in 1", "b.yaml: changed in 2"])
    #expect(exists(folder.path("Failures/a.actual.png")) && exists(folder.path("Failures/b.actual.png")))
    let json = try JSON(reading: try folder.galley("verify", "b.yaml", "--json").output)
    #expect(json["run"]?.integer == 3)
    #expect(json["earlier"]?.array?.map { $0["scene"]?.string } == ["a.yaml"])

    // A scene that passes takes its own pictures away, and no others; without any the record goes.
    try writeFile(folder.path("b.yaml"), Array(sceneText("b").utf8))
    try expectEqual(folder.galley("verify", "b.yaml").status, 0)
    try expectEqual(record(folder), ["run 3", "a.yaml: changed in 1"])
    try writeFile(folder.path("a.yaml"), Array(sceneText("a").utf8))
    try expectEqual(folder.galley("verify", "a.yaml").status, 0)
    try expectEqual(filesBelow(folder.path("Failures")), [])
  }

  /// What a killed run left goes at the next one, wherever files are written.
  @Test(arguments: ["", "Failures/", "Failures/s/", "out/"]) func killedRunsLeaveNothing(place: String) throws {
    let folder = try TemporaryFolder([
      "s/a.yaml": sceneText("a"), "Failures/s/x": "", "out/x": "", "galley.yaml": "galley: 1\nscenes: [s]\n",
    ])
    try expectEqual(folder.galley("record").status, 0)
    try writeFile(folder.path("s/a.yaml"), Array(sceneText("b").utf8))
    let names = ["tmp", "0.tmp"].map { "\(place).galley-0123456789abcdef.\($0)" }
    for name in names { try writeFile(folder.path(name), [1]) }
    try expectEqual(folder.galley("verify").status, 1)
    try expectEqual(folder.galley("record").status, 0)
    try expectEqual(folder.galley("render", "s/a.yaml", "-o", "out/a.png").status, 0)
    #expect(names.filter { exists(folder.path($0)) } == [])
  }

  /// A scene with a mistake shows nothing new, so its pictures stay.
  @Test func aSceneThatCannotBeDrawnKeepsItsPictures() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("a"), "b.yaml": sceneText("b")])
    try expectEqual(folder.galley("record", "a.yaml", "b.yaml").status, 0)
    try writeFile(folder.path("a.yaml"), Array(sceneText("ax").utf8))
    try expectEqual(folder.galley("verify", ".").status, 1)
    try writeFile(folder.path("a.yaml"), Array("galley: 1\nview: []".utf8))
    try expectEqual(folder.galley("verify", ".").status, 2)
    #expect(exists(folder.path("Failures/a.actual.png")))
    try expectEqual(record(folder), ["run 1", "./a.yaml: changed in 1"])
  }

  @Test func anInvalidRecordIsReplaced() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("a"), "Failures/runs.json": "nonsense"])
    try expectEqual(folder.galley("record", "a.yaml").status, 0)
    try writeFile(folder.path("a.yaml"), Array(sceneText("ax").utf8))
    try expectEqual(folder.galley("verify", "a.yaml").status, 1)
    try expectEqual(record(folder), ["run 1", "a.yaml: changed in 1"])
  }
}
