import GalleyText
import GalleyUnicode
import TestSupport
import Testing

/// A decimal table and a list. "T10" is the test face at 10 pt with 4 pt of kern, in which every glyph advances 10 pt.
@Suite struct TabTests {
  private func row(_ string: String, _ alignment: TabAlignment = .right, terminators: String = ".") throws -> Setting {
    try Setting(string, size: 10, width: 400, kern: 4) {
      $0.tabStops = [
        TextTab(alignment: alignment, location: 100, columnTerminators: terminators),
        TextTab(alignment: .right, location: 200),
      ]
    }
  }

  @Test(arguments: [
    ("\t12.5\t50%", "12", [80.0, 100.0], ".5", [100.0, 120.0], "50%", [170.0, 200.0]),
    ("\t1000.25\t100%", "1000", [60, 100], ".25", [100, 130], "100%", [160, 200]),
  ])
  func separatorsAlign(
    row string: String, whole: String, wholeAt: [Double], rest: String, restAt: [Double], percent: String,
    percentAt: [Double]
  ) throws {
    let row = try row(string)
    #expect(row.extent(of: whole) == wholeAt)
    #expect(row.extent(of: rest) == restAt)
    #expect(row.extent(of: percent) == percentAt)
  }

  /// Each stop is at 100 points, in a container of 300.
  @Test(arguments: [
    (TabAlignment.natural, [100.0, 118.0], [182.0, 200.0]), (.trailing, [82, 100], [200, 218]),
    (.left, [100, 118], [200, 218]), (.right, [82, 100], [182, 200]),
  ])
  func logicalSidesFollowTheParagraph(alignment: TabAlignment, leftToRight: [Double], rightToLeft: [Double]) throws {
    for (direction, extent) in [(WritingDirection.leftToRight, leftToRight), (.rightToLeft, rightToLeft)] {
      let row = try Setting("\tabc", size: 10, width: 300) {
        $0.tabStops = [TextTab(alignment: alignment, location: 100)]
        $0.baseWritingDirection = direction
      }
      #expect(row.extent(of: "abc") == extent, "\(direction)")
    }
  }

  @Test func columnWithoutSeparatorEndsAtTheTab() throws {
    let row = try row("\t7\t5%")
    #expect(row.extent(of: "7") == [90, 100])
    #expect(row.extent(of: "5%") == [180, 200])
  }

  /// The reference's erratum K.1: centring does not align the separators.
  @Test(arguments: [
    ("\t12.5", "12", [90.0, 110.0], 110.0), ("\t1000.25", "1000", [80, 120], 120),
  ])
  func centringDoesNotAlign(string: String, whole: String, at: [Double], separator: Double) throws {
    let row = try row(string, .center)
    #expect(row.extent(of: whole) == at)
    #expect(row.extent(of: ".").first == separator)
  }

  @Test func centredColumnWithoutSeparator() throws {
    try expectEqual(row("\t7\t5%", .center).extent(of: "7"), [95, 105])
  }

  /// If the label column reaches too far, the tab has no width, and the text continues.
  @Test func overrunCollapsesTheTab() throws {
    let row = try row("ABCDEFGHI\t12.5")
    #expect(row.extent(of: "12") == [90, 110])
    #expect(row.extent(of: ".").first == 110)
    try expectEqual(self.row("\t12.5\t12345678901").extent(of: "12345678901"), [120, 230])
  }

  /// The column begins at 90 and not at 85, from where it would fit.
  @Test func aCollapsedTabDoesNotMakeRoom() throws {
    let setting = try Setting("ABCDEFGHI\t12.5", size: 10, width: 125, kern: 4) {
      $0.tabStops = [TextTab(alignment: .right, location: 95, columnTerminators: ".")]
    }
    #expect(setting.layout.lines.map(\.range) == [0..<10, 10..<14])
  }

