import GalleyBase
import GalleyFonts
import GalleyText
import TestSupport
import Testing

/// Galley Test Mono at 15 pt: every glyph is 9 pt wide.
@Suite struct JustificationTests {
  private func justified(_ text: String, width: Double, _ style: (inout ParagraphStyle) -> Void = { _ in }) throws
    -> Setting
  {
    try Setting(text, width: width) {
      $0.alignment = .justified
      style(&$0)
    }
  }

  @Test func theWorkedExample() throws {
    let text = "The quick brown fox jumps over the lazy dog and keeps running through the tall grass"
    let setting = try justified(text, width: 300)
    #expect(
      setting.shown == ["The quick brown fox jumps over ", "the lazy dog and keeps running ", "through the tall grass"])
    let starts = ["The", "quick", "brown", "fox", "jumps", "over"].map { setting.extent(of: $0)[0] }
    #expect(starts == [0, 42, 102, 162, 204, 264])
    #expect(setting.extent(of: "over") == [264, 300])
    #expect(setting.extent(of: "running") == [237, 300])
    #expect(setting.extent(of: "grass") == [153, 198])
  }

  /// Three steps of the length grid are divided between two gaps: the first takes two.
  @Test func theFirstGapsTakeTheRemainder() throws {
    let step = 1 / Double.lengthStepsPerPoint
    let setting = try justified("a b c dddd", width: 45 + 3 * step)
    #expect(setting.extent(of: "b")[0] == 18 + 2 * step)
    #expect(setting.extent(of: "c")[0] == 36 + 3 * step)
  }

  @Test func linesWrappedByCharacterStayNatural() throws {
    let setting = try justified("aa bb cc dd", width: 58) { $0.lineBreakMode = .byCharWrapping }
    #expect(setting.shown == ["aa bb ", "cc dd"])
    #expect(setting.extent(of: "bb") == [27, 45])
  }

  @Test func everySpaceInASequenceStretches() throws {
    // 54 of 60 are used, so the two gaps each grow by 3.
    try expectEqual(justified("aa  bb cccc", width: 60).extent(of: "bb"), [42, 60])
    // A no-break space stretches too, a narrow no-break space does not.
    try expectEqual(justified("a\u{A0}b c dddd", width: 50).extent(of: "b"), [20.5, 29.5])
    try expectEqual(justified("a\u{202F}b c dddd", width: 50).extent(of: "b"), [18, 27])
  }

  @Test func onlyGapsAfterTheLastTabStretch() throws {
    let setting = try justified("a b\tc d eeee", width: 90) { $0.tabStops = [TextTab(alignment: .left, location: 45)] }
    #expect(setting.extent(of: "b") == [18, 27])
    #expect(setting.extent(of: "c") == [45, 54])
    #expect(setting.extent(of: "d") == [81, 90])
  }

  @Test func forcedAndLastLinesStayNatural() throws {
    let setting = try justified("a b\u{2028}c d eeee f", width: 60)
    #expect(setting.extent(of: "b") == [18, 27])
    #expect(setting.extent(of: "d") == [51, 60])
    #expect(setting.extent(of: "f") == [45, 54])
  }

  @Test func rightToLeftLinesReachBothMargins() throws {
    let font = try TestFonts.varied(10)
    let attributes = TextAttributes {
      $0.font = font
      $0.paragraphStyle = ParagraphStyle { $0.alignment = .justified }
    }
    let setting = try Setting(AttributedText("אב שא בב אא שש", attributes: attributes), font: font, width: 40)
    #expect(setting.layout.lines.count > 1)
    for line in setting.layout.lines.dropLast() {
      let boxes = setting.layout.clusters(of: line, with: setting.typesetter)
        .filter { setting.layout.shaped.text.utf16[$0.range.lowerBound] != 0x20 }
      #expect(boxes.map(\.x).min() == 0)
      #expect(boxes.map { $0.x + $0.width }.max() == 40)
    }
  }

  /// In Mono each ideograph is .notdef, 9 pt wide.
  @Test func theSeamsOfIdeographsStretch() throws {
    // 45 of 49 are used, so the four seams each grow by 1.
    let setting = try justified("漢字漢字漢字", width: 49)
    #expect(setting.layout.lines.map(\.range) == [0..<5, 5..<6])
    let boxes = setting.layout.clusters(of: setting.layout.lines[0], with: setting.typesetter)
    #expect(boxes.map(\.x) == [0, 10, 20, 30, 40])
    // a|漢|b c: there are gaps before the ideograph, after it, and at the space. 45 of 51 are used: three gaps of 2.
    let mixed = try justified("a漢b c漢漢", width: 51)
    #expect(mixed.layout.lines[0].range == 0..<5)
    #expect(mixed.extent(of: "b") == [22, 31])
    #expect(mixed.extent(of: "c") == [42, 51])
  }
}
