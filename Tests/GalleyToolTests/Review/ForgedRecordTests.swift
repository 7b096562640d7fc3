import GalleyFiles
import Glibc
import TestSupport
import Testing

/// Records of failures come out of artifacts of other machines. They cannot send files where they like, nor have files read
/// or removed that are none of a failure.
@Suite struct ForgedRecordTests {
  private func record(_ folder: TemporaryFolder, _ replacements: [(String, String)]) throws {
    let path = folder.path("Failures/runs.json")
    var text = String(decoding: try readFile(path), as: UTF8.self)
    for (old, new) in replacements {
      #expect(text.contains(old), "\(old)")
      text = text.replacing(old, with: new)
    }
    try writeFile(path, Array(text.utf8))
  }

  @Test(arguments: [
    ("\"scene\": \"Goldens/one.yaml\"", "\"scene\": \"Goldens/one.yaml\", \"variant\": \"/../../kept\""),
    ("\"scene\": \"Goldens/one.yaml\"", "\"scene\": \"Goldens/one.yaml\", \"variant\": \"a b\""),
    ("\"scene\": \"Goldens/one.yaml\"", "\"scene\": \"Goldens/two.yaml\""),
    ("\"actual\": \"Goldens/one.actual.png\"", "\"actual\": \"runs.json\""),
    ("\"actual\": \"Goldens/one.actual.png\"", "\"actual\": \"../kept.png\""),
    ("\"actual\": \"Goldens/one.actual.png\"", "\"frame\": \"/../../kept\", \"actual\": \"Goldens/one.actual.png\""),
    ("\"difference\": \"Goldens/one.difference.png\"", "\"difference\": \"kept.png\""),
    ("\"expected\": \"Goldens/one.expected.png\"", "\"expected\": \"Goldens/../kept.png\""),
    ("\"actual\": \"Goldens/one.actual.layout.json\"", "\"actual\": \"Goldens/one.yaml\""),
  ])
  func anEntryWithOtherFilesIsRefused(old: String, new: String) throws {
    let folder = try AnswerTests.failing("one")
    for name in ["kept.png", "Failures/kept.png", "Failures/Goldens/one.yaml"] {
      try writeFile(folder.path(name), Array("kept".utf8))
    }
    try record(folder, [(old, new)])
    for words in [["pending"], ["review"], ["accept", "--all"], ["reject", "--all"], ["report"]] {
      let run = try folder.galley(words)
      let said = "galley: Failures/runs.json: is not a record of failures: entry 1 is not a failure of a scene"
      #expect(run.status == 2 && run.errors.hasPrefix(said) && run.text.isEmpty, "\(words): \(run.text)\(run.errors)")
    }
    for name in ["kept.png", "Failures/kept.png", "Failures/Goldens/one.yaml"] {
      try expectEqual(readFile(folder.path(name)), Array("kept".utf8))
    }
  }

  /// A golden is written beside a scene and nowhere else.
  @Test func onlyScenesGetGoldens() throws {
    let folder = try AnswerTests.failing("one")
    try writeFile(folder.path("Goldens/one.yaml"), Array("a list of things".utf8))
    let digest = try folder.shell("sha256sum < Goldens/one.yaml").text.prefix(64)
    let text = String(decoding: try readFile(folder.path("Failures/runs.json")), as: UTF8.self)
    let old = try #require(text.firstMatch(of: /"Goldens\/one.yaml": "([0-9a-f]{64})"/)).1
    try record(folder, [(String(old), String(digest))])
    let run = try folder.galley("accept", "--all")
    #expect(run.status == 2)
    #expect(run.errors.contains("Goldens/one.yaml: is not a scene any more"), "\(run.errors)")
  }

  /// Without the digest of the scene nothing proves that it is the one that was seen.
  @Test func theSceneItselfIsAmongTheInputs() throws {
    let folder = try AnswerTests.failing("one")
    try record(folder, [("\"Goldens/one.yaml\": \"", "\"Goldens/one.png\": \"")])
    #expect(try folder.galley("accept", "--all").errors.contains("from another version of galley"))
  }

  @Test func aSceneElsewhereIsAnsweredByItsNameOnly() throws {
    let folder = try AnswerTests.failing("one")
    let outside = try TemporaryFolder(["a.yaml": sceneText("old")])
    let scene = outside.path("a.yaml")
    try expectEqual(folder.galley("record", scene).status, 0)
    try writeFile(scene, Array(sceneText("new").utf8))
    let golden = try readFile(outside.path("a.png"))
    try expectEqual(folder.galley("verify", scene).status, 1)
    let all = try folder.galley("accept", "--all")
    #expect(all.status == 2 && all.errors.contains("\(scene) is outside of "), "\(all.errors)")
    try expectEqual(readFile(outside.path("a.png")), golden)
    try expectEqual(folder.galley("accept", scene).status, 0)
    #expect(try readFile(outside.path("a.png")) != golden)
  }

