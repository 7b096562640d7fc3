import GalleyBase
import GalleyFonts
import TestSupport
import Testing

/// Tables that the fonts of Apple's systems have: an axis of optical sizes, spacing by size (`trak`), pictures (`sbix`). The
/// numbers of the faces stand in Scripts/make-test-faces.
struct AppleTableTests {
  private let fonts: FontCollection
  private let typesetter: Typesetter

  init() throws {
    let files = ["Optical", "Tracked", "Strikes"].map { FontFile(path: Repository.path("Fonts/GalleyTest\($0).ttf")) }
    fonts = try FontCollection(manifest: FontManifest(folder: "", faces: [], system: ""), files: files)
    typesetter = Typesetter(fonts: fonts)
  }

  private func font(_ family: String, size: Double, weight: Int = 400, _ variations: [FontVariation] = []) throws
    -> Font
  {
    try fonts.font(
      FontDescriptor(family: "Galley Test \(family)", weight: weight, variations: variations), size: size)
  }

  private func advances(_ text: String, _ font: Font) -> [Double] {
    typesetter.shaped(text, font).map { Double($0.advance) / 65_536 }
  }

  // MARK: Optical size

  @Test(arguments: [(5.0, 700.0), (10, 700), (15, 650), (20, 600), (30, 550), (40, 500), (100, 500)])
  func theOpticalSizeIsThePointSize(size: Double, units: Double) throws {
    #expect(advances("H", try font("Optical", size: size)) == [units * size / 1000])
  }

  @Test func theOpticalSizeFollowsTheSizeOfAFont() throws {
    let small = try font("Optical", size: 10)
    #expect(small.variations == [FontVariation(tag: "opsz", value: 10)])
    #expect(small.withSize(20).variations == [])
    try expectEqual(small.withSize(40), font("Optical", size: 40))
    #expect(small.withSize(40).withSynthesis(obliqueness: 0.2, expansion: 0).variations.map(\.value) == [40])
  }

  /// What is made from a font's descriptor follows the size again.
  @Test func theDescriptorOfAFontDoesNotFixIt() throws {
    let heavy = try font("Optical", size: 10, weight: 900)
    #expect(heavy.fontDescriptor.variations.map(\.tag) == ["wght"])
    try expectEqual(fonts.font(heavy.fontDescriptor, size: 40).variations, heavy.withSize(40).variations)
    let fixed = try font("Optical", size: 10, [FontVariation(tag: "opsz", value: 40)])
    #expect(fixed.fontDescriptor.variations.map(\.value) == [40])
  }

  @Test func weightAndOpticalSizeAreIndependent() throws {
    let heavy = try font("Optical", size: 10, weight: 900)
    #expect(heavy.variations.map(\.tag) == ["opsz", "wght"])
    #expect(advances("H", heavy) == [10])
    #expect(heavy.withSize(40).variations.map(\.value) == [40, 900])
  }

  @Test func anOpticalSizeThatIsRequestedStays() throws {
    let fixed = try font("Optical", size: 10, [FontVariation(tag: "opsz", value: 40)])
    #expect(advances("H", fixed) == [5])
    #expect(fixed.withSize(20).variations.map(\.value) == [40])
  }

  @Test func glyphsAreDrawnAtTheOpticalSize() throws {
    let font = try font("Optical", size: 40)
    let glyph = try #require(typesetter.glyph(for: 0x48, in: font))
    // The right edge of H is at 550 of 600, and 100 less.
    #expect(typesetter.inkBounds(font: font, glyph: glyph).maxX == 18)
    #expect(typesetter.outline(font: font, glyph: glyph).controlBounds?.maxX == 18)
  }

  @Test func aSystemFontHasTheOpticalSizeOfItsSize() throws {
    #expect(fonts.manifest.system == "Galley Test Optical")
    try expectEqual(fonts.font(FontDescriptor(), size: 13).variations.map(\.value), [13])
  }

  // MARK: Spacing by size

  @Test(arguments: [(5.0, 700.0), (10, 700), (15, 650), (20, 600), (30, 575), (40, 550), (80, 550)])
  func lettersAreSpacedByTheirSize(size: Double, units: Double) throws {
    #expect(advances("AV", try font("Tracked", size: size)) == [units, units].map { $0 * size / 1000 })
  }

  /// Where words are shaped once and kept, the spacing must not be counted twice at the space between two of them.
  @Test func spacesAreSpacedOnceHoweverOftenAWordIsUsed() throws {
    let font = try font("Tracked", size: 10)
    let text = Array(repeating: "AVA", count: 2000).joined(separator: " ")
    for _ in 0..<3 { #expect(Set(advances(text, font)) == [7]) }
  }

  @Test func aFeatureTurnsTheSpacingOff() throws {
    let off = FontDescriptor(family: "Galley Test Tracked", features: [FontFeature(tag: "trak", value: 0)])
    #expect(advances("AV", try fonts.font(off, size: 10)) == [6, 6])
  }

  // MARK: Pictures

  private func picture(_ letter: Unicode.Scalar, size: Double) throws -> (mask: GlyphMask, first: [UInt8]) {
    let font = try font("Strikes", size: size)
    let glyph = try #require(typesetter.glyph(for: letter.value, in: font))
    let mask = typesetter.mask(font: font, glyph: glyph, phase: GlyphPhase(0, of: 4), scale: 1)
    return (mask, typesetter.withBytes(of: mask) { Array($0.prefix(4)) })
  }

  @Test func theNextLargerStrikeIsTaken() throws {
    let small = try picture("A", size: 20)
    #expect(small.mask.format == .premultipliedColor && small.first == [255, 0, 0, 255])
    #expect([small.mask.left, small.mask.top, small.mask.width, small.mask.height] == [0, -20, 20, 20])
    try expectEqual(picture("A", size: 40).first, [0, 0, 255, 255])
    try expectEqual(picture("A", size: 10).mask.height, 10)
  }

  @Test func aPictureMayStandForAnother() throws {
    try expectEqual(picture("C", size: 20).first, [255, 0, 0, 255])
    #expect(advances("AC", try font("Strikes", size: 20)) == [20, 20])
  }

  @Test func picturesInAnotherFormatAreRefused() throws {
    var bytes = try #require(Repository.bytes(of: "Fonts/GalleyTestStrikes.ttf"))
    for place in bytes.indices.dropLast(3) where bytes[place..<place + 4].elementsEqual("png ".utf8) {
      bytes.replaceSubrange(place..<place + 4, with: "emjc".utf8)
    }
    let folder = try TemporaryFolder()
    let path = try folder.write("e.ttf", bytes)
    let error = #expect(throws: FontError.self) { try FontFace.faces(ofFile: path) }
    #expect(error?.message.contains("use the file of macOS") == true)
  }

  @Test func aGlyphWithoutPictureIsItsOutline() throws {
    let plain = try picture("B", size: 20)
    #expect(plain.mask.format == .coverage && plain.mask.width == 20 && plain.mask.height == 20)
    #expect(plain.first == [255, 255, 255, 255])
  }
}
