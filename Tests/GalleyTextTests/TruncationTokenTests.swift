import GalleyBase
import GalleyText
import TestSupport
import Testing

/// The truncation token, and the queries about visible and hidden text.
@Suite struct TruncationTokenTests {
  private func set(
    _ string: String, token: AttributedText, mode: LineBreakMode = .byTruncatingTail, width: Double = 60
  ) throws -> Setting {
    var options = LayoutOptions()
    options.lineBreakMode = mode
    options.truncationToken = token
    return try Setting(string, size: 10, width: width, lines: 1, options: options)
  }

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, 0..<5, 5..<17), (.byTruncatingHead, 12..<17, 0..<12),
    (.byTruncatingMiddle, 0..<2, 2..<14),
  ])
  func aTokenReplacesTheEllipsis(mode: LineBreakMode, kept: Range<Int>, hidden: Range<Int>) throws {
    let setting = try set("Hello world again", token: AttributedText(" more"), mode: mode)
    let line = setting.layout.lines[0]
    #expect(line.runs.filter { $0.kind == .text }.first?.range == kept)
    #expect(line.hidden == hidden)
    #expect(line.runs.filter { $0.kind == .token }.reduce(0) { $0 + $1.width } == 30)
    #expect(setting.layout.usedSize.width <= 60)
  }

  @Test func runsOfATokenKeepTheirAttributes() throws {
    var token = AttributedText("… ", attributes: TextAttributes())
    token.append("more", attributes: TextAttributes { $0.foregroundColor = Color(red: 255, green: 0, blue: 0) })
    let layout = try set("Hello world again", token: token).layout
    #expect(layout.lines[0].runs.compactMap(\.tokenRun) == [0, 1])
    #expect(layout.lines[0].runs.filter { $0.kind == .token }.map(\.range) == [4..<4, 4..<4])
    #expect(layout.options.truncationToken == token)
  }

  @Test func tokenWiderThanTheLineStandsAlone() throws {
    let layout = try set("Hello world", token: AttributedText(" read more"), width: 30).layout
    #expect(layout.lines[0].runs.map(\.kind) == [.token])
    #expect(layout.hiddenRanges == [0..<11])
  }

  @Test func hiddenAndVisibleRanges() throws {
    let layout = try set("Hello world again", token: AttributedText("…"), mode: .byTruncatingMiddle).layout
    #expect(layout.hiddenRanges == [4..<12])
    #expect(layout.visibleRanges == [0..<4, 12..<17])
    #expect(layout.hiddenRange == 4..<12)
    try expectEqual(Setting("Hello", width: 100).layout.visibleRanges, [0..<5])
  }

  /// Lines are 10 high and ten letters wide.
  @Test(arguments: [
    (60.0, 20.0, 0, 0..<12), (60, 25, 0, 0..<12), (60, 30, 0, 0..<17), (60, 9, 0, 0..<0), (60, 100, 1, 0..<6),
    (200, 10, 0, 0..<17), (12, 10, 0, 0..<2),
  ])
  func theFittingRangeOfAContainer(width: Double, height: Double, lines: Int, range: Range<Int>) throws {
    let setting = try Setting("Hello world again", size: 10)
    let container = TextContainer(size: Size(width: width, height: height), maximumNumberOfLines: lines)
    var options = LayoutOptions()
    options.lineBreakMode = .byTruncatingTail
    let fits = setting.layout.shaped.fittingRange(in: container, options: options, with: setting.typesetter)
    #expect(fits == range)
  }

  /// Tightening does not move columns.
  @Test func tighteningBeginsAfterTheLastTab() throws {
    var options = LayoutOptions()
    options.lineBreakMode = .byTruncatingTail
    let setting = try Setting("ab\tHello world", size: 10, width: 104, lines: 1, options: options) {
      $0.tabStops = [TextTab(alignment: .left, location: 40)]
      $0.allowsDefaultTighteningForTruncation = true
    }
    #expect(setting.extent(of: "Hello").first == 40)
    #expect(setting.extent(of: "ab") == [0, 12])
    #expect(!setting.layout.isTruncated)
    #expect(setting.layout.usedSize.width <= 104)
  }

  /// In bidirectional text, the text hidden by an ellipsis is the last part of the text, not the end of the line.
  @Test(arguments: ["אבגד הוזח טיכל", "abc אבגד הוזח", "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧"])
  func keptTextIsAPrefixOfWholeClusters(string: String) throws {
    for width in stride(from: 12.0, to: 90, by: 6) {
      let setting = try set(string, token: AttributedText("…"), width: width)
      let line = setting.layout.lines[0]
      let kept = line.runs.filter { $0.kind == .text }.map(\.range.upperBound).max() ?? 0
      #expect(line.hidden.map { $0.lowerBound >= kept && $0.upperBound == string.utf16.count } ?? true)
      if string.hasPrefix("👨") { #expect(kept % 8 == 0) }
    }
  }
}