  /// Nothing is done in folders that are not the user's own, before or after the refusal.
  @Test(arguments: [["pending"], ["review"], ["accept", "--all"], ["reject", "--only", "changed"]])
  func nothingIsFinishedElsewhere(words: [String]) throws {
    let folder = try AnswerTests.failing("one")
    let outside = try TemporaryFolder(["a.yaml": sceneText("old")])
    let scene = outside.path("a.yaml")
    try expectEqual(folder.galley("record", scene).status, 0)
    try writeFile(scene, Array(sceneText("new").utf8))
    try expectEqual(folder.galley("verify", scene).status, 1)
    for hasScene in [true, false] {
      if !hasScene { removeFile(scene) }
      try outside.write(".galley-0123456789abcdef.0.tmp", [1])
      let run = try folder.galley(words)
      if words != ["pending"] {
        #expect(run.status == 2 && run.errors.contains("\(scene) is outside of "), "\(run.errors)")
      }
      #expect(exists(outside.path(".galley-0123456789abcdef.0.tmp")))
    }
    // Beside one's own scenes it is.
    try folder.write("Goldens/.galley-0123456789abcdef.0.tmp", [1])
    try expectEqual(folder.galley("pending", "one").status, 1)
    #expect(!exists(folder.path("Goldens/.galley-0123456789abcdef.0.tmp")))
  }

  /// A damaged record must not look like none.
  @Test(arguments: [
    ("{", "line 1: the text ends too early"), ("", "line 1: the text ends too early"),
    ("{}", "it has no list of scenes"),
    ("{\"galley\": 1,\n\"scenes\": [}", "line 2: "), ("[1]", "it has no list of scenes"),
    ("{\"galley\": 2, \"scenes\": []}", "it has no list of scenes"),
    ("<<<<<<< ours\n{}", "line 1: "), ("{\"galley\": 1, \"scenes\": [{}]}", "entry 1 is not a failure of a scene"),
  ])
  func aDamagedRecordIsSaid(text: String, reason: String) throws {
    let folder = try AnswerTests.failing("one")
    try writeFile(folder.path("Failures/runs.json"), Array(text.utf8))
    for words in [
      ["pending"], ["pending", "--json"], ["review"], ["accept", "--all"], ["reject", "--all"], ["report"],
    ] {
      let run = try folder.galley(words)
      let said = "galley: Failures/runs.json: is not a record of failures: \(reason)"
      #expect(run.status == 2 && run.errors.hasPrefix(said), "\(words): \(run.text)\(run.errors)")
      #expect(!run.text.contains("nothing is pending"))
    }
    // The next run makes it anew.
    try expectEqual(folder.galley("verify", "-q").status, 1)
    try expectEqual(folder.galley("accept", "--all").status, 0)
  }

  /// A link in the folder does not lead to files that are read, shown or removed.
  @Test func linksLeadNowhere() throws {
    let folder = try AnswerTests.failing("one")
    let outside = try TemporaryFolder(["secret": "word"])
    try expectEqual(folder.shell("mv Failures/Goldens \(outside.path)/taken").status, 0)
    #expect(symlink(outside.path("taken"), folder.path("Failures/Goldens")) == 0)
    let before = outside.names
    let files = try filesBelow(outside.path)
    try expectEqual(folder.galley("accept", "--all").status, 2)
    try expectEqual(folder.galley("report").status, 0)
    #expect(!String(decoding: try readFile(folder.path("report.html")), as: UTF8.self).contains("base64,iVBOR"))
    try expectEqual(folder.galley("reject", "--all").status, 0)
    // Nor does verify write there.
    let verify = try folder.galley("verify")
    #expect(verify.errors.contains("leads out of Failures by a link"), "\(verify.errors)")
    #expect(outside.names == before)
    try expectEqual(filesBelow(outside.path), files)
    #expect(!exists(outside.path("taken/one.difference.layout.json")))
  }

  /// The record itself may be a link, behind which nothing is written.
  @Test func theRecordIsWrittenWhereItIs() throws {
    let folder = try AnswerTests.failing("one", "two")
    let outside = try TemporaryFolder()
    try expectEqual(folder.shell("mv Failures/runs.json \(outside.path)/kept").status, 0)
    #expect(symlink(outside.path("kept"), folder.path("Failures/runs.json")) == 0)
    let kept = try readFile(outside.path("kept"))
    try expectEqual(folder.galley("verify", "-q", "Goldens/one.yaml").status, 1)
    try expectEqual(folder.galley("accept", "--all").status, 0)
    try expectEqual(readFile(outside.path("kept")), kept)
  }

  /// Nothing waits for the other end of a pipe.
  @Test(arguments: [
    "Failures/runs.json", "Failures/Goldens/one.actual.png", "Failures/Goldens/one.actual.layout.json",
    "Goldens/one.png", "Goldens/one.layout.json", "Goldens/galley.lock",
  ])
  func pipesAreNotRead(path: String) throws {
    let folder = try AnswerTests.failing("one")
    removeFile(folder.path(path))
    #expect(mkfifo(folder.path(path), 0o600) == 0)
    for verb in [["pending"], ["accept", "--all"], ["report"], ["verify", "-q"], ["reject", "--all"]] {
      let run = try folder.shell("timeout 600 $GALLEY \(verb.joined(separator: " "))")
      #expect(run.status != 124, "\(verb)")
    }
  }
}
