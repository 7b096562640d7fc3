import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode
import TestSupport
import Testing

/// Lists with 36 pt per level and the marker at 11 pt. The test face at 10 pt advances 6.
@Suite struct TextListTests {
  @Test(arguments: [
    (TextList.MarkerFormat.disc, 1, "•"), (.circle, 2, "◦"), (.square, 3, "▪"), (.hyphen, 1, "⁃"), (.box, 1, "□"),
    (.check, 1, "✓"), (.diamond, 1, "◆"), (.decimal, 12, "12"), (.octal, 8, "10"), (.lowercaseHexadecimal, 255, "ff"),
    (.uppercaseHexadecimal, 255, "FF"), (.lowercaseAlpha, 26, "z"), (.lowercaseAlpha, 27, "aa"),
    (.uppercaseAlpha, 703, "AAA"), (.lowercaseLatin, 2, "b"), (.uppercaseLatin, 0, "0"),
    (.lowercaseRoman, 1994, "mcmxciv"),
    (.uppercaseRoman, 3999, "MMMCMXCIX"), (.uppercaseRoman, 4000, "4000"), (.lowercaseRoman, -1, "-1"),
    (.init("({decimal})"), 7, "(7)"), (.init("§{upper-roman}.{unknown}{"), 4, "§IV.{unknown}{"),
  ])
  func markers(format: TextList.MarkerFormat, number: Int, marker: String) {
    #expect(TextList(markerFormat: format).marker(forItemNumber: number) == marker)
  }

  private static let outer = TextList(markerFormat: .init("{decimal}."))
  private static let inner = TextList(markerFormat: .init("{lower-alpha})"), options: .prependEnclosingMarker)

  /// Returns a text with the items of lists, each with the lists that contain it.
  private func text(_ items: [(String, [TextList])], direction: WritingDirection = .natural) throws -> Setting {
    let font = try TestFonts.mono(10)
    var text = AttributedText("")
    for (index, item) in items.enumerated() {
      let attributes = TextAttributes {
        $0.font = font
        $0.paragraphStyle = ParagraphStyle {
          $0.textLists = item.1
          $0.baseWritingDirection = direction
        }
      }
      text.append(item.0 + (index + 1 < items.count ? "\n" : ""), attributes: attributes)
    }
    return try Setting(text, font: font, width: 200)
  }

  private func markers(of setting: Setting) -> [Int] {
    setting.layout.lines.map { line in
      line.runs.filter { $0.kind == .marker }.reduce(0) { $0 + $1.glyphs.count }
    }
  }

  @Test func itemNumbersContinueAndNestedListsStartAgain() {
    let (outer, inner) = (Self.outer, Self.inner)
    let items: [[TextList]] = [
      [outer], [outer, inner], [outer, inner], [outer], [outer, inner], [], [outer], [outer, inner],
    ]
    let markers = ["1.", "1.a)", "1.b)", "2.", "2.a)", nil, "1.", "1.a)"]
    #expect(TextList.markers(ofItems: items) == markers)
  }

  @Test func onlyListsThatAskForItRepeatTheEnclosingMarker() {
    let plain = TextList(markerFormat: .lowercaseAlpha)
    let items = [[Self.outer], [Self.outer, plain], [Self.outer, Self.inner]]
    #expect(TextList.markers(ofItems: items) == ["1.", "a", "1.a)"])
  }

  @Test func itemsBeginAtTheStartingNumber() {
    let list = TextList(markerFormat: .decimal, startingItemNumber: 9)
    #expect(TextList.markers(ofItems: [[list], [list]]) == ["9", "10"])
  }

  @Test func markerAndText() throws {
    let setting = try text([("one two three four five six seven", [Self.outer]), ("z", [Self.outer, Self.inner])])
    let line = setting.layout.lines[0]
    #expect(line.runs.first?.kind == .marker)
    #expect(line.runs.first?.origin.x == 11)
    #expect(setting.extent(of: "one").first == 36)
    #expect(setting.extent(of: "seven").first == 36)
    // “1.a)” is 24 wide, and ends before the text at 72.
    #expect(setting.layout.lines[2].runs.first?.origin.x == 47)
    #expect(setting.extent(of: "z").first == 72)
    #expect(markers(of: setting) == [2, 0, 4])
    #expect(line.range == 0..<28)
  }

