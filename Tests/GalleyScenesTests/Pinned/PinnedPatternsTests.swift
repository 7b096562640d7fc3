import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode
import TestSupport
import Testing

/// The languages that are hyphenated, by the patterns of Debian's packages.
@Suite struct PinnedPatternsTests {
  /// A word divided at every place where its language's patterns allow it, spelling changes left out.
  private func divided(_ word: String, _ language: String) throws -> String {
    let typesetter = Typesetter(fonts: try pinnedFonts())
    let units = Array(word.utf16)
    let points = typesetter.hyphenator.points(in: units, language: language)
    #expect(typesetter.reportingFailures {}.failures == [])
    let ends = points + [units.count]
    return zip([0] + points, ends).map { String(decoding: units[$0..<$1], as: UTF16.self) }.joined(separator: "-")
  }

  /// Files in UTF-8.
  @Test(arguments: [
    ("be", "дру-ка-р-ня"), ("bg", "ти-пог-ра-фия"), ("ca", "ti-po-gra-fi-a"), ("en-GB", "pho-to-graphy"),
    ("en-US", "pho-tog-ra-phy"), ("es", "ti-po-gra-fía"), ("fr", "im-pri-me-rie"), ("hi", "पु-स्त-का-लय"),
    ("hu", "nyom-dá-szat"), ("is", "prent-smiðja"), ("it", "ti-po-gra-fia"), ("ml", "പു-സ്ത-ക-ശാല"),
    ("mn", "хэв-лэ-лийн"), ("pt-BR", "su-bor-di-na-ção"), ("ro", "ti-po-gra-fie"), ("ta", "புத்-த-கம்"),
    ("te", "పు-స్త-కా-ల-యం"), ("th", "มหา-วิท-ยา-ลัย"), ("uk", "ти-по-графія"),
  ])
  func unicode(language: String, expected: String) throws {
    try expectEqual(divided(expected.filter { $0 != "-" }, language), expected)
  }

  /// Thai words stand without spaces between them; what stands next to one is no part of it.
  @Test(arguments: ["มหาวิทยาลัย", "“มหาวิทยาลัย”", "(มหาวิทยาลัย)"]) func thaiInQuotes(text: String) throws {
    let fonts = try pinnedFonts()
    let typesetter = Typesetter(fonts: fonts)
    let style = ParagraphStyle { $0.hyphenationFactor = 1 }
    let shaped = shape(
      AttributedText(text, attributes: TextAttributes { $0.paragraphStyle = style }),
      defaultFont: try fonts.font(FontDescriptor(), size: 15), locale: "th", with: typesetter)
    let container = TextContainer(size: Size(width: 50, height: .infinity))
    let layout = layOut(shaped, in: [container], options: LayoutOptions(), with: typesetter)
    #expect(layout.lines.first?.ends == .hyphen)
    #expect(typesetter.reportingFailures {}.failures == [])
  }

  /// Files in ISO 8859-1, -2, -5, -7 and -13, and KOI8-R, in letters that ASCII lacks where the word has some.
  @Test(arguments: [
    ("af", "boek-druk-kuns"), ("cs", "pří-leži-tost"), ("da", "bog-tryk-ker"), ("de", "Schrift-set-zer"),
    ("el", "τυ-πο-γρα-φία"), ("hr", "knji-žev-nost"), ("id", "per-ce-tak-an"), ("lt", "spaus-tu-vė"),
    ("lv", "ti-pog-rā-fi-ja"), ("nb", "bok-trykker-kunst"), ("nl", "boek-druk-kunst"), ("nn", "bok-tryk-kjar-kunst"),
    ("pl", "gwał-tow-ność"), ("pt-PT", "su-bor-di-na-ção"), ("ru", "пе-ре-но-сить"), ("sk", "kníh-tlačiareň"),
    ("sl", "knji-žev-nost"), ("sr", "штам-па-ри-ја"), ("sr-Latn", "štam-pa-ri-ja"), ("sv", "bok-tryck-ar-konst"),
    ("zu", "umshi-ci-le-li"),
  ])
  func encodingsOfOneByteACharacter(language: String, expected: String) throws {
    try expectEqual(divided(expected.filter { $0 != "-" }, language), expected)
  }

  /// A region's own patterns first, then the language's default.
  @Test(arguments: [
    ("en-GB", "pho-to-graphy"), ("en_AU", "pho-to-graphy"), ("en-ZA", "pho-to-graphy"), ("en", "pho-tog-ra-phy"),
    ("en-CA", "pho-tog-ra-phy"), ("en_US", "pho-tog-ra-phy"), ("en-GB-oed", "pho-to-graphy"),
  ])
  func regions(locale: String, expected: String) throws {
    try expectEqual(divided("photography", locale), expected)
  }

  @Test(arguments: [
    ("pt", "pt-BR"), ("pt-PT", "pt-PT"), ("pt-AO", "pt-BR"), ("de-AT", "de"), ("nb-NO", "nb"), ("no", "no"),
    ("sr-Latn-RS", "sr-Latn"), ("sr-RS", "sr"), ("sr-ME", "sr"), ("hi_IN", "hi"), ("en-GB", "en-GB"),
  ])
  func whosePatterns(locale: String, expected: String) throws {
    #expect(Typesetter(fonts: try pinnedFonts()).hyphenator.language(for: locale) == expected)
  }

  /// Hungarian doubles letters where it divides them: "asz-szonnyal". Such divisions are left out.
  @Test func divisionsThatChangeTheSpelling() throws {
    try expectEqual(divided("asszonnyal", "hu"), "asszonnyal")
    try expectEqual(divided("col·legi", "ca"), "col·legi")
  }

  /// Joiners are letters to Indic patterns, and nothing to the others.
  @Test func joiners() throws {
    try expectEqual(divided("क्\u{200D}षमा", "hi"), "क्\u{200D}ष-मा")
    try expectEqual(divided("Auf\u{200C}lage", "de"), "Auf\u{200C}-la-ge")
  }

  /// Each file is there, is the pinned one, and can be read.
  @Test func everyFileOpens() throws {
    let typesetter = Typesetter(fonts: try pinnedFonts())
    #expect(typesetter.hyphenator.languages.count == 51)
    for language in typesetter.hyphenator.languages {
      _ = typesetter.hyphenator.points(in: Array("aaaa".utf16), language: language)
    }
    #expect(typesetter.reportingFailures {}.failures == [])
  }
}
