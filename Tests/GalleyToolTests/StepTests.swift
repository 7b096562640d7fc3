import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import TestSupport
import Testing

/// Scenes with steps on the command line.
@Suite struct StepTests {
  private static let scene = """
    galley: 1
    size: [60, 20]
    background: "#FFFFFF"
    views:
    - label: { id: title, frame: [0, 0, 60, 20], font: { family: Galley Test Mono, size: 10 }, text: a }
    steps:

    """

  private func folder(_ steps: String) throws -> TemporaryFolder { try TemporaryFolder(["a.yaml": Self.scene + steps]) }

  private static let threeFrames = """
    - frame: one
    - set: { view: title, text: bb }
    - wait: 0.25
      frame: two
    - set: { view: title, text: ccc }
      frame: three
    """

  @Test func everyFrameIsAPictureOfItsOwn() throws {
    let folder = try folder(Self.threeFrames)
    let run = try folder.galley("render", "a.yaml")
    #expect(run.status == 0)
    #expect(run.errors == ["one", "two", "three"].map { "Pictures/a.\($0).png: 120 × 40 pixels\n" }.joined())
    #expect(folder.names == ["Pictures", "a.yaml"])
    // A frame is what the scene would be with the text set from the start.
    let plain = Self.scene.replacing("text: a ", with: "text: bb ").replacing("steps:", with: "")
    let other = try folder.galley("render", "-", input: Array(plain.utf8))
    try expectEqual(readFile(folder.path("Pictures/a.two.png")), other.output)
    let json = try folder.galley("render", "a.yaml", "-o", "out/", "--json")
    #expect(
      json.text.contains(
        """
        { "scene": "a.yaml", "frames": [{ "frame": "one", "output": "out/a.one.png", "size": [120, 40], "scale": 2 }, \
        { "frame": "two", "output": "out/a.two.png", "size": [120, 40], "scale": 2 }, \
        { "frame": "three", "output": "out/a.three.png", "size": [120, 40], "scale": 2 }] }
        """))
    #expect(try folder.galley("render", "a.yaml", "-o", "v.2.svg").errors.hasPrefix("v.2.one.svg: 120 × 40 pixels\n"))
  }

  @Test func aSceneMayBeASheetOfItsFrames() throws {
    let folder = try folder(Self.threeFrames + "\nfilmstrip: true\n")
    try expectEqual(folder.galley("record", "a.yaml").text, "recorded: a.yaml: new\n1 recorded, 0 unchanged\n")
    try expectEqual(folder.galley("verify", "a.yaml").status, 0)
    let asked = try folder.galley("render", "a.yaml", "--filmstrip", "-o", "-").output
    try expectEqual(PNG.decode(readFile(folder.path("a.png"))), PNG.decode(asked))
    #expect(try folder.galley("render", "a.yaml", "-o", "x.svg").errors.contains("filmstrips are PNG only"))
    #expect(
      try folder.galley("render", "a.yaml", "-o", "a.png").errors.hasPrefix("galley: a.png is a golden of a.yaml; "))
    #expect(try folder.galley("render", "a.yaml", "-o", "y.png").errors.hasPrefix("y.png: "))
    try expectEqual(readFile(folder.path("y.png")), asked)
    try expectEqual(
      folder.galley("render", "a.yaml", "--frame", "two", "-o", "x.png").errors, "x.png: 120 × 40 pixels\n")
    #expect(folder.names == ["a.layout.json", "a.png", "a.yaml", "galley.lock", "x.png", "y.png"])
  }

  @Test func oneFrameCanBeAskedFor() throws {
    let folder = try folder(Self.threeFrames)
    try expectEqual(folder.galley("render", "a.yaml", "--frame", "two").errors, "Pictures/a.two.png: 120 × 40 pixels\n")
    let output = try folder.galley("render", "a.yaml", "--frame", "two", "-o", "-")
    try expectEqual(readFile(folder.path("Pictures/a.two.png")), output.output)
    try expectEqual(
      folder.galley("render", "a.yaml", "--frame", "two", "-o", "x.png").errors, "x.png: 120 × 40 pixels\n")
    let layout = try folder.galley("layout", "a.yaml", "--frame", "two")
    #expect(layout.text.contains(#""text": "bb", "isTruncated""#))
    #expect(try folder.galley("layout", "a.yaml").text.contains(#""text": "ccc", "isTruncated""#))
    #expect(try folder.galley("explain", "a.yaml", "--frame", "one").text.contains("“a”"))
    #expect(try folder.galley("explain", "a.yaml").text.contains("“ccc”"))
    let hit = ["hit", "a.yaml", "--view", "title", "--point", "59,5"]
    try expectEqual(folder.galley(hit).text, "3 upstream\n")
    try expectEqual(folder.galley(hit + ["--frame", "one"]).text, "1 upstream\n")
  }

  @Test func withoutFramesThePictureIsTheLastState() throws {
    let folder = try folder("- set: { view: title, text: bb }\n- set: { view: title, text: ccc }\n")
    try expectEqual(folder.galley("render", "a.yaml").errors, "Pictures/a.png: 120 × 40 pixels\n")
    let plain = Self.scene.replacing("text: a ", with: "text: ccc ").replacing("steps:", with: "")
    let other = try folder.galley("render", "-", input: Array(plain.utf8))
    try expectEqual(readFile(folder.path("Pictures/a.png")), other.output)
  }

  @Test func aFilmStripShowsAllFramesAsTheyAre() throws {
    let folder = try folder(Self.threeFrames)
    let run = try folder.galley("render", "a.yaml", "--filmstrip")
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("Pictures/a.filmstrip.png: "))
    #expect(folder.names == ["Pictures", "a.yaml"])
    let sheet = try PNG.decode(try readFile(folder.path("Pictures/a.filmstrip.png")))
    _ = try folder.galley("render", "a.yaml", "-o", "x.png")
    // The first picture stands in the upper left corner, 24 points from both edges.
    let first = try PNG.decode(try readFile(folder.path("x.one.png")))
    for y in 0..<first.height { for x in 0..<first.width { #expect(sheet[48 + x, 48 + y] == first[x, y]) } }
    #expect(sheet[0, 0] == Color(red: 229, green: 229, blue: 234))
    try expectEqual(
      folder.galley("render", "a.yaml", "--filmstrip", "-o", "-").output,
      readFile(folder.path("Pictures/a.filmstrip.png")))
  }

  /// A frame without a caption has one that begins with a capital, as captions of the scene's own do.
  @Test(arguments: [("\n  caption: One", true), ("\n  caption: one", false)])
  func captionsThatNobodyWroteBeginWithACapital(caption: String, isSame: Bool) throws {
    let sheets = try ["", caption].map { caption in
      try folder("- frame: one" + caption).galley("render", "a.yaml", "--filmstrip", "-o", "-").output
    }
    #expect(!sheets[0].isEmpty && (sheets[0] == sheets[1]) == isSame)
  }

  @Test func anAnimationHasAFrameForEachAndItsTimes() throws {
    let folder = try folder(Self.threeFrames)
    try expectEqual(folder.galley("render", "a.yaml", "--apng").errors, "Pictures/a.apng: 120 × 40 pixels\n")
    let bytes = try readFile(folder.path("Pictures/a.apng"))
    _ = try folder.galley("render", "a.yaml")
    try expectEqual(PNG.decode(bytes), PNG.decode(try readFile(folder.path("Pictures/a.one.png"))))
    // Milliseconds: to the frame after the wait, the usual, and the last.
    let name = Array("fcTL".utf8)
    let delays = bytes.indices.dropLast(30).filter { Array(bytes[$0..<$0 + 4]) == name }
      .map { Int(bytes[$0 + 24]) << 8 | Int(bytes[$0 + 25]) }
    #expect(delays == [250, 800, 1600])
    for other in [["-o", "b.apng"], ["--apng", "-o", "b.png"]] {
      try expectEqual(folder.galley(["render", "a.yaml"] + other).status, 0)
      try expectEqual(readFile(folder.path(other.last ?? "")), bytes)
    }
  }

  @Test(arguments: [
    (["render", "a.yaml", "--filmstrip"], "sheet"), (["render", "a.yaml", "--apng"], "animation"),
    (["record", "a.yaml"], "golden"),
  ])
  func framesThatAreTooLargeTogetherAreRefusedBeforeAnyIsDrawn(arguments: [String], purpose: String) throws {
    let scene = (Self.scene + Self.threeFrames).replacing("size: [60, 20]", with: "size: [5000, 5000]")
    let folder = try TemporaryFolder(["a.yaml": scene])
    let run = try folder.galley(arguments + ["--budget", "canvasPixels=100000000"])
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "a.yaml: 3 frames of 10000 × 10000 pixels are too much for one \(purpose): together they may have 67108864 "
          + "pixels; use fewer frames, make the canvas or the scale smaller, or add --budget framePixels=300000000"),
      "\(run.errors)")
    #expect(folder.names == ["a.yaml"])
  }

  @Test func severalScenesGoToAFolder() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.scene + Self.threeFrames, "b.yaml": sceneText()])
    try expectEqual(folder.galley("render", "a.yaml", "b.yaml", "-o", "out").status, 0)
    let names = ["a.one.png", "a.three.png", "a.two.png", "b.png"]
    try expectEqual(filesBelow(folder.path("out")), names.map { folder.path("out/\($0)") })
    let strips = try folder.galley("render", "a.yaml", "b.yaml", "-o", "strips", "--filmstrip")
    #expect(strips.status == 2)
    #expect(
      strips.errors.hasSuffix(
        """
        galley: b.yaml: the scene has no steps, so the sheet would be empty: add steps, and "frame: name" to \
        each step that needs a picture

        """))
    try expectEqual(filesBelow(folder.path("strips")), [folder.path("strips/a.filmstrip.png")])
  }

  @Test(
    arguments: [
      ("render a.yaml --frame tow", "galley: a.yaml: there is no frame \"tow\"; did you mean \"two\"?\n"),
      ("layout a.yaml --frame x", "galley: a.yaml: there is no frame \"x\"; it has one, two, three\n"),
      ("render plain.yaml --frame x", "plain.yaml: there is no frame \"x\"; no step of the scene has a frame\n"),
      ("render a.yaml -o -", "standard output can hold one picture, not the 3 frames of this scene"),
      ("render a.yaml --filmstrip --apng", "galley: --filmstrip and --apng contradict each other: give one of them\n"),
      ("render a.yaml --filmstrip --frame one", "--filmstrip and --frame contradict each other"),
      ("render a.yaml --filmstrip -o a.apng", "--filmstrip and --apng contradict each other"),
      ("render a.yaml --filmstrip -o a.svg", "galley: --filmstrip draws pixels, and SVG is a vector format"),
      ("render a.yaml --apng --format svg", "galley: --apng draws pixels, and SVG is a vector format"),
      (
        "render unnamed.yaml --apng",
        "unnamed.yaml: no step of the scene has a frame, so the animation would be empty"
      ),
      (
        "render a.yaml a.two.yaml -o out", "a.yaml: its frame \"two\" and another scene would both become out/a.two.png"
      ),
      ("render link.yaml -o link.png", "link.one.png is the scene link.yaml and would be overwritten"),
    ])
  func misuseIsExplained(arguments: String, message: String) throws {
    let folder = try TemporaryFolder([
      "a.yaml": Self.scene + Self.threeFrames, "plain.yaml": sceneText(), "a.two.yaml": sceneText(),
      "unnamed.yaml": Self.scene + "- wait: 1\n", "link.yaml": Self.scene + Self.threeFrames,
    ])
    _ = try folder.shell("ln -s link.yaml link.one.png")
    let run = try folder.galley(arguments.split(separator: " ").map(String.init))
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func goldensHoldEveryFrame() throws {
    let folder = try folder(Self.threeFrames)
    try expectEqual(folder.galley("record", "a.yaml").text, "recorded: a.yaml: new\n1 recorded, 0 unchanged\n")
    #expect(folder.names == ["a.layout.json", "a.one.png", "a.three.png", "a.two.png", "a.yaml", "galley.lock"])
    try expectEqual(folder.galley("verify", ".").status, 0)
    var picture = try PNG.decode(try readFile(folder.path("a.two.png")))
    picture[119, 39].red = 254
    try writeFile(folder.path("a.two.png"), try PNG.encode(picture))
    let run = try folder.galley("verify", "a.yaml")
    #expect(run.status == 1)
    #expect(
      run.text.hasPrefix("raster drift  a.yaml:1\n  frame \"two\": 1 of 4800 pixels differs, in x 119–119, y 39–39,"))
    let json = try folder.galley("verify", "a.yaml", "--json").text
    #expect(
      json.contains(
        #""frames": [{ "frame": "one", "same": true }, { "frame": "two", "same": false, "pixels": { "differing": 1,"#))
  }

  @Test func goldensOfFramesThatAreGoneAreOrphans() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": Self.scene + Self.threeFrames])
    try expectEqual(folder.galley("record").status, 0)
    let renamed = Self.threeFrames.replacing("frame: two", with: "frame: second")
    try writeFile(folder.path("Goldens/a.yaml"), Array((Self.scene + renamed).utf8))
    let missing = try folder.galley("verify")
    #expect(
      missing.text.hasPrefix(
        "missing  Goldens/a.yaml:1\n  there is no Goldens/a.second.png\n  the frame of step 3 (wait 0.25 s) is now called "
          + "'second' instead of 'two'\n  accept: "))
    try expectEqual(folder.galley("record").status, 0)
    let run = try folder.galley("verify")
    #expect(run.status == 1)
    #expect(
      run.text.hasPrefix(
        "orphan  Goldens/a.two.png: Goldens/a.yaml has no frame \"two\"\n  remove: git rm Goldens/a.two.png\n"))
    // Without frames the picture has another name.
    try writeFile(folder.path("Goldens/a.yaml"), Array((Self.scene + "- wait: 1\n").utf8))
    try expectEqual(folder.galley("record").status, 0)
    #expect(
      try folder.galley("verify").text.contains("orphan  Goldens/a.one.png: Goldens/a.yaml has no frame \"one\"\n"))
    try writeFile(folder.path("Goldens/a.yaml"), Array((Self.scene + Self.threeFrames).utf8))
    try expectEqual(folder.galley("record").status, 0)
    #expect(
      try folder.galley("verify").text.hasPrefix(
        "orphan  Goldens/a.png: Goldens/a.yaml now has named frames, each with its own picture\n  remove: git rm Goldens/a.png\n"
      ))
  }

  @Test func aFrameCannotShareAGoldenWithAScene() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.scene + Self.threeFrames, "a.two.yaml": sceneText()])
    for verb in ["record", "verify"] {
      let run = try folder.galley(verb, ".")
      #expect(run.status == 2)
      #expect(
        run.errors.contains(
          "a.yaml: its frame \"two\" and the scene ./a.two.yaml have the same golden, ./a.two.png: rename one of the two"
        ))
    }
  }

  @Test func aStepThatCannotBeTakenEndsTheScene() throws {
    let folder = try folder("- frame: one\n- type: a\n  frame: two\n")
    for arguments in [["render", "a.yaml"], ["layout", "a.yaml"], ["record", "a.yaml"]] {
      let run = try folder.galley(arguments)
      #expect(run.status == 2)
      #expect(run.errors.contains("a.yaml:8:9: error: steps[1].type: nothing has the focus"), "\(run.errors)")
      #expect(folder.names == ["a.yaml"])
    }
  }
}
