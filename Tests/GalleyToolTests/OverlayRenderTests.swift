import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import TestSupport
import Testing

/// `render --overlay`, over a scene of 100 × 40 points at two pixels a point.
@Suite struct OverlayRenderTests {
  /// systemPink, the colour of baselines.
  static let pink = Color(red: 255, green: 45, blue: 85)

  private func picture(_ folder: TemporaryFolder, _ arguments: String...) throws -> Bitmap {
    let run = try folder.galley(["render", "a.yaml", "-o", "x.png"] + arguments)
    #expect(run.status == 0 && run.output.isEmpty)
    return try PNG.decode(try readFile(folder.path("x.png")))
  }

  private func rows(_ picture: Bitmap, of pixel: Color, above end: Int = 80) -> [Int] {
    (0..<end).filter { picture[150, $0] == pixel }
  }

  @Test func theFlagChoosesKindsAndAddsALegend() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText()])
    let plain = try picture(folder)
    #expect(plain.size == PixelSize(width: 200, height: 80) && rows(plain, of: Self.pink).isEmpty)
    // A line of 10 points in the middle of 40: its baseline is 23 points down.
    let one = try picture(folder, "--overlay=baselines")
    #expect(rows(one, of: Self.pink) == [46])
    #expect(one.size == PixelSize(width: 200, height: 80 + 52))
    let all = try picture(folder, "--overlay")
    #expect(rows(all, of: Self.pink) == [46] && all.size.height > one.size.height)
    try expectEqual(picture(folder, "--overlay", "all"), all)
    let two = try picture(folder, "--overlay", "fragments, carets")
    #expect(rows(two, of: Self.pink).isEmpty && two != plain)
  }

  @Test func theFlagWinsOverTheScene() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText(extra: "overlay: [baselines]")])
    #expect(rows(try picture(folder), of: Self.pink) == [46])
    #expect(rows(try picture(folder, "--overlay=used"), of: Self.pink).isEmpty)
  }

  @Test func anSVGShowsTheSame() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText()])
    try expectEqual(folder.galley("render", "a.yaml", "--overlay", "baselines", "-o", "x.svg").status, 0)
    let text = String(decoding: try readFile(folder.path("x.svg")), as: UTF8.self)
    #expect(text.contains("height=\"66\"") && text.uppercased().contains("#FF2D55"))
  }

  @Test(arguments: [
    ("baselnes", "did you mean \"baselines\"?"),
    ("", "valid: baselines, fragments, used, clusters, carets, stops, containers, exclusions, hidden, all"),
    ("b.yaml", "to draw all kinds for that scene, put --overlay after its name"),
  ])
  func anUnknownKindIsRefusedWithTheNearest(kind: String, help: String) throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText()])
    let run = try folder.galley("render", "a.yaml", "--overlay", "used,\(kind)")
    #expect(run.status == 2 && run.errors == "galley: --overlay: \"\(kind)\" is not an overlay kind; \(help)\n")
    #expect(folder.names == ["a.yaml"])
  }

  @Test func everyFrameHasTheLegend() throws {
    let scene = sceneText(extra: "overlay: baselines")
    let folder = try TemporaryFolder(["a.yaml": scene + "\nsteps: [{ wait: 1, frame: one }]\n"])
    #expect(try folder.galley("render", "a.yaml", "--frame", "one", "-o", "x.png").errors.contains("200 × 132"))
    #expect(try folder.galley("render", "a.yaml", "--apng", "-o", "x.apng").errors.contains("200 × 132"))
  }
}
