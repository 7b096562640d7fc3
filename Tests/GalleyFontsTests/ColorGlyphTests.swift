import GalleyBase
import GalleyFonts
import TestSupport
import Testing

/// Glyphs of the coloured test faces at ten pixels per em: each is ten by ten pixels, unless it says otherwise. Pixels
/// are written as premultiplied red, green, blue, alpha; what each glyph is made of stands in Scripts/make-test-faces.
struct ColorGlyphTests {
  private struct Picture {
    let mask: GlyphMask
    let bytes: [UInt8]

    var box: [Int32] { [mask.left, mask.top, mask.width, mask.height] }

    func row(_ y: Int) -> [String] {
      (0..<Int(mask.width)).map { x in
        let start = 4 * (y * Int(mask.width) + x)
        return bytes[start..<start + 4].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      }
    }

    var rows: [[String]] { (0..<Int(mask.height)).map(row) }
  }

  private let fonts: FontCollection
  private let typesetter: Typesetter
  private static let red = "ff0000ff"
  private static let blue = "0000ffff"
  private static let clear = "00000000"

  init() throws {
    fonts = try TestManifest.collection()
    typesetter = Typesetter(fonts: fonts)
  }

  private func font(_ family: String = "Galley Test Paints") throws -> Font {
    try fonts.font(FontDescriptor(family: family), size: 10)
  }

  private func picture(
    _ letter: Unicode.Scalar, _ font: Font? = nil, foreground: Color = .black, subpixel: Int = 0
  ) throws -> Picture {
    let font = try font ?? self.font()
    let glyph = try #require(typesetter.glyph(for: letter.value, in: font))
    let mask = typesetter.mask(
      font: font, glyph: glyph, phase: GlyphPhase(subpixel, of: 4), scale: 1, foreground: foreground)
    return Picture(mask: mask, bytes: typesetter.withBytes(of: mask) { Array($0) })
  }

  private func repeated(_ pixels: [(String, Int)]) -> [String] {
    pixels.flatMap { Array(repeating: $0.0, count: $0.1) }
  }

  /// Red, then the text's colour on the left half, then green of alpha 128 on the lower half.
  @Test func layersOfVersion0LieOnEachOther() throws {
    let layers = try font("Galley Test Layers")
    let black = try picture("A", layers)
    #expect(black.mask.format == .premultipliedColor)
    #expect(black.box == [0, -10, 10, 10])
    #expect(black.row(0) == repeated([("000000ff", 5), (Self.red, 5)]))
    #expect(black.row(9) == repeated([("008000ff", 5), ("7f8000ff", 5)]))
    let blue = try picture("A", layers, foreground: Color(red: 0, green: 0, blue: 255, alpha: 10))
    #expect(blue.row(0) == repeated([(Self.blue, 5), (Self.red, 5)]))
    try expectEqual(picture("A", layers).row(0), black.row(0))
  }

  @Test func aGlyphWithoutLayersIsPlain() throws {
    let plain = try picture("B", try font("Galley Test Layers"))
    #expect(plain.mask.format == .coverage)
    #expect(plain.bytes == [UInt8](repeating: 255, count: 100))
  }

  @Test func quarterPixelsMoveLayersToo() throws {
    let moved = try picture("A", try font("Galley Test Layers"), subpixel: 1)
    #expect(moved.box == [0, -10, 11, 10])
    // Three quarters of black over three quarters of red.
    #expect([moved.row(0)[0], moved.row(0)[10]] == ["2f0000ef", "40000040"])
  }

  @Test func clipBoxesCut() throws {
    try expectEqual(picture("A").box, [0, -5, 10, 5])
    #expect(Set(try picture("A").rows.joined()) == ["00008080"])
    // 2.5 pixels high: boxes go out to whole pixels.
    try expectEqual(picture("Q").box, [0, -3, 5, 3])
    #expect(Set(try picture("Q").rows.joined()) == [Self.red])
    try expectEqual(picture("U").box, [-2, -1, 4, 2])
  }

