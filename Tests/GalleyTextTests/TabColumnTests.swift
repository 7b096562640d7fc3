import GalleyBase
import GalleyText
import GalleyUnicode
import TestSupport
import Testing

/// Tab stops that are computed from the contents of columns. "T10": every glyph advances 10 pt.
@Suite struct TabColumnTests {
  private func table(
    _ string: String, _ stops: [TextTab], columns: TabColumns? = nil, direction: WritingDirection = .natural
  ) throws -> Setting {
    var options = LayoutOptions()
    options.tabColumns = columns
    return try Setting(string, size: 10, width: 400, options: options, kern: 4) {
      $0.tabStops = stops
      $0.baseWritingDirection = direction
    }
  }

  private let decimal = [
    TextTab.automatic(alignment: .right, columnTerminators: "."), TextTab.automatic(alignment: .right, spacing: 20),
  ]

  /// The first cells are 30 wide, the integers 40, the fractions 30 and the percentages 40.
  @Test func decimalColumns() throws {
    let table = try table("ab\t12.5\t50%\nabc\t1000.25\t100%\na\t7\t5%", decimal)
    #expect(table.extent(of: "12") == [62, 82])
    #expect(table.extent(of: "1000") == [42, 82])
    #expect(table.extent(of: "7") == [72, 82])
    #expect(table.extent(of: "50%").last == 172)
    #expect(table.extent(of: "100%") == [132, 172])
  }

  @Test func tableThatBeginsWithATab() throws {
    try expectEqual(table("\t12.5\n\t7", decimal).extent(of: "12"), [0, 20])
  }

  @Test(arguments: [
    (TabAlignment.left, [32.0, 52.0], [32.0, 72.0]), (.natural, [32, 52], [32, 72]), (.right, [52, 72], [32, 72]),
    (.center, [42, 62], [32, 72]),
  ])
  func alignments(alignment: TabAlignment, short: [Double], long: [Double]) throws {
    let table = try table("ab\tcd\na\tefgh", [.automatic(alignment: alignment)])
    #expect(table.extent(of: "cd") == short)
    #expect(table.extent(of: "efgh") == long)
  }

  /// With a column of width 0, and columns that touch, the stop is still beyond the pen.
  @Test func noSpacing() throws {
    let table = try table("ab\tcd\tef\na\t\tgh", [.automatic(spacing: 0), .automatic(spacing: 0)])
    #expect(abs(table.extent(of: "cd")[0] - 20) < 0.001)
    #expect(abs(table.extent(of: "ef")[0] - 40) < 0.001)
    #expect(table.extent(of: "ef")[0] == table.extent(of: "gh")[0])
  }

  @Test func headingsOverNumbers() throws {
    let font = try TestFonts.mono(10)
    var text = AttributedText("")
    for (string, stop) in [
      ("\tPrice\n", TextTab.automatic(alignment: .right)),
      ("ab\t12.5", .automatic(alignment: .right, columnTerminators: ".")),
    ] {
      text.append(
        string,
        attributes: TextAttributes {
          $0.font = font
          $0.kern = 4
          $0.paragraphStyle = ParagraphStyle { $0.tabStops = [stop] }
        })
    }
    let setting = try Setting(text, font: font, width: 400)
    #expect(setting.extent(of: "Price") == [32, 82])
    #expect(setting.extent(of: "12.5") == [42, 82])
  }

  @Test func stopsWithALocationStayThere() throws {
    let table = try table("a\tbc\td", [TextTab(alignment: .left, location: 100), .automatic()])
    #expect(table.extent(of: "bc") == [100, 120])
    #expect(table.extent(of: "d") == [132, 142])
  }

  @Test func mirrored() throws {
    let table = try table("אב\t12.5\nא\t1000.25", decimal, direction: .rightToLeft)
    // From the right, first cells take 20, a gap 12 and fractions 30, so the left edges of the separators are at 62.
    #expect(table.extent(of: "12") == [318, 338])
    #expect(table.extent(of: "1000") == [298, 338])
    #expect(table.extent(of: ".25") == [338, 368])
  }

  @Test func textsThatShareColumns() throws {
    let short = try table("a\t7.5", decimal)
    let long = try table("abcdef\t1000.25", decimal)
    #expect(short.extent(of: "7") == [22, 32])
    let columns = TabColumns(measuring: [short.layout.shaped, long.layout.shaped])
    try expectEqual(table("a\t7.5", decimal, columns: columns).extent(of: "7"), [102, 112])
    try expectEqual(table("abcdef\t1000.25", decimal, columns: columns).extent(of: "1000"), [72, 112])
  }

  @Test func rowsBetweenForcedBreaks() throws {
    try expectEqual(table("ab\tc\u{2028}abcd\te", [.automatic()]).extent(of: "c"), [52, 62])
  }

  /// The cells of list items begin at 36 points, after a forced break as well.
  @Test func listItems() throws {
    let setting = try Setting("ab\tcd\nabc\te\u{2028}abcd\tf", size: 10, width: 400, kern: 4) {
      $0.tabStops = [.automatic()]
      $0.textLists = [TextList(markerFormat: .disc)]
    }
    for cell in ["cd", "e", "f"] { #expect(setting.extent(of: cell).first == 88) }
  }
}
