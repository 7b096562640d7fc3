import GalleyBase
import GalleyFonts
import TestSupport
import Testing

@testable import GalleyText

/// Grapheme clusters of a line. In Galley Test Mono at 15 pt every glyph is 9 pt wide; the face has no combining marks.
@Suite struct ClusterTests {
  /// If no face has all of a cluster, several faces or missing glyphs show it. It still has only one position for the
  /// reader.
  @Test func aClusterOfSeveralFacesStaysOneCluster() throws {
    let setting = try Setting("ax\u{301}\u{302}b")
    let line = try #require(setting.layout.lines.first)
    #expect(line.runs.count == 3)
    #expect(line.runs.map(\.isMissing) == [false, true, false])
    let boxes = setting.layout.clusters(of: line, with: setting.typesetter)
    #expect(boxes.map(\.range) == [0..<1, 1..<4, 4..<5])
    #expect(boxes[1].x == 9 && boxes[2].x == boxes[1].x + boxes[1].width)
    #expect(setting.layout.carets(of: line, with: setting.typesetter).map(\.offset) == [0, 1, 4, 5])
  }

  /// A mark or a skin tone takes the direction of the letter before it, whatever its own direction is.
  @Test(arguments: ["aא\u{1F3FD}b", "אa\u{1F3FD}ב", "aא\u{301}b", "א1\u{20E3}ב", "a\u{5B0}ב"])
  func aClusterOfTwoDirectionsIsOneBox(text: String) throws {
    let setting = try Setting(text)
    let line = try #require(setting.layout.lines.first)
    let boxes = setting.layout.clusters(of: line, with: setting.typesetter)
    #expect(boxes.count == text.count)
    let edges = boxes.map { $0.x...$0.x + $0.width }.sorted { $0.lowerBound < $1.lowerBound }
    #expect(zip(edges, edges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
  }

