import GalleyFonts
import TestSupport
import Testing

struct FontMetricsTests {
  @Test func theMonoFaceAtFifteenPoints() throws {
    let font = try TestManifest.typesetter("Galley Test Mono", size: 15).font
    #expect(font.ascender == 12)
    #expect(font.descender == -3)
    #expect(font.leading == 0)
    #expect(font.lineHeight == 15)
    #expect(font.capHeight == 10.5)
    #expect(font.xHeight == 7.5)
    #expect(font.underlinePosition == -1.5)
    #expect(font.underlineThickness == 0.75)
    #expect(font.strikethroughPosition == 3.75)
    #expect(font.strikethroughThickness == 0.75)
    #expect(font.pointSize == 15)
    #expect(font.fontName == "GalleyTestMono-Regular")
    #expect(font.familyName == "Galley Test Mono")
  }

  /// OS/2 of this face says 800, 200, 0 and asks to be preferred, which Apple's systems do not do.
  @Test func ascentDescentAndGapAreTheHorizontalHeaders() throws {
    let font = try TestManifest.typesetter("Galley Test Varied", size: 10).font
    #expect([font.ascender, font.descender, font.leading, font.lineHeight] == [9, -2.5, 1, 11.5])
  }

  @Test(arguments: [
    ("Inter", 2816, 2728, -680, 0), ("Liberation Sans", 2048, 1854, -434, 67), ("Noto Sans", 1000, 1069, -293, 0),
  ])
  func realFacesAreReadUnscaled(family: String, unitsPerEm: Int, ascender: Int, descender: Int, gap: Int) throws {
    let font = try TestManifest.typesetter(family, size: 17).font
    let metrics = font.face.metrics
    #expect(
      [metrics.unitsPerEm, metrics.ascender, metrics.descender, metrics.lineGap]
        == [unitsPerEm, ascender, descender, gap])
    #expect((font.ascender * 65_536).rounded() == font.ascender * 65_536)
    #expect((font.ascender - Double(ascender) * 17 / Double(unitsPerEm)).magnitude <= 0.5 / 65_536)
  }

  @Test func missingHeightsAndLinesHaveSubstitutes() throws {
    let folder = try TemporaryFolder()
    var bytes = try FontBytes.testFace("GalleyTestMono.ttf")
    // An OS/2 of version 1 has no capital and x height; and neither line is stated.
    bytes.replace("OS/2", at: 0, with: [0, 1])
    bytes.replace("OS/2", at: 26, with: [0, 0, 0, 0])
    bytes.replace("post", at: 8, with: [0, 0, 0, 0])
    let file = FontFile(path: try folder.write("old.ttf", bytes.bytes))
    let font = try TestManifest.collection().font(FontDescriptor(file: file), size: 10)
    #expect([font.capHeight, font.xHeight] == [7, 5])
    #expect([font.underlinePosition, font.underlineThickness] == [-1, 0.5])
    #expect([font.strikethroughPosition, font.strikethroughThickness] == [2.75, 0.5])
  }

  @Test func sizesAreOnTheLengthGridAndBounded() throws {
    let font = try TestManifest.typesetter("Galley Test Mono", size: 10).font
    #expect(font.withSize(0.1).pointSize == 6554.0 / 65_536)
    #expect(font.withSize(20_000).pointSize == 10_000)
    #expect(font.withSize(-1).pointSize == 0)
    #expect(font.withSize(.nan).pointSize == 0)
    #expect(font.withSize(.infinity).pointSize == 10_000)
    #expect(font.withSize(20) == font.withSize(15).withSize(20))
    #expect(font.withSize(20) != font)
    #expect(font.withSize(20).ascender == 16)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity, 10_000.1])
  func otherSizesAreRefused(size: Double) throws {
    let fonts = try TestManifest.collection()
    #expect(throws: FontError.self) { try fonts.font(FontDescriptor(), size: size) }
  }

  @Test func facesAreEqualByTheirBytes() throws {
    let folder = try TemporaryFolder()
    let copy = FontFile(path: try folder.write("copy.ttf", FontBytes.testFace("GalleyTestMono.ttf").bytes))
    let fonts = try TestManifest.collection()
    let first = try fonts.font(FontDescriptor(family: "Galley Test Mono"), size: 10)
    let second = try fonts.font(FontDescriptor(file: copy), size: 10)
    #expect(first == second && first.hashValue == second.hashValue)
    #expect(first.face !== second.face)
    #expect(first != (try fonts.font(FontDescriptor(family: "Galley Test Varied"), size: 10)))
  }
}
