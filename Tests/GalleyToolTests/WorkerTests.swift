import GalleyDrawing
import GalleyFiles
import TestSupport
import Testing

/// The jobs of `galley worker` and their results.
@Suite struct WorkerTests {
  private func results(_ folder: TemporaryFolder, _ jobs: [String], _ options: String...) throws -> [JSON] {
    let run = try folder.galley(["worker"] + options, input: Array(jobs.map { $0 + "\n" }.joined().utf8))
    #expect(run.status == 0, "\(run.errors)")
    return try run.text.split(separator: "\n").map { try JSON(reading: Array($0.utf8)) }
  }

  /// Every letter of the test face is 6 points wide at 10 points, and 10 high.
  private let font = "\"font\": { \"family\": \"Galley Test Mono\", \"size\": 10 }"

  @Test func aLabelIsMeasured() throws {
    let folder = try TemporaryFolder()
    let found = try results(
      folder,
      [
        "{ \"id\": 7, \"text\": \"one two\", \(font) }",
        "{ \"id\": \"a\", \"text\": \"one two\", \(font), \"width\": 30, \"lines\": 0 }",
        "{ \"text\": \"one two\", \(font), \"width\": 30, \"lines\": 1 }",
        "{ \"id\": [1, null], \"text\": \"\", \(font) }",
      ])
    #expect(
      found.map(\.line) == [
        "{ \"id\": 7, \"ok\": true, \"size\": [42, 10], \"lines\": 1, \"truncated\": false, \"missingGlyphs\": \"\", "
          + "\"firstBaseline\": 8, \"fits\": true, \"findings\": [] }",
        "{ \"id\": \"a\", \"ok\": true, \"size\": [24, 20], \"lines\": 2, \"truncated\": false, "
          + "\"missingGlyphs\": \"\", \"firstBaseline\": 8, \"fits\": true, \"findings\": [] }",
        "{ \"id\": null, \"ok\": true, \"size\": [42, 10], \"lines\": 1, \"truncated\": true, "
          + "\"missingGlyphs\": \"\", \"firstBaseline\": 8, \"fits\": false, \"findings\": "
          + "[{ \"finding\": \"truncated\", \"view\": \"text\", \"range\": [4, 7] }] }",
        "{ \"id\": [1, null], \"ok\": true, \"size\": [0, 0], \"lines\": 0, \"truncated\": false, "
          + "\"missingGlyphs\": \"\", \"fits\": true, \"findings\": [] }",
      ])
  }

  @Test func charactersWithoutAGlyphAreNamedOnce() throws {
    let found = try results(
      try TemporaryFolder(), ["{ \"text\": \"a\u{F8FE}b\u{F8FE}\u{F8FD}\", \(font) }"])
    #expect(found[0]["missingGlyphs"]?.string == "\u{F8FE}\u{F8FD}")
    #expect(found[0]["findings"]?.array?.count == 1)
  }

  /// A job draws and dumps what `render` and `layout` do.
  @Test func aSceneIsDrawnAsRenderDrawsIt() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("Hello")])
    let found = try results(
      folder,
      [
        "{ \"id\": 1, \"scene\": \"a.yaml\", \"set\": { \"title.text\": \"Other\", \"title.numberOfLines\": 1 }, "
          + "\"scale\": 3, \"outputs\": { \"png\": \"out/deep/x.png\", \"layout\": true, \"measure\": true } }"
      ])
    let settings = ["--scale", "3", "--set", "title.text=Other", "--set", "title.numberOfLines=1"]
    try expectEqual(folder.galley(["render", "a.yaml", "-o", "y.png"] + settings).status, 0)
    let layout = try folder.galley(["layout", "a.yaml"] + settings)
    try expectEqual(readFile(folder.path("out/deep/x.png")), readFile(folder.path("y.png")))
    try expectEqual(found[0]["layout"], JSON(reading: layout.output))
    #expect(found[0]["size"]?.numbers == [100, 40])
    #expect(found[0]["pixels"]?.numbers == [300, 120])
    #expect(found[0]["digest"]?.string?.count == 64)
    #expect(
      found[0]["measurements"]?.array?.map(\.line) == [
        "{ \"view\": \"title\", \"type\": \"label\", \"frame\": [0, 0, 100, 40], \"sizeThatFits\": [30, 10], "
          + "\"intrinsicContentSize\": [30, 10], \"lines\": 1, \"truncated\": false, \"firstBaseline\": 23, "
          + "\"lastBaseline\": 23 }"
      ])
  }

  @Test func aSceneMayStandInTheJob() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("Hello")])
    let yaml = JSON.string(sceneText("Hello")).line
    let json = try folder.galley("json", "a.yaml").text.replacing("\n", with: " ")
    let outputs = "\"outputs\": { \"digest\": true, \"png\": true }"
    let found = try results(
      folder,
      ["\"a.yaml\"", yaml, json].map { "{ \"scene\": \($0), \(outputs) }" }, "--jobs", "1")
    #expect(Set(found).count == 1)
    #expect(found[0]["png"]?.string?.hasPrefix("iVBORw0KGgo") == true)
  }

  @Test func traitsOfTheJobWinOverTheScene() throws {
    let scene = """
      galley: 1
      appearance: light
      contentSizeCategory: small
      views:
        - label: { frame: [0, 0, 300, auto], text: word, font: { textStyle: body }, textColor: label }
      """
    let changed = scene.replacing("light", with: "dark").replacing("small", with: "accessibilityLarge")
      .replacing("galley: 1", with: "galley: 1\ndirection: rightToLeft")
    let found = try results(
      try TemporaryFolder(),
      [
        "{ \"scene\": \(JSON.string(scene).line), \"appearance\": \"dark\", \"textSize\": \"accessibilityLarge\", "
          + "\"direction\": \"rightToLeft\", \"outputs\": { \"digest\": true } }",
        "{ \"scene\": \(JSON.string(changed).line), \"outputs\": { \"digest\": true } }",
        "{ \"scene\": \(JSON.string(scene).line), \"outputs\": { \"digest\": true } }",
      ])
    #expect(found[0] == found[1])
    #expect(found[0]["digest"] != found[2]["digest"])
  }

  @Test func findingsNameTheView() throws {
    let scene = """
      galley: 1
      size: [100, 40]
      views:
        - label: { id: out, frame: [90, 0, 42, 10], text: one two, font: { family: Galley Test Mono, size: 10 } }
        - label: { id: hidden, isHidden: true, frame: [90, 0, 42, 10], text: one two }
        - textContainer: { id: box, frame: [0, 10, 24, 10], text: one two, lineFragmentPadding: 0,
            font: { family: Galley Test Mono, size: 10 } }
      """
    let found = try results(try TemporaryFolder(), ["{ \"scene\": \(JSON.string(scene).line) }"])
    #expect(found[0]["fits"] == .bool(false))
    #expect(
      found[0]["findings"]?.array?.map(\.line) == [
        "{ \"finding\": \"overflow\", \"view\": \"out\", \"frame\": [90, 0, 42, 10] }",
        "{ \"finding\": \"overflow\", \"view\": \"box\", \"range\": [4, 7] }",
      ])
  }

  @Test func picturesOfFailuresAlone() throws {
    let folder = try TemporaryFolder()
    let jobs = ["30", "60"].map {
      "{ \"text\": \"one two\", \(font), \"width\": \($0), "
        + "\"outputs\": { \"png\": \"w\($0).png\", \"when\": \"findings\" } }"
    }
    let found = try results(folder, jobs)
    #expect(found.map { $0["png"]?.string } == ["w30.png", nil])
    #expect(folder.names == ["w30.png"])
  }

  @Test(arguments: [
    ("nonsense", "job", "column 1", "the line is not JSON"),
    ("[1]", "job", "column 1", "a job must be an object"),
    ("{ \"id\": 1 }", "job", "scene", "missing: a job needs a scene, or the text of a label"),
    ("{ \"text\": \"a\", \"widht\": 3 }", "job", "widht", "did you mean \"width\"?"),
    ("{ \"text\": 3 }", "job", "text", "must be a string"),
    ("{ \"text\": \"a\", \"direction\": \"rtl\" }", "job", "direction", "must be one of leftToRight, rightToLeft"),
    (
      "{ \"text\": \"a\", \"outputs\": { \"png\": \"\" } }", "job", "outputs.png",
      "must be true, to put it into the result"
    ),
    ("{ \"text\": \"a\", \"width\": -1 }", "scene", "width", "-1 is too small"),
    ("{ \"text\": \"a\", \"font\": { \"size\": 0 } }", "scene", "font.size", ""),
    ("{ \"text\": \"a\", \"scale\": 99 }", "scene", "scale", "at most 16"),
    ("{ \"scene\": \"none.yaml\" }", "file", "none.yaml", "No such file"),
    ("{ \"scene\": \"bad.yaml\" }", "scene", "bad.yaml:2:1", "unknown key"),
    ("{ \"scene\": \"good.yaml\", \"frame\": \"x\" }", "scene", "good.yaml", "there is no frame \"x\""),
    ("{ \"scene\": \"good.yaml\", \"set\": { \"titel.text\": \"\" } }", "scene", "set", "did you mean \"title\"?"),
    ("{ \"scene\": \"good.yaml\", \"set\": { \"title.a=b\": 1 } }", "job", "set.title.a=b", "a key cannot contain ="),
    (
      "{ \"scene\": \"good.yaml\", \"outputs\": { \"layout\": \"good.yaml\" } }", "job", "outputs",
      "would be overwritten"
    ),
    ("{ \"text\": \"a\", \"outputs\": { \"png\": \"x.jpg\" } }", "job", "outputs.png", "the path of a .png file"),
    (
      "{ \"text\": \"a\", \"outputs\": { \"png\": \"good.yaml\\u0000.png\" } }", "file", "good.yaml\\0.png",
      "the name has a NUL in it"
    ),
    ("{ \"scene\": \"good.yaml\\u0000x\" }", "file", "good.yaml\\0x", "the name has a NUL in it"),
    ("{ \"scene\": \"good.yaml\", \"outputs\": { \"png\": \"bad.yaml/x.png\" } }", "file", "bad.yaml", "folder"),
    (
      "{ \"scene\": \"good.yaml\", \"scale\": 16, \"set\": { \"title.frame\": [0, 0, 100, 40] },"
        + " \"outputs\": { \"png\": true } }", "", "", ""
    ),
  ])
  func aMistakeIsTheResultOfItsJobAlone(job: String, kind: String, place: String, message: String) throws {
    let folder = try TemporaryFolder(["good.yaml": sceneText(), "bad.yaml": "galley: 1\nview: []"])
    let found = try results(folder, ["{ \"text\": \"a\" }", job, "", "{ \"text\": \"b\" }"], "--jobs", "1")
    #expect(found.map { $0["ok"] } == [.bool(true), .bool(kind.isEmpty), .bool(true)])
    #expect(found[1]["error"]?["kind"]?.string == (kind.isEmpty ? nil : kind))
    #expect(found[1]["error"]?["where"]?.string == (kind.isEmpty ? nil : place))
    #expect(kind.isEmpty || found[1]["error"]?["message"]?.string?.contains(message) == true, "\(found[1].line)")
    #expect(folder.names == ["bad.yaml", "good.yaml"])
  }

  @Test func allMistakesOfAJobAreNamed() throws {
    let found = try results(try TemporaryFolder(), ["{ \"text\": 1, \"lines\": \"2\", \"outputs\": { \"when\": 3 } }"])
    let error = try #require(found[0]["error"])
    #expect(
      error.line
        == "{ \"kind\": \"job\", \"where\": \"outputs.when\", \"message\": \"must be one of always, findings\", "
        + "\"others\": [\"text: must be a string\", \"lines: must be a number\"] }")
  }

  @Test(arguments: ["9007199254740993", "1.50", "{\"a\" : [1e2, null]}", "\"\\u0041\""])
  func theNameOfAJobComesBackAsItIsSpelt(id: String) throws {
    let folder = try TemporaryFolder()
    for job in ["{ \"text\": \"a\", \"id\": \(id) }\n", "{ \"id\":\(id), \"text\": 1 }\n"] {
      let run = try folder.galley(["worker", "--jobs", "1"], input: Array(job.utf8))
      #expect(run.text.hasPrefix("{ \"id\": \(id), "), "\(run.text)")
    }
  }

  /// However many processes there are, the results are the same bytes in the order of the jobs.
  @Test func theNumberOfProcessesChangesNothing() throws {
    let folder = try TemporaryFolder()
    let jobs = (0..<300).map { number in
      "{ \"id\": \(number), \"text\": \"\(String(repeating: "word ", count: number % 40))\", \(font), \"width\": 200, "
        + "\"lines\": 0, \"outputs\": { \"digest\": true } }"
    }
    let one = try results(folder, jobs, "--jobs", "1")
    #expect(one.map { $0["id"]?.integer } == (0..<300).map { $0 })
    try expectEqual(results(folder, jobs, "--jobs", "3"), one)
  }

  @Test(arguments: [
    (["--time-limit", "0"], "--time-limit is 0.0"), (["--memory-limit", "64"], "it must be at least 128"),
    (["--fonts", "nowhere"], "there is no fonts.json in nowhere"),
    (["--socket", "file"], "file: exists and is not a socket"),
    (["--socket", String(repeating: "x", count: 200)], "a socket's path has at most 107 bytes; this one has 200"),
  ])
  func misuseIsRefused(options: [String], message: String) throws {
    let folder = try TemporaryFolder(["file": ""])
    let run = try folder.galley(["worker"] + options)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(folder.names == ["file"])
  }
}
