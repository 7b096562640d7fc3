import GalleyBase
import GalleyFonts
import TestSupport
import Testing

@testable import GalleyText

/// Breaking of whole paragraphs. In Galley Test Mono at 10 pt every glyph is 6 pt wide.
@Suite struct OptimalBreakingTests {
  private func lines(_ text: String, width: Double, _ style: (inout ParagraphStyle) -> Void = { _ in }) throws
    -> [String]
  {
    try Setting(text, size: 10, width: width) {
      $0.alignment = .justified
      $0.lineBreakStrategy = .optimal
      style(&$0)
    }.shown
  }

  /// Broken line by line, the first line is nearly full and the second has a gap of seven spaces. Broken as a whole,
  /// the first line is looser.
  @Test func aLooserLineIsTakenForAnEvenParagraph() throws {
    let text = "aa bb ccc dd e ffffffffff"
    let greedy = try Setting(text, size: 10, width: 60) { $0.alignment = .justified }
    #expect(greedy.shown == ["aa bb ccc ", "dd e ", "ffffffffff"])
    try expectEqual(lines(text, width: 60), ["aa bb ", "ccc dd e ", "ffffffffff"])
  }

  private static let ladders: [(Double, [String], [String])] = [
    (
      132,
      [
        "In narrow columns au-", "tomatic hyphenation ", "produces uncomfortable ", "ladders unless consec-",
        "utive hyphens are dis-", "couraged",
      ],
      [
        "In narrow columns au-", "tomatic hyphenation ", "produces uncomfortable ", "ladders unless con-",
        "secutive hyphens are ", "discouraged",
      ]
    ),
    (
      168,
      [
        "In narrow columns automatic ", "hyphenation produces uncom-", "fortable ladders unless con-",
        "secutive hyphens are dis-", "couraged",
      ],
      [
        "In narrow columns automatic ", "hyphenation produces un-", "comfortable ladders unless ",
        "consecutive hyphens are dis-", "couraged",
      ]
    ),
  ]

  /// If words may be divided anywhere, lines broken one by one are nearly full, and many end with a hyphen. Consecutive
  /// hyphens cost more than looser lines.
  @Test(arguments: ladders)
  func hyphensBelowEachOtherAreAvoided(width: Double, greedy: [String], optimal: [String]) throws {
    let text =
      "In narrow columns automatic hyphenation produces uncomfortable ladders unless consecutive hyphens are discouraged"
    let oneByOne = try Setting(text, size: 10, width: width) {
      $0.alignment = .justified
      $0.hyphenationFactor = 1
    }
    #expect(oneByOne.shown == greedy)
    try expectEqual(lines(text, width: width) { $0.hyphenationFactor = 1 }, optimal)
  }

  /// Nine words with eight gaps are 24 pt too short: each gap grows by half of its width, the maximum that TeX's first
  /// pass allows. If the line is one letter longer, a word is divided.
  @Test func wordsAreDividedOnlyWhereLinesWouldBeTooLoose() throws {
    let text = "a b c d e f g h i hyphenation"
    let full: (inout ParagraphStyle) -> Void = { $0.hyphenationFactor = 1 }
    let greedy = try Setting(text, size: 10, width: 126, full)
    #expect(greedy.shown == ["a b c d e f g h i hy-", "phenation"])
    try expectEqual(lines(text, width: 126, full), ["a b c d e f g h i ", "hyphenation"])
    try expectEqual(lines(text, width: 132, full), ["a b c d e f g h i hy-", "phenation"])
  }

  /// A short word fits after the first long word as well as before the second: the earlier break is used.
  @Test func theEarlierOfEquallyGoodBreaksIsTaken() throws {
    let (first, second) = (String(repeating: "a", count: 55), String(repeating: "c", count: 55))
    let setting = try Setting("\(first) b \(second) dddddd", size: 10, width: 360) { $0.lineBreakStrategy = .optimal }
    #expect(setting.shown == ["\(first) ", "b \(second) ", "dddddd"])
  }

