import GalleyText
import GalleyUnicode
import Testing

/// The decimal table and the list of the reference (§C.3, §C.4). "T10" is the test face at 10 pt with 4 pt of kern:
/// every glyph advances 10 pt.
@Suite struct TabTests {
  private func row(_ string: String, _ alignment: TextAlignment = .right, terminators: String = ".") throws -> Setting {
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
    #expect(try row("\t7\t5%", .center).extent(of: "7") == [95, 105])
  }

  /// A label column that reaches too far makes the tab vanish; the text flows on.
  @Test func overrunCollapsesTheTab() throws {
    let row = try row("ABCDEFGHI\t12.5")
    #expect(row.extent(of: "12") == [90, 110])
    #expect(row.extent(of: ".").first == 110)
    #expect(try self.row("\t12.5\t12345678901").extent(of: "12345678901") == [120, 230])
  }

  @Test func terminatorsFollowTheLocale() throws {
    #expect(try row("\t12,5", terminators: ",").extent(of: ",").first == 100)
    #expect(try row("\t1.234,5", terminators: ",").extent(of: "1.234") == [50, 100])
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

  /// Two-digit markers run past the only stop: the text goes to the next line, which begins at the head indent.
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

  @Test func untouchedStyleHasTwelveStops() throws {
    let setting = try Setting("a\tb", width: 400)
    #expect(setting.extent(of: "b").first == 28)
  }
}
