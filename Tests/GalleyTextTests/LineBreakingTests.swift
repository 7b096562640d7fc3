import GalleyBase
import GalleyText
import GalleyUnicode
import TestSupport
import Testing

@Suite struct LineBreakingTests {
  @Test func greedyWithHangingSpaces() throws {
    let setting = try Setting("aaaa bbbb cccc dddd eeee ffff", width: 200)
    #expect(setting.shown == ["aaaa bbbb cccc dddd ", "eeee ffff"])
    #expect(setting.layout.usedSize.width == 180)
    #expect(setting.layout.usedSize.height == 30)
    #expect(setting.layout.lines.map(\.ends) == [.word, .end])
  }

  @Test func hangingSpacesAreClampedToTheContainer() throws {
    let setting = try Setting("aaaa bbbb", width: 40)
    #expect(setting.shown == ["aaaa ", "bbbb"])
    #expect(setting.layout.usedSize.width == 40)
  }

  @Test func wordWiderThanTheLineIsCutBetweenClusters() throws {
    let setting = try Setting("abcdefgh ij", width: 40)
    #expect(setting.shown == ["abcd", "efgh ", "ij"])
    #expect(setting.layout.lines.map(\.ends) == [.character, .word, .end])
  }

  /// Format characters hang with the spaces before them. They stay with a letter that is too wide for its line.
  @Test(arguments: ["\u{200B}", "\u{2060}", "\u{200E}", "\u{200F}", "\u{FEFF}"])
  func formatCharactersMakeNoLineOfTheirOwn(format: String) throws {
    try expectEqual(Setting("abc \(format)", width: 27).layout.lines.map(\.range), [0..<5])
    for mode in [LineBreakMode.byWordWrapping, .byCharWrapping] {
      let setting = try Setting("a\(format)", width: 5) { $0.lineBreakMode = mode }
      #expect(setting.layout.lines.map(\.range) == [0..<2])
      let whole = try Setting("abc\(format)", width: 27) { $0.lineBreakMode = mode }
      #expect(whole.layout.lines.map(\.range) == [0..<4])
    }
  }

  /// A single line includes the spaces before a forced break in its width; without them its own size would be too small
  /// for the same breaks.
  @Test(arguments: ["\u{2028}", "\n"]) func spacesBeforeAForcedBreakCount(separator: String) throws {
    let wide = try Setting("abc \(separator)", lines: 1) { $0.lineBreakMode = .byCharWrapping }
    #expect(wide.layout.usedSize.width == 36)
    let own = try Setting("abc \(separator)", width: 36, lines: 1) { $0.lineBreakMode = .byCharWrapping }
    #expect(own.layout.lines.map(\.range) == wide.layout.lines.map(\.range))
    #expect(own.layout.isTruncated == wide.layout.isTruncated)
  }

  @Test func negativeKerningMakesNoNegativeWidth() throws {
    let layout = try Setting("abc", kern: -20).layout
    #expect(layout.lines[0].usedRect == Rect(x: 0, y: 0, width: 0, height: 15))
    #expect(layout.usedSize == Size(width: 0, height: 15))
  }

  /// The trailing space of a limited line does not count. In right-to-left text that space is on the left.
  @Test(arguments: [(TextAlignment.natural, 15.0), (.left, 0), (.center, 7.5)])
  func limitedLineFromRightToLeft(alignment: TextAlignment, x: Double) throws {
    let setting = try Setting("\u{5D0}\u{5D1} \u{5D2}\u{5D3} \u{5D4}\u{5D5}", width: 60, lines: 1) {
      $0.alignment = alignment
    }
    #expect(setting.layout.lines.map(\.usedRect) == [Rect(x: x, y: 0, width: 45, height: 15)])
  }

  /// A line without a better break ends after a space that the rules would keep, if the text before it may end a line.
  @Test(arguments: [
    ("certes »", 63.0, ["certes ", "»"]), ("ab !cdefgh", 54, ["ab !", "cdefgh"]), ("abc )]", 36, ["abc ", ")]"]),
    ("« certes", 45, ["« cer", "tes"]), ("( abcdef", 45, ["( abc", "def"]),
    ("ab\u{A0}!cdef", 45, ["ab\u{A0}!", "cdef"]),
    ("ab cd ! e", 54, ["ab ", "cd ! e"]), ("a ! b ?", 36, ["a ! ", "b ?"]),
  ])
  func anEmergencyBreakPrefersASpace(text: String, width: Double, lines: [String]) throws {
    try expectEqual(Setting(text, width: width).shown, lines)
  }

  /// A soft hyphen after a space or at the start of a line does not divide a word.
  @Test(arguments: [
    ("abc\u{AD} \u{AD}def", 36.0, ["abc\u{AD} ", "\u{AD}def"]),
    ("abc\u{AD} \u{AD}def", 45, ["abc\u{AD} ", "\u{AD}def"]),
    ("abc \u{AD}\u{AD}def", 45, ["abc ", "\u{AD}\u{AD}def"]),
    ("abc \u{200E}\u{AD}def", 45, ["abc ", "\u{200E}\u{AD}def"]),
    ("\u{AD}abcd", 18, ["\u{AD}ab", "cd"]), ("ab\u{A0}\u{AD}cd", 36, ["ab\u{A0}\u{AD}c", "d"]),
    ("abc\u{AD}def", 36, ["abc\u{AD}-", "def"]), ("abc\u{AD}\u{AD}def", 36, ["abc\u{AD}\u{AD}-", "def"]),
  ])
  func aSoftHyphenAfterASpaceDividesNothing(text: String, width: Double, lines: [String]) throws {
    try expectEqual(Setting(text, width: width).shown, lines)
  }

