import Galley
import TestSupport
import Testing

/// The fonts of a program that names none.
@Suite struct DefaultFontTests {
  @Test func thereAreDefaultFonts() throws {
    let context = try RenderContext(scale: 3)
    #expect(context.scale == 3)
    #expect(context.defaultFont.familyName == "Inter")
  }

  @Test func aFolderWithoutManifestIsNamed() {
    #expect(throws: FontsFolder.Failure.noManifest(folder: "/nowhere")) { try FontCollection.defaults(in: "/nowhere") }
  }

  @Test func aViewIsDrawnAtTheScaleOfItsContext() throws {
    let view = View(in: try RenderContext(scale: 3))
    view.frame = Rect(x: 5, y: 7, width: 10.1, height: 4)
    view.backgroundColor = .black
    let picture = try PNG.decode(try view.png())
    #expect(picture.size == PixelSize(width: 31, height: 12))
  }
}
