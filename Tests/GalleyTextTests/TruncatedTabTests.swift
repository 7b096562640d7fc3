import GalleyBase
import GalleyFonts
import GalleyText
import TestSupport
import Testing

/// Tabs after a truncation token: they use the stops after the end of the token, not those of the whole line. The test
/// face at 10 pt advances 6.
@Suite struct TruncatedTabTests {
  private static let left = [60.0, 120, 180].map { TextTab(alignment: .natural, location: $0) }

  private func set(
    _ string: String, _ mode: LineBreakMode, width: Double = 150, stops: [TextTab] = left, indent: Double = 0
  ) throws -> Setting {
    var options = LayoutOptions()
    options.lineBreakMode = mode
    return try Setting(string, size: 10, width: width, lines: 1, options: options) {
      $0.tabStops = stops
      $0.firstLineHeadIndent = indent
    }
  }

  /// The whole line has stops at 120 and 180. After the ellipsis eight letters end at 54, so the next stop is at 60.
  @Test func headTruncationUsesEarlierStops() throws {
    let setting = try set("abcdefghij\tklm\tno", .byTruncatingHead)
    #expect(setting.shown == ["…cdefghij\tklm\tno"])
    #expect(setting.extent(of: "cdefghij") == [6, 54])
    #expect(setting.extent(of: "klm") == [60, 78])
    #expect(setting.extent(of: "no") == [120, 132])
    #expect(setting.layout.lines[0].hidden == 0..<2)
  }

  @Test func middleTruncationKeepsTheStops() throws {
    let setting = try set("abcdefghij\tklm\tno", .byTruncatingMiddle)
    #expect(setting.shown == ["abcdefghij…klm\tno"])
    #expect(setting.extent(of: "klm") == [66, 84])
    #expect(setting.extent(of: "no") == [120, 132])
  }

  @Test func stopsCountFromTheMarginNotFromTheIndent() throws {
    let setting = try set("abcdefghij\tklm\tno", .byTruncatingHead, indent: 20)
    #expect(setting.shown == ["…fghij\tklm\tno"])
    #expect(setting.extent(of: "klm") == [60, 78])
    #expect(setting.extent(of: "no") == [120, 132])
  }

  /// A column that ends at its stop also ends there after the token, if there is room.
  @Test func columnsThatEndAtAStop() throws {
    let stops = [60.0, 120, 180].map { TextTab(alignment: .right, location: $0) }
    let setting = try set("abcdefghij\tklm\tno", .byTruncatingHead, stops: stops)
    #expect(setting.shown == ["…cdefghij\tklm\tno"])
    #expect(setting.extent(of: "klm") == [54, 72])
    #expect(setting.extent(of: "no") == [108, 120])
  }

  @Test func rightToLeft() throws {
    let setting = try set("אבגדהוזחטי\tכלמ\tנס", .byTruncatingHead)
    #expect(setting.extent(of: "גדהוזחטי") == [96, 144])
    #expect(setting.extent(of: "כלמ") == [72, 90])
    #expect(setting.extent(of: "נס") == [18, 30])
    let middle = try set("אבגדהוזחטי\tכלמ\tנס", .byTruncatingMiddle)
    #expect(middle.extent(of: "כלמ") == [66, 84])
    #expect(middle.extent(of: "נס") == [18, 30])
  }

  /// If the text before the tabs fills the line, it hides them as before.
  @Test func withoutATabAfterTheTokenNothingChanges() throws {
    try expectEqual(set("ab\tcdefghijklmnopqrstuvwxyz", .byTruncatingHead, width: 60).shown, ["…rstuvwxyz"])
    try expectEqual(set("abcdefghij\tklm", .byTruncatingTail, width: 130).shown, ["abcdefghij…"])
  }

  @Test func theExplanationNamesTheStops() throws {
    let setting = try set("abcdefghij\tklm\tno", .byTruncatingHead)
    let tabs = setting.layout.explanation(with: setting.typesetter).lines[0].tabs
    #expect(tabs.map(\.source) == [.tabStops, .tabStops])
    #expect(tabs.map(\.pen) == [54, 78])
    #expect(tabs.map(\.location) == [60, 120])
  }

  /// The longest of all suffixes that fit with their tabs is kept, in long lines with many tabs too.
  @Test(arguments: 0..<30) func theLongestSuffixIsKept(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let text = (0..<80).map { _ in ["a", "b", "\t", "cd ", "."].randomElement(using: &numbers) ?? "" }.joined()
    let stops = (1...12).map { index in
      TextTab(
        alignment: [.left, .right, .center].randomElement(using: &numbers) ?? .left,
        location: Double(index) * 22, columnTerminators: index % 3 == 0 ? "." : nil)
    }
    let cut = try set(text + "x", .byTruncatingHead, width: 120, stops: stops)
    let start = try #require(cut.layout.lines[0].hidden).upperBound
    for earlier in 0..<start {
      // The text that the line would show from there on, set alone after an ellipsis.
      let alone = try Setting("…" + String(decoding: Array((text + "x").utf16)[earlier...], as: UTF16.self), size: 10) {
        $0.tabStops = stops
      }
      #expect(alone.layout.usedSize.width > 120, "\(text) from \(earlier), not \(start)")
    }
    #expect(cut.layout.usedSize.width <= 120)
  }
}
