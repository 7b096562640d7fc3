import GalleyBase
import GalleyFonts
import GalleyText
import TestSupport
import Testing

/// The numbers and sentences of explanations, in the face whose glyphs are all 0.6 em wide: 6 points at 10.
@Suite struct ExplanationTests {
  private func lines(_ setting: Setting) -> [LineExplanation] {
    setting.layout.explanation(with: setting.typesetter).lines
  }

  private func said(_ line: LineExplanation, _ topic: String) -> String? {
    line.statements(.textContainer).first { $0.topic == topic }?.sentence
  }

  @Test func aWordThatDoesNotFit() throws {
    let line = try lines(Setting("Hello wide world", size: 10, width: 45))[0]
    #expect(line.end.cause == .width)
    #expect(line.end.width == 30 && line.end.available == 45)
    #expect(line.end.next == 6..<10 && line.end.nextText == "wide" && line.end.needed == 60)
    #expect(said(line, "ends") == "before “wide”: with it the line takes 60 pt, and there is room for 45 pt")
  }

  @Test func aWordThatNeedsSlightlyMoreRoom() throws {
    let line = try lines(Setting("Hello wide", size: 10, width: 60 - 1 / 65_536))[0]
    #expect(line.end.needed == 60)
    #expect(said(line, "ends") == "before “wide”: with it the line takes 60 pt, and there is room for 59.99998 pt")
  }

  @Test(arguments: [
    (1.0, "en_US", HyphenationExplanation.Outcome.divided),
    (0.6, "en_US", .isFullEnough),
    (1.0, "nl", .hasNoPatterns),
  ])
  func hyphenation(factor: Double, language: String, outcome: HyphenationExplanation.Outcome) throws {
    let font = try TestFonts.mono(15)
    let attributes = TextAttributes {
      $0.font = font
      $0.languageIdentifier = language
      $0.paragraphStyle = ParagraphStyle { $0.hyphenationFactor = factor }
    }
    // Without the hyphenated part, 54 of 90 points are used.
    let setting = try Setting(AttributedText("aaaaaa hyphenation", attributes: attributes), font: font, width: 90)
    let line = lines(setting)[0]
    let told = try #require(line.hyphenation)
    #expect(told.outcome == outcome && told.fill == 0.6 && told.factor == factor && told.word == "hyphenation")
    let sentence = try #require(said(line, "hyphen"))
    switch outcome {
    case .divided:
      #expect(sentence.hasSuffix("the line is 60 % full, less than hyphenationFactor 1; patterns en-US"))
    case .isFullEnough: #expect(sentence.contains("60 % full; hyphenationFactor 0.6 is only for"))
    default: #expect(sentence == "none in “hyphenation”: there are no patterns for the language \"nl\"")
    }
  }

  @Test func aWordThatCannotBeDivided() throws {
    let setting = try Setting("aaaaaa through", size: 15, width: 90) { $0.hyphenationFactor = 1 }
    #expect(lines(setting)[0].hyphenation?.outcome == .hasNoPlace)
    #expect(try lines(Setting("aaaaaa through", size: 15, width: 90))[0].hyphenation == nil)
  }

