import GalleyFiles
import GalleyGoldens
import TestSupport
import Testing

@testable import GalleyPipeline
@testable import GalleyTool

/// One thing is changed at a time, and it alone is named.
@Suite struct MutationTests {
  private static let session = FontLibrary()

  private static func drawn(_ scene: String) throws -> GoldenSubject {
    let source = SceneSource(name: "scene.yaml", bytes: Array(scene.utf8))
    return try subject(of: source, RenderSession(session))
  }

  private static let golden = Result { try drawn(Mutation.scene) }

  @Test(arguments: Mutation.all)
  func aChangeIsNamedAndNothingElse(mutation: Mutation) throws {
    try #require(Mutation.scene.contains(mutation.from))
    let golden = try Self.golden.get()
    let parts = Mutation.scene.split(separator: mutation.from, maxSplits: 1, omittingEmptySubsequences: false)
    let result = try Self.drawn(parts.joined(separator: mutation.to))
      .compare(expected: golden.pictures.map(\.image), expectedLayout: golden.layout)
    #expect(result.word == mutation.verdict)
    #expect(result.causes.map(\.property) == [mutation.property])
    #expect(result.causes.map(\.view) == [mutation.view])
    let sentence = result.causes.map(\.sentence).joined(separator: "; ")
    #expect(sentence.contains(mutation.says), "\(sentence)")
  }

  // MARK: Two things at once

  /// Some text that comes or goes, or is another, says nothing of the style of the text that stays; a colour that is
  /// another in dark appearance is a cause of its own.
  static let several: [(name: String, edits: [(from: String, to: String)], properties: [String?], says: String)] = [
    (
      "a run that came",
      [
        (
          "- { text: \" between nine",
          "- { text: \" at noon\", font: { family: Inter, weight: bold, size: 17 }, foregroundColor: systemRed }\n"
            + "        - { text: \" between nine"
        )
      ], ["text"], "'body' now says"
    ),
    (
      "a run that went",
      [("        - { text: \"Friday\", foregroundColor: systemBlue, underlineStyle: single }\n", "")], ["text"],
      "'body' now says"
    ),
    (
      "a text and its weight", [("Order 1043", "Parcel 12"), ("semibold", "bold")], ["text", "font"],
      "the font of 'title' is Inter-Bold instead of Inter-SemiBold"
    ),
    (
      "a word and the colour of another", [("nine", "ten"), ("systemBlue", "systemRed")], ["text", "color"],
      "the colour of “Friday” in 'body' is systemRed"
    ),
    (
      "a word in place of another, in another colour",
      [("\"Friday\", foregroundColor: systemBlue", "\"Monday\", foregroundColor: systemRed")],
      ["text", "color"], "in 'body' is systemRed #FF3B30 instead of systemBlue"
    ),
    (
      "appearance and a colour", [("scale: 2", "scale: 2\nappearance: dark"), ("systemBlue", "systemRed")],
      ["appearance", "color"], "the colour of “Friday” in 'body' is systemRed #FF453A instead of systemBlue #007AFF"
    ),
    (
      "appearance and a border", [("scale: 2", "scale: 2\nappearance: dark"), ("#333333", "#444444")],
      ["appearance", "border"], "is color #444444 instead of color #333333"
    ),
    (
      "another name of one colour", [("titleColor: \"#000000\"", "titleColor: black")], ["color"],
      "the colour of 'go' is black #000000 instead of #000000"
    ),
    (
      "a space that looks like one", [("4.99 EUR", "4.99\u{A0}EUR")], ["text"],
      "“4.99\\u{A0}EUR per month” instead of “4.99 EUR"
    ),
    ("a command to the terminal", [("4.99 EUR", "\\e[31m4.99 EUR")], ["text"], "“\\u{1B}[31m4.99 EUR per month”"),
  ]

  @Test(arguments: several.indices)
  func severalChangesAreNamedEach(index: Int) throws {
    let mutation = Self.several[index]
    let golden = try Self.golden.get()
    var scene = Mutation.scene
    for (from, to) in mutation.edits {
      try #require(scene.contains(from), "\(mutation.name)")
      scene = scene.replacing(from, with: to, maxReplacements: 1)
    }
    let result = try Self.drawn(scene)
      .compare(expected: golden.pictures.map(\.image), expectedLayout: golden.layout)
    let sentence = result.causes.map(\.sentence).joined(separator: "; ")
    #expect(result.causes.map(\.property) == mutation.properties, "\(mutation.name): \(sentence)")
    #expect(sentence.contains(mutation.says), "\(mutation.name): \(sentence)")
  }

