import GalleyFonts
import GalleyText
import TestSupport
import Testing

/// Which of the pinned faces stand in for which text.
@Suite struct PinnedFallbackTests {
  /// The faces of each stretch that the font itself does not set, and the text that they set, in order.
  private func standIns(
    _ text: String, family: String = "system", weight: Int = 400, locale: String = "", language: String? = nil
  ) throws -> [String] {
    let fonts = try pinnedFonts()
    let font = try fonts.font(FontDescriptor(family: family, weight: weight), size: 15)
    let typesetter = Typesetter(fonts: fonts)
    let attributed = AttributedText(text, attributes: TextAttributes { $0.languageIdentifier = language })
    let shaped = shape(attributed, defaultFont: font, locale: locale, with: typesetter)
    #expect(typesetter.reportingFailures {}.failures == [])
    let units = Array(text.utf16)
    var found: [(name: String, text: String)] = []
    let paragraph = shaped.paragraphs[0]
    for item in paragraph.items where paragraph.font(of: item).font != font {
      let name = paragraph.font(of: item).font.fontName
      let part = String(decoding: units[item.range], as: UTF16.self)
      if found.last?.name == name {
        found[found.count - 1].text += part
      } else {
        found.append((name, part))
      }
    }
    return found.map { "\($0.name) \($0.text)" }
  }

  /// Noto Sans Mongolian has these signs too, turned for vertical lines, and stands before.
  @Test(arguments: ["、。「」『』《》〈〉【】", "漢字、「字」。", "text、「text」。text", "《1》"])
  func punctuationComesWithTheIdeographs(text: String) throws {
    let found = try standIns(text)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.hasPrefix("NotoSansCJKsc-Regular") })
  }

  @Test func punctuationOfMongolianIsMongolian() throws {
    let found = try standIns("ᠮᠣᠩᠭᠣᠯ᠂ ᠪᠢᠴᠢᠭ᠃")
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.hasPrefix("NotoSansMongolian") })
  }

  @Test(arguments: [
    ("ja", "NotoSansCJKjp"), ("ja_JP", "NotoSansCJKjp"), ("zh", "NotoSansCJKsc"), ("zh-Hans", "NotoSansCJKsc"),
    ("zh_CN", "NotoSansCJKsc"), ("zh-SG", "NotoSansCJKsc"), ("zh-Hant", "NotoSansCJKtc"), ("zh_TW", "NotoSansCJKtc"),
    ("zh-Hant-TW", "NotoSansCJKtc"), ("zh-HK", "NotoSansCJKhk"), ("zh-Hant-HK", "NotoSansCJKhk"),
    ("zh-MO", "NotoSansCJKhk"), ("yue", "NotoSansCJKhk"), ("yue-Hans", "NotoSansCJKsc"), ("ko", "NotoSansCJKkr"),
    ("ko-KR", "NotoSansCJKkr"), ("", "NotoSansCJKsc"), ("en_US", "NotoSansCJKsc"), ("de", "NotoSansCJKsc"),
  ])
  func pluralFormsFollowTheLanguage(locale: String, face: String) throws {
    try expectEqual(standIns("直骨、今。", locale: locale), ["\(face)-Regular 直骨、今。"])
    let language = locale.isEmpty ? "und" : locale
    try expectEqual(standIns("直骨、今。", locale: "ja", language: language), ["\(face)-Regular 直骨、今。"])
    try expectEqual(standIns("直骨、今。", weight: 700, locale: locale), ["\(face)-Bold 直骨、今。"])
  }

  @Test func theRunsLanguageWins() throws {
    try expectEqual(standIns("直", locale: "ja", language: "zh-Hant"), ["NotoSansCJKtc-Regular 直"])
    try expectEqual(standIns("直", locale: "zh-Hant", language: "ja"), ["NotoSansCJKjp-Regular 直"])
  }

  /// Without a language that the faces know, the paragraph's other scripts tell.
  @Test(arguments: [
    ("漢字かな", "NotoSansCJKjp-Regular 漢字かな"), ("漢字カナ、", "NotoSansCJKjp-Regular 漢字カナ、"),
    ("한국 漢字", "NotoSansCJKkr-Regular 한국漢字"), ("漢字ㄅㄆ", "NotoSansCJKtc-Regular 漢字ㄅㄆ"),
    ("漢字", "NotoSansCJKsc-Regular 漢字"),
  ])
  func neighboursTellTheLanguage(text: String, expected: String) throws {
    try expectEqual(standIns(text, locale: "en_US"), [expected])
  }

  @Test(arguments: [
    ("Liberation Serif", "直", "NotoSerifCJKsc-Regular 直"), ("Noto Serif", "直", "NotoSerifCJKsc-Regular 直"),
    ("Liberation Sans", "直", "NotoSansCJKsc-Regular 直"), ("Liberation Mono", "直", "NotoSansCJKsc-Regular 直"),
    ("Liberation Serif", "ไทย", "NotoSerifThai-Regular ไทย"), ("Liberation Sans", "ไทย", "NotoSansThai-Regular ไทย"),
  ])
  func serifFontsFallBackToSerifFonts(family: String, text: String, expected: String) throws {
    try expectEqual(standIns(text, family: family), [expected])
  }

  /// What belongs to no script comes from the faces of signs, whatever others happen to have it.
  @Test func signsComeFromTheFacesOfSigns() throws {
    try expectEqual(standIns("♞"), ["NotoSansSymbols2-Regular ♞"])
    try expectEqual(standIns("a\u{3000}b"), ["NotoSansCJKsc-Regular \u{3000}"])
  }
}