  @Test func terminatorsFollowTheLocale() throws {
    try expectEqual(row("\t12,5", terminators: ",").extent(of: ",").first, 100)
    try expectEqual(row("\t1.234,5", terminators: ",").extent(of: "1.234"), [50, 100])
  }

  private func list(_ string: String, size: Double = 15, kern: Double? = nil) throws -> Setting {
    try Setting(string, size: size, width: 200, kern: kern) {
      $0.firstLineHeadIndent = 15
      $0.headIndent = 45
      $0.tabStops = [TextTab(alignment: .natural, location: 45)]
    }
  }

  @Test(arguments: [("•\tText", "•", [15.0, 24.0]), ("(1)\tText", "(1)", [15, 42])])
  func markerAndText(string: String, marker: String, at: [Double]) throws {
    let list = try list(string)
    #expect(list.extent(of: marker) == at)
    #expect(list.extent(of: "Text") == [45, 81])
    #expect(list.layout.lines.count == 1)
  }

  @Test func continuationLinesStartAtTheHeadIndent() throws {
    let list = try list("•\tText that goes on and on")
    #expect(list.layout.lines.count == 2)
    #expect(list.extent(of: "and on").first == 45)
  }

  /// Two-digit markers reach beyond the only stop: the text goes to the next line, which begins at the head indent.
  @Test(arguments: [("(10)\tText", 15.0, nil), ("(1)\tText", 10.0, 4.0)])
  func markerPastTheStopWraps(string: String, size: Double, kern: Double?) throws {
    let list = try list(string, size: size, kern: kern)
    #expect(list.layout.lines.count == 2)
    #expect(list.layout.lines[0].range == 0..<string.utf16.count - 4)
    #expect(list.extent(of: "Text").first == 45)
    #expect(list.layout.lines[1].ends == .end)
  }

  @Test func pastTheLastStopByInterval() throws {
    let setting = try Setting("(10)\tText", width: 200) {
      $0.firstLineHeadIndent = 15
      $0.tabStops = [TextTab(location: 45)]
      $0.tabOverflow = .interval
    }
    #expect(setting.extent(of: "Text").first == 56)
  }

  @Test func listMirrorsFromRightToLeft() throws {
    let setting = try Setting("•\tאבגד", width: 200) {
      $0.baseWritingDirection = .rightToLeft
      $0.firstLineHeadIndent = 15
      $0.headIndent = 45
      $0.tabStops = [TextTab(alignment: .natural, location: 45)]
    }
    #expect(setting.extent(of: "•").last == 185)
    #expect(setting.extent(of: "אבגד").last == 155)
  }

  /// In right-to-left text, columns begin at right stops and end at left stops.
  @Test(arguments: [(TabAlignment.right, [91.0, 100.0]), (.natural, [91, 100]), (.left, [100, 109])])
  func sidesOfStopsSwapFromRightToLeft(alignment: TabAlignment, at: [Double]) throws {
    let setting = try Setting("אב\tג", width: 200) {
      $0.baseWritingDirection = .rightToLeft
      $0.tabStops = [TextTab(alignment: alignment, location: 100)]
    }
    #expect(setting.extent(of: "ג") == at)
  }

  @Test func untouchedStyleHasTwelveStops() throws {
    let setting = try Setting("a\tb", width: 400)
    #expect(setting.extent(of: "b").first == 28)
  }

  /// The only line of a text has endlessly many stops: one every 28 pt, like the default ones.
  @Test(arguments: [
    (LineBreakMode.byClipping, 400.0, "a\tb\tc", [0.0, 112.0, 140.0]),
    (.byTruncatingTail, 400, "a\tb\tc", [0, 112, 140]),
    (.byTruncatingHead, 400, "a\tb\tc", [0, 112, 140]), (.byTruncatingMiddle, 400, "a\tb\tc", [0, 112, 140]),
    (.byWordWrapping, 400, "a\tb\tc", [0, 112, 140]), (.byCharWrapping, 400, "a\tb\tc", [0, 112, 140]),
    (.byTruncatingTail, 130, "a\tb…", [0, 112]),
  ])
  func pastTheLastStopOfALastLine(mode: LineBreakMode, width: Double, shown: String, places: [Double]) throws {
    var options = LayoutOptions()
    options.lineBreakMode = mode
    let setting = try Setting("a\tb\tc", size: 10, width: width, lines: 1, options: options) {
      $0.tabStops = [TextTab(alignment: .left, location: 112)]
    }
    #expect(setting.shown == [shown])
    #expect(zip(["a", "b", "c"], places).allSatisfy { setting.extent(of: $0).first == $1 })
  }