  /// The mark comes from a face that does not have the letter.
  @Test func aMarkMayComeFromAnotherFaceThanItsLetter() throws {
    let typesetter = Typesetter(fonts: try TestFonts.cascadingCollection())
    let shaped = shape(
      AttributedText("字\u{301}a"), defaultFont: try TestFonts.mono(15), locale: "", with: typesetter)
    let fonts = shaped.paragraphs[0].items.map { shaped.paragraphs[0].font(of: $0) }
    #expect(
      fonts.map(\.font.fontName) == ["GalleyTestMono-Regular", "GalleyTestVaried-Regular", "GalleyTestMono-Regular"])
    #expect(fonts.allSatisfy { !$0.isMissing })
  }

  /// Kern and tracking are added after a cluster, not between its parts.
  @Test(arguments: ["字\u{301}a", "x\u{301}a"]) func aClusterOfSeveralFacesIsSpacedOnce(text: String) throws {
    func advances(kern: Double) throws -> [Int32] {
      let attributes = TextAttributes { if kern != 0 { $0.kern = kern } }
      return shape(
        AttributedText(text, attributes: attributes), defaultFont: try TestFonts.mono(15), locale: "",
        with: Typesetter(fonts: try TestFonts.cascadingCollection())
      ).paragraphs[0].glyphs.map(\.advance)
    }
    let plain = try advances(kern: 0)
    let kerned = try advances(kern: 3)
    let step = Int32(3 * Double.lengthStepsPerPoint)
    #expect(plain.count == 3)
    #expect(zip(kerned, plain).map { $0 - $1 } == [0, step, step])
  }

  /// In right-to-left text, kern is to the left of a glyph, so the glyph moves within its advance.
  @Test func kernMovesGlyphsFromRightToLeft() throws {
    func offsets(kern: Double, _ text: String) throws -> [Int32] {
      let attributes = TextAttributes { if kern != 0 { $0.kern = kern } }
      return shape(
        AttributedText(text, attributes: attributes), defaultFont: try TestFonts.varied(15), locale: "",
        with: Typesetter(fonts: try TestFonts.collection())
      ).paragraphs[0].glyphs.map(\.xOffset)
    }
    let moved = zip(try offsets(kern: 3, "אב"), try offsets(kern: 0, "אב")).map { $0 - $1 }
    #expect(moved == [3 << 16, 3 << 16])
    try expectEqual(offsets(kern: 3, "ab"), offsets(kern: 0, "ab"))
  }

  /// Galley Test Varied kerns A and V by a tenth of an em, and has a ligature of f and i.
  @Test func kernReplacesPairKerningAndTrackingTurnsOffLigatures() throws {
    func glyphs(_ text: String, _ change: (inout TextAttributes) -> Void = { _ in }) throws -> ShapedGlyphs {
      var attributes = TextAttributes()
      change(&attributes)
      return shape(
        AttributedText(text, attributes: attributes), defaultFont: try TestFonts.varied(10), locale: "",
        with: Typesetter(fonts: try TestFonts.collection())
      ).paragraphs[0].glyphs
    }
    func width(_ glyphs: ShapedGlyphs) -> Double {
      Double(glyphs.reduce(0) { $0 + $1.advance }) / Double.lengthStepsPerPoint
    }
    // The attribute, even with the value 0, replaces the kerning of the font.
    let plain = width(try glyphs("AV"))
    let unkerned = width(try glyphs("AV") { $0.kern = 0 })
    #expect(((unkerned - plain) * 100).rounded() == 100)
    try expectEqual(glyphs("fi").count, 1)
    try expectEqual(glyphs("fi") { $0.kern = 2 }.count, 1)
    try expectEqual(glyphs("fi") { $0.tracking = 2 }.count, 2)
    try expectEqual(glyphs("fi") { $0.tracking = 0 }.count, 1)
  }

  /// The items of a paragraph are each shaped with their own options, although options are kept from item to item:
  /// attributes begin and end between items, and digits are in right-to-left text.
  @Test func itemsAreShapedWithTheirOwnOptions() throws {
    let (typesetter, font) = (try TestFonts.typesetter(), try TestFonts.varied(10))
    var text = AttributedText("")
    let changes: [(inout TextAttributes) -> Void] = [
      { _ in }, { $0.kern = 0 }, { _ in }, { $0.ligature = 0 }, { $0.tracking = 1 }, { $0.languageIdentifier = "tr" },
    ]
    for change in changes {
      for word in ["AV fi", "\t", "\u{5D0}\u{5D1} 12 AV", "\t"] {
        text.append(word, attributes: TextAttributes { change(&$0) })
      }
    }
    let paragraph = shape(text, defaultFont: font, locale: "en", with: typesetter).paragraphs[0]
    let fresh = Typesetter(fonts: try TestFonts.collection())
    var options: Set<ShapingOptions> = []
    for (index, item) in paragraph.items.enumerated() where item.kind == .text {
      let attributes = ShapingAttributes(text, at: item.range.lowerBound)
      options.insert(item.shapingOptions(attributes, locale: "en"))
      var glyphs = ShapedGlyphs()
      unsafe text.utf16.withUnsafeBufferPointer { units in
        unsafe shape(
          item, font: paragraph.font(of: item).font, range: item.range, of: units, endsCluster: true,
          isBeforeNewline: false, attributes: attributes, locale: "en", with: fresh, into: &glyphs)
      }
      #expect(paragraph.glyphs[item.glyphs] == glyphs, "item \(index)")
    }
    // There are options for all but one of the attributes, in Latin and in Hebrew; a kern of 0 and a tracking are
    // features of their own.
    #expect(options.count > 8)
  }

  /// Tightening, too, is applied once to the whole cluster.
  @Test func aClusterOfSeveralFacesIsTightenedOnce() throws {
    var options = LayoutOptions()
    options.lineBreakMode = .byTruncatingTail
    let loose = try Setting("ax\u{301}bbbb")
    let width = loose.layout.usedSize.width - 1
    let setting = try Setting("ax\u{301}bbbb", width: width, lines: 1, options: options) {
      $0.allowsDefaultTighteningForTruncation = true
    }
    let line = try #require(setting.layout.lines.first)
    #expect(line.tightening > 0)
    let before = try #require(loose.layout.lines.first).runs.flatMap(\.glyphs)
    let after = line.runs.flatMap(\.glyphs)
    #expect(after.count == before.count)
    #expect(after[1].advance == before[1].advance && after[2].advance < before[2].advance)
  }

  /// The gap next to an ideograph is after the ideograph's mark.
  @Test func aClusterOfSeveralFacesIsJustifiedAsOne() throws {
    func glyphs(_ alignment: TextAlignment) throws -> [Int32] {
      let typesetter = Typesetter(fonts: try TestFonts.cascadingCollection())
      let attributes = TextAttributes { $0.paragraphStyle = ParagraphStyle { $0.alignment = alignment } }
      let shaped = shape(
        AttributedText("字\u{301}字 字字", attributes: attributes), defaultFont: try TestFonts.mono(15), locale: "",
        with: typesetter)
      let container = TextContainer(size: Size(width: 24, height: .infinity))
      let layout = layOut(shaped, in: [container], options: LayoutOptions(), with: typesetter)
      return try #require(layout.lines.first).runs.flatMap { $0.glyphs.map(\.advance) }
    }
    let natural = try glyphs(.left)
    let justified = try glyphs(.justified)
    #expect(justified[0] == natural[0])
    #expect(justified[1] > natural[1])
  }
}
