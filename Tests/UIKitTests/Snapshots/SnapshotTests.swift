import Foundation
import GalleyGoldens
import Testing
import UIKit

@testable import GalleyTesting

/// Files, comparisons and failures of snapshot tests.
@MainActor
@Suite struct SnapshotTests {
  /// A folder that is removed at the end.
  private final class Folder {
    let path = NSTemporaryDirectory() + "snapshots-\(UUID().uuidString)"
    deinit { try? FileManager.default.removeItem(atPath: path) }
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.backgroundColor = .white
    return label
  }

  /// Verifies as on a machine that may write references, wherever the tests run.
  private func verify<Value, Format>(
    of value: Value, as snapshotting: Snapshotting<Value, Format>, named name: String?,
    record: SnapshotTestingConfiguration.Record?, snapshotDirectory folder: String, testName: String
  ) -> String? {
    ProcessSettings.$environment.withValue([:]) {
      verifySnapshot(
        of: value, as: snapshotting, named: name, record: record, snapshotDirectory: folder, testName: testName)
    }
  }

  @Test func filesAreNamedByTestAndNumber() {
    let numbers = SnapshotNumbers()
    func path(_ test: String, _ name: String?, _ ending: String?) -> String {
      SnapshotFile(
        testFile: "/a/LabelTests.swift", folder: nil, testName: test, name: name, pathExtension: ending,
        numbers: numbers, environment: [:]
      ).url.path
    }
    #expect(path("testLong()", nil, "png") == "/a/__Snapshots__/LabelTests/testLong.1.png")
    #expect(path("testLong()", nil, "png") == "/a/__Snapshots__/LabelTests/testLong.2.png")
    #expect(path("testShort()", nil, "txt") == "/a/__Snapshots__/LabelTests/testShort.1.txt")
    #expect(path("test(of:as:)", "dark mode!", nil) == "/a/__Snapshots__/LabelTests/test-of-as.dark-mode")
  }

  @Test func aMissingReferenceIsWrittenAndFailsOnce() throws {
    let folder = Folder()
    let first = verify(
      of: label("a"), as: .image, named: "x", record: .missing, snapshotDirectory: folder.path, testName: "t()")
    #expect(try #require(first).hasPrefix("There was no reference"))
    #expect(folder.names == ["t.x.png"])
    let second = verify(
      of: label("a"), as: .image, named: "x", record: .missing, snapshotDirectory: folder.path, testName: "t()")
    #expect(second == nil)
  }

  @Test func aDifferenceIsSaidInPixels() throws {
    let folder = Folder()
    let size = CGSize(width: 20, height: 10)
    func view(_ color: UIColor) -> UIView {
      let view = UIView(frame: CGRect(origin: .zero, size: size))
      let dot = UIView(frame: CGRect(x: 4, y: 2, width: 3, height: 1))
      dot.backgroundColor = color
      view.addSubview(dot)
      return view
    }
    let traits = UITraitCollection(displayScale: 1)
    _ = verify(
      of: view(.white), as: .image(traits: traits), named: "d", record: .missing, snapshotDirectory: folder.path,
      testName: "t()")
    let failure = verify(
      of: view(.black), as: .image(traits: traits), named: "d", record: .missing, snapshotDirectory: folder.path,
      testName: "t()")
    let words = try #require(failure)
    #expect(words.contains("3 of 200 pixels differ, in x 4–6, y 2–2"))
    #expect(words.contains("difference: "))
    let lenient = verify(
      of: view(.black), as: .image(precision: 0.98, traits: traits), named: "d", record: .missing,
      snapshotDirectory: folder.path, testName: "t()")
    #expect(lenient == nil)
  }

  @Test func aReferenceThatIsAPointerOfGitLFSIsNamed() throws {
    let folder = Folder()
    _ = verify(
      of: label("a"), as: .image, named: "x", record: .missing, snapshotDirectory: folder.path, testName: "t()")
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
    try pointer.write(toFile: folder.path + "/t.x.png", atomically: true, encoding: .utf8)
    let failure = verify(
      of: label("a"), as: .image, named: "x", record: .missing, snapshotDirectory: folder.path, testName: "t()")
    #expect(try #require(failure).hasSuffix("is a git-lfs pointer, not the picture: run git lfs pull"))
    try "<<<<<<< a\nx\n=======\ny\n>>>>>>> b\n".write(
      toFile: folder.path + "/t.y.txt", atomically: true, encoding: .utf8)
    let merge = verify(
      of: "x", as: .lines, named: "y", record: .missing, snapshotDirectory: folder.path, testName: "t()")
    #expect(try #require(merge).contains("the reference snapshot has merge-conflict markers"))
  }

  @Test func aChangedScaleIsNamed() throws {
    let folder = Folder()
    func compare(_ scale: CGFloat) -> String? {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      view.backgroundColor = .red
      return verify(
        of: view, as: .image(traits: UITraitCollection(displayScale: scale)), named: "s", record: .missing,
        snapshotDirectory: folder.path, testName: "t()")
    }
    _ = compare(3)
    #expect(try #require(compare(2)).contains("The reference has 3 pixels a point and the snapshot 2: "))
  }

