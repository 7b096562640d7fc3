import GalleyUnicode
import Testing

@Suite struct BidiLevelsTests {
  @Test func oddLevelsReadFromRightToLeft() {
    #expect((0...126).map { BidiLevel($0).isRightToLeft } == (0...126).map { $0 % 2 == 1 })
    #expect(BidiLevel(1) < 2)
  }

  @Test(arguments: [
    // Numbers after Hebrew stay European, after Arabic they become Arabic (W2); both rise by 2 (I1).
    ("abc אבג 123", 0, [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2]),
    ("אבג abc", 1, [1, 1, 1, 1, 2, 2, 2]),
    ("ب 12", 1, [1, 1, 2, 2]),
    ("a ב 1+2", 0, [0, 0, 1, 1, 2, 2, 2]),
    ("a ب 1+2", 0, [0, 0, 1, 1, 2, 1, 2]),
    ("א 5% b", 1, [1, 1, 2, 2, 1, 2]),
    // A comma joins two Arabic numbers as it does European ones (W4).
    ("ب \u{661},\u{662}", 1, [1, 1, 2, 2, 2]),
    // Brackets around text against the embedding, with and without such text before them (N0).
    ("x(אב) c", 0, [0, 0, 1, 1, 0, 0, 0]),
    ("a ב (ג) c", 0, [0, 0, 1, 1, 1, 1, 1, 0, 0]),
    // A tab and the spaces before it fall back, the space after it does not, spaces at the end do (L1).
    ("א a \t b ", 1, [1, 1, 2, 1, 1, 2, 2, 1]),
    // What joins to a character that does not fall back does not either: nothing cuts a cluster.
    ("a\u{202E}b\u{A0}\u{200D}\tc", 0, [0, 0, 1, 1, 1, 0, 1]),
    ("a ב\u{200D}", 0, [0, 0, 1, 1]),
    // What rule X9 takes out has the level of the one before.
    ("א\u{202A}a\u{202C}ב", 1, [1, 1, 2, 2, 1]),
    ("a\u{202E}bc\u{202C}d", 0, [0, 0, 1, 1, 1, 0]),
    ("a\u{2067}ב1\u{2069}c", 0, [0, 0, 1, 2, 0, 0]),
    ("a\u{2068}ב1\u{2069}c", 0, [0, 0, 1, 2, 0, 0]),
    // Both units of a surrogate pair have one level.
    ("𐤀a", 1, [1, 1, 2]),
    // A character of class B inside ends what is open, but the base level stays.
    ("א\u{85}a", 1, [1, 1, 2]),
    ("a\u{202E}\u{85}b", 0, [0, 0, 0, 0]),
  ])
  func levels(text: String, baseLevel: BidiLevel, levels: [BidiLevel]) {
    let analysis = analyze(text)
    #expect(analysis.baseLevel == baseLevel)
    #expect(analysis.allLevels == levels)
  }

  /// The end of an isolate ends the embeddings in it, also those too deep to be (X6a): the next one counts.
  @Test func aClosedIsolateForgetsWhatWasTooDeep() {
    let embeddings = String(repeating: "\u{202A}", count: 64)
    #expect(analyze("a\u{2067}\(embeddings)\u{2069}\u{202B}c").allLevels.last == 2)
  }

  @Test(arguments: [
    ("plain English (with 1,234.5 numbers)", WritingDirection.natural, 0),
    ("שלום עולם!", .natural, 1),
    ("مرحبا، (يا عالم)", .natural, 1),
    ("漢字", .natural, 0),
    ("...", .rightToLeft, 1),
    ("\u{200F}", .natural, 1),
    ("\u{2067}\u{2069}", .natural, 0),
    ("", .rightToLeft, 1),
  ])
  func levelsAreEmptyWhenAllAreTheBaseLevel(text: String, direction: WritingDirection, baseLevel: BidiLevel) {
    let analysis = analyze(text, direction)
    #expect(analysis.baseLevel == baseLevel)
    #expect(analysis.levels == [])
  }

  @Test(arguments: [
    ("abc", WritingDirection.leftToRight, [0, 0x81, 0] as [UInt8], [0, 1, 0] as [BidiLevel]),
    ("a12", .leftToRight, [0, 1, 1], [0, 2, 2]),
    // A neutral between two stretches of level 2 goes with them.
    ("אa b", .rightToLeft, [1, 2, 1, 2], [1, 2, 2, 2]),
    // Levels below the base and above 125 are moved.
    ("a", .rightToLeft, [0], [2]),
    ("a", .leftToRight, [127], [126]),
    // Controls work inside a stretch and do not reach out of it.
    ("a\u{202B}1b", .leftToRight, [0, 2, 2, 0], [0, 0, 4, 0]),
    ("a\u{2067}b\u{2069}c", .leftToRight, [0, 2, 0, 0, 0], [0, 2, 0, 0, 0]),
  ])
  func embeddingLevels(text: String, direction: WritingDirection, asked: [UInt8], levels: [BidiLevel]) {
    #expect(analyze(text, direction, embeddingLevels: asked).allLevels == levels)
  }

  @Test func embeddingLevelsAtTheBaseChangeNothing() {
    let text = "abc אבג (123)"
    let levels = [UInt8](repeating: 0, count: text.utf16.count)
    #expect(analyze(text, embeddingLevels: levels) == analyze(text))
  }

  /// Definition BD16: the 64th open bracket ends the search for pairs, so the closing ones go with what follows.
  @Test(arguments: [(63, 1), (64, 0)] as [(Int, BidiLevel)])
  func bracketsNestToADepthOf63(depth: Int, closingLevel: BidiLevel) {
    let open = String(repeating: "(", count: depth)
    let close = String(repeating: ")", count: depth)
    let analysis = analyze("א\(open)א\(close)", .leftToRight)
    #expect(analysis.allLevels.prefix(depth + 2).allSatisfy { $0 == 1 })
    #expect(analysis.allLevels.suffix(depth).allSatisfy { $0 == closingLevel })
  }

  /// Definition BD2: embeddings deeper than level 125 are ignored.
  @Test func embeddingsNestToLevel125() {
    let deep = String(repeating: "\u{202B}", count: 200)
    #expect(analyze("\(deep)א", .leftToRight).allLevels.last == 125)
    #expect(analyze("\(deep)א\(String(repeating: "\u{202C}", count: 200))ab", .leftToRight).allLevels.last == 0)
  }
}
