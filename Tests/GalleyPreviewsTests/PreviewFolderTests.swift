import Foundation
import GalleyBase
import GalleyDrawing
import GalleyGoldens
import Testing

@testable import GalleyPreviews

@Suite struct PreviewFolderTests {
  private static let layout =
    "{ \"galley\": 1, \"size\": [2, 2], \"scale\": 1, \"views\": [\n] }\n"

  /// Draws a picture of one colour into a folder of its own.
  private func keep(
    _ color: GalleyBase.Color, in folder: String, _ words: [String], named name: String = "Card",
    presented: String? = nil
  ) throws -> PreviewResult {
    let options = try PreviewOptions(
      words + ["-o", folder + "/Previews", "--artifacts", folder + "/Failures"], environment: [:])
    let image = try Bitmap(size: PixelSize(width: 2, height: 2), color: color)
    try Data(try PNG.encode(image)).write(to: URL(fileURLWithPath: folder + "/i.png"))
    try Self.layout.write(toFile: folder + "/l.json", atomically: true, encoding: .utf8)
    let kept = PreviewFolder(options)
    let picture = DrawnPicture(presented: presented, image: folder + "/i.png", layout: folder + "/l.json")
    let outcome = PreviewOutcome.drawn([picture], remarks: [])
    return kept.keep(outcome, named: name, PreviewVariant(), source: "Card.swift:1")[0]
  }

  private func makeFolder() throws -> String {
    let folder = NSTemporaryDirectory() + "galley-kept-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func picturesAreWrittenComparedAndAccepted() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try keep(.white, in: folder, ["--verify"]).word == "missing")
    #expect(try keep(.white, in: folder, ["--record", "all"]).isWritten)
    #expect(try keep(.white, in: folder, ["--verify"]).passes)
    let changed = try keep(.black, in: folder, ["--verify"])
    #expect(changed.word == "raster drift")
    #expect(changed.failure != nil)
    #expect(FileManager.default.fileExists(atPath: folder + "/Failures"))
    #expect(try keep(.black, in: folder, ["--record", "missing"]).isWritten == false)
    #expect(try keep(.black, in: folder, ["--accept"]).isWritten)
    #expect(try keep(.black, in: folder, ["--verify"]).passes)
  }

  @Test(arguments: [[], ["--record", "missing"], ["--accept"]])
  func nothingIsRecordedInCI(words: [String]) throws {
    #expect(try PreviewOptions(words, environment: ["CI": "true"]).task == .verify)
    #expect(try PreviewOptions(words, environment: ["CI": "false"]).task != .verify)
  }

  @Test func foreignFilesAreNotTouched() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let picture = folder + "/Previews/Card.png"
    try FileManager.default.createDirectory(atPath: folder + "/Previews", withIntermediateDirectories: true)
    try "a design".write(toFile: picture, atomically: true, encoding: .utf8)
    let result = try keep(.white, in: folder, ["--record", "all"])
    #expect(result.word == "error")
    #expect(result.reasons == ["\(picture) exists and was not written by Galley: rename the file or the preview"])
    #expect(try String(contentsOfFile: picture, encoding: .utf8) == "a design")
  }

  @Test func picturesOfRemovedPreviewsAreFound() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = try keep(.white, in: folder, ["--record", "all"])
    _ = try keep(.white, in: folder, ["--record", "all"], named: "Screens/Row")
    try "mine".write(toFile: folder + "/Previews/design.png", atomically: true, encoding: .utf8)
    let gone = PreviewFolder(try PreviewOptions(["-o", folder + "/Previews"])).gone(besides: ["Screens/Row"], [])
    #expect(gone == ["Card.layout.json", "Card.png"].map { folder + "/Previews/" + $0 })
  }

  /// A sheet is gone if its preview is, or if it was drawn without it. A preview that failed may still have it.
  @Test func sheetsThatAreNotPresentedAreGone() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let page = try keep(.white, in: folder, ["--record", "all"])
    let sheet = try keep(.white, in: folder, ["--record", "all"], presented: "sheet")
    #expect(sheet.golden.image == folder + "/Previews/Card.sheet.png")
    let previews = PreviewFolder(try PreviewOptions(["-o", folder + "/Previews"]))
    let failed = previews.keep(.failed("traps"), named: "Card", PreviewVariant(), source: "Card.swift:1")
    let pair = ["Card.sheet.layout.json", "Card.sheet.png"].map { folder + "/Previews/" + $0 }
    #expect(previews.gone(besides: ["Card"], [page, sheet]) == [])
    #expect(previews.gone(besides: ["Card"], failed) == [])
    #expect(previews.gone(besides: ["Card"], []) == [])
    #expect(previews.gone(besides: ["Card"], [page]) == pair)
    #expect(previews.gone(besides: ["Row"], []).count == 4)
  }
}
