import GalleyFiles
import GalleyGoldens
import Glibc
import TestSupport
import Testing

/// Bad input is an answer: exit code 2, a message that says where, and nothing written.
@Suite struct BadInputTests {
  @Test(arguments: [
    ("a misspelt key", sceneText().replacing("numberOfLines", with: "numberOfLine"), "9:7: error: ", "numberOfLines"),
    ("a wrong type", sceneText().replacing("numberOfLines: 0", with: "numberOfLines: many"), "9:22: error: ", "many"),
    ("a negative size", sceneText().replacing("[0, 0, 100, 40]", with: "[0, 0, -100, 40]"), "8:21: error: ", "-100"),
    ("a size that is not a number", sceneText().replacing("size: 10", with: "size: .nan"), "10:47: error: ", ".nan"),
    ("a missing font", sceneText().replacing("Test Mono", with: "Test Mano"), "10:23: error: ", "Galley Test Mono"),
    ("an empty file", "", "1:1: error: ", "empty"),
    ("a second document", sceneText() + "\n---\na: 1\n", "12:1: error: ", "second document"),
  ])
  func mistakesInScenesAreReported(name: String, scene: String, place: String, mention: String) throws {
    try expectComplaint(about: Array(scene.utf8), place: place, mention: mention)
  }

  @Test func everyMistakeIsReported() throws {
    let scene = sceneText().replacing("numberOfLines", with: "numberOfLine").replacing("id:", with: "di:")
    let folder = try TemporaryFolder(["a.yaml": scene])
    let run = try folder.galley("render", "a.yaml")
    #expect(run.errors.split(separator: "\n").count == 2)
  }

  @Test func aSceneThatIsNotUTF8() throws {
    try expectComplaint(about: Array(sceneText().utf8) + [0x0A, 0x23, 0xFC], place: "12:2: error: ", mention: "UTF-8")
  }

  @Test func aLineOf100Megabytes() throws {
    var scene = Array("galley: 1 # ".utf8)
    scene += [UInt8](repeating: UInt8(ascii: "x"), count: 100_000_000)
    try expectComplaint(about: scene, place: "is larger than 16 MB", mention: "a.yaml")
  }

  @Test(arguments: [10_000, 100_000])
  func viewsNestedDeeply(depth: Int) throws {
    let scene =
      "galley: 1\nviews: " + String(repeating: "[{view: {subviews: ", count: depth) + "[]"
      + String(repeating: "}}]", count: depth)
    try expectComplaint(about: Array(scene.utf8), place: "a.yaml:2:", mention: "deep")
  }

  @Test func filesThatAreNotFonts() throws {
    let font = try #require(Repository.bytes(of: "Fonts/GalleyTestMono.ttf"))
    let scene = "fonts: { files: [x.ttf] }\n" + sceneText()
    for (bytes, mention) in [
      (Array(font.prefix(font.count / 2)), "damaged font file"), (Array("no font".utf8), "not a font file"),
      ([], "x.ttf"),
    ] {
      let folder = try TemporaryFolder(["a.yaml": scene])
      try writeFile(folder.path("x.ttf"), bytes)
      let run = try folder.galley("render", "a.yaml")
      #expect(run.status == 2)
      #expect(run.errors.contains("x.ttf"))
      #expect(run.errors.contains(mention))
      #expect(folder.names == ["a.yaml", "x.ttf"])
    }
  }

  @Test func aMissingSceneOrAFolder() throws {
    let folder = try TemporaryFolder(["b/a.yaml": sceneText()])
    try expectEqual(
      folder.galley("render", "a.yaml").errors, "galley: a.yaml: cannot be read: No such file or directory\n")
    try expectEqual(folder.galley("explain", "b").errors, "galley: b is a folder; this command takes one scene\n")
  }

  @Test(arguments: ["/dev/full", "none/a.png", "a.yaml/a.png", "/proc/galley.png"])
  func anOutputThatCannotBeWritten(path: String) throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText()])
    let run = try folder.galley("render", "a.yaml", "-o", path)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("galley: \(path): "))
    #expect(folder.names == ["a.yaml"])
  }

  @Test(arguments: ["render a.yaml -o -", "layout a.yaml", "fonts", "--help"])
  func aStandardOutputThatIsFull(arguments: String) throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText()])
    let run = try folder.shell("\"$GALLEY\" \(arguments) > /dev/full")
    #expect(run.status == 2)
    #expect(run.errors == "galley: -: cannot be written: No space left on device\n")
  }

  /// A disk that fills up in the middle of a file: here the limit of the shell on file sizes.
  @Test func aDiskThatFillsUpLeavesTheOldFile() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText(), "a.png": "old"])
    let run = try folder.shell(
      "trap '' XFSZ; ulimit -f 0; exec \"$GALLEY\" render a.yaml -o a.png 2>&1 | cat >&2; exit ${PIPESTATUS[0]}")
    #expect(run.status == 2)
    #expect(folder.names == ["a.png", "a.yaml"])
    try expectEqual(readFile(folder.path("a.png")), Array("old".utf8))
  }

  /// A trap arrives as a signal; it must not look like a mistake in the scene.
  @Test func aFaultOfOursIsCodeSeventy() throws {
    let folder = try TemporaryFolder()
    // A pipe holds 64 kB: that more went in means that galley reads, and so has begun to listen for signals. The input
    // ends only long after the signal, in case it was lost.
    let run = try folder.shell(
      """
      mkfifo p; "$GALLEY" render - < p & galley=$!; exec 9> p
      head -c 400000 /dev/zero >&9; sleep 60 >&9 & exec 9>&-
      kill -ILL $galley; wait $galley; status=$?; kill $!; exit $status
      """)
    #expect(run.status == 70)
    #expect(run.errors.contains("internal error"))
  }

  private func expectComplaint(about scene: [UInt8], place: String, mention: String) throws {
    let folder = try TemporaryFolder()
    try writeFile(folder.path("a.yaml"), scene)
    for verb in [["render", "a.yaml"], ["layout", "a.yaml", "-o", "dumps"], ["record", "a.yaml"]] {
      let run = try folder.galley(verb)
      #expect(run.status == 2)
      #expect(run.errors.contains(place), "\(run.errors.prefix(500))")
      #expect(run.errors.contains(mention), "\(run.errors.prefix(500))")
      #expect(folder.names == ["a.yaml"])
    }
  }
}
