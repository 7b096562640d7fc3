import GalleyBase
import GalleyFonts
import GalleyUnicode
import TestSupport
import Testing

@testable import GalleyText

/// Lines with many runs are stored in a compact form, and must be read back unchanged.
@Suite struct CompactRunsTests {
  /// Words of which no two have the same script. No face has the last one.
  private static let words = ["ab ", "жж ", "اب ", "λό ", "\u{5D0}\u{5D1}\u{5B8} ", "漢字", "\u{E123}"]

  /// Words of several scripts become separate runs. If some of them have a colour, the runs are not stored in the
  /// compact form.
  @Test func compactRunsKeepTheirValues() throws {
    let typesetter = try TestFonts.typesetter()
    let font = try TestFonts.mono(10)
    var random = SeededNumbers(seed: 4)
    var compactCount = 0
    for _ in 0..<SeededRuns.count(100) {
      var (plain, coloured) = (AttributedText(""), AttributedText(""))
      var word = 0
      for index in 0..<Int.random(in: 1..<40, using: &random) {
        word = (word + Int.random(in: 1..<7, using: &random)) % 7
        plain.append(CompactRunsTests.words[word], attributes: TextAttributes())
        coloured.append(
          CompactRunsTests.words[word],
          attributes: TextAttributes { $0.foregroundColor = index % 2 == 0 ? nil : .black })
      }
      let container = TextContainer(size: Size(width: Double.random(in: 40..<400, using: &random), height: .infinity))
      func lines(_ text: AttributedText) -> LineFragments {
        let shaped = shape(text, defaultFont: font, locale: "en", with: typesetter)
        return layOut(shaped, in: container, options: LayoutOptions(), with: typesetter).lines
      }
      let (found, expected) = (lines(plain), lines(coloured))
      compactCount += found.count { if case .compact = $0.placedRuns.unmoved { true } else { false } }
      try #require(found.map(\.runs) == expected.map(\.runs), "\(plain.string)")
    }
    #expect(compactCount > 100)
  }

  /// The uncommon cases: offsets in a line that are too large for the compact form, raised text, right-to-left text,
  /// and lines that an edit moved.
  @Test func uncommonRunsKeepTheirValues() throws {
    let typesetter = try TestFonts.typesetter()
    let font = try TestFonts.mono(10)
    func lines(
      _ words: [String], isColoured: Bool, raise: Double = 0, direction: WritingDirection = .natural,
      width: Double = .infinity, edit: (inout TextLayout) -> Void = { _ in }
    ) -> LineFragments {
      var style = ParagraphStyle()
      style.baseWritingDirection = direction
      var text = AttributedText("")
      for (index, word) in words.enumerated() {
        text.append(
          word,
          attributes: TextAttributes {
            $0.paragraphStyle = style
            $0.baselineOffset = raise
            $0.foregroundColor = isColoured && index % 2 == 1 ? .black : nil
          })
      }
      let shaped = shape(text, defaultFont: font, locale: "en", with: typesetter)
      let container = TextContainer(size: Size(width: width, height: .infinity))
      var layout = layOut(shaped, in: container, options: LayoutOptions(), with: typesetter)
      edit(&layout)
      return layout.lines
    }
    func isCompact(_ lines: some Sequence<LineFragment>) -> Bool {
      lines.contains { if case .compact = $0.placedRuns.unmoved { true } else { false } }
    }
    let few = Array(repeating: CompactRunsTests.words, count: 3).flatMap { $0 }
    for direction in [WritingDirection.leftToRight, .rightToLeft] {
      let found = lines(few, isColoured: false, raise: 3, direction: direction, width: 100)
      #expect(isCompact(found))
      #expect(found.map(\.runs) == lines(few, isColoured: true, raise: 3, direction: direction, width: 100).map(\.runs))
    }
    // The letters of one line are more than 16 bits can count.
    let many = Array(repeating: CompactRunsTests.words, count: 3500).flatMap { $0 }
    let found = lines(many, isColoured: false)
    #expect(found.count == 1 && !isCompact(found))
    #expect(found[0].runs == lines(many, isColoured: true)[0].runs)
    // The last lines of a long paragraph are compact.
    let long = lines(many, isColoured: false, width: 300)
    let coloured = lines(many, isColoured: true, width: 300)
    #expect(isCompact(long.suffix(1)) && !isCompact(coloured))
    #expect(long.suffix(20).map(\.runs) == coloured.suffix(20).map(\.runs))
    // An edit of the first paragraph moves the lines of all other paragraphs.
    let paragraphs = Array(repeating: few + ["\n"], count: 4).flatMap { $0 }
    for (offset, inserted) in [(0, "a\nb\n"), (4, "ab ab ab ab ab ab ab ")] {
      func insert(_ layout: inout TextLayout) {
        layout.edit(with: typesetter) {
          $0.replaceCharacters(in: offset..<offset, with: inserted, typesetter: typesetter)
        }
      }
      let moved = lines(paragraphs, isColoured: false, width: 100, edit: insert)
      #expect(isCompact(moved) && moved.contains { $0.placedRuns.move != .zero })
      #expect(moved.map(\.runs) == lines(paragraphs, isColoured: true, width: 100, edit: insert).map(\.runs))
    }
  }

  /// The lines of a paragraph share one list of fonts, and each line has its own largest font.
  @Test func linesOfManyFontsKeepTheirFonts() throws {
    let typesetter = try TestFonts.typesetter()
    let font = try TestFonts.mono(10)
    // There are twelve sizes, which are then repeated from the first one.
    let sizes = (0..<30).map { 10 + Double($0 % 12) }
    func lines(isColoured: Bool) -> LineFragments {
      var text = AttributedText("")
      for size in sizes {
        for (index, word) in (CompactRunsTests.words + ["\u{2028}"]).enumerated() {
          text.append(
            word,
            attributes: TextAttributes {
              $0.font = font.withSize(size)
              $0.foregroundColor = isColoured && index % 2 == 1 ? .black : nil
            })
        }
      }
      let shaped = shape(text, defaultFont: font, locale: "en", with: typesetter)
      let container = TextContainer(size: Size(width: 1000, height: .infinity))
      return layOut(shaped, in: container, options: LayoutOptions(), with: typesetter).lines
    }
    let found = lines(isColoured: false)
    #expect(found.prefix(sizes.count).allSatisfy { if case .compact = $0.placedRuns.unmoved { true } else { false } })
    #expect(found.prefix(sizes.count).map(\.greatestPointSize) == sizes)
    #expect(found.map(\.runs) == lines(isColoured: true).map(\.runs))
  }
}
