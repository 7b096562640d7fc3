import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import Glibc
import TestSupport
import Testing

@Suite struct GoldenStoreTests {
  private let folder: TemporaryFolder
  private let golden: GoldenCase

  init() throws {
    folder = try TemporaryFolder()
    golden = GoldenCase(scene: folder.path("case.yaml"))
    try writeFile(golden.scene, [])
  }

  @Test func recordedGoldensPass() throws {
    let subject = try self.subject()
    #expect(golden.compare(subject).outcome == .missing([golden.image, golden.layout]))
    try golden.record(subject)
    let result = golden.compare(subject)
    #expect(result.passes)
    #expect(result.reasons == [])
    #expect(result.pictures.map(\.expected) == [nil])
  }

  @Test func aPictureOfTheSamePixelsStaysTheFileItIs() throws {
    let subject = try self.subject()
    let quick = try PNG.encode(subject.pictures[0].image, effort: .fast)
    try writeFile(golden.image, quick)
    try golden.record(subject)
    try expectEqual(readFile(golden.image), quick)
    var other = subject
    other.pictures[0].image[0, 0] = .black
    try golden.record(other)
    #expect(try PNG.decode(readFile(golden.image)) == other.pictures[0].image)
  }

  /// What another process puts in their places meanwhile is of one age with them.
  @Test func recordingWaitsForWhoeverWritesInTheFolder() async throws {
    let lock = open(folder.path, O_RDONLY | O_DIRECTORY)
    defer { close(lock) }
    try #require(flock(lock, LOCK_EX) == 0)
    let (golden, subject) = (golden, try self.subject())
    let recording = Task.detached { try golden.record(subject) }
    try await Task.sleep(for: .milliseconds(200))
    #expect(folder.names == ["case.yaml"])
    flock(lock, LOCK_UN)
    try await recording.value
    #expect(folder.names == ["case.layout.json", "case.png", "case.yaml"])
  }

  /// The table of verdicts, end to end.
  @Test(arguments: [
    (false, false, Verdict.same), (true, false, .rasterDrift), (false, true, .metricsOnly), (true, true, .changed),
  ])
  func verdictsComeFromBothGoldens(pixel: Bool, layout: Bool, verdict: Verdict) throws {
    var subject = try self.subject()
    try golden.record(subject)
    if pixel { subject.pictures[0].image[3, 2].green ^= 1 }
    if layout { subject.layout = dump(baseline: 16) }
    let result = golden.compare(subject)
    #expect(result.outcome == .compared(verdict))
    #expect(result.word == verdict.rawValue)
    #expect(result.passes == (verdict == .same))
    let sentence = "1 of 200 pixels differs, in x 3–3, y 2–2, first at (3, 2), by up to 1 of 255"
    #expect(
      result.reasons == (layout ? ["line 1 of 'title': baseline +1 pt"] : []) + (pixel ? [sentence] : []))
  }

  @Test func aBudgetIsUsedAndReported() throws {
    var subject = try self.subject()
    try golden.record(subject)
    subject.pictures[0].image[3, 2].green ^= 1
    subject.budget = PixelBudget(maxDelta: 1, maxPixels: 1)
    let result = golden.compare(subject)
    #expect(result.passes)
    #expect(result.pictures.map(\.usesBudget) == [true])
    #expect(result.pictures.map(\.pixels.differingPixels) == [1])
  }

  @Test func oneMissingGoldenIsMissing() throws {
    try golden.record(try subject())
    try writeFile(folder.path("other.yaml"), [])
    let other = GoldenCase(scene: folder.path("other.yaml"))
    try writeFile(other.image, try readFile(golden.image))
    let result = other.compare(try subject())
    #expect(result.outcome == .missing([other.layout]))
    #expect(result.reasons == ["there is no \(other.layout)", "its other goldens are as accepted"])
  }

  @Test func aBrokenGoldenIsUnreadable() throws {
    let subject = try self.subject()
    try golden.record(subject)
    try writeFile(golden.image, Array("version https://git-lfs.github.com/spec/v1".utf8))
    #expect(
      golden.compare(subject).outcome
        == .unreadable(["\(golden.image): is a git-lfs pointer, not the picture: run git lfs pull"]))
  }

  @Test func layoutsWithoutWordsStillDiffer() throws {
    var subject = try self.subject()
    try golden.record(subject)
    subject.layout = Array(String(decoding: subject.layout, as: UTF8.self).replacing("label", with: "field").utf8)
    let result = golden.compare(subject)
    #expect(result.outcome == .compared(.metricsOnly))
    #expect(result.reasons == ["'title' is now a field instead of a label"])
  }

  @Test func aLargePictureNeedsLeave() throws {
    var noise: UInt32 = 1
    let bytes = (0..<4 * 100 * 100).map { _ in
      noise = noise &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: noise >> 24)
    }
    var subject = try self.subject()
    subject.pictures[0].image = try Bitmap(size: PixelSize(width: 100, height: 100), bytes: bytes)
    subject.largestImage = 24 << 10
    let error = #expect(throws: FileError.self) { try golden.record(subject) }
    #expect(error?.path == golden.scene)
    #expect(error?.reason.contains("more than the limit of 24 kB") == true)
    #expect(error?.reason.contains("large: true") == true)
    #expect(folder.names == ["case.yaml"])
    subject.largestImage = .max
    try golden.record(subject)
    #expect(folder.names == ["case.layout.json", "case.png", "case.yaml"])
  }

  @Test func aFailureIsShownInPicturesAndLayouts() throws {
    let before = try subject()
    try golden.record(before)
    var after = before
    after.pictures[0].image[3, 2] = .black
    after.layout = dump(baseline: 16)
    let artifacts = Artifacts(folder: folder.path("Failures"))
    let stem = artifacts.stem(of: golden)
    #expect(stem == folder.path("Failures") + golden.stem)
    let written = try artifacts.write(golden, golden.compare(after), after)
    let endings = [
      ".expected.png", ".difference.png", ".actual.png", ".expected.layout.json", ".actual.layout.json",
    ]
    #expect(written.files.map { joined(artifacts.folder, $0) } == endings.map { stem + $0 })
    try expectEqual(PNG.decode(readFile(stem + ".expected.png")), before.pictures[0].image)
    try expectEqual(PNG.decode(readFile(stem + ".actual.png")), after.pictures[0].image)
    try expectEqual(PNG.decode(readFile(stem + ".difference.png"))[3, 2], .difference)
    try expectEqual(readFile(stem + ".actual.layout.json"), after.layout)
    EarlierArtifacts(in: artifacts).remove(golden)
    try expectEqual(filesBelow(folder.path("Failures")), [])
  }

  @Test func artifactsStayInTheirFolder() {
    let artifacts = Artifacts(folder: "Failures")
    #expect(artifacts.stem(of: GoldenCase(scene: "../../a/./b.yaml")) == "Failures/up/up/a/b")
    #expect(artifacts.stem(of: GoldenCase(scene: "/etc/b.yaml")) == "Failures/etc/b")
  }

  private func subject() throws -> GoldenSubject {
    GoldenSubject(image: try gradient(width: 20, height: 10), layout: dump(baseline: 15))
  }

  private func dump(baseline: Int) -> [UInt8] {
    Array(
      """
      {"size": [10, 5], "scale": 2, "views": [{"id": "title", "type": "label", "lines": [
        {"range": [0, 1], "rect": [0, 0, 9, 5], "usedRect": [0, 0, 9, 5], "baseline": \(baseline), "ends": "end"}]}]}
      """.utf8)
  }
}
