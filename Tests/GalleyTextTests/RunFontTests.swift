import GalleyFonts
import TestSupport
import Testing

@testable import GalleyText

/// The list of fonts, to which items refer by index.
@Suite struct RunFontTests {
  @Test func aFontIsFoundAmongTheLatestEight() throws {
    var fonts: [RunFont] = []
    #expect(fonts.index(of: try TestFonts.mono(1), isMissing: false) == 0)
    #expect(fonts.index(of: try TestFonts.mono(1), isMissing: true) == 1)
    for size in 2...8 { #expect(fonts.index(of: try TestFonts.mono(Double(size)), isMissing: false) == size) }
    #expect(fonts.index(of: try TestFonts.mono(1), isMissing: true) == 1)
    // The first font is too far back to be looked for.
    #expect(fonts.index(of: try TestFonts.mono(1), isMissing: false) == 9)
    #expect(fonts.count == 10)
  }

  /// Paragraphs are equal if their items have equal fonts, whatever the indices are.
  @Test func paragraphsMayNumberTheirFontsDifferently() throws {
    let typesetter = Typesetter(fonts: try TestFonts.cascadingCollection())
    let text = AttributedText("a\u{E123}a")
    let paragraph = shape(text, defaultFont: try TestFonts.mono(10), locale: "en", with: typesetter).paragraphs[0]
    try #require(paragraph.items.map { paragraph.font(of: $0).isMissing } == [false, true, false])
    var other = paragraph
    other.fonts.reverse()
    for index in other.items.indices { other.items[index].fontIndex = 1 - other.items[index].fontIndex }
    #expect(other == paragraph)
    #expect(other.hashValue == paragraph.hashValue)
    other.items[1].fontIndex = 1 - other.items[1].fontIndex
    #expect(other != paragraph)
  }

  /// Each edit adds a font that was not there before.
  @Test func fontsOfFormerTextAreForgotten() throws {
    let typesetter = try TestFonts.typesetter()
    let text = AttributedText(String(repeating: "word ", count: 1200))
    var shaped = shape(text, defaultFont: try TestFonts.mono(10), locale: "en", with: typesetter)
    for step in 1...100 {
      let font = try TestFonts.mono(10 + Double(step) / 2)
      let word = AttributedText("word", attributes: TextAttributes { $0.font = font })
      _ = shaped.replaceCharacters(in: 500..<504, with: word, typesetter: typesetter)
      #expect(shaped.paragraphs[0].font(of: shaped.paragraphs[0].items[1]).font == font)
    }
    #expect(shaped.paragraphs[0].items.count == 3)
    #expect(shaped.paragraphs[0].fonts.count < 25)
    #expect(shaped == shape(shaped.text, defaultFont: shaped.defaultFont, locale: "en", with: typesetter))
  }
}