  @Test(arguments: [
    // 0.05, 0.15 … of the way from red to blue.
    ("B", "f2000dff d90026ff bf0040ff a60059ff 8c0073ff 73008cff 5900a6ff 4000bfff 2600d9ff 0d00f2ff"),
    // 0.1, 0.3 … twice, and there and back.
    ("C", "e6001aff b3004dff 800080ff 4d00b3ff 1900e6ff e5001aff b3004dff 800080ff 4d00b3ff 1a00e5ff"),
    ("D", "e6001aff b3004dff 800080ff 4d00b3ff 1900e6ff 1a00e5ff 4d00b3ff 800080ff b3004dff e5001aff"),
  ])
  func linearGradients(letter: String, row: String) throws {
    let picture = try picture(try #require(letter.unicodeScalars.first))
    #expect(picture.box == [0, -10, 10, 10])
    #expect(picture.rows == Array(repeating: row.split(separator: " ").map(String.init), count: 10))
  }

  /// Distances from the middle in half ems: √0.5 ÷ 5 and so on.
  @Test func radialGradients() throws {
    let rows = try picture("E").rows
    #expect(
      rows[4].joined(separator: " ")
        == "1800e7ff 4b00b4ff 7d0082ff ae0051ff db0024ff db0024ff ae0051ff 7d0082ff 4b00b4ff 1800e7ff")
    #expect(rows[0].prefix(5) == ["0000ffff", "0000ffff", "0000ffff", "0d00f2ff", "1800e7ff"])
    for y in 0..<10 {
      #expect(rows[y] == rows[9 - y])
      #expect(rows[y] == rows[y].reversed())
      #expect(rows.map { $0[y] } == rows[y])
    }
  }

  /// Black at the right, white at the left. On the diagonals it is an eighth or three eighths of a turn.
  @Test func sweepGradients() throws {
    let rows = try picture("F").rows
    for place in 0..<5 {
      #expect(rows[place][place] == "bfbfbfff")
      #expect(rows[place][9 - place] == "404040ff")
    }
    #expect(rows[4].joined(separator: " ") == rows[5].joined(separator: " "))
    // tan⁻¹(1/9) is 6.34°, of 180°: 8.98 of 255.
    #expect([rows[4][0], rows[4][9]] == ["f6f6f6ff", "090909ff"])
  }

  @Test func transformsMoveTurnAndStretch() throws {
    try expectEqual(picture("G").box, [5, -10, 5, 10])
    #expect(Set(try picture("G").rows.joined()) == [Self.red])
    // The lower half turned counter-clockwise about the middle is the right half.
    try expectEqual(picture("H").box, [5, -10, 5, 10])
    let stretched = try picture("I")
    #expect(stretched.box == [5, -8, 5, 3])
    #expect(stretched.rows.map { $0[0] } == ["00008080", Self.blue, Self.blue])
    let skewed = try picture("T")
    #expect(skewed.box == [-10, -10, 15, 10])
    #expect(skewed.row(0).prefix(7) == ["80000080", Self.red, Self.red, Self.red, Self.red, "80000080", Self.clear])
  }

  @Test func compositionsAreOfTheirOwn() throws {
    let either = try picture("J")
    #expect(either.row(0) == repeated([(Self.red, 5), (Self.clear, 5)]))
    #expect(either.row(9) == repeated([(Self.clear, 5), (Self.blue, 5)]))
    let cut = try picture("K").row(3)
    #expect(cut == repeated([(Self.clear, 5)]) + ["73008cff", "5900a6ff", "4000bfff", "2600d9ff", "0d00f2ff"])
    #expect(Set(try picture("S").rows.joined()) == [Self.red])
  }

  @Test func glyphsReferToGlyphs() throws {
    let half = try picture("L")
    #expect(half.box == [0, -5, 5, 5])
    #expect(half.row(0) == ["e6001aff", "b3004dff", "800080ff", "4d00b3ff", "1900e6ff"])
    try expectEqual(picture("R").box, [0, -5, 5, 5])
  }