  /// If a column wraps, only the part in the tab's line counts.
  @Test func wrappedColumn() throws {
    let setting = try Setting("\taa bbbbbbbbbbbb", size: 10, width: 70) {
      $0.tabStops = [TextTab(alignment: .right, location: 50)]
      $0.headIndent = 5
    }
    #expect(setting.extent(of: "aa") == [38, 50])
    #expect(setting.extent(of: "bbb").first == 5)
    let centred = try Setting("\taa bbbbbbbbbbb", size: 10, width: 70) {
      $0.tabStops = [TextTab(alignment: .center, location: 30)]
    }
    #expect(centred.extent(of: "aa") == [24, 36])
  }

  /// A number runs from left to right even in Arabic: its separator is still at the stop, 100 pt from the right.
  @Test(arguments: [
    ("\t١٢٫٥", "٫", [200.0, 210.0]), ("\t١٠٠٠٫٢٥", "٫", [200, 210]), ("\tسعر ١٢٫٥", "٫", [200, 210]),
  ])
  func separatorsAlignFromRightToLeft(string: String, separator: String, at: [Double]) throws {
    let setting = try Setting(string, size: 10, width: 300, kern: 4) {
      $0.baseWritingDirection = .rightToLeft
      $0.tabStops = [TextTab(alignment: .right, location: 100, columnTerminators: "٫")]
    }
    #expect(setting.extent(of: separator) == at)
  }

  @Test(arguments: [
    ("\t−12.5", ".", 100.0 as Double), ("\t12.50 €", ".", 100.0), ("\t(12.5)", ".", 100.0), ("\t+7", "+", 80.0),
    // Without a separator the column ends at the tab, whatever follows the digits.
    ("\t7 €", "€", 90.0), ("\t(7)", ")", 90.0), ("\tn/a", "n", 70.0), ("\t.5", ".", 100.0), ("\t", "\t", 0.0),
  ])
  func kindsOfCells(string: String, part: String, left: Double) throws {
    try expectEqual(row(string).extent(of: part).first, left)
  }

  /// This also aligns cells without separators: any of the characters that can follow the digits ends the column.
  @Test(arguments: ["\t12.50 €", "\t7 €", "\t(7)", "\t(7.5)", "\t−7%", "\t7"])
  func everyCharacterAfterTheDigitsMayEndTheColumn(string: String) throws {
    #expect(try row(string, terminators: ".) %€").extent(of: "7").last.map { $0 == 100 } ?? true)
    #expect(try row(string, terminators: ".) %€").extent(of: "2").last.map { $0 == 100 } ?? true)
  }

  /// Stops that are equal, out of order, or at or before the margin.
  @Test(
    arguments: [
      ([TextTab(location: -10), TextTab(location: 0), TextTab(location: 40)], 40.0 as Double),
      ([TextTab(alignment: .left, location: 40), TextTab(alignment: .right, location: 40)], 40.0),
      ([TextTab(alignment: .left, location: 80), TextTab(alignment: .left, location: 50)], 50.0),
    ] as [([TextTab], Double)])
  func unorderedAndInvalidStops(stops: [TextTab], left: Double) throws {
    try expectEqual(Setting("\tab", size: 10, width: 300) { $0.tabStops = stops }.extent(of: "ab").first, left)
  }