  @Test func charactersThatWrap() throws {
    let inWord = try lines(Setting("Hellowide", size: 10, width: 30))[0]
    #expect(
      said(inWord, "ends")
        == "inside a word (this line allows no earlier break), before “w”: "
        + "with it the line takes 36 pt, and there is room for 30 pt")
    let wrapped = try lines(Setting("Hello wide", size: 10, width: 42) { $0.lineBreakMode = .byCharWrapping })[0]
    #expect(
      said(wrapped, "ends")
        == "before “i” (lineBreakMode: byCharWrapping): with it the line takes 48 pt, and there is room for 42 pt")
  }

  @Test func endsOfTexts() throws {
    let all = try lines(Setting("one\ntwo\u{2028}three", size: 10, width: 100))
    #expect(
      all.map { said($0, "ends") } == [
        "with its paragraph; 18 of 100 pt are used", "at a forced break; 18 of 100 pt are used",
        "with the text; 30 of 100 pt are used",
      ])
    let unlimited = try lines(Setting("one", size: 10))[0]
    #expect(said(unlimited, "ends") == "with the text; it is 18 pt wide")
  }

  @Test func softHyphens() throws {
    let line = try lines(Setting("exam\u{AD}ple", size: 10, width: 36))[0]
    #expect(line.text == "exam\u{AD}\u{2010}" && line.end.width == 30)
    #expect(
      said(line, "ends") == "with a hyphen before “ple”: with it the line takes 42 pt, and there is room for 36 pt")
  }

  @Test func truncation() throws {
    let line = try lines(Setting("Hello world", size: 10, width: 45) { $0.lineBreakMode = .byTruncatingTail })[0]
    #expect(line.text == "Hello…")
    #expect(line.truncation?.hidden == 6..<11 && line.truncation?.strippedSpaces == 1)
    #expect(line.truncation?.keptWidth == 30 && line.truncation?.tokenWidth == 6)
    #expect(
      said(line, "ends")
        == "with “…” (lineBreakMode: byTruncatingTail): the rest takes 66 pt, and there is room for 45 pt")
    #expect(
      said(line, "hidden")
        == "“world”, 5 characters; the kept text takes 30 pt, “…” takes 6 pt, 1 space next to it dropped")
  }

  @Test(arguments: [(64.0, 0.2), (40.0, 0.0)]) func tightening(width: Double, amount: Double) throws {
    let line = try lines(
      Setting("Hello world", size: 10, width: width) {
        $0.lineBreakMode = .byTruncatingTail
        $0.allowsDefaultTighteningForTruncation = true
      })[0]
    #expect(line.tightening?.excess == 66 - width)
    #expect((line.tightening?.amount ?? -1) >= 0)
    if amount > 0 {
      #expect(
        said(line, "letters")
          == "each letter moved 0.18 pt closer to save 2 pt, at most 0.5 pt (allowsDefaultTighteningForTruncation)")
    } else {
      #expect(
        said(line, "letters")
          == "to save 26 pt each letter would have to move 2.36 pt closer, more than the 0.5 pt that are allowed: not tightened"
      )
    }
  }

  @Test func justification() throws {
    let line = try lines(Setting("a bb cc wide", size: 10, width: 54) { $0.alignment = .justified })[0]
    #expect(line.gaps?.map(\.offset) == [1, 4])
    #expect(line.gaps?.map(\.added) == [6, 6])
    #expect(said(line, "gaps") == "2 gaps get 6 pt (6 → 12) each, 12 pt in all (alignment: justified)")
  }

  @Test func decimalTabs() throws {
    let line = try lines(
      Setting("ab\t12.5\t7%\tx", size: 10, width: 200) {
        $0.tabStops = [
          TextTab(alignment: .right, location: 60, columnTerminators: "."), TextTab(alignment: .center, location: 100),
        ]
        $0.defaultTabInterval = 28
      })[0]
    #expect(line.tabs.map(\.start) == [48, 94, 112])
    #expect(line.tabs.map(\.columnWidth) == [12, 12, nil])
    #expect(line.tabs.first?.terminator == ".")
    #expect(
      said(line, "tab 1")
        == "to the stop at 60 pt, where the column “12” before “.” ends: 12 pt wide, it starts at 48 pt")
    #expect(
      said(line, "tab 2") == "to the stop at 100 pt, where the column “7%” is centred: 12 pt wide, it starts at 94 pt")
    #expect(said(line, "tab 3") == "to 112 pt, the next step past the last stop (defaultTabInterval)")
  }

  @Test func tabsThatFindNoStop() throws {
    let all = try lines(
      Setting("much text\twide\tend", size: 10, width: 100) {
        $0.tabStops = [TextTab(alignment: .right, location: 60), TextTab(alignment: .left, location: 300)]
      })
    #expect(
      said(all[0], "tab 1")
        == "the stop at 60 pt is 6 pt away, too near for the next text, which starts at the tab, at 54 pt")
    #expect(said(all[0], "tab 2") == "the next stop, at 300 pt, is beyond the margin")
    let none = try lines(Setting("a\tb\nc", size: 10, width: 100) { $0.tabStops = [] })
    #expect(none[0].end.cause == .noTabStop)
    #expect(said(none[0], "tab 1") == "no stop is left after 6 pt (tabStops, defaultTabInterval, tabOverflow)")
  }

  @Test func heightsStepByStep() throws {
    let line = try lines(
      Setting("text\ntext", size: 15, width: 100) {
        $0.lineHeightMultiple = 1.5
        $0.maximumLineHeight = 20
        $0.paragraphSpacingBefore = 4
      })[1]
    #expect(line.height.natural == 15 && line.height.multiplied == 22.5 && line.height.height == 20)
    #expect(line.height.baseline == 41)
    #expect(
      said(line, "height")
        == "20 pt: GalleyTestMono-Regular 15 pt reaches 12 pt above and 3 pt below the baseline; "
        + "lineHeightMultiple 1.5 makes it 22.5 pt; maximumLineHeight makes it 20 pt, "
        + "and only the height above the baseline changes")
    #expect(said(line, "space") == "4 pt above (paragraphSpacingBefore)")
  }

  @Test func roomThatExclusionsTake() throws {
    let hole = Path(roundedRect: Rect(x: 60, y: 0, width: 60, height: 15), cornerRadius: 0)
    let container = TextContainer(size: Size(width: 180, height: 100), exclusionPaths: [hole])
    let all = try lines(Setting("ab cd ef gh ij kl mn", size: 10, in: [container]))
    #expect(all.map(\.line) == [1, 1, 2] && all.map(\.fragment) == [1, 2, 1])
    #expect(all[0].strip?.blocked.map { [Double($0.exclusion), $0.left, $0.right] } == [[0, 60, 120]])
    #expect(said(all[0], "room") == "exclusionPaths[0] takes x 60 to 120 pt")
    #expect(
      said(all[2], "room") == "exclusionPaths[0] takes x 60 to 120 pt; x 120 to 180 pt stay empty: no text is left")
    #expect(all[0].margins.right == 60 && all[1].margins.left == 120)
  }

  @Test func linesThatGoToTheNextContainer() throws {
    let containers = [
      TextContainer(size: Size(width: 30, height: 25)),
      TextContainer(size: Size(width: 30, height: 100), maximumNumberOfLines: 1),
      TextContainer(size: Size(width: 30, height: 10)),
    ]
    let setting = try Setting("aaaa bbbb cccc dddd eeee", size: 10, in: containers)
    let explanation = setting.layout.explanation(with: setting.typesetter)
    #expect(
      explanation.lines.map { said($0, "moved") } == [
        nil, nil, "from container 1: the line would reach down to 30 pt, and the container is 25 pt high",
        "from container 2: it is full with 1 line (maximumNumberOfLines)",
      ])
    #expect(explanation.overflow?.range == 20..<24)
    #expect(explanation.overflow?.cause == .tooLow(bottom: 20, height: 10))
  }
}