  /// Consecutive lists are different if they differ in anything, and each has its own numbers.
  @Test func anotherListOfTheSameFormatStartsAgain() throws {
    let other = TextList(markerFormat: .init("{decimal}."), startingItemNumber: 7)
    let setting = try text([("a", [Self.outer]), ("b", [Self.outer]), ("c", [other]), ("d", [other])])
    let whole = try text([("a", [Self.outer]), ("b", [Self.outer]), ("c", [Self.outer])])
    func marker(_ setting: Setting, _ line: Int) -> [UInt32] {
      setting.layout.lines[line].runs.filter { $0.kind == .marker }.flatMap { $0.glyphs.map(\.glyph) }
    }
    let font = try TestFonts.mono(10)
    let seven = shape(
      AttributedText("7"), defaultFont: font, locale: "", with: Typesetter(fonts: try TestFonts.collection())
    ).paragraphs[0].glyphs.map(\.glyph)
    #expect(Array(marker(setting, 2).prefix(1)) == seven)
    #expect(marker(setting, 2) != marker(whole, 2))
  }

  /// Numbers from 8 to 10, from 98 to 100 and from 9998 to 10000, 4 or 9 pt before the text, all end at the same
  /// position, even if they are wider than the list's indentation.
  @Test(arguments: [(8, 36.0, 4.0), (98, 36, 9), (9998, 36, 4), (8, 12, 4)])
  func trailingNumbersEndAtTheSamePosition(first: Int, indentation: Double, distance: Double) throws {
    let list = TextList(
      markerFormat: .init("{decimal}."), startingItemNumber: first, indentation: indentation,
      markerAlignment: .trailing, markerDistance: distance)
    let items = ["a", "b", "c"].map { ($0, [list]) }
    let setting = try text(items)
    let ends = setting.layout.lines.map { line in
      line.runs.filter { $0.kind == .marker }.map { $0.origin.x + $0.width }.max()
    }
    #expect(ends == [Double?](repeating: indentation - distance, count: 3))
    let mirrored = try text(items.map { ("א", $0.1) }, direction: .rightToLeft)
    let starts = mirrored.layout.lines.map { line in
      line.runs.filter { $0.kind == .marker }.map(\.origin.x).min()
    }
    #expect(starts == [Double?](repeating: 200 - indentation + distance, count: 3))
  }

  /// As recorded, markers begin at 11 pt, however near they come to the text at 36. Only a marker that would reach into
  /// the text is moved. Glyphs are 6 pt wide.
  @Test(arguments: [
    (1, "decimal", 8.0, [11.0, 11]), (9, "decimal", 8, [11, 11]), (99, "decimal", 4, [11, 11]),
    (99, "decimal", 8, [11, 11]), (998, "decimal", 4, [11, 11]), (999, "decimal", 4, [11, 2]),
    (7, "lower-roman", 4, [11, 2]),
  ])
  func leadingMarkersBeginAtTheSamePosition(first: Int, counter: String, distance: Double, starts: [Double]) throws {
    let list = TextList(
      markerFormat: .init("{\(counter)}."), startingItemNumber: first, markerDistance: distance)
    let setting = try text([("a", [list]), ("b", [list])])
    #expect(setting.layout.lines.map { $0.runs.first?.origin.x } == starts)
  }

  @Test func listsMirror() throws {
    let setting = try text([("אבג", [Self.outer])], direction: .rightToLeft)
    #expect(setting.extent(of: "אבג").last == 164)
    let marker = setting.layout.lines[0].runs.filter { $0.kind == .marker }
    // The full stop is to the left of the number.
    #expect(marker.map(\.origin.x) == [177, 183])
    #expect(marker.map(\.range) == [0..<0, 0..<0])
  }

  /// Imported HTML has the marker in the text; no marker is added to it.
  @Test func markersInTheTextStay() throws {
    let disc = TextList(markerFormat: .disc)
    let setting = try text([("\t•\tText", [disc]), ("x", [disc])])
    #expect(markers(of: setting) == [0, 1])
    #expect(setting.extent(of: "•").first == 28)
  }

  @Test func theEmptyLineAfterTheLastItemHasNoMarker() throws {
    #expect(markers(of: try text([("x", [Self.outer]), ("", [Self.outer]), ("", [Self.outer])])) == [2, 2, 0])
  }

  @Test func caretsAreInTheTextNotInTheMarker() throws {
    let setting = try text([("ab", [Self.outer])])
    #expect(setting.layout.clusters(of: setting.layout.lines[0], with: setting.typesetter).map(\.x) == [36, 42])
  }

  @Test func itemNumbersDoNotOverflow() {
    func markers(from number: Int) -> [String?] {
      let list = TextList(markerFormat: .decimal, startingItemNumber: number)
      return TextList.markers(ofItems: [[list], [list]])
    }
    #expect(markers(from: .min) == ["-9223372036854775808", "-9223372036854775807"])
    #expect(markers(from: .max) == ["9223372036854775807", "9223372036854775807"])
  }
}
