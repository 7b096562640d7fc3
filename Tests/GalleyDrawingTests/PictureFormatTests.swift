import GalleyBase
import GalleyFonts
import TestSupport
import Testing

@testable import GalleyDrawing

@Suite struct PictureFormatTests {
  private var drawing: Drawing {
    var canvas = Canvas(scale: 2)
    canvas.fill(Rect(x: 1, y: 1, width: 4, height: 2), .black)
    return Drawing(
      canvas.displayList, size: PixelSize(width: 20, height: 10), scale: 2, background: .white, label: "A bar")
  }

  @Test(arguments: PictureFormat.allCases) func everyFormatDraws(format: PictureFormat) throws {
    let bytes = try format.encode(drawing, typesetter: testTypesetter())
    #expect(!bytes.isEmpty)
    #expect(format.fileExtension == ".\(format)")
    #expect(format.isText == (bytes.first == UInt8(ascii: "<")))
  }

  @Test func thePNGFormatIsTheRasterizedPicture() throws {
    let typesetter = try testTypesetter()
    let picture = try rasterize(
      drawing.list, size: drawing.size, scale: 2, background: .white, typesetter: typesetter)
    try expectEqual(PNG.decode(PictureFormat.png.encode(drawing, typesetter: typesetter)), picture)
  }

  @Test func theSVGFormatEqualsTheSVGEncoder() throws {
    let typesetter = try testTypesetter()
    let bytes = try PictureFormat.svg.encode(drawing, typesetter: typesetter)
    try expectEqual(bytes, SVG.encode(drawing, typesetter: typesetter))
    #expect(String(decoding: bytes, as: UTF8.self).contains("aria-label=\"A bar\""))
  }
}