  @Test func aDifferenceOfLayoutsIsSaidInSentences() throws {
    let folder = Folder()
    func compare(_ text: String) -> String? {
      let label = label(text)
      label.frame = CGRect(x: 0, y: 0, width: 90, height: 20)
      return verify(
        of: label as UIView, as: .layout, named: "l", record: .missing, snapshotDirectory: folder.path, testName: "t()")
    }
    _ = compare("Pay")
    let failure = try #require(compare("Paid"))
    #expect(failure.contains("Pay") && failure.contains("Paid") && !failure.contains("line 1 of the layout"))
  }

  @Test func snapshotsThatNoTestAsksForAreFound() throws {
    let folder = Folder()
    let snapshots = folder.path + "/__Snapshots__/CardTests"
    try FileManager.default.createDirectory(atPath: snapshots, withIntermediateDirectories: true)
    let tests = folder.path + "/CardTests.swift"
    try "func testNew() {} // `wide card`".write(toFile: tests, atomically: true, encoding: .utf8)
    for name in ["testNew.1.png", "testOld.1.png", "wide-card.1.txt"] {
      try "x".write(toFile: snapshots + "/" + name, atomically: true, encoding: .utf8)
    }
    let strays = StraySnapshots.find(in: snapshots, of: tests)
    #expect(strays.map(\.path) == [snapshots + "/testOld.1.png"])
    #expect(strays.map(\.reason) == ["CardTests.swift has no testOld"])
    #expect(try StraySnapshots.find(below: folder.path) == strays)
    try FileManager.default.removeItem(atPath: tests)
    #expect(try StraySnapshots.find(below: folder.path).count == 3)
  }

  @Test func recordModeNeverWritesNothing() throws {
    let folder = Folder()
    let failure = verify(
      of: "words", as: .lines, named: "x", record: .never, snapshotDirectory: folder.path, testName: "t()")
    #expect(try #require(failure).contains("recording is off"))
    #expect(folder.names.isEmpty)
  }

  @Test func buildMachinesDoNotRecord() {
    #expect(ProcessSettings.initialRecord(in: [:]) == .missing)
    #expect(ProcessSettings.initialRecord(in: ["CI": "true"]) == .never)
    #expect(ProcessSettings.initialRecord(in: ["CI": "false"]) == .missing)
    #expect(ProcessSettings.initialRecord(in: ["CI": "true", "SNAPSHOT_TESTING_RECORD": "all"]) == .all)
    #expect(ProcessSettings.mayNotRecord(in: ["CI": "1"]))
  }

  @Test func settingsAreThoseOfTheNearestScope() {
    withSnapshotTesting(record: .all, diffTool: "show") {
      withSnapshotTesting(record: .never) {
        let settings = SnapshotTestingConfiguration.inForce()
        #expect(settings.record == .never)
        #expect(settings.diffTool?(currentFilePath: "a", failedFilePath: "b") == "show a b")
      }
      #expect(SnapshotTestingConfiguration.inForce().record == .all)
    }
  }

  @Test func linesAreComparedOneByOne() throws {
    #expect(LineDifference("a\nb", "a\nb") == nil)
    let difference = try #require(LineDifference("a\nb\nc", "a\nx\nc"))
    #expect(difference.text == " a\n−b\n+x\n c")
  }

  @Test func dumpsHaveALineForEachPart() {
    struct Point {
      var y = 1
      var x: Int? = nil
      var names = ["b": [2], "a": [1]]
    }
    var text = ""
    Snapshotting<Point, String>.dump.snapshot(Point()).run { text = $0 }
    #expect(
      text == """
        ▿ Point
          ▿ names: 2 key/value pairs
            ▿ (2 elements)
              - key: "a"
              ▿ value: 1 element
                - 1
            ▿ (2 elements)
              - key: "b"
              ▿ value: 1 element
                - 2
          - x: Optional<Int>.none
          - y: 1

        """)
  }

  @Test func viewsAreDescribedWithTheirSubviews() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    view.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    var text = ""
    Snapshotting<UIView, String>.recursiveDescription.snapshot(view).run { text = $0 }
    #expect(text == "<UIView; frame = (0 0; 30 20)>\n   | <UIView; frame = (1 2; 3 4)>")
  }

  @Test func screensHaveTheSizeAndTheSafeAreaOfADevice() {
    final class Edges: UIViewController {
      var seen = UIEdgeInsets.zero
      override func viewDidLayoutSubviews() { seen = view.safeAreaInsets }
    }
    let screen = Edges()
    var image = UIImage()
    Snapshotting<UIViewController, UIImage>.image(on: .iPhone13, traits: UITraitCollection(displayScale: 1))
      .snapshot(screen).run { image = $0 }
    #expect(image.size == CGSize(width: 390, height: 844))
    #expect(screen.seen == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(ViewImageConfig.iPhone13(.landscape).size == CGSize(width: 844, height: 390))
    #expect(ViewImageConfig.iPadPro11.traits.userInterfaceIdiom == .pad)
  }

  @Test(.snapshots(record: .never)) func aTraitSetsTheSettings() {
    #expect(SnapshotTestingConfiguration.inForce().record == .never)
  }
}
