import GalleyFiles
import GalleyGoldens
import TestSupport
import Testing

/// The versions in a lock are renewed by a command that had all of its goldens, and by no other.
@Suite struct LockRenewalTests {
  /// A project as `galley init` lays it out, with recorded scenes in two folders.
  private func project(_ files: [String: String] = [:], scenes: String = "[Goldens]") throws -> TemporaryFolder {
    let matrix = "matrix: { appearances: [dark] }"
    let all = [
      "galley.yaml": "galley: 1\nscenes: \(scenes)\n", "Goldens/a/one.yaml": sceneText("one", extra: matrix),
      "Goldens/b/two.yaml": sceneText("two").replacing("Galley Test Mono", with: "Inter"),
    ]
    let folder = try TemporaryFolder(all.merging(files) { $1 })
    try #require(try folder.galley("record", "-q").status == 0)
    return folder
  }

  /// Makes the lock one of another version, and returns it.
  private func age(_ folder: TemporaryFolder, _ path: String = "galley.lock") throws -> GoldenLock {
    var lock = try #require(try GoldenLock(reading: folder.path(path)))
    lock.libraries["FreeType"] = "2.1"
    try writeFile(folder.path(path), lock.file)
    return lock
  }

  private func lock(_ folder: TemporaryFolder, _ path: String = "galley.lock") throws -> GoldenLock? {
    try GoldenLock(reading: folder.path(path))
  }

  @Test(arguments: ["[Goldens]", "[Goldens/*/*.yaml]", "[Goldens/a, Goldens/b]", "[.]"])
  func recordingAllRenewsIt(scenes: String) throws {
    let folder = try project(scenes: scenes)
    let new = try #require(try lock(folder))
    _ = try age(folder)
    try expectEqual(folder.galley("record").status, 0)
    try expectEqual(lock(folder), new)
    // From a folder below, named from there.
    _ = try age(folder)
    try expectEqual(folder.shell("cd Goldens/a && $GALLEY record ../../Goldens").status, 0)
    if scenes != "[.]" { try expectEqual(lock(folder), new) }
    // Faces that no scene uses any more go.
    try writeFile(folder.path("Goldens/b/two.yaml"), Array(sceneText("two").utf8))
    try expectEqual(folder.galley("record").status, 0)
    #expect(try lock(folder)?.faces.keys.sorted() == ["GalleyTestMono-Regular"])
  }

  @Test(arguments: [
    "cd Goldens/a && $GALLEY record .", "cd Goldens/a && $GALLEY record --record all ./", "$GALLEY record Goldens/b",
    "$GALLEY record --matrix none --record all", "$GALLEY record --matrix pairwise --record all",
    "$GALLEY record --filter one --record all", "$GALLEY record --variant dark --record all",
    "cd Goldens && $GALLEY record a b/two.yaml",
  ])
  func recordingAPartLeavesVersionsAndFaces(command: String) throws {
    let folder = try project()
    let old = try age(folder)
    let run = try folder.shell(command)
    #expect(run.status == 0, "\(run.errors)")
    try expectEqual(lock(folder), old)
    #expect(old.faces.count == 2)
    try expectEqual(lock(folder, "Goldens/a/galley.lock"), nil)
  }

  /// The faces of what is recorded are added; those of a scene that differs and is left are not.
  @Test func recordingAPartAddsItsFaces() throws {
    let folder = try project()
    var old = try age(folder)
    old.faces["GalleyTestMono-Regular"] = nil
    old.faces["Inter-Regular"] = "0"
    try writeFile(folder.path("galley.lock"), old.file)
    try writeFile(folder.path("Goldens/b/two.yaml"), Array(sceneText("other").utf8))
    try writeFile(folder.path("Goldens/a/new.yaml"), Array(sceneText("new").utf8))
    try expectEqual(folder.galley("record", "--record", "missing").status, 0)
    let new = try #require(try lock(folder))
    #expect(new.faces.keys.sorted() == ["GalleyTestMono-Regular", "Inter-Regular"])
    #expect(new.faces["Inter-Regular"] == "0" && new.libraries["FreeType"] == "2.1")
  }

