import GalleyBase
import GalleyDrawing
import GalleyFiles
import TestSupport
import Testing

/// Accepting, rejecting and listing failures.
@Suite struct AnswerTests {
  /// A folder with recorded scenes of these names, each of which says something else since.
  static func failing(_ names: String..., says text: String = "new") throws -> TemporaryFolder {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: names.map { ("Goldens/\($0).yaml", sceneText("old")) }))
    try #require(try folder.galley("record").status == 0)
    for name in names { try writeFile(folder.path("Goldens/\(name).yaml"), Array(sceneText(text).utf8)) }
    try #require(try folder.galley("verify").status == 1)
    return folder
  }

  @Test func acceptingPutsWhatCameInTheGoldensPlace() throws {
    let folder = try Self.failing("area/one", "area/two")
    let other = FileIdentity(of: folder.path("Goldens/area/two.png"))
    let picture = try readFile(folder.path("Failures/Goldens/area/one.actual.png"))
    let layout = try readFile(folder.path("Failures/Goldens/area/one.actual.layout.json"))
    let run = try folder.galley("accept", "one")
    #expect(run.text == "accepted: Goldens/area/one.yaml: changed\n1 accepted\n")
    #expect(run.status == 0)
    try expectEqual(readFile(folder.path("Goldens/area/one.png")), picture)
    try expectEqual(readFile(folder.path("Goldens/area/one.layout.json")), layout)
    #expect(FileIdentity(of: folder.path("Goldens/area/two.png")) == other)
    try expectEqual(folder.galley("verify", "Goldens/area/one.yaml").status, 0)
    #expect(try folder.galley("pending").text.hasPrefix("changed  Goldens/area/two.yaml:"))
    try expectEqual(folder.galley("accept", "--all").status, 0)
    #expect(folder.names == ["Goldens"])
    try expectEqual(folder.galley("pending").text, "nothing is pending in Failures\n")
    try expectEqual(folder.galley("pending").status, 0)
  }

  /// A pattern names the files that it fits, so a change of one of them outdates what was compared with it.
  @Test func filesThatAPatternNamesAreInputs() throws {
    let scene = sceneText(extra: "strings: { en: strings/*.strings }").replacing("text: \"Hello\"", with: "key: hello")
    let folder = try TemporaryFolder([
      "Goldens/a.yaml": scene, "Goldens/strings/one.strings": "\"hello\" = \"Hello\";",
      "Goldens/strings/two.strings": "\"bye\" = \"Bye\";",
    ])
    try expectEqual(folder.galley("record", "-q").status, 0)
    try writeFile(folder.path("Goldens/strings/one.strings"), Array("\"hello\" = \"Howdy\";".utf8))
    try expectEqual(folder.galley("verify", "-q").status, 1)
    try writeFile(folder.path("Goldens/strings/two.strings"), Array("\"bye\" = \"Farewell\";".utf8))
    let run = try folder.galley("accept", "--all")
    #expect(
      run.status == 2 && run.errors.contains("Goldens/strings/two.strings has changed since the comparison"),
      "\(run.errors)")
  }

  /// The command at the end of a failure's line accepts it and nothing else.
  @Test func theLineOfAFailureAcceptsIt() throws {
    let folder = try Self.failing("one", "two")
    let line = try #require(try folder.galley("verify").text.split(separator: "\n").dropFirst(2).first)
    let command = try #require(line.firstRange(of: "  accept: galley ")).upperBound
    try expectEqual(folder.galley(line[command...].split(separator: " ").map(String.init)).status, 0)
    #expect(try folder.galley("verify").text.contains("2 scenes: 1 as accepted, 1 changed"))
  }

  /// Of a scene with frames, the pictures that pass stay the files that they are.
  @Test func framesThatPassAreNotRewritten() throws {
    let field = """
      galley: 1
      size: [120, 40]
      background: "#FFFFFF"
      views:
        - textField: { id: name, frame: [0, 0, 120, 40], font: { family: Galley Test Mono, size: 10 } }
      steps:
        - { tap: name, frame: focused }
        - { type: "WORD", frame: typed }
      """
    let folder = try TemporaryFolder(["a.yaml": field.replacing("WORD", with: "Ada")])
    try expectEqual(folder.galley("record", "a.yaml").status, 0)
    let identities = ["focused", "typed"].map { FileIdentity(of: folder.path("a.\($0).png")) }
    try writeFile(folder.path("a.yaml"), Array(field.replacing("WORD", with: "Idas").utf8))
    try expectEqual(folder.galley("verify", "a.yaml").status, 1)
    try expectEqual(folder.galley("accept", "a").status, 0)
    #expect(FileIdentity(of: folder.path("a.focused.png")) == identities[0])
    #expect(FileIdentity(of: folder.path("a.typed.png")) != identities[1])
    try expectEqual(folder.galley("verify", "a.yaml").status, 0)
  }

  @Test(
    arguments: [
      (["area/one"], ["area/one"]), (["one.yaml"], ["area/one", "one"]), (["Goldens/one.yaml"], ["one"]),
      (["./Goldens/one.yaml"], ["one"]), (["Goldens/area/"], ["area/one"]), (["Goldens/one.png"], ["one"]),
      (["."], ["area/one", "one"]), (["--all"], ["area/one", "one"]), (["--only", "changed"], ["area/one", "one"]),
      (["one", "--only", "raster-drift"], []), (["ne"], []), (["--only", "missing"], []), ([], []),
      (["one", "twoo"], []), (["--all", "one"], []), (["--only", "nonsense"], []),
    ] as [([String], [String])])
  func namesChoose(arguments: [String], accepted: [String]) throws {
    let folder = try Self.failing("area/one", "one")
    let run = try folder.galley(["accept", "--dry-run"] + arguments)
    #expect(run.status == (accepted.isEmpty ? 2 : 0), "\(run.errors)")
    let lines = run.text.split(separator: "\n").filter { $0.hasPrefix("would be accepted: ") }
    #expect(lines == accepted.map { "would be accepted: Goldens/\($0).yaml: changed" })
    #expect(exists(folder.path("Failures/Goldens/one.actual.png")))
  }

  @Test func anUnknownNameIsAnsweredWithTheNearest() throws {
    let folder = try Self.failing("insets")
    let run = try folder.galley("accept", "Goldens/inset.yaml")
    #expect(run.errors.hasPrefix("galley: Goldens/inset.yaml: no failure of that name is pending in Failures; "))
    #expect(run.errors.hasSuffix("; did you mean Goldens/insets.yaml?\n"))
    #expect(run.status == 2)
  }

  @Test(arguments: [
    ("Goldens/one.yaml", "Goldens/one.yaml has changed since the comparison"),
    ("Goldens/one.png", "Goldens/one.png has changed since the comparison"),
    ("Goldens/one.layout.json", "Goldens/one.layout.json has changed since the comparison"),
    ("Failures/Goldens/one.actual.png", "Failures/Goldens/one.actual.png is from another run"),
    ("Failures/Goldens/one.actual.layout.json", "Failures/Goldens/one.actual.layout.json is from another run"),
  ])
  func failuresThatChangedSinceAreRefused(file: String, reason: String) throws {
    let folder = try Self.failing("one")
    try writeFile(folder.path(file), try readFile(folder.path(file)) + [0x0A])
    let goldens = try ["png", "layout.json"].map { try readFile(folder.path("Goldens/one.\($0)")) }
    let run = try folder.galley("accept", "one")
    let fault = reason.hasPrefix("Goldens/one.yaml ") ? reason.dropFirst("Goldens/one.yaml ".count) : reason[...]
    #expect(
      run.errors == "galley: Goldens/one.yaml: \(fault): run galley verify again, and look at the result\n")
    #expect(run.status == 2)
    try expectEqual(["png", "layout.json"].map { try readFile(folder.path("Goldens/one.\($0)")) }, goldens)
    #expect(try folder.galley("pending").text.hasPrefix("outdated: Goldens/one.yaml: \(reason)\n"))
    #expect(try folder.galley("verify").status != 70)
    try expectEqual(folder.galley("reject", "one").status, 0)
  }

  @Test func namedFilesArePartOfAFailure() throws {
    let folder = try TemporaryFolder([
      "Goldens/a.yaml": sceneText("a", extra: "include: b.part.yaml"), "Goldens/b.part.yaml": "views: []",
    ])
    _ = try folder.galley("record", "Goldens/a.yaml")
    try writeFile(folder.path("Goldens/a.yaml"), Array(sceneText("x", extra: "include: b.part.yaml").utf8))
    try expectEqual(folder.galley("verify", "Goldens/a.yaml").status, 1)
    try writeFile(folder.path("Goldens/b.part.yaml"), Array("views: [ ]".utf8))
    let run = try folder.galley("accept", "a")
    #expect(run.errors.contains("Goldens/b.part.yaml has changed since the comparison"))
  }

  @Test func rejectingLeavesTheGoldens() throws {
    let folder = try Self.failing("one")
    let golden = try readFile(folder.path("Goldens/one.png"))
    let run = try folder.galley("reject", "one")
    #expect(run.text == "rejected: Goldens/one.yaml: changed\n1 rejected\n")
    #expect(folder.names == ["Goldens"])
    try expectEqual(readFile(folder.path("Goldens/one.png")), golden)
    try expectEqual(folder.galley("verify").status, 1)
  }

  /// A command that was ended between writing the goldens and clearing up has accepted.
  @Test func acceptedFailuresAreCleared() throws {
    let folder = try Self.failing("one")
    for ending in ["png", "layout.json"] {
      try writeFile(
        folder.path("Goldens/one.\(ending)"), try readFile(folder.path("Failures/Goldens/one.actual.\(ending)")))
    }
    let pending = try folder.galley("pending")
    #expect(pending.text == "accepted: Goldens/one.yaml\n0 pending in Failures\n")
    #expect(pending.status == 0)
    try expectEqual(folder.galley("accept", "--all").status, 0)
    #expect(folder.names == ["Goldens"])
  }

  /// A record from elsewhere cannot send files where it likes, nor have them read.
  @Test(arguments: ["/etc/passwd", "../outside.png"]) func aRecordNamesOnlyFilesInItsFolder(path: String) throws {
    let folder = try Self.failing("one")
    let record = String(decoding: try readFile(folder.path("Failures/runs.json")), as: UTF8.self)
    let changed = record.replacing("\"actual\": \"Goldens/one.actual.png\"", with: "\"actual\": \"\(path)\"")
    #expect(changed != record)
    try writeFile(folder.path("Failures/runs.json"), Array(changed.utf8))
    let run = try folder.galley("pending")
    #expect(run.status == 2 && run.errors.contains("entry 1 is not a failure of a scene"), "\(run.errors)")
  }

  @Test func aLargePictureNeedsLeave() throws {
    let text = String(repeating: "abcdefghij KLMNOPQ 0123456789 ", count: 600)
    let folder = try TemporaryFolder([
      "a.yaml": sceneText("a"), "galley.yaml": "galley: 1\nscenes: [.]\nlargestGolden: 24\n",
    ])
    _ = try folder.galley("record", "a.yaml")
    let large = sceneText(text, width: 1900).replacing("1900, 40]", with: "1900, 1900]")
      .replacing("size: 10", with: "size: 7")
    try writeFile(folder.path("a.yaml"), Array(large.replacing("Galley Test Mono", with: "Inter").utf8))
    try expectEqual(folder.galley("verify", "a.yaml").status, 1)
    let run = try folder.galley("accept", "a")
    #expect(run.errors.contains("more than the limit of 24 kB: make the scene smaller, or add `large: true` to it"))
    #expect(run.status == 2)
  }

  @Test func otherFoldersAreNamedInTheCommand() throws {
    let folder = try Self.failing("one")
    let run = try folder.galley("verify", "--artifacts", "out put")
    #expect(run.text.contains("\n  accept: galley accept Goldens/one.yaml --artifacts 'out put'\n"))
    try expectEqual(folder.galley("accept", "Goldens/one.yaml", "--artifacts", "out put").status, 0)
    try expectEqual(folder.galley("verify").status, 0)
  }

  @Test func reportsAreJSONToo() throws {
    let folder = try Self.failing("one")
    let pending = try JSON(reading: try folder.galley("pending", "--json").output)
    #expect(pending["pending"]?.integer == 1)
    let entry = try #require(pending["scenes"]?.array?.first)
    #expect(entry["state"]?.string == "pending")
    #expect(entry["accept"]?.string == "galley accept Goldens/one.yaml")
    #expect(entry["golden"]?["pictures"]?[""]?.string == "Goldens/one.png")
    #expect(entry["pictures"]?.array?.first?["bounds"]?.array?.count == 4)
    let record = try JSON(reading: try readFile(folder.path("Failures/runs.json")))
    #expect(record["engine"]?.string?.isEmpty == false)
    let accepted = try JSON(reading: try folder.galley("approve", "--all", "--json").output)
    #expect(accepted["scenes"]?.array?.first?["answer"]?.string == "accepted")
  }
}
