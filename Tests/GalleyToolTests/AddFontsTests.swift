import GalleyFiles
import GalleyFonts
import TestSupport
import Testing

@Suite struct AddFontsTests {
  private static let faces = Repository.path("Fonts")

  private func manifest(_ folder: TemporaryFolder) throws -> String {
    String(decoding: try readFile(folder.path("Fonts/fonts.json")), as: UTF8.self)
  }

  private let scene =
    "{galley: 1, size: [100, 30], views: [{label: {id: a, frame: [0, 0, 100, 30], text: DH, font: {family: FAMILY, size: 10}}}]}"

  @Test func aFileIsCopiedAndPinned() throws {
    let folder = try TemporaryFolder()
    let run = try folder.galley("fonts", "add", Self.faces + "/GalleyTestRound.ttc", "--licence", "OFL-1.1")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.text.contains("Galley Test Round Cubic: GalleyTestRound-Cubic, weight 400, GalleyTestRound.ttc\n")
        && run.text.contains("added 2 faces to Fonts/fonts.json"))
    try expectEqual(readFile(folder.path("Fonts/GalleyTestRound.ttc")), readFile(Self.faces + "/GalleyTestRound.ttc"))
    let manifest = try manifest(folder)
    #expect(manifest.hasPrefix("{\n  \"galley\": 1,\n  \"extends\": \"default\",\n  \"faces\": [\n"))
    #expect(
      manifest.contains(
        "\"postScriptName\": \"GalleyTestRound-Cubic\", \"file\": \"GalleyTestRound.ttc\", \"index\": 1,"))
    #expect(manifest.contains("\"licence\": \"OFL-1.1\""))
    // The face can be named, and the default set is there still.
    try writeFile(folder.path("a.yaml"), Array(scene.replacing("FAMILY", with: "Galley Test Round Cubic").utf8))
    #expect(try folder.galley("layout", "a.yaml").text.contains("GalleyTestRound-Cubic"))
    try writeFile(folder.path("a.yaml"), Array(scene.replacing("FAMILY", with: "Galley Test Mono").utf8))
    try expectEqual(folder.galley("render", "a.yaml").status, 0)
    #expect(try folder.galley("fonts").text.hasSuffix("faces ok; the system font is Inter\n"))
  }

  @Test func severalAtATimeLoseNoFace() throws {
    let folder = try TemporaryFolder()
    let faces = ["Round.ttc", "Mono.ttf", "Variable.ttf", "Optical.ttf", "Tracked.ttf"]
    let commands = faces.map { "\"$GALLEY\" fonts add \(Self.faces)/GalleyTest\($0) > /dev/null &" }
    let run = try folder.shell(commands.joined(separator: "\n") + "\nwait")
    #expect(run.errors == "")
    let manifest = try manifest(folder)
    for face in faces { #expect(manifest.contains("\"file\": \"GalleyTest\(face)\""), "\(face)") }
  }

  @Test func aVariableFaceBringsItsAxes() throws {
    let folder = try TemporaryFolder()
    let run = try folder.galley("fonts", "add", Self.faces + "/GalleyTestOptical.ttf", "--system", "--fallback")
    #expect(
      run.text.hasPrefix("Galley Test Optical: GalleyTestOptical-Regular, weight 400, opsz 10 to 40, wght 100 to 900,"))
    let manifest = try manifest(folder)
    #expect(manifest.contains("\"axes\": { \"opsz\": [10, 20, 40], \"wght\": [100, 400, 900] }"))
    #expect(manifest.contains("\"system\": \"Galley Test Optical\"") && manifest.contains("\"fallback\": ["))
    #expect(try folder.galley("fonts").text.hasSuffix("the system font is Galley Test Optical\n"))
    try writeFile(folder.path("a.yaml"), Array(scene.replacing("family: FAMILY", with: "weight: bold").utf8))
    #expect(try folder.galley("layout", "a.yaml").text.contains("\"variations\": { \"opsz\": 10, \"wght\": 700 }"))
  }

  /// A face of the mono font under other names, with a weight in OS/2.
  private func write(_ family: String, _ style: String, weight: Int, in folder: TemporaryFolder) throws -> String {
    let name = family.filter { $0 != " " } + "-" + style
    var bytes = try FontBytes.testFace("GalleyTestMono.ttf").named([1: family, 6: name])
    bytes.replace("OS/2", at: 4, with: [UInt8(weight >> 8), UInt8(weight & 255)])
    return try folder.write("\(name).ttf", bytes.bytes).split(separator: "/").last.map(String.init) ?? ""
  }

  /// In either order, and for one half that was added before.
  @Test(arguments: [
    (["Odd Text", "Odd Display"], "Odd Text"), (["Odd Display", "Odd Text"], "Odd Text"),
    (["Odd Display", "Odd"], "Odd"),
  ])
  func opticalPairsAreTheSystemFont(families: [String], text: String) throws {
    let folder = try TemporaryFolder()
    let files = try families.map { try write($0, "Regular", weight: 400, in: folder) }
    let run = try folder.galley(["fonts", "add"] + files + ["--system"])
    #expect(
      run.errors == ""
        && run.text.hasSuffix("the system font is now \(text) below 20 pt, and Odd Display from there on\n"))
    let manifest = try manifest(folder)
    #expect(manifest.contains("\"system\": \"\(text)\",\n  \"systemDisplay\": \"Odd Display\",\n"))
    let other = try TemporaryFolder()
    for family in families {
      let file = try write(family, "Regular", weight: 400, in: other)
      _ = try other.galley("fonts", "add", file, "--system")
    }
    #expect(try self.manifest(other).contains("\"systemDisplay\": \"Odd Display\""))
  }

  @Test func aFamilyAloneIsTheSystemFontAtAllSizes() throws {
    let folder = try TemporaryFolder()
    let display = try write("Odd Display", "Regular", weight: 400, in: folder)
    let run = try folder.galley("fonts", "add", display, "--system")
    #expect(run.text.hasSuffix("the system font is now Odd Display\n"))
    #expect(try !manifest(folder).contains("systemDisplay"))
  }

  /// Both state 600, as SF-Pro-Text-Bold.otf and SF-Pro-Text-Semibold.otf do; the italic states 600 too and ties with none.
  @Test func facesOfOneWeightGetWeightsFromTheirNames() throws {
    let folder = try TemporaryFolder()
    let files = try [("Semibold", 600), ("Bold", 600), ("Regular", 400)].map {
      try write("Odd Text", $0.0, weight: $0.1, in: folder)
    }
    let run = try folder.galley(["fonts", "add"] + files)
    #expect(
      run.status == 0
        && run.errors
          == "warning: OddText-Bold.ttf: the file has weight 600, like OddText-Semibold; fonts.json now has 700, the weight in the face's name\n"
    )
    #expect(run.text.contains("Odd Text: OddText-Bold, weight 700, OddText-Bold.ttf\n"))
    let manifest = try manifest(folder)
    #expect(manifest.contains("\"postScriptName\": \"OddText-Bold\", \"weight\": 700,"))
    #expect(manifest.split(separator: "isReweighted").count == 2)
    let bold = scene.replacing("FAMILY", with: "Odd Text, weight: bold")
    try writeFile(folder.path("a.yaml"), Array(bold.utf8))
    #expect(try folder.galley("layout", "a.yaml").text.contains("OddText-Bold"))
  }

  @Test func facesThatNothingTellsApartAreWarnedOf() throws {
    let folder = try TemporaryFolder()
    let files = try ["Odd", "Odder"].map { try write("Odd Text", $0, weight: 400, in: folder) }
    let run = try folder.galley(["fonts", "add"] + files)
    #expect(
      run.errors
        == "warning: OddText-Odd and OddText-Odder have the same family, weight, width and slant, so only the first is "
        + "ever chosen; change the \"weight\" of one in Fonts/fonts.json, with \"isReweighted\": true\n")
    #expect(try !manifest(folder).contains("isReweighted"))
  }

  @Test func theSameFaceIsReplaced() throws {
    let folder = try TemporaryFolder()
    for _ in 0..<2 { try expectEqual(folder.galley("fonts", "add", Self.faces + "/GalleyTestRound.ttc").status, 0) }
    try expectEqual(manifest(folder).split(separator: "GalleyTestRound-Cubic").count, 2)
  }

  @Test func anInstalledFamilyIsPinnedWhereItIs() throws {
    let folder = try TemporaryFolder()
    let run = try folder.galley("fonts", "add", "liberation mono")
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.names == ["Fonts"])
    try expectEqual(names(in: folder.path("Fonts")), ["fonts.json"])
    #expect(
      try manifest(folder).contains(
        "\"package\": \"fonts-liberation2\", \"file\": \"truetype/liberation2/LiberationMono-Bold.ttf\""))
    try expectEqual(folder.galley("fonts", "add", "Liberation Mono", "--copy").status, 0)
    #expect(exists(folder.path("Fonts/LiberationMono-Bold.ttf")))
  }

  @Test func mistakesAreReportedAndNothingIsWritten() throws {
    let folder = try TemporaryFolder(["bad.ttf": "no font", "x/GalleyTestMono.ttf": "other"])
    func failure(_ arguments: String...) throws -> String {
      let run = try folder.galley(["fonts", "add"] + arguments)
      #expect(run.status == 2)
      return run.errors
    }
    try expectEqual(failure("none.ttf"), "galley: none.ttf: cannot be read: there is no such file\n")
    #expect(try failure("bad.ttf").hasPrefix("galley: bad.ttf: not a font file: "))
    #expect(try failure(Self.faces + "/GalleyTestMono.ttf", "bad.ttf").contains("bad.ttf"))
    #expect(
      try failure("Liberation Mona").hasSuffix("no installed family of that name; did you mean \"Liberation Mono\"?\n"))
    try expectEqual(
      failure(Self.faces + "/GalleyTestMono.ttf", "--fonts", "x"),
      "galley: x/GalleyTestMono.ttf already exists and differs: remove it first, or rename the new file\n")
    #expect(folder.names == ["bad.ttf", "x"])
    try writeFile(folder.path("x/fonts.json"), Array("galley: 1\n".utf8))
    #expect(
      try failure(Self.faces + "/GalleyTestVariable.ttf", "--fonts", "x").contains(
        "fonts can be added only to a JSON manifest"))
  }

  @Test func wrongMetadataIsAnError() throws {
    let folder = try TemporaryFolder()
    try expectEqual(folder.galley("fonts", "add", Self.faces + "/GalleyTestRound.ttc").status, 0)
    let wrong = try manifest(folder).replacing(
      "\"family\": \"Galley Test Round Cubic\"", with: "\"family\": \"Round\", \"weight\": 900")
    try writeFile(folder.path("Fonts/fonts.json"), Array(wrong.utf8))
    try writeFile(folder.path("a.yaml"), Array(scene.replacing("FAMILY", with: "Round").utf8))
    let run = try folder.galley("render", "a.yaml")
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "GalleyTestRound.ttc: correct the manifest's entry for this file: family is \"Galley Test Round Cubic\", not \"Round\", weight is 400, not 900\n"
      ))
    let list = try folder.galley("fonts")
    #expect(list.status == 1 && list.text.contains(" mislabelled "))
  }

  @Test func aManifestExtendsTheDefaultSetOrNone() throws {
    let folder = try TemporaryFolder(["Fonts/fonts.json": "{\"galley\": 1, \"extends\": \"defaults\"}"])
    let run = try folder.galley("fonts")
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "fonts.json:1:26: error: extends: a manifest can extend only the default set; did you mean \"default\"?"))
    try writeFile(folder.path("Fonts/fonts.json"), Array("{\"galley\": 1}".utf8))
    #expect(try folder.galley("fonts").errors.contains("the key \"system\" is missing in a font manifest"))
    try writeFile(folder.path("Fonts/fonts.json"), Array("{\"galley\": 1, \"extends\": \"default\"}".utf8))
    try expectEqual(folder.galley("fonts").status, 0)
  }

  // MARK: galley fonts --why

  @Test func theReasonForEachRun() throws {
    let folder = try TemporaryFolder()
    let run = try folder.galley("fonts", "--why", "Hi 世 👋", "--locale", "ja", "--font", "Galley Test Mono")
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.text.split(separator: "\n").map {
      $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    #expect(
      lines == [
        "“Hi ” GalleyTestMono-Regular the font itself has it",
        "“世” NotoSansCJKjp-Regular GalleyTestMono-Regular lacks it: from the fallback, made for Hani, Hira, Kana, Hang, Bopo in ja",
        "“ ” GalleyTestMono-Regular the font itself has it",
        "“👋” NotoColorEmoji an emoji goes to the first coloured face that has it: from the fallback",
      ])
  }

  @Test func aTextThatNoFaceHas() throws {
    let folder = try TemporaryFolder()
    let run = try folder.galley("fonts", "--why", "a𓀀", "--json")
    #expect(run.status == 1)
    #expect(
      run.text.contains(
        "{ \"text\": \"𓀀\", \"range\": [1, 3], \"face\": \"Inter-Regular\", \"missing\": true, \"why\": \"no face has it ("
      ))
    let unknown = try folder.galley("fonts", "--why", "a", "--font", "Intre")
    #expect(unknown.status == 2)
    #expect(unknown.errors.hasPrefix("galley: --font: there is no font named \"Intre\"; did you mean \"Inter\"?"))
    try expectEqual(folder.galley("fonts", "--locale", "de").status, 2)
    try expectEqual(folder.galley("fonts", "--why", "").errors, "galley: the text of --why is empty\n")
  }

  @Test(arguments: [
    (["--why", "--font", "SF Pro", "abc"], "--why abc --font 'SF Pro'"),
    (["--why", "--json", "a b"], "--why 'a b' --json"), (["--why"], "--why TEXT"),
    (["--locale", "ja", "--why"], "--why TEXT --locale ja"), (["--why", "-5"], "--why=-5"),
    (["list", "--why", "--font"], "--why TEXT"), (["--why", "--text", "abc"], "--why abc"),
  ])
  func aTextThatIsElsewhereIsShownInItsPlace(words: [String], right: String) throws {
    let run = try TemporaryFolder().galley(["fonts"] + words)
    #expect(run.status == 2)
    #expect(run.errors == "galley: put the text right after --why: galley fonts \(right)\n")
  }
}