  /// Accepting is recording of what a run compared.
  @Test(arguments: [
    (".", "verify", true), ("Goldens/a", "verify .", false), (".", "verify --matrix none", false),
    (".", "verify --shard 1/1", false), ("Goldens/a", "verify ../a ../b", false), ("Goldens/a", "verify ..", true),
  ])
  func acceptingRenewsAsRecordingDoes(place: String, verify: String, isRenewed: Bool) throws {
    let folder = try project()
    let new = try lock(folder)
    let old = try age(folder)
    try writeFile(
      folder.path("Goldens/a/one.yaml"), Array(sceneText("uno", extra: "matrix: { appearances: [dark] }").utf8))
    let run = try folder.shell("cd \(place) && $GALLEY \(verify) -q; $GALLEY accept --all")
    #expect(run.status == 0, "\(run.errors)")
    try expectEqual(lock(folder), isRenewed ? new : old)
  }

  /// Without a project the lock is in the folder that was recorded, or beside the scene.
  @Test(arguments: [
    ("$GALLEY record Goldens", "Goldens/galley.lock"), ("cd Goldens && $GALLEY record .", "Goldens/galley.lock"),
    ("$GALLEY record Goldens --filter one", "Goldens/galley.lock"), ("$GALLEY record .", "galley.lock"),
    ("$GALLEY record Goldens/a/one.yaml", "Goldens/a/galley.lock"), ("$GALLEY record", "Goldens/galley.lock"),
    ("cd Goldens/a && $GALLEY record one.yaml", "Goldens/a/galley.lock"),
    ("$GALLEY verify -q; $GALLEY accept --all", "Goldens/galley.lock"),
    ("$GALLEY verify -q Goldens/a/one.yaml; $GALLEY accept --all", "Goldens/a/galley.lock"),
  ])
  func aLockIsMadeWithoutAProject(command: String, path: String) throws {
    let folder = try TemporaryFolder(["Goldens/a/one.yaml": sceneText("one")])
    let run = try folder.shell(command)
    #expect(run.status == 0, "\(run.errors)")
    let locks = try filesBelow(folder.path).filter { fileName(of: $0) == GoldenLock.fileName }
    #expect(locks == [folder.path(path)])
    #expect(try lock(folder, path)?.faces.keys.sorted() == ["GalleyTestMono-Regular"])
  }

  /// Comparing, listing and looking leave no lock where there is none.
  @Test(arguments: ["verify Goldens", "verify Goldens/a/one.yaml", "pending", "lint Goldens", "render Goldens"])
  func onlyRecordingAndAcceptingMakeALock(command: String) throws {
    let folder = try TemporaryFolder(["Goldens/a/one.yaml": sceneText("one")])
    try expectEqual(folder.galley("record", "Goldens", "-q").status, 0)
    removeFile(folder.path("Goldens/galley.lock"))
    let run = try folder.shell("$GALLEY \(command)")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try filesBelow(folder.path).allSatisfy { fileName(of: $0) != GoldenLock.fileName })
  }

  @Test func aNewProjectHasItsLock() throws {
    let folder = try TemporaryFolder()
    let run = try folder.galley("init")
    #expect(run.status == 0 && run.text.contains("created: galley.lock\n"), "\(run.text)\(run.errors)")
    let made = try #require(try lock(folder))
    #expect(!made.faces.isEmpty)
    // It is the one that recording writes.
    try expectEqual(folder.galley("record", "--record", "all").status, 0)
    try expectEqual(lock(folder), made)
    removeFile(folder.path("galley.yaml"))
    #expect(try folder.galley("init").errors.contains("galley.lock"))
  }
}
