import GalleyFiles
import GalleyGoldens
import TestSupport
import Testing

@Suite struct FontsAndDoctorTests {
  @Test func theDoctorFindsNothingWrong() throws {
    let short = try TemporaryFolder().galley("doctor")
    #expect(short.text.split(separator: "\n").count <= 12, "\(short.text)")
    #expect(short.text.hasSuffix("\ngalley is in order.\n"))
    let run = try TemporaryFolder().galley("doctor", "-v")
    #expect(run.status == 0, "\(run.text)")
    for library in ["HarfBuzz ", "FreeType ", "ICU ", "libpng ", "libdeflate ", "libfyaml "] {
      #expect(run.text.contains("ok       \(library)"))
    }
    #expect(
      run.text.contains(
        "ok       a change of one pixel by one step is detected (raster drift): 1 of 80000 pixels differ"))
    #expect(run.text.contains("now breaks before “Galley”"))
    #expect(!run.text.contains("FINDING"))
  }

  @Test func doctorReportsFindings() throws {
    let folder = try TemporaryFolder()
    let manifest = Repository.text(of: "Fonts/fonts.json")
    let mono = try #require(Repository.bytes(of: "Fonts/GalleyTestMono.ttf"))
    try makeFolder(folder.path("f"))
    try writeFile(folder.path("f/fonts.json"), Array(manifest.utf8))
    try writeFile(folder.path("f/GalleyTestMono.ttf"), mono.dropLast() + [mono[mono.count - 1] ^ 1])
    for verb in ["doctor", "fonts"] {
      let run = try folder.galley(verb, "--fonts", "f")
      #expect(run.status == 1)
      #expect(run.text.contains("GalleyTestMono.ttf: not the pinned file"))
      #expect(run.text.contains("GalleyTestVaried-Bold.ttf: not found in f"))
      #expect(!run.text.contains("in order"))
    }
    #expect(try folder.galley("doctor", "--fonts", "f", "--json").text.contains("\"ok\": false"))
  }

  @Test func fontsAreListed() throws {
    let folder = try TemporaryFolder()
    let run = try folder.galley("fonts")
    #expect(run.status == 0)
    #expect(run.text.contains("\nGalley Test Mono\n  GalleyTestMono-Regular "))
    #expect(run.text.hasSuffix("faces ok; the system font is Inter\n"))
    let json = try folder.galley("fonts", "--json").text
    #expect(json.contains("{ \"family\": \"Galley Test Mono\", \"name\": \"GalleyTestMono-Regular\", \"weight\": 400,"))
  }

  @Test func fontsAreFoundBesideTheSceneFirst() throws {
    let folder = try TemporaryFolder(["p/scenes/a.yaml": sceneText(), "p/Fonts/fonts.json": "{}"])
    let run = try folder.galley("render", "p/scenes/a.yaml")
    #expect(run.status == 2)
    #expect(run.errors.contains("p/Fonts/fonts.json:1:1: error:"))
    // What is wrong with the fonts is said once, however many scenes need them.
    let many = try folder.galley("verify", "p/scenes")
    try writeFile(folder.path("p/scenes/b.yaml"), Array(sceneText().utf8))
    try expectEqual(folder.galley("verify", "p/scenes").errors, many.errors)
    let fonts = ["GALLEY_FONTS": Repository.path("Fonts")]
    try expectEqual(folder.galley(["render", "p/scenes/a.yaml"], environment: fonts).status, 0)
    try expectEqual(folder.galley("render", "p/scenes/a.yaml", "--fonts", Repository.path("Fonts")).status, 0)
  }
}
