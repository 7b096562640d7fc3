import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import TestSupport
import Testing

@Suite struct RenderTests {
  @Test func oneSceneBecomesAPictureInTheCurrentFolder() throws {
    let folder = try TemporaryFolder(["scenes/hello.yaml": sceneText()])
    let run = try folder.galley("render", "scenes/hello.yaml")
    #expect(run.status == 0)
    #expect(run.output == [])
    #expect(run.errors == "Pictures/hello.png: 200 × 80 pixels\n")
    #expect(folder.names == ["Pictures", "scenes"])
    let picture = try PNG.decode(try readFile(folder.path("Pictures/hello.png")))
    #expect(picture.size == PixelSize(width: 200, height: 80))
    // The test face draws boxes: the first letter's is black somewhere, the margin is white.
    #expect((0..<80).contains { picture[5, $0] == .black })
    #expect(picture[199, 79] == .white)
  }

  @Test func severalScenesGoToAFolder() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("a"), "b.yaml": sceneText("b")])
    try expectEqual(folder.galley("render", "a.yaml", "b.yaml", "-o", "out/deep").status, 0)
    try expectEqual(filesBelow(folder.path("out")), ["a.png", "b.png"].map { folder.path("out/deep/\($0)") })
    // Without a folder it is that of projects.
    try expectEqual(folder.galley("render", "a.yaml", "b.yaml", "-q").status, 0)
    #expect(folder.names == ["Pictures", "a.yaml", "b.yaml", "out"])
    let refused = try folder.galley("render", "a.yaml", "b.png")
    #expect(refused.status == 2)
    #expect(
      refused.errors == "galley: b.png is not a scene; to name the picture: galley render a.yaml -o b.png\n")
  }

  @Test func theNameOfTheOutputSaysTheFormat() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("a < b")])
    let run = try folder.galley("render", "a.yaml", "-o", "x.svg")
    #expect(run.status == 0)
    #expect(run.errors == "x.svg: 200 × 80 pixels\n")
    let text = String(decoding: try readFile(folder.path("x.svg")), as: UTF8.self)
    #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"40\""))
    #expect(text.contains("role=\"img\" aria-label=\"a &lt; b\""))
    try expectEqual(folder.galley("render", "a.yaml", "--format", "svg", "-o", "-").text, text)
    try expectEqual(folder.galley("render", "a.yaml", "--format", "svg").errors, "Pictures/a.svg: 200 × 80 pixels\n")
    try expectEqual(folder.galley("render", "a.yaml", "--format", "svg", "-o", "out/").status, 0)
    try expectEqual(readFile(folder.path("out/a.svg")), Array(text.utf8))
  }

  @Test func aNameThatContradictsTheFormatIsRefused() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText()])
    let run = try folder.galley("render", "a.yaml", "--format", "svg", "-o", "a.png")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        galley: --format svg and the name a.png contradict each other: leave one out, or use a name that ends with .svg

        """)
    #expect(folder.names == ["a.yaml"])
    try expectEqual(folder.galley("render", "a.yaml", "--format", "pdf").status, 2)
  }

  @Test func scenesOfOneNameAreRefused() throws {
    let folder = try TemporaryFolder(["x/a.yaml": sceneText(), "y/a.yaml": sceneText()])
    let run = try folder.galley("render", "x/a.yaml", "y/a.yaml", "-o", "out")
    #expect(run.status == 2)
    #expect(run.errors.contains("x/a.yaml and y/a.yaml would both become out/a.png"))
    #expect(folder.names == ["x", "y"])
  }

  @Test func aSceneThatFailsDoesNotKeepTheOthersFromBeingDrawn() throws {
    let folder = try TemporaryFolder(["a.yaml": "galley: 1\nview: []", "b.yaml": sceneText("b")])
    let run = try folder.galley("render", "a.yaml", "b.yaml", "-o", "out")
    #expect(run.status == 2)
    #expect(run.errors.contains("a.yaml:2:1: error:"))
    try expectEqual(filesBelow(folder.path("out")), [folder.path("out/b.png")])
  }

  @Test func standardInputGoesToStandardOutput() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText()])
    let run = try folder.galley("render", "-", input: Array(sceneText().utf8))
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(folder.names == ["a.yaml"])
    try expectEqual(folder.galley("render", "a.yaml", "-o", "-").output, run.output)
    try expectEqual(folder.galley("render", "a.yaml", "-o", "x.png").status, 0)
    try expectEqual(readFile(folder.path("x.png")), run.output)
  }

  @Test func theCommandLineWinsOverTheScene() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("Hello"), "b.yaml": sceneText("Other")])
    let changed = try folder.galley("render", "a.yaml", "-o", "-", "--scale", "3", "--set", "title.text=Other")
    let other = try folder.galley("render", "b.yaml", "-o", "-", "--scale", "3")
    try expectEqual(PNG.decode(changed.output).size, PixelSize(width: 300, height: 120))
    #expect(changed.output == other.output)
  }

  @Test func theReportIsJSON() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText(), "b.yaml": "galley: 1"])
    let run = try folder.galley("render", "a.yaml", "b.yaml", "-o", "out", "--json")
    #expect(run.status == 2)
    #expect(
      run.text.hasPrefix(
        """
        {
          "galley": 1,
          "scenes": [
            { "scene": "a.yaml", "output": "out/a.png", "size": [200, 80], "scale": 2 },
            { "scene": "b.yaml", "error": "b.yaml:1:1: error: 
        """))
  }

  @Test(arguments: [
    (["render"], "no scene is given, and there is no galley.yaml here: give a scene, or run galley init"),
    (["render", "a.yaml", "--scale", "two"], "'two' is invalid"),
    (["render", "a.yaml", "--scale", "0"], "--scale"), (["paint", "a.yaml"], "paint"),
    (["render", "a.yaml", "--jobs", "0"], "it must be at least 1"),
    (["render", "a.yaml", "--set", "nobody.text=x"], "there is no view \"nobody\""),
    (["render", "a.yaml", "--fonts", "nowhere"], "there is no fonts.json in nowhere"),
    (["render", "a.yaml", "--scale", "-1"], "the scale must be above 0 and at most 16 pixels per point"),
    (["render", "a.yaml", "--jobs", "-1"], "--jobs is -1; it must be at least 1"),
    (["hit", "a.yaml", "--view", "nobody", "--point", "-1,2"], "there is no view \"nobody\""),
    (["render", "a.yaml", "-o", ""], "-o is empty: give a folder"),
    (["layout", "a.yaml", "-o", ""], "-o is empty: give a folder"),
    (["layout", "a.yaml", "-o", "out.json"], "-o out.json would create a folder"),
    (["render", "a.yaml", "a.yaml", "-o", "out.png"], "-o out.png would create a folder"),
    (["layout", "a.yaml", "-o", "a.yaml"], "a.yaml is a file: give -o a folder here"),
    (["render", "-", "-"], "standard input (-) can only be read once"),
    (["render", "a.yaml", "-o", "-", "--json"], "cannot both go to standard output"),
  ])
  func misuseIsExplained(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText()])
    let run = try folder.galley(arguments)
    #expect(run.status == 2)
    #expect(run.output == [] || arguments.contains("--json"))
    #expect(run.errors.contains(message))
    #expect(folder.names == ["a.yaml"])
  }

  /// However the scene is reached, it is not drawn over.
  @Test(arguments: [
    "render a.yaml -o a.yaml", "render a.yaml -o ./a.yaml", "render a.yaml -o here/../a.yaml",
    "render a.yaml -o link.png", "render link.png -o a.yaml", "render hard.yaml -o a.yaml",
    "render a.yaml b.yaml -o here", "layout a.yaml -o here", "render b.yaml -o b.png",
  ])
  func aSceneIsNeverOverwritten(arguments: String) throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText(), "b.yaml": sceneText(), "here/x": ""])
    let links = "ln -s a.yaml link.png; ln a.yaml hard.yaml; ln -s b.yaml b.png; ln -s ../a.yaml here/a.png;"
    _ = try folder.shell(links + "ln -s ../a.yaml here/a.layout.json")
    let run = try folder.galley(arguments.split(separator: " ").map(String.init))
    #expect(run.status == 2)
    #expect(run.errors.contains("and would be overwritten: choose another output with -o\n"), "\(run.errors)")
    try expectEqual(readFile(folder.path("a.yaml")), Array(sceneText().utf8))
    try expectEqual(readFile(folder.path("b.yaml")), Array(sceneText().utf8))
  }

  @Test(arguments: [["--help"], ["render", "--help"], ["help", "verify"], ["--version"]])
  func helpIsNotAnError(arguments: [String]) throws {
    let run = try TemporaryFolder().galley(arguments)
    #expect(run.status == 0)
    #expect(!run.output.isEmpty)
    #expect(run.errors == "")
  }
}
