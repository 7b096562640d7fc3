import CHarfBuzz
import TestSupport
import Testing

@testable import GalleyFonts

/// Spacing by size (`trak`): Galley applies it, and HarfBuzz never does.
struct SizeSpacingTests {
  private let folder: TemporaryFolder
  private let fonts: FontCollection

  init() throws {
    folder = try TemporaryFolder()
    fonts = try TestManifest.collection()
  }

  /// A table with one track, `track`, and a value for each size.
  private static func table(track: Int = 0, _ values: KeyValuePairs<Int, Int>) -> [UInt8] {
    func big(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    var bytes = big(1 << 16, 4) + big(0, 2) + big(12, 2) + big(0, 4)
    bytes += big(1, 2) + big(values.count, 2) + big(28, 4)
    bytes += big(track, 4) + big(0, 2) + big(28 + 4 * values.count, 2)
    for value in values { bytes += big(value.key << 16, 4) }
    for value in values { bytes += big(value.value, 2) }
    return bytes
  }

  /// The least that a table of axes may be; with it, HarfBuzz from version 10 on spaces letters whatever the features are.
  private static let axes: [UInt8] = [
    0, 1, 0, 2, 0, 8, 0, 1, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 2, 0x77, 0x67, 0x68, 0x74, 0, 2, 0, 0,
  ]

  private func font(_ table: [UInt8], _ other: [OpenTypeTag: [UInt8]] = [:], size: Double = 10) throws -> Font {
    let tables = other.merging(["trak": table]) { $1 }
    let bytes = try FontBytes.testFace("GalleyTestMono.ttf").with(tables)
    // A file that has been opened is not read again.
    let file = FontFile(path: try folder.write("\(bytes.bytes.hashValue).ttf", bytes.bytes))
    return try fonts.font(FontDescriptor(file: file), size: size)
  }

  private func shaped(_ text: String, _ font: Font, rightToLeft: Bool = false) -> [[Double]] {
    Typesetter(fonts: fonts).shaped(text, font, script: rightToLeft ? "Hebr" : "Latn", rightToLeft: rightToLeft)
      .map { [Double($0.advance) / 65_536, Double($0.xOffset) / 65_536] }
  }

  @Test(arguments: [false, true])
  func lettersAreSpacedOnceWhateverElseTheFontHas(hasAxes: Bool) throws {
    let font = try font(SizeSpacingTests.table([10: 100]), hasAxes ? ["STAT": SizeSpacingTests.axes] : [:])
    #expect(shaped("ab", font) == [[7, 0.5], [7, 0.5]])
  }

  @Test func theTableIsHiddenFromHarfBuzz() throws {
    let face = try font(SizeSpacingTests.table([10: 100])).face
    let hidden = hb_face_reference_table(face.harfBuzz, OpenTypeTag("trak").rawValue)
    let shown = hb_face_reference_table(face.harfBuzz, OpenTypeTag("cmap").rawValue)
    defer {
      hb_blob_destroy(hidden)
      hb_blob_destroy(shown)
    }
    #expect(hb_blob_get_length(hidden) == 0 && hb_blob_get_length(shown) > 0)
  }

  /// Half of the space is on either side of all that a cluster consists of.
  @Test func aClusterIsSpacedOnce() throws {
    let (letter, mark) = (MadeFont.letters[0], MadeFont.results[0])
    let twoGlyphs = LayoutBytes.Lookup(
      feature: "ccmp", type: 2, subtable: LayoutBytes.multiple([letter: [letter, mark]]))
    let oneGlyph = LayoutBytes.Lookup(
      feature: "liga", type: 4, subtable: LayoutBytes.ligatures(from: MadeFont.letters[1], [([letter], mark)]))
    let glyphs: [UInt32: Int] = [0x20: MadeFont.space, 0x61: letter, 0x62: MadeFont.letters[1]]
    func spaced(_ text: String, _ lookup: LayoutBytes.Lookup) throws -> [[Double]] {
      let tables: [OpenTypeTag: [UInt8]] = [
        "cmap": LayoutBytes.characters(glyphs), "GSUB": LayoutBytes.table([lookup]), "GPOS": LayoutBytes.table([]),
      ]
      return try shaped(text, font(SizeSpacingTests.table([10: 100]), tables))
    }
    try #expect(spaced("aa", twoGlyphs) == [[6, 0.5], [7, 0.5], [6, 0.5], [7, 0.5]])
    try #expect(spaced("ba", oneGlyph) == [[7, 0.5]])
  }

  @Test func charactersThatAreNotDrawnHaveNoSpace() throws {
    let font = try font(SizeSpacingTests.table([10: 100]))
    #expect(shaped("a\u{2060}b", font) == [[7, 0.5], [0, 0], [7, 0.5]])
    #expect(shaped("אב", font, rightToLeft: true) == [[7, 0.5], [7, 0.5]])
  }

  @Test(arguments: [(9.0, 5), (10, 5), (11, 5), (12, 4), (20, 0), (30, -3), (40, -5), (100, -5)])
  func sizesBetweenTwoOfTheTableLieOnAStraightLine(size: Double, units: Int) throws {
    let font = try font(SizeSpacingTests.table([10: 5, 20: 0, 40: -5]))
    #expect(font.face.sizeSpacing?.units(at: size) == units)
  }

  @Test func tablesThatStateNothing() throws {
    let whole = SizeSpacingTests.table([10: 100, 20: 50])
    #expect(try font(whole).face.sizeSpacing != nil)
    for count in whole.indices { #expect(try font(Array(whole[..<count])).face.sizeSpacing == nil, "\(count) bytes") }
    try #expect(font(SizeSpacingTests.table([20: 100, 10: 50])).face.sizeSpacing == nil)
    try #expect(font(SizeSpacingTests.table(track: 1 << 16, [10: 100])).face.sizeSpacing == nil)
  }
}
