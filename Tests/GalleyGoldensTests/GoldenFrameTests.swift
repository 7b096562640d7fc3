import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import TestSupport
import Testing

/// Scenes with a picture for each named frame.
@Suite struct GoldenFrameTests {
  private let folder: TemporaryFolder
  private let golden: GoldenCase

  init() throws {
    folder = try TemporaryFolder(["case.yaml": ""])
    golden = GoldenCase(scene: folder.path("case.yaml"))
  }

  @Test func everyFrameHasAPictureAndAllHaveOneLayout() throws {
    let subject = try subject(["focused", "ab-typed"])
    let paths = ["case.focused.png", "case.ab-typed.png", "case.layout.json"].map(folder.path(_:))
    #expect(golden.compare(subject).outcome == .missing(paths))
    try golden.record(subject)
    #expect(folder.names == ["case.ab-typed.png", "case.focused.png", "case.layout.json", "case.yaml"])
    #expect(golden.compare(subject).passes)
    #expect(golden.image(of: "focused") == paths[0])
    #expect(golden.frame(ofImage: paths[0]) == "focused")
  }

  @Test func theFrameThatDiffersIsNamed() throws {
    var subject = try subject(["one", "two", "three"])
    try golden.record(subject)
    subject.pictures[1].image[3, 2].green ^= 1
    subject.pictures[2].image[0, 0].green ^= 4
    let result = golden.compare(subject)
    #expect(result.outcome == .compared(.rasterDrift))
    #expect(
      result.reasons == [
        "frame \"two\": 1 of 200 pixels differs, in x 3–3, y 2–2, first at (3, 2), by up to 1 of 255",
        "frame \"three\": 1 of 200 pixels differs, in x 0–0, y 0–0, first at (0, 0), by up to 4 of 255",
      ])
    #expect(result.pictures.map(\.isAccepted) == [true, false, false])
    // A budget is each picture's own: two pixels in all, one in each.
    subject.budget = PixelBudget(maxDelta: 1, maxPixels: 1)
    #expect(golden.compare(subject).pictures.map(\.isAccepted) == [true, true, false])
    subject.budget.maxDelta = 4
    #expect(golden.compare(subject).passes)
    #expect(golden.compare(subject).pictures.map(\.usesBudget) == [false, true, true])
  }

  @Test func aNewFrameIsMissingUntilItIsRecorded() throws {
    try golden.record(try subject(["one"]))
    let more = try subject(["one", "two"])
    let result = golden.compare(more)
    #expect(
      result.reasons == ["there is no \(folder.path("case.two.png"))", "its other goldens are as accepted"])
    // The others are compared all the same.
    var other = more
    other.pictures[0].image[3, 2].green ^= 1
    #expect(
      golden.compare(other).reasons.last
        == "frame \"one\": 1 of 200 pixels differs, in x 3–3, y 2–2, first at (3, 2), by up to 1 of 255")
    #expect(!result.isNew)
  }

  @Test func picturesOfFramesThatAreGoneAreStrays() throws {
    try golden.record(try subject(["one", "two"]))
    try golden.record(try subject([nil]))
    let candidates = ["one", "two"].map { golden.image(of: $0) }
    #expect(golden.strayPictures(among: candidates, frames: ["one"]) == [golden.image, candidates[1]])
    #expect(golden.strayPictures(among: candidates, frames: [nil]) == candidates)
    #expect(golden.strayPictures(among: candidates, frames: ["two", "one"]) == [golden.image])
    #expect(golden.strayPictures(among: [], frames: ["one"]) == [golden.image])
    #expect(golden.strayPictures(among: [], frames: [nil]) == [])
  }

  @Test func aFrameCannotHaveThePictureOfAnotherScene() throws {
    try writeFile(folder.path("case.dark.json"), [])
    let error = #expect(throws: FileError.self) { try golden.record(try subject(["light", "dark"])) }
    let (scene, picture) = (folder.path("case.dark.json"), folder.path("case.dark.png"))
    #expect(error?.path == golden.scene)
    #expect(
      error?.reason
        == "its frame \"dark\" and the scene \(scene) have the same golden, \(picture): rename one of the two")
    #expect(folder.names == ["case.dark.json", "case.yaml"])
    try golden.record(try subject(["light"]))
  }

  /// Nothing is written unless everything can be.
  @Test func onePictureThatIsTooLargeKeepsAllFromBeingWritten() throws {
    var noise: UInt32 = 1
    let bytes = (0..<4 * 100 * 100).map { _ in
      noise = noise &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: noise >> 24)
    }
    var subject = try subject(["small", "large"])
    subject.pictures[1].image = try Bitmap(size: PixelSize(width: 100, height: 100), bytes: bytes)
    subject.largestImage = 24 << 10
    let error = #expect(throws: FileError.self) { try golden.record(subject) }
    #expect(error?.reason.hasPrefix("the picture of its frame \"large\" has ") == true)
    #expect(folder.names == ["case.yaml"])
  }

  @Test func artifactsShowTheFramesThatDiffer() throws {
    let before = try subject(["one", "two"])
    try golden.record(before)
    var after = before
    after.pictures[1].image[3, 2] = .black
    let artifacts = Artifacts(folder: folder.path("Failures"))
    let stem = artifacts.stem(of: golden)
    let written = try artifacts.write(golden, golden.compare(after), after)
    let endings = [
      ".two.expected.png", ".two.difference.png", ".two.actual.png", ".expected.layout.json", ".actual.layout.json",
    ]
    #expect(written.files.map { joined(artifacts.folder, $0) } == endings.map { stem + $0 })
    // Of a layout alone that differs, every picture is shown.
    var moved = before
    moved.layout = Array("{ \"galley\": 1, \"size\": [10, 6] }\n".utf8)
    try expectEqual(artifacts.write(golden, golden.compare(moved), moved).files.count, 8)
    // A frame that is gone is cleared away; a scene that is called like one keeps what it has.
    try writeFile(folder.path("case.three.yaml"), [])
    try writeFile(stem + ".three.actual.png", [])
    try writeFile(stem + ".four.actual.png", [])
    EarlierArtifacts(in: artifacts).remove(golden)
    try expectEqual(filesBelow(folder.path("Failures")), [stem + ".three.actual.png"])
  }

  private func subject(_ frames: [String?]) throws -> GoldenSubject {
    let image = try gradient(width: 20, height: 10)
    return GoldenSubject(
      pictures: frames.map { GoldenPicture(frame: $0, image: image) },
      layout: Array("{ \"galley\": 1, \"size\": [10, 5] }\n".utf8))
  }
}
