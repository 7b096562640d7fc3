import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import TestSupport
import Testing

@testable import GalleyPipeline
@testable import GalleyTool

/// The page about failures, as a file. `Scripts/check-report` looks at it in a browser.
@Suite struct ReportTests {
  private func failing() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["a.yaml": sceneText("a"), "b.yaml": sceneText("b"), "c.yaml": sceneText("c")])
    try expectEqual(folder.galley("record", "a.yaml", "b.yaml", "c.yaml").status, 0)
    try folder.write("a.yaml", Array(sceneText("a", width: 110).utf8))
    try folder.write("b.yaml", Array(sceneText("b", width: 110).utf8))
    try folder.write("c.yaml", Array(sceneText("</script><b>").utf8))
    return folder
  }

  @Test func verifyWritesThePageThatReportMakesAgain() throws {
    let folder = try failing()
    let run = try folder.galley("verify", "a.yaml", "b.yaml", "c.yaml", "--report", "one.html")
    #expect(run.status == 1 && run.text.contains("\nreport: one.html\n"))
    let again = try folder.galley("report", "-o", "two.html")
    #expect(again.status == 0 && again.text == "report: two.html: 3 failures\n")
    #expect(try folder.galley("report", "Failures", "-o", "-").output.count > 10_000)
    let json = try JSON(reading: try folder.galley("report", "--json", "-o", "two.html").output)
    #expect(json["report"]?.string == "two.html" && json["failures"]?.integer == 3)
    try expectEqual(folder.galley("report", "-o", "three.html").status, 0)
    try expectEqual(readFile(folder.path("two.html")), readFile(folder.path("three.html")))
  }

  @Test func thePageHoldsAllAndNoTextEndsIt() throws {
    let folder = try failing()
    try expectEqual(folder.galley("verify", "a.yaml", "b.yaml", "c.yaml", "--report", "page.html").status, 1)
    let page = String(decoding: try readFile(folder.path("page.html")), as: UTF8.self)
    // One element for the data and one for the script, both ended by the page itself.
    #expect(page.ranges(of: "</script>").count == 2)
    let present = [
      "default-src 'none'", "galley accept a.yaml b.yaml", "\"version\": \"\(programVersion)\"", "\"compared\": 3,",
      "\\u003c/script>\\u003cb>",
    ]
    #expect(present.filter { !page.contains($0) } == [])
    let fetching = ["src=\"", "@import", "url(", "<link rel=\"stylesheet\"", "<!--"]
    #expect(fetching.filter { page.contains($0) } == [])
  }

  @Test func aRunWithoutFailuresHasAPageToo() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("a")])
    try expectEqual(folder.galley("record", "a.yaml").status, 0)
    try expectEqual(folder.galley("verify", "a.yaml", "--report", "page.html").status, 0)
    #expect(exists(folder.path("page.html")))
    let run = try folder.galley("report")
    #expect(run.status == 2 && run.errors.hasPrefix("galley: there is no folder Failures: galley verify writes it"))
    try folder.write("runs.json", Array("{".utf8))
    let damaged = try folder.galley("report", ".", "-o", "other.html")
    #expect(
      damaged.status == 2
        && damaged.errors
          == "galley: ./runs.json: is not a record of failures: line 1: the text ends too early; run galley verify again\n"
    )
    #expect(!exists(folder.path("other.html")))
  }

  /// The shards of a run leave a folder each, and one page shows them all.
  @Test func severalFoldersHaveOnePage() throws {
    let folder = try failing()
    let scenes = ["a.yaml", "b.yaml", "c.yaml"]
    for index in 1...4 {
      let words = ["verify"] + scenes + ["--shard", "\(index)/4", "--artifacts", "shards/\(index)/Failures"]
      try expectEqual(folder.galley(words).status, (index < 4 ? 1 : 0))
    }
    // One that ran twice adds nothing.
    try expectEqual(folder.shell("cp -r shards/1 shards/5").status, 0)
    let run = try folder.shell("$GALLEY report shards/{1,2,3,4,5}/Failures -o page.html")
    #expect(run.text == "report: page.html: 3 failures\n", "\(run.errors)")
    let page = String(decoding: try readFile(folder.path("page.html")), as: UTF8.self)
    let group =
      "galley accept a.yaml --artifacts shards/1/Failures \\u0026\\u0026 galley accept b.yaml --artifacts shards/2/Failures"
    let plain = group.replacing("\\u0026", with: "&")
    #expect(page.contains(group) || page.contains(plain))
    #expect(page.contains("\"title\": \"c.yaml\""))
    try makeFolder(folder.path("shards/6"))
    try folder.write("shards/6/runs.json", Array("{".utf8))
    let damaged = try folder.galley("report", "shards/1/Failures", "shards/6")
    #expect(damaged.status == 2 && damaged.errors.contains("shards/6/runs.json: is not a record of failures"))
  }

  private func groups(_ failures: [GoldenFailure], in artifacts: Artifacts) -> [[Int]] {
    FailureGroups(failures.map { FiledFailure(failure: $0, artifacts: artifacts) }).groups
  }

  @Test func equalChangesAreOneGroup() throws {
    let folder = try failing()
    try expectEqual(folder.galley("verify", "a.yaml", "b.yaml", "c.yaml").status, 1)
    let artifacts = Artifacts(folder: folder.path("Failures"))
    let failures = FailureRuns(in: artifacts).failures
    #expect(failures.map(\.golden.scene) == ["a.yaml", "b.yaml", "c.yaml"])
    #expect(groups(failures, in: artifacts) == [[0, 1], [2]])
    // Another verdict is another change, and so is another cause.
    var others = failures
    others[1].verdict = "metrics only"
    #expect(groups(others, in: artifacts) == [[0], [1], [2]])
    others = failures
    others[1].reasons[0] += "!"
    #expect(groups(others, in: artifacts) == [[0], [1], [2]])
  }

  /// Without a cause the pixels decide: the same ones must have changed in the same way.
  @Test func equalDriftIsOneGroup() throws {
    let folder = try failing()
    try expectEqual(folder.galley("verify", "a.yaml", "b.yaml", "c.yaml").status, 1)
    let artifacts = Artifacts(folder: folder.path("Failures"))
    let failures = FailureRuns(in: artifacts).failures.map { failure in
      var drift = failure
      drift.reasons = []
      return drift
    }
    #expect(groups(failures, in: artifacts) == [[0, 1], [2]])
  }

  @Test(arguments: [
    ("the font of 'a' is A instead of B, so line 1 ends later", "the font of 'a' is A instead of B"),
    ("'a' is 2, and so 'b' moves", "'a' is 2"),
    ("'a' now says “well, so be it” instead of “no”", "'a' now says “well, so be it” instead of “no”"),
    ("'a' now says “one, so two” instead of “no”, so it moves", "'a' now says “one, so two” instead of “no”"),
    ("nothing follows", "nothing follows"),
  ])
  func effectsAreLeftOut(reason: String, cause: String) { #expect(withoutEffects(reason) == cause) }

  /// The sentences that `ImageComparison` makes are told from causes, in a scene with frames too.
  @Test func countsOfPixelsAreNotCauses() throws {
    let picture = try Bitmap(size: PixelSize(width: 4, height: 4), color: .white)
    var other = picture
    other[1, 2] = .black
    let larger = try Bitmap(size: PixelSize(width: 5, height: 4), color: .white)
    for actual in [other, larger] {
      let sentence = ImageComparison(expected: picture, actual: actual).sentence
      #expect(isAboutPixels(sentence) && isAboutPixels("frame \"typed\": " + sentence), "\(sentence)")
    }
    #expect(!isAboutPixels("the canvas is now 330 × 64 instead of 320 × 64 pt"))
    #expect(!isAboutPixels("the size of 'title' is 17 instead of 15"))
  }

  /// A line says only that a cell is another, which counts to the change that the scene shows.
  @Test func cellsThatAreLinesAreOfTheChangeOfTheirScene() throws {
    let matrix = "matrix: { pictures: [], appearances: [dark], contentSizeCategories: [extraLarge] }"
    let folder = try TemporaryFolder(["a.yaml": sceneText("a", extra: matrix)])
    try expectEqual(folder.galley("record", "a.yaml", "-q").status, 0)
    try folder.write("a.yaml", Array(sceneText("a", width: 110, extra: matrix).utf8))
    try expectEqual(folder.galley("verify", "a.yaml", "-q").status, 1)
    let artifacts = Artifacts(folder: folder.path("Failures"))
    let data = FailurePage(FailureRuns(in: artifacts), in: artifacts).data
    #expect((data["groups"]?.array ?? []).map { $0["scenes"]?.integer } == [1])
    #expect((data["failures"]?.array ?? []).compactMap { $0["cells"]?.string }.count == 3)
  }

  @Test func theCommandOfAGroupNamesEachOfItsScenes() throws {
    let folder = try failing()
    try expectEqual(folder.galley("verify", "a.yaml", "b.yaml", "c.yaml").status, 1)
    let artifacts = Artifacts(folder: folder.path("Failures"))
    let data = FailurePage(FailureRuns(in: artifacts), in: artifacts, named: "my files").data
    let commands = (data["groups"]?.array ?? []).map { $0["accept"]?.string }
    #expect(
      commands == [
        "galley accept a.yaml b.yaml --artifacts 'my files'", "galley accept c.yaml --artifacts 'my files'",
      ])
  }

  @Test func excessFailuresAreOmitted() throws {
    let folder = try failing()
    try expectEqual(folder.galley("verify", "a.yaml", "b.yaml", "c.yaml").status, 1)
    var assets = ReportAssets(limit: 600)
    let artifacts = Artifacts(folder: folder.path("Failures"))
    #expect(assets.picture("c.expected.png", in: artifacts) == "a0")
    #expect(assets.picture("c.expected.png", in: artifacts) == "a0")
    #expect(assets.text("c.actual.layout.json", in: artifacts) == nil && assets.omitted == 1)
    #expect(assets.picture("gone.png", in: artifacts) == nil && assets.picture(nil, in: artifacts) == nil)
    #expect(assets.omitted == 1)
  }
}