  /// Sixty letters fill a line. With a hyphen the first line is full. Without it three letters are missing, which costs
  /// 961 demerits, less than the 2,500 of a hyphen.
  @Test func aHyphenCostsMoreThanALooserLine() throws {
    let (first, second) = (String(repeating: "a", count: 57), String(repeating: "c", count: 57))
    let text = "\(first) b\u{AD}b\(second) dddddd"
    let setting = try Setting(text, size: 10, width: 360) { $0.lineBreakStrategy = .optimal }
    #expect(setting.shown == ["\(first) ", "b\u{AD}b\(second) ", "dddddd"])
  }

  /// The first line is very loose, since no line has room for the first two words. A full line after it would alone
  /// cost less than a line without three letters, but not next to a very loose line.
  @Test func aFullLineDoesNotFollowAVeryLooseOne() throws {
    let (first, second) = (String(repeating: "a", count: 54), String(repeating: "b", count: 54))
    let setting = try Setting("\(first) \(second) cc d", size: 10, width: 360) { $0.lineBreakStrategy = .optimal }
    #expect(setting.shown == ["\(first) ", "\(second) cc ", "d"])
  }

  @Test func aVeryWideLineDoesNotOverflow() throws {
    try expectEqual(lines("a b\u{2028}c", width: 1e12), ["a b", "c"])
    try expectEqual(lines(String(repeating: "x", count: 60) + " a b", width: 0).count, 62)
  }

  @Test func forcedBreaksAndTabsStay() throws {
    let even = ["aa bb ", "ccc dd e ", "ffffffffff"]
    let text = "aa bb ccc dd e ffffffffff"
    try expectEqual(lines(text + "\u{2028}" + text, width: 60), even + even)
    try expectEqual(lines("a\tbb", width: 48) { $0.tabStops = [TextTab(alignment: .left, location: 12)] }, ["a\tbb"])
    try expectEqual(lines("aa\u{2028}", width: 48), ["aa", ""])
  }

  @Test func aWordTooWideForALineIsCutBetweenClusters() throws {
    try expectEqual(lines("aa bbbbbbbbbb cc", width: 36), ["aa ", "bbbbbb", "bbbb ", "cc"])
  }

  @Test func theUsedWidthGivesTheSameLines() throws {
    let setting = try Setting("aaa bb cc ddddd ee", size: 10, width: 40) { $0.lineBreakStrategy = .optimal }
    let again = try Setting("aaa bb cc ddddd ee", size: 10, width: setting.layout.usedSize.width) {
      $0.lineBreakStrategy = .optimal
    }
    #expect(again.shown == setting.shown)
  }