  @Test func stopsCountFromTheMarginNotTheIndent() throws {
    let setting = try Setting("\tab", size: 10, width: 300, padding: 5) {
      $0.firstLineHeadIndent = 30
      $0.tabStops = [TextTab(location: 20), TextTab(location: 84)]
    }
    #expect(setting.extent(of: "ab").first == 89)
  }

  @Test func justifiedStopsAreLeft() throws {
    try expectEqual(row("\tab", .justified).extent(of: "ab").first, 100)
  }

  /// The terminators are recorded.
  @Test(arguments: [
    ("en_US", "."), ("de_DE", ","), ("fr_FR", ","), ("ru_RU", ","), ("ja_JP", "."), ("de_CH", "."),
    ("ar_SA", "\u{66B}"),
    (nil, "."), ("ar-SA-u-nu-latn", "."), ("xx", "."),
  ])
  func columnTerminatorsOfLocales(locale: String?, terminators: String) {
    #expect(TextTab.columnTerminators(for: locale) == terminators)
  }

  /// Setting the stops keeps their order, adding one sorts them.
  @Test func orderOfStops() {
    var style = ParagraphStyle { $0.tabStops = [TextTab(location: 50), TextTab(location: 20)] }
    #expect(style.tabStops.map(\.location) == [50, 20])
    style.addTabStop(TextTab(alignment: .right, location: 50))
    #expect(style.tabStops.map(\.location) == [20, 50, 50])
    #expect(style.tabStops.map(\.alignment) == [.natural, .natural, .right])
    style.removeTabStop(TextTab(location: 50))
    #expect(style.tabStops.map(\.location) == [20, 50])
    style.removeTabStop(TextTab(location: 51))
    #expect(style.tabStops.count == 2)
  }

  @Test func mixedFontsInOneCell() throws {
    let small = try TestFonts.mono(10)
    let large = try TestFonts.mono(20)
    var text = AttributedText("")
    for (part, font) in [("\t1", small), ("2", large), ("3.", small), ("5", large)] {
      text.append(
        part,
        attributes: TextAttributes {
          $0.font = font
          $0.paragraphStyle = ParagraphStyle {
            $0.tabStops = [TextTab(alignment: .right, location: 100, columnTerminators: ".")]
          }
        })
    }
    let setting = try Setting(text, font: small, width: 300)
    #expect(setting.extent(of: "123") == [76, 100])
    #expect(setting.extent(of: "5") == [106, 118])
  }

  /// Extreme or invalid letter spacing, tabs and indents give a result, not a crash.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 40_000, -40_000])
  func lengthsBeyondMeasure(length: Double) throws {
    let setting = try Setting("ab\tcd ef", size: 10, width: 100, kern: length) {
      $0.tabStops = [TextTab(location: length), TextTab(location: 50)]
      $0.headIndent = length
      $0.firstLineHeadIndent = length
      $0.tailIndent = length
      $0.defaultTabInterval = length
    }
    #expect(setting.layout.lines.last?.range.upperBound == 8)
  }

  /// There are as many tabs as letters; the time must be proportional to the text.
  @Test func manyTabs() throws {
    var options = LayoutOptions()
    options.lineBreakMode = .byTruncatingMiddle
    let text = String(repeating: "a\t", count: 50_000)
    let setting = try Setting(text, size: 10, width: 1_000_000, lines: 1, options: options) {
      $0.tabStops = (1...50_000).map { TextTab(alignment: .right, location: Double($0) * 28, columnTerminators: ".,") }
    }
    #expect(setting.layout.isTruncated)
  }

  /// Default stops are at multiples of their interval, also before the margin.
  @Test(arguments: [(-40.0, -28.0), (-28, 0), (-27, 0), (-1, 0), (5, 28)])
  func stopsBeforeTheMargin(indent: Double, stop: Double) throws {
    let setting = try Setting("a\u{2028}\tb", size: 10, width: 400) {
      $0.headIndent = indent
      $0.defaultTabInterval = 28
      $0.tabStops = []
    }
    #expect(setting.extent(of: "b").first == stop)
  }
}