  /// A text that only looks the same is another, and the sentence shows it.
  @Test func confusableTextsAreDistinguished() throws {
    let composed = Mutation.scene.replacing("Ada", with: "Caf\u{E9}")
    let golden = try Self.drawn(composed)
    let result = try Self.drawn(Mutation.scene.replacing("Ada", with: "Cafe\u{301}"))
      .compare(expected: golden.pictures.map(\.image), expectedLayout: golden.layout)
    #expect(result.causes.map(\.property) == ["text"])
    #expect(result.causes.first?.sentence.contains("“Cafe\\u{301}” instead of “Caf\\u{E9}”") == true)
  }

  /// A placeholder that shows in an earlier picture alone is in the layout at the end too.
  @Test func aPlaceholderThatIsTypedOverIsNamed() throws {
    let steps = "\nsteps:\n  - focus: city\n  - frame: empty\n  - type: Rome\n  - frame: typed\n"
    let golden = try Self.drawn(Mutation.scene + steps)
    let result = try Self.drawn(Mutation.scene.replacing("\"City\"", with: "\"Town\"") + steps)
      .compare(expected: golden.pictures.map(\.image), expectedLayout: golden.layout)
    #expect(result.word == "changed")
    #expect(result.causes.map(\.sentence) == ["the placeholder of 'city' is “Town” instead of “City”"])
  }