  struct Source: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// Greedy breaking is one of the possibilities that the breaker compares, so no paragraph may cost more than with
  /// greedy lines, if the pass that was used allows these at all.
  @Test(arguments: 0..<40) func neverCostsMoreThanGreedyLines(seed: Int) throws {
    let costs = try costs(seed: seed)
    #expect(costs.optimal == costs.planned)
    if let greedy = costs.greedy, let optimal = costs.optimal { #expect(optimal <= greedy) }
  }

  /// Without this, the previous test might compare nothing.
  @Test func someGreedyLinesAreAllowedToo() throws {
    #expect(try (0..<40).contains { try costs(seed: $0).greedy != nil })
  }

  /// Returns the cost of random text with greedy lines and with the planned ones, and the cost that the plan reports;
  /// nil if the pass that was used does not allow the lines.
  private func costs(seed: Int) throws -> (greedy: Int?, optimal: Int?, planned: Int) {
    var source = Source(state: UInt64(seed) &* 7919 &+ 3)
    let words = [
      "a", "to", "the", "word", "hyphenation", "extraordinary", "paragraph", "lines", "so\u{AD}ft", "x-ray", "漢字",
    ]
    let text = (0..<60).map { _ in words.randomElement(using: &source) ?? "" }.joined(separator: " ")
    let width = Double(Int.random(in: 60...300, using: &source))
    let factors: [Double] = [0, 0.8, 1]
    let factor: Double = factors.randomElement(using: &source) ?? 0
    let font = try TestFonts.mono(10)
    let typesetter = Typesetter(fonts: try TestFonts.collection())
    let style = ParagraphStyle {
      $0.hyphenationFactor = factor
      $0.firstLineHeadIndent = 12
    }
    let attributes = TextAttributes { $0.paragraphStyle = style }
    let shaped = shape(
      AttributedText(text, attributes: attributes), defaultFont: font, locale: "en", with: typesetter)
    let breaker = ParagraphSource(shaped, paragraph: 0, typesetter: typesetter).breaker(rulers: TabRulers(columns: nil))
    let margins = [true, false].map { LineMargins(style: style, isFirstLine: $0, width: width) }
    let plan = try #require(OptimalBreaks(of: breaker, first: margins[0], others: margins[1], isJustified: true))
    /// Returns nil if a line is looser than the pass allows, or is divided although the pass divides no words.
    func cost(_ next: (Int, LineMargins) throws -> BrokenLine) throws -> Int? {
      let scale = LineDemerits(breaker: breaker, isJustified: true)
      var start = 0
      var total = 0
      var last = 0
      var wasHyphen = false
      while start < shaped.paragraphs[0].range.count {
        let margin = start == 0 ? margins[0] : margins[1]
        let line = try next(start, margin)
        let hyphen = line.ends == .hyphen ? breaker.hyphenWidth(before: line.next) : .zero
        let isSoft = breaker.units[breaker.units.startIndex + line.next - 1] == 0xAD
        guard line.ends != .hyphen || isSoft || plan.pass.dividesWords,
          let own = scale.line(
            LineBreaker.Way(
              next: line.next, ends: line.ends, visibleEnd: line.visibleEnd, width: line.textWidth + hyphen,
              stretchesFrom: start), from: start, margins: margin, pass: plan.pass)
        else { return nil }
        total += own.demerits
        let isLast = line.next >= shaped.paragraphs[0].range.count
        if wasHyphen, line.ends == .hyphen { total += LineDemerits.hyphensInARow }
        if wasHyphen, isLast { total += LineDemerits.hyphenBeforeLast }
        if abs(last - own.fitness) > 1 { total += LineDemerits.unevenNeighbours }
        start = line.next
        last = own.fitness
        wasHyphen = line.ends == .hyphen
      }
      return total
    }
    let greedy = try cost { breaker.line(from: $0, margins: $1, wrapping: .byWordWrapping) }
    let optimal = try cost { try #require(breaker.planned(plan, from: $0, margins: $1)) }
    return (greedy, optimal, plan.demerits)
  }

  private func breaker(_ text: AttributedText) throws -> LineBreaker {
    let typesetter = try TestFonts.typesetter()
    let shaped = shape(text, defaultFont: try TestFonts.mono(10), locale: "en", with: typesetter)
    return ParagraphSource(shaped, paragraph: 0, typesetter: typesetter).breaker(rulers: TabRulers(columns: nil))
  }

  /// The pen is 120 to the left of the start after "aaaa ", and the following word fits into no line.
  @Test func aLineOfNegativeWidthIsAllowed() throws {
    var text = AttributedText("aaaa ", attributes: TextAttributes { $0.kern = -30 })
    text.append(String(repeating: "b", count: 40), attributes: TextAttributes())
    let margins = LineMargins(style: ParagraphStyle(), isFirstLine: true, width: 60)
    let plan = OptimalBreaks(of: try breaker(text), first: margins, others: margins, isJustified: true)
    #expect(plan?.end(from: 0, margins: margins)?.offset == 5)
  }

  /// If no word has to be divided, the hyphenation is not asked.
  @Test(arguments: [(300.0, 0), (40, 1)]) func wordsAreLookedUpWhenAPassDividesThem(width: Double, lookUps: Int) throws
  {
    let plain = try breaker(AttributedText("aa bb hyphenation extraordinary"))
    var asked = 0
    let counting = LineBreaker(
      source: plain.source, units: plain.units, ruler: plain.ruler,
      hyphenation: Hyphenation(factor: 1) { _ in
        asked += 1
        return []
      })
    let margins = LineMargins(style: ParagraphStyle(), isFirstLine: true, width: width)
    _ = OptimalBreaks(of: counting, first: margins, others: margins, isJustified: true)
    #expect(asked == lookUps)
  }
}
