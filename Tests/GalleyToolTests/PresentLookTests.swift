import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyScenes
import TestSupport
import Testing

@testable import GalleyGoldens
@testable import GalleyPipeline
@testable import GalleyTool

/// Cells that are drawn alike: none of them is drawn twice, and each has the line that it has by itself.
@Suite struct PresentLookTests {
  private let scene = """
    galley: 1
    size: [60, 20]
    background: white
    matrix: { locales: [de, tr], appearances: [dark], scales: [1, 3], widths: [70], pictures: [] }
    views:
      - label:
          { id: a, frame: [0, 0, 60, 20], text: "Hello", font: { family: Galley Test Mono, size: 10 } }

    """

  private func looks(_ folder: TemporaryFolder) throws -> [PresentLook] {
    let library = FontLibrary(FontsChoice(folder: Repository.path("Fonts")))
    let session = RenderSession(library)
    let cells = try library.projects.cells(ofScene: folder.path("a.yaml"))
    return try (0..<cells.count).map { number in
      try PresentLook(of: SceneSource(file: folder.path("a.yaml"), variant: cells[number]), session)
    }
  }

  @Test func cellsHaveTheLinesThatTheyHaveByThemselves() throws {
    let digested = DigestedDrawings()
    var pixels: Set<CellLine.Digest> = []
    for var look in try looks(try TemporaryFolder(["a.yaml": scene])) {
      let line = try look.cellLine(digested)
      #expect(line == CellLine(of: try look.subject()))
      pixels.insert(line.pixels)
    }
    // The three locales look the same: there are as many pictures as scales, appearances and widths make.
    #expect(pixels.count == 3 * 2 * 2)
  }

  /// A file is read once for all cells, unless it changes meanwhile.
  @Test func aFileIsReadOnceForAllCells() throws {
    let folder = try TemporaryFolder(["a.yaml": scene, "b.yaml": scene])
    let session = RenderSession(FontLibrary(FontsChoice(folder: Repository.path("Fonts"))))
    func bytes(_ name: String) throws -> String {
      String(decoding: try session.bytes(of: SceneSource(file: folder.path(name))), as: UTF8.self)
    }
    #expect(try bytes("a.yaml") == scene)
    func address(_ source: SceneSource) throws -> UnsafeRawPointer? {
      try session.bytes(of: source).withUnsafeBytes(\.baseAddress)
    }
    let source = SceneSource(file: folder.path("a.yaml"))
    #expect(try address(source) == address(source))
    // Contents that are given are not those of the file.
    let other = SceneSource(file: folder.path("a.yaml"), bytes: Array("other".utf8))
    #expect(try session.bytes(of: other) == Array("other".utf8))
    #expect(try bytes("a.yaml") == scene)
    try folder.write("a.yaml", Array("galley: 1".utf8))
    #expect(try bytes("a.yaml") == "galley: 1")
    #expect(try bytes("b.yaml") == scene)
    let before = try address(source)
    #expect(try address(source) == before)
    session.lookAgain()
    #expect(try bytes("a.yaml") == "galley: 1")
  }

  @Test func aDrawingThatIsKnownIsNotDrawn() throws {
    var looks = try looks(try TemporaryFolder(["a.yaml": scene]))
    let drawing = try #require(looks[0].drawings?.first)
    let digested = DigestedDrawings()
    let known = CellLine.Digest(high: 1, low: 2)
    digested[try #require(DigestedDrawings.Key(drawing, emojiMetrics: .font))] = known
    let isKnown = looks.map { $0.drawings == [drawing] }
    #expect(isKnown.count { $0 } == 3)
    for (place, isKnown) in isKnown.enumerated() {
      #expect((try looks[place].cellLine(digested).pixels == known) == isKnown)
    }
  }

  /// The same drawing has other pixels where emoji have other boxes.
  @Test func emojiMetricsArePartOfTheKey() throws {
    let apple = scene.replacing("background: white", with: "background: white\nfonts: { emojiMetrics: apple }")
    var look = try #require(try looks(try TemporaryFolder(["a.yaml": apple])).first)
    let digested = DigestedDrawings()
    let drawing = try #require(look.drawings?.first)
    let known = CellLine.Digest(high: 1, low: 2)
    digested[try #require(DigestedDrawings.Key(drawing, emojiMetrics: .font))] = known
    #expect(try look.cellLine(digested).pixels != known)
    digested[try #require(DigestedDrawings.Key(drawing, emojiMetrics: .apple))] = known
    #expect(try look.cellLine(digested).pixels == known)
  }

  @Test func pictureDrawingsAreNotKept() throws {
    let list = DisplayList(commands: [.image(try Bitmap(size: PixelSize(width: 1, height: 1)), .zero)])
    let drawing = Drawing(list, size: PixelSize(width: 1, height: 1), scale: 1, background: .white)
    #expect(DigestedDrawings.Key(drawing, emojiMetrics: .font) == nil)
  }
}
