import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode
import TestSupport
import Testing

/// Edits of paragraphs so long that only the surroundings of an edit are analysed, shaped and broken again. The result
/// must equal a layout made from scratch.
@Suite struct RandomLongEditTests {
  /// The parts of words, by the kind of text. The last kind is mixed with the first.
  private static let pieces = [
    [
      "word", "fi", "AV", "office", "understanding", "hyphenation", "a", "e\u{301}", "23", "4.5", "-", "(", "“",
      "\u{AD}",
    ],
    ["שלום", "א", "בגד", "כי", "\u{5B8}", "-", ","],
    ["كتاب", "ال", "مدرسة", "و", "ل", "\u{64E}", "،"],
    ["汉", "字", "語", "，", "。", "中文", "一"],
    [
      "word", "👨‍👩‍👧", "🇩🇪", "字", "हिन्दी", "ไทย", "א", "1", "٣", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{202E}",
      "\u{202C}", "\u{2067}", "\u{2069}", "\u{2028}", "\t", "\u{FFFC}", "\u{10FFFF}", "1\u{2044}2", "αβγ", "\u{0}",
      "\r", "\n",
    ],
  ]

  private func words(_ count: Int, _ kind: Int, _ random: inout RandomText) -> String {
    (0..<count).map { _ in
      let pieces = (0..<random.number(1...3)).map { _ in random.element(Self.pieces[kind]) }
      return pieces.joined() + random.element(["", " ", " ", " ", " ", "  "])
    }.joined()
  }

  private func style(_ random: inout RandomText) -> ParagraphStyle {
    ParagraphStyle {
      $0.alignment = random.element(TextAlignment.allCases)
      if random.once(in: 5) { $0.lineBreakMode = random.element(LineBreakMode.allCases) }
      if random.once(in: 2) { $0.firstLineHeadIndent = 10 }
      if random.once(in: 3) { $0.hyphenationFactor = 1 }
      if random.once(in: 3) { $0.lineBreakStrategy = random.element([.pushOut, .hangulWordPriority, .optimal]) }
      if random.once(in: 4) { $0.paragraphSpacing = 3 }
      if random.once(in: 8) { $0.baseWritingDirection = random.element([.leftToRight, .rightToLeft]) }
    }
  }

  private func attributes(_ random: inout RandomText) -> TextAttributes {
    TextAttributes {
      if random.once(in: 2) { $0.font = random.element(random.fonts) }
      if random.once(in: 4) { $0.kern = Double(random.number(-1...2)) }
      if random.once(in: 4) { $0.baselineOffset = Double(random.number(-3...3)) }
      if random.once(in: 3) { $0.foregroundColor = .white }
      if random.once(in: 30) { $0.writingDirection = [.rightToLeftOverride] }
    }
  }

  private func text(_ kind: Int, _ random: inout RandomText) -> AttributedText {
    let style = style(&random)
    var text = AttributedText("")
    for _ in 0..<(random.once(in: 2) ? 1 : 3) {
      var attributes = attributes(&random)
      attributes.paragraphStyle = style
      text.append(
        words(random.number(60...120), kind == 4 && random.once(in: 2) ? 0 : kind, &random), attributes: attributes)
    }
    if random.once(in: 3) { text.append("\nanother\nand one more", attributes: attributes(&random)) }
    if random.once(in: 3) { text.replace(0..<0, with: "before\n") }
    return text
  }

  private func container(_ random: inout RandomText) -> TextContainer {
    let width = random.element([60, 150, 400, .infinity])
    var container = TextContainer(size: Size(width: width, height: random.once(in: 6) ? 300 : .infinity))
    if random.once(in: 6) { container.maximumNumberOfLines = 5 }
    if random.once(in: 8), width.isFinite {
      container.exclusionPaths = [Path(ovalIn: Rect(x: 20, y: 30, width: 50, height: 70))]
    }
    return container
  }

  private func edit(
    _ shaped: inout ShapedText, _ kind: Int, _ random: inout RandomText, _ typesetter: Typesetter
  ) -> TextEdit {
    let start = random.number(0...shaped.text.count)
    let range = start..<min(shaped.text.count, start + random.element([0, 0, 1, 2, 7, 30]))
    switch random.number(1...6) {
    case 1: return shaped.replaceCharacters(in: range, with: "", typesetter: typesetter)
    case 2:
      return shaped.replaceCharacters(
        in: range, with: random.element([" ", "\u{301}", "\u{AD}"]), typesetter: typesetter)
    case 3:
      let other = AttributedText(words(2, kind, &random), attributes: attributes(&random))
      return shaped.replaceCharacters(in: range, with: other, typesetter: typesetter)
    default:
      let string = words(random.number(0...2), random.once(in: 12) ? 4 : kind, &random)
      return shaped.replaceCharacters(in: range, with: string, typesetter: typesetter)
    }
  }

  @Test(arguments: 0..<SeededRuns.count(8)) func anEditedLayoutEqualsAFreshOne(seed: Int) throws {
    var random = RandomText(
      seed: seed, fonts: [try TestFonts.mono(15), try TestFonts.varied(12), try TestFonts.varied(20)])
    let typesetter = Typesetter(fonts: try TestFonts.cascadingCollection())
    for kind in Self.pieces.indices {
      let font = random.element(random.fonts)
      // The typesetter learns which texts a font can shape separately only after shaping enough with it.
      _ = shape(AttributedText(words(1200, kind, &random)), defaultFont: font, locale: "en_US", with: typesetter)
      var shaped = shape(text(kind, &random), defaultFont: font, locale: "en_US", with: typesetter)
      let container = container(&random)
      var options = random.once(in: 2) ? LayoutOptions() : .label(direction: .leftToRight)
      if random.once(in: 5) { options.lineBreakMode = random.element(LineBreakMode.allCases) }
      var layout = layOut(shaped, in: container, options: options, with: typesetter)
      for _ in 0..<12 {
        var change = edit(&shaped, kind, &random, typesetter)
        if random.once(in: 5) { change = change.followed(by: edit(&shaped, kind, &random, typesetter)) }
        let fresh = shape(shaped.text, defaultFont: font, locale: "en_US", with: typesetter)
        try #require(shaped == fresh, "\(shaped.text.string) in \(seed)")
        layout.update(to: shaped, after: change, with: typesetter)
        let freshLayout = layOut(fresh, in: container, options: options, with: typesetter)
        try #require(layout == freshLayout, "\(shaped.text.string) in \(container) of \(seed)")
      }
    }
  }
}