  /// M contains itself, N and O each other: there the inner one is left out.
  @Test func aGlyphInsideOfItselfIsLeftOut() throws {
    let alone = try picture("M")
    #expect(alone.rows.map { $0[0] } == repeated([(Self.red, 5), (Self.blue, 5)]))
    let first = try picture("N")
    #expect(first.row(0) == repeated([(Self.red, 5), (Self.clear, 5)]))
    #expect(first.row(9) == repeated([(Self.blue, 10)]))
    try expectEqual(picture("O").rows, first.rows)
  }

  @Test func textColourMayBeThinned() throws {
    let picture = try picture("P", foreground: Color(red: 255, green: 0, blue: 0, alpha: 0))
    #expect(Set(picture.rows.joined()) == ["80000080"])
  }

  @Test func slantAndStretchTakePaintsAlong() throws {
    let wide = try font().withSynthesis(obliqueness: 0, expansion: 0.693_147_180_559_945_3)
    let gradient = try picture("B", wide)
    #expect(gradient.box == [0, -10, 20, 10])
    #expect([gradient.row(0)[0], gradient.row(0)[19]] == ["f90006ff", "0600f9ff"])
    try expectEqual(picture("G", font().withSynthesis(obliqueness: 1, expansion: 0)).box, [5, -10, 15, 10])
  }

  @Test func inkIsTheBoxOrTheShapes() throws {
    func ink(_ letter: Unicode.Scalar) throws -> Rect {
      let font = try font()
      return typesetter.inkBounds(font: font, glyph: try #require(typesetter.glyph(for: letter.value, in: font)))
    }
    try expectEqual(ink("U"), Rect(x: -2, y: -1, width: 4, height: 2))
    try expectEqual(ink("G"), Rect(x: 5, y: -10, width: 5, height: 10))
  }

  @Test func hugeOnesAreTooLarge() throws {
    let font = try font()
    let glyph = try #require(typesetter.glyph(for: 0x42, in: font))
    #expect(typesetter.mask(font: font, glyph: glyph, phase: .whole, scale: 200).format == .premultipliedColor)
    #expect(typesetter.mask(font: font, glyph: glyph, phase: .whole, scale: 300).format == .tooLarge)
  }

  /// Damaged tables make masks within the limits; nothing outside of the tables is read.
  @Test(arguments: ["GalleyTestPaints.ttf", "GalleyTestLayers.ttf"]) func spoiltTablesAreSurvived(file: String) throws {
    let folder = try TemporaryFolder()
    var random = SeededNumbers(seed: 7)
    for round in 0..<40 {
      var bytes = try FontBytes.testFace(file)
      for _ in 0...round % 4 {
        let table: OpenTypeTag = Bool.random(using: &random) ? "COLR" : "CPAL"
        let limit = table == "COLR" ? (file == "GalleyTestPaints.ttf" ? 700 : 32) : 32
        bytes.replace(
          table, at: .random(in: 0..<limit, using: &random), with: [.random(in: 0...255, using: &random)])
      }
      let path = try folder.write("spoilt-\(round).ttf", bytes.bytes)
      let font = try fonts.font(FontDescriptor(file: FontFile(path: path)), size: 10)
      for glyph in 0..<UInt32(font.face.glyphCount) {
        let mask = typesetter.mask(font: font, glyph: glyph, phase: .whole, scale: 1)
        #expect(mask.format == .tooLarge || Int(mask.width) <= Typesetter.largestMask)
        if mask.format != .premultipliedColor { continue }
        let isPremultiplied = typesetter.withBytes(of: mask) { bytes in
          stride(from: 0, to: bytes.count, by: 4).allSatisfy {
            max(bytes[$0], bytes[$0 + 1], bytes[$0 + 2]) <= bytes[$0 + 3]
          }
        }
        #expect(isPremultiplied)
      }
    }
  }
}
