import GalleyBase
import GalleyText
import GalleyUnicode
import TestSupport
import Testing

/// Truncated lines. The test face at 10 pt advances 6; lines are 45 wide.
@Suite struct TruncationTests {
  /// A line that fits is not truncated by its mode.
  @Test(arguments: [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func hiddenTextAfterALineThatFitsAddsAnEllipsis(mode: LineBreakMode) throws {
    try expectEqual(Setting("ab\ncd", width: 100, lines: 1) { $0.lineBreakMode = mode }.shown, ["ab…"])
  }

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, "Hello world", "Hello…", 36.0),
    (.byTruncatingHead, "Hello world", "…world", 36),
    (.byTruncatingMiddle, "Hello world", "Hel…rld", 42),
    (.byClipping, "Hello world", "Hello world", 45),
    (.byTruncatingTail, "ABCDEFGHIJK", "ABCDEF…", 42),
  ])
  func truncationOfALabelOfOneLine(mode: LineBreakMode, string: String, shown: String, width: Double) throws {
    var options = LayoutOptions.label(direction: .leftToRight)
    options.lineBreakMode = mode
    let setting = try Setting(string, size: 10, width: 45, lines: 1, options: options)
    #expect(setting.shown == [shown])
    #expect(setting.layout.usedSize.width == width)
    #expect(setting.layout.isTruncated)
  }

  @Test func theHiddenRangeLeavesOutStrippedSpaces() throws {
    var options = LayoutOptions()
    options.lineBreakMode = .byTruncatingTail
    let line = try #require(
      try Setting("Hello world", size: 10, width: 45, lines: 1, options: options).layout.lines.first)
    #expect(line.range == 0..<11)
    #expect(line.hidden == 6..<11)
    #expect(line.ends == .truncated)
  }

  @Test func lastPermittedLineTakesTheRest() throws {
    var options = LayoutOptions()
    options.lineBreakMode = .byTruncatingTail
    let setting = try Setting("one two three four", size: 10, width: 42, lines: 2, options: options)
    #expect(setting.shown == ["one two ", "three…"])
  }

  /// The paragraphs after the last permitted line are dropped, which the ellipsis shows.
  @Test func droppedParagraphsShowAnEllipsis() throws {
    var options = LayoutOptions()
    options.lineBreakMode = .byTruncatingTail
    let setting = try Setting("one\ntwo", size: 10, width: 100, lines: 1, options: options)
    #expect(setting.shown == ["one…"])
    #expect(setting.layout.isTruncated)
  }

  @Test func tooNarrowForTheEllipsisShowsItAlone() throws {
    var options = LayoutOptions()
    options.lineBreakMode = .byTruncatingMiddle
    try expectEqual(Setting("Hello", size: 10, width: 3, lines: 1, options: options).shown, ["…"])
  }

  /// No face has all of the second cluster, so it is shaped in two parts; no line may be cut between them either.
  @Test(
    arguments: [LineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle], ["e\u{301}", "x\u{1F3FD}"])
  func truncationNeverCutsACluster(mode: LineBreakMode, cluster: String) throws {
    var options = LayoutOptions()
    options.lineBreakMode = mode
    let (text, count) = (String(repeating: cluster, count: 8), cluster.utf16.count)
    var cutCount = 0
    for width in stride(from: 0.0, to: 60, by: 1) {
      let line = try Setting(text, size: 10, width: width, lines: 1, options: options).layout.lines[0]
      for offset in line.hidden.map({ [$0.lowerBound, $0.upperBound] }) ?? [] {
        #expect(offset.isMultiple(of: count), "at \(width)")
      }
      cutCount += line.hidden == nil ? 0 : 1
    }
    #expect(cutCount > 20)
  }

  @Test func wordWrapDropsWhatDoesNotFit() throws {
    var options = LayoutOptions()
    options.lineBreakMode = .byWordWrapping
    let layout = try Setting("one two three", size: 10, width: 48, lines: 1, options: options).layout
    #expect(layout.lines.map(\.range) == [0..<8])
    #expect(layout.overflow == 8..<13)
    #expect(layout.usedSize.width == 42)
  }

  @Test func charWrapCarriesTheSpaceOver() throws {
    let setting = try Setting("abcd efgh", size: 10, width: 24) { $0.lineBreakMode = .byCharWrapping }
    #expect(setting.shown == ["abcd", " efg", "h"])
  }

  @Test func aStyleThatTruncatesIsOneLine() throws {
    let setting = try Setting("Hello world\nand", size: 10, width: 45) { $0.lineBreakMode = .byTruncatingTail }
    #expect(setting.shown == ["Hello…", "and"])
  }

  @Test func tighteningComesBeforeTruncation() throws {
    var options = LayoutOptions()
    options.lineBreakMode = .byTruncatingTail
    let setting = try Setting("Hello world", size: 10, width: 62, lines: 1, options: options) {
      $0.allowsDefaultTighteningForTruncation = true
    }
    #expect(setting.shown == ["Hello world"])
    #expect(!setting.layout.isTruncated)
    #expect(setting.layout.usedSize.width <= 62)
    #expect(
      try Setting("Hello world", size: 10, width: 60, lines: 1, options: options) {
        $0.allowsDefaultTighteningForTruncation = true
      }.layout.isTruncated)
  }

  /// Returns a text whose last line is ten points high, followed by something forty points high in the same paragraph.
  private func setting(
    _ text: String, before tall: (String, TextAttributes), in container: TextContainer,
    options: LayoutOptions = LayoutOptions()
  ) throws -> Setting {
    let font = try TestFonts.mono(10)
    var all = AttributedText(text, attributes: TextAttributes { $0.font = font })
    all.append(tall.0, attributes: tall.1)
    return try Setting(all, font: font, in: [container], options: options)
  }

  private func tallWord() throws -> (String, TextAttributes) {
    let font = try TestFonts.mono(40)
    return ("FOUR", TextAttributes { $0.font = font })
  }

  private let tallAttachment = (
    "\u{FFFC}", TextAttributes { $0.attachment = TextAttachment(bounds: Rect(x: 0, y: 0, width: 40, height: 40)) }
  )

  /// The hidden text does not make the last line higher, and the line stays.
  @Test(arguments: [false, true]) func hiddenTextDoesNotRaiseALine(isAttachment: Bool) throws {
    let container = TextContainer(size: Size(width: 42, height: 20), lineBreakMode: .byTruncatingTail)
    let setting = try setting(
      "one two three ", before: isAttachment ? tallAttachment : try tallWord(), in: container)
    #expect(setting.shown == ["one two ", "three…"])
    #expect(setting.layout.lines.map(\.rect.height) == [10, 10])
    #expect(setting.layout.lines.last?.baseline == 18)
    #expect(setting.layout.hiddenRanges == (isAttachment ? [14..<15] : [13..<18]))
    #expect(setting.layout.overflow == nil)
  }

  /// An ellipsis has the attributes of the first hidden character: at forty points it does not fit here.
  @Test func aLineWhoseTokenIsTooHighStays() throws {
    let container = TextContainer(size: Size(width: 66, height: 20), lineBreakMode: .byTruncatingTail)
    let setting = try setting("one two three ", before: try tallWord(), in: container)
    #expect(setting.shown == ["one two ", "three "])
    #expect(setting.layout.overflow == 14..<18)
    var higher = container
    higher.size.height = 50
    let high = try self.setting("one two three ", before: try tallWord(), in: higher)
    #expect(high.shown == ["one two ", "three…"])
    #expect(high.layout.lines.map(\.rect.height) == [10, 40])
  }

  /// A truncated line of a label is as high as its visible text, both after and before the ellipsis.
  @Test(arguments: [(LineBreakMode.byTruncatingTail, 10.0), (.byTruncatingHead, 40), (.byTruncatingMiddle, 40)])
  func aLabelsLineIsAsHighAsWhatShows(mode: LineBreakMode, height: Double) throws {
    var options = LayoutOptions.label(direction: .leftToRight)
    options.lineBreakMode = mode
    let container = TextContainer(size: Size(width: 84, height: .infinity), maximumNumberOfLines: 1)
    let setting = try setting("one two three ", before: try tallWord(), in: container, options: options)
    #expect(setting.layout.isTruncated)
    #expect(setting.layout.lines.map(\.rect.height) == [height])
  }

  @Test func tighteningNarrowsClustersThatEndInvisibly() throws {
    var options = LayoutOptions()
    options.lineBreakMode = .byTruncatingTail
    let setting = try Setting("H\u{200D}e\u{200D}llo world", size: 10, width: 62, lines: 1, options: options) {
      $0.allowsDefaultTighteningForTruncation = true
    }
    #expect(!setting.layout.isTruncated)
    #expect(setting.layout.lines[0].runs.reduce(0) { $0 + $1.width } <= 62)
  }
}