  @Test func softHyphenShowsOnlyAtTheBreak() throws {
    let setting = try Setting("hy\u{AD}phen\u{AD}ation", width: 70)
    #expect(setting.shown == ["hy\u{AD}phen\u{AD}-", "ation"])
    #expect(setting.layout.lines.map(\.ends) == [.hyphen, .end])
    #expect(setting.layout.usedSize.width == 63)
  }

  @Test func softHyphenNeedsRoomForItsHyphen() throws {
    try expectEqual(Setting("ab cd\u{AD}ef", width: 45).shown, ["ab ", "cd\u{AD}ef"])
  }

  @Test func lineRangesLeaveOutForcedBreaks() throws {
    let layout = try Setting("ab\u{2028}cd\r\nef\u{2029}").layout
    #expect(layout.lines.map(\.range) == [0..<2, 3..<5, 7..<9, 10..<10])
    #expect(layout.lines.map(\.ends) == [.lineSeparator, .newline, .newline, .end])
    #expect(layout.lines.last?.isExtra == true)
  }

  @Test func emptyTextIsOneLineHigh() throws {
    let layout = try Setting("").layout
    #expect(layout.lines.count == 1)
    #expect(layout.usedSize.width == 0 && layout.usedSize.height == 15)
  }

  @Test(arguments: [(TextAlignment.left, 0.0), (.center, 77.5), (.right, 155), (.natural, 0), (.justified, 0)])
  func alignment(_ alignment: TextAlignment, x: Double) throws {
    try expectEqual(Setting("abcde  ", width: 200) { $0.alignment = alignment }.extent(of: "abcde").first, x)
  }

  @Test func rightToLeftTextBeginsAtTheRight() throws {
    let setting = try Setting("אבג דה", width: 200)
    #expect(setting.extent(of: "אבג") == [173, 200])
    #expect(setting.extent(of: "דה") == [146, 164])
  }

  @Test func numbersInRightToLeftTextReadFromTheLeft() throws {
    let setting = try Setting("אב 12", width: 200)
    #expect(setting.extent(of: "1") == [155, 164])
    #expect(setting.extent(of: "2") == [164, 173])
  }

  @Test func trailingSpacesOfRightToLeftLinesHangOnTheLeft() throws {
    let setting = try Setting("אבג דהו", width: 30)
    #expect(setting.extent(of: "אבג") == [3, 30])
    #expect(setting.extent(of: " ") == [-6, 3])
  }

  /// The gaps of a wrapped line grow evenly; the last line keeps its natural width.
  @Test func justification() throws {
    let setting = try Setting(
      "The quick brown fox jumps over the lazy dog and keeps running through the tall grass", width: 300
    ) { $0.alignment = .justified }
    #expect(
      ["The", "quick", "brown", "fox", "jumps", "over"].map { setting.extent(of: $0)[0] }
        == [0, 42, 102, 162, 204, 264])
    #expect(setting.extent(of: "over")[1] == 300)
    #expect(setting.extent(of: "running")[1] == 300)
    #expect(setting.extent(of: "grass")[1] == 198)
  }

  @Test(arguments: [0.9, 0.5, -1.0])
  func kernIsAddedToEveryLetter(kern: Double) throws {
    let setting = try Setting("abcd", width: 400, kern: kern)
    #expect(setting.layout.usedSize.width == 36 + 4 * kern.onLengthGrid)
  }

  /// 0.6 em at 16 points is not a whole number of grid steps. Ten of them still fit into their nominal width.
  @Test func sumsNeverExceedTheNominalWidth() throws {
    let setting = try Setting("abcdefghij", size: 16, width: 96)
    #expect(setting.layout.lines.count == 1)
    #expect(PixelGrid(scale: 1).ceil(setting.layout.usedSize.width) == 96)
  }

  @Test func aLineMayEndAfterAnyTab() throws {
    let style: (inout ParagraphStyle) -> Void = { $0.tabStops = [TextTab(location: 60)] }
    try expectEqual(Setting("ab\t…", width: 65, style).shown, ["ab\t", "…"])
  }

  /// Letter spacing is added to a cluster even if its last character is invisible.
  @Test(arguments: [("ab\u{200D}c", 3.0), ("a\u{FE0F}b", 2), ("a\u{200D}\u{FE0F}", 1), ("\u{628}\u{200C}\u{628}", 2)])
  func clustersThatEndInvisiblyAreKerned(string: String, clusters: Double) throws {
    let font = try TestFonts.varied(10)
    func width(_ kern: Double?) throws -> Double {
      let attributes = TextAttributes {
        $0.font = font
        $0.kern = kern
      }
      return try Setting(AttributedText(string, attributes: attributes), font: font).layout.usedSize.width
    }
    try expectEqual(width(4), width(nil) + 4 * clusters)
  }
}