  @Test func thereAreSeventyFiveKinds() { #expect(Mutation.all.count + Self.damages.count + 4 >= 75) }

  // MARK: Fonts and libraries

  /// A face whose file is another is the cause of whatever moved with it.
  @Test func anotherFontFileIsNamed() throws {
    let golden = try Self.golden.get()
    let text = String(decoding: golden.layout, as: UTF8.self)
    let parts = text.split(separator: "\"font\": \"Inter-SemiBold\", \"digest\": \"", maxSplits: 1)
    let digest = String(try #require(parts.last).prefix(64))
    let other = text.replacing(digest, with: "0000" + digest.dropFirst(4)).replacing("[0, 1, 0, ", with: "[0, 1, 0.5, ")
    let result = golden.compare(expected: golden.pictures.map(\.image), expectedLayout: Array(other.utf8))
    #expect(result.word == "metrics only")
    #expect(result.causes.map(\.property) == ["font file"])
    #expect(result.causes.first?.sentence.contains("the file of the font Inter-SemiBold differs") == true)
  }

  // MARK: Frames

  private static func frames(_ names: [String]) -> String {
    sceneText("Hello") + "\nsteps:\n" + names.map { "  - { frame: \($0) }\n" }.joined()
  }

  @Test(arguments: [
    (["one"], ["one", "two"], "missing", "there is no Goldens/a.two.png\n  step 2 (frame two) is new"),
    (["one", "two"], ["one"], "metrics only", "step 2 (frame two) is gone"),
  ])
  func addedAndRemovedFramesAreReported(before: [String], after: [String], verdict: String, says: String) throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": Self.frames(before)])
    try expectEqual(folder.galley("record").status, 0)
    try writeFile(folder.path("Goldens/a.yaml"), Array(Self.frames(after).utf8))
    let run = try folder.galley("verify")
    #expect(run.text.hasPrefix("\(verdict)  Goldens/a.yaml:") && run.text.contains("\n  \(says)"), "\(run.text)")
  }

  /// Pictures of frames and one strip of them are the same scene, drawn in another way.
  @Test func aStripThatCameOrWentIsNamed() throws {
    let (frames, strip) = (Self.frames(["one", "two"]), Self.frames(["one", "two"]) + "filmstrip: true\n")
    let folder = try TemporaryFolder(["Goldens/a.yaml": frames])
    try expectEqual(folder.galley("record").status, 0)
    try writeFile(folder.path("Goldens/a.yaml"), Array(strip.utf8))
    let run = try folder.galley("verify")
    #expect(
      run.text.contains(
        "\n  its frames are now drawn into one strip instead of a picture each, so there is no Goldens/a.png\n  accept: "
      ), "\(run.text)")
    #expect(
      run.text.contains(
        "orphan  Goldens/a.one.png: Goldens/a.yaml draws its frame \"one\" into its filmstrip now\n  remove: "),
      "\(run.text)")
    try expectEqual(folder.galley("accept", "Goldens/a.yaml").status, 0)
    for frame in ["one", "two"] { removeFile(folder.path("Goldens/a.\(frame).png")) }
    try writeFile(folder.path("Goldens/a.yaml"), Array(frames.utf8))
    let back = try folder.galley("verify")
    #expect(
      back.text.contains(
        "\n  its frames are now drawn into a picture each instead of one strip, so there is no Goldens/a.one.png and no "
          + "Goldens/a.two.png\n  accept: "), "\(back.text)")
  }

  /// A picture of no frame beside frames that all have one is not that of a strip.
  @Test func aStrayPictureIsNotAStrip() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": Self.frames(["one", "two"])])
    try expectEqual(folder.galley("record").status, 0)
    try writeFile(folder.path("Goldens/a.png"), try readFile(folder.path("Goldens/a.one.png")))
    try writeFile(folder.path("Goldens/a.yaml"), Array(Self.frames(["one", "two", "three"]).utf8))
    let run = try folder.galley("verify")
    #expect(run.text.contains("there is no Goldens/a.three.png") && !run.text.contains("strip"), "\(run.text)")
  }

  // MARK: Damaged files

  /// What a golden can come to, and what is said of it.
  static let damages: [(file: String, bytes: [UInt8], says: String)] = [
    ("a.layout.json", [], "the golden layout is empty"),
    ("a.layout.json", Array("{}".utf8), "the golden layout is damaged"),
    ("a.layout.json", Array("{ \"galley\": 1, \"size\": [100".utf8), "the golden layout is damaged"),
    (
      "a.layout.json", Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8),
      "is a git-lfs pointer, not the layout: run git lfs pull"
    ),
    (
      "a.layout.json", Array("<<<<<<< ours\n{}\n=======\n{}\n>>>>>>> theirs\n".utf8),
      "has merge-conflict markers"
    ),
    ("a.png", [], "the golden picture is empty"),
    (
      "a.png", Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8),
      "is a git-lfs pointer, not the picture: run git lfs pull"
    ),
    ("a.png", Array("GIF89a".utf8), "not a PNG"),
  ]

  @Test(arguments: damages.indices)
  func aDamagedGoldenIsUnreadable(index: Int) throws {
    let (file, bytes, says) = Self.damages[index]
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText(), "Goldens/b.yaml": sceneText("b")])
    try expectEqual(folder.galley("record").status, 0)
    try writeFile(folder.path("Goldens/\(file)"), bytes)
    let run = try folder.galley("verify")
    #expect(run.status == 2)
    #expect(run.text.hasPrefix("unreadable  Goldens/a.yaml:1\n  Goldens/\(file): "), "\(run.text)")
    #expect(run.text.contains(says), "\(run.text)")
  }

  /// Each golden that cannot be read is named, and what is missing besides.
  @Test func allDamagedGoldensAreNamed() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": Self.frames(["one", "two"])])
    try expectEqual(folder.galley("record").status, 0)
    for name in ["a.layout.json", "a.one.png"] { try writeFile(folder.path("Goldens/\(name)"), []) }
    removeFile(folder.path("Goldens/a.two.png"))
    let run = try folder.galley("verify")
    #expect(
      run.text.hasPrefix(
        "unreadable  Goldens/a.yaml:1\n  Goldens/a.layout.json: the golden layout is empty; restore it with git, or record "
          + "it again\n  Goldens/a.one.png: the golden picture is empty; restore it with git, or record it again\n  there is no "
          + "Goldens/a.two.png\n  if it cannot be restored, record it again"), "\(run.text)")
  }

  /// A PNG of sixteen bits a channel would be compared by its upper halves.
  @Test func aPictureOfSixteenBitsIsRefused() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText()])
    try expectEqual(folder.galley("record").status, 0)
    var bytes = try readFile(folder.path("Goldens/a.png"))
    bytes[24] = 16
    try writeFile(folder.path("Goldens/a.png"), bytes)
    let run = try folder.galley("verify")
    #expect(run.status == 2)
    #expect(run.text.contains("has sixteen bits a channel, and goldens have eight"), "\(run.text)")
  }

  @Test func anUnlimitedBudgetIsRefused() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText(extra: "maxDelta: 255\nmaxPixels: 1000000000")])
    let run = try folder.galley("record", "a.yaml")
    #expect(run.status == 2)
    #expect(run.errors.contains("a.yaml:4:11: error: maxDelta: 255 is too large; valid: 0 to 128"), "\(run.errors)")
    #expect(run.errors.contains("maxPixels: 1000000000 is too large"), "\(run.errors)")
  }
}
