import TestSupport
import Testing

@testable import GalleyUnicode

/// Lines are broken by the rules of Unicode 17.0, whatever ICU is installed.
@Suite struct LineBreakRuleTests {
  @Test(
    "a bracket may begin a line after a quotation",
    arguments: [
      ("Say \"certainly\" (twice over)", ["Say ", "\"certainly\" ", "(twice ", "over)"]),
      ("the \"Blue\" (unlit) \"Red\" (lit)", ["the ", "\"Blue\" ", "(unlit) ", "\"Red\" ", "(lit)"]),
      ("“oui” [sic] ‘non’ {sic}", ["“oui” ", "[sic] ", "‘non’ ", "{sic}"]),
      ("»Ja« (leise)", ["»Ja« ", "(leise)"]),
    ])
  func quotationsBeforeBrackets(text: String, pieces: [String]) { expect(text, pieces) }

  @Test(
    "no line ends with an opening quotation mark or begins with a closing one, spaces or not",
    arguments: [
      ("Dis « certes » (deux fois)", ["Dis ", "« certes » ", "(deux ", "fois)"]),
      ("« un » « deux »", ["« un » ", "« deux »"]),
      ("(« un »)", ["(« un »)"]), ("a “ b ” c", ["a ", "“ b ” ", "c"]), ("ab ‹ c › d", ["ab ", "‹ c › ", "d"]),
      ("« un », « deux »!", ["« un », ", "« deux »!"]), ("»Zitat« und »Wort«", ["»Zitat« ", "und ", "»Wort«"]),
      // After a letter it opens nothing, and before one it closes nothing.
      ("a« b", ["a« ", "b"]), ("a »b", ["a ", "»b"]),
    ])
  func quotationMarksWithSpaces(text: String, pieces: [String]) { expect(text, pieces) }

  @Test(
    "quotation marks among ideographs",
    arguments: [
      ("他说“好”吗", ["他", "说", "“好”", "吗"]), ("a“好”b", ["a“好”b"]), ("好“a”好", ["好“a”好"]),
      ("好 “好” 好", ["好 ", "“好” ", "好"]), ("「好」“好”", ["「好」", "“好”"]),
    ])
  func quotationMarksAmongIdeographs(text: String, pieces: [String]) { expect(text, pieces) }

  @Test(
    "a line may end after a hyphen between Hebrew letters, and not before other letters",
    arguments: [
      ("תל־אביבית", ["תל־", "אביבית"]), ("תל-אביבית", ["תל-", "אביבית"]),
      ("תל\u{2010}אביבית", ["תל\u{2010}", "אביבית"]),
      ("שלום\u{AD}עולם", ["שלום\u{AD}", "עולם"]), ("world\u{AD}שלום", ["world\u{AD}", "שלום"]),
      ("ה-iPhone", ["ה-iPhone"]), ("ה־Mac", ["ה־Mac"]), ("א\u{5B7}־ב\u{5B7}", ["א\u{5B7}־", "ב\u{5B7}"]),
      ("א-5", ["א-5"]), ("א-\u{301}ב", ["א-\u{301}", "ב"]),
    ])
  func hyphensAmongHebrewLetters(text: String, pieces: [String]) { expect(text, pieces) }

  @Test(
    "a hyphen that begins a word stays with it",
    arguments: [
      ("the suffix -ist", ["the ", "suffix ", "-ist"]), ("-ist", ["-ist"]),
      ("the suffix -ות", ["the ", "suffix ", "-ות"]),
      ("\u{A0}-ist", ["\u{A0}-ist"]), ("\u{FFFC}-ist", ["\u{FFFC}", "-ist"]), ("a \u{2010}b", ["a ", "\u{2010}b"]),
      ("well-known", ["well-", "known"]), ("(-ist", ["(-", "ist"]),
    ])
  func leadingHyphens(text: String, pieces: [String]) { expect(text, pieces) }

  @Test(
    "numbers",
    arguments: [
      ("$(12.50)", ["$(12.50)"]), ("-12 %", ["-12 ", "%"]), ("equals .35 cents", ["equals ", ".35 ", "cents"]),
      ("a .b", ["a .b"]), ("1,234/5:6%", ["1,234/5:6%"]), ("(12)€", ["(12)€"]), ("a)€", ["a)", "€"]),
      ("%(a)", ["%", "(a)"]),
      ("€(.5)", ["€(.5)"]), ("x/5", ["x/", "5"]), ("1/5", ["1/5"]),
    ])
  func numbers(text: String, pieces: [String]) { expect(text, pieces) }

  @Test(
    "syllables of Brahmic scripts, flags and emoji are whole",
    arguments: [
      ("ᬅᬓ᭄ᬱᬭ", ["ᬅ", "ᬓ᭄ᬱ", "ᬭ"]), ("ꦲꦏ꧀ꦱꦫ", ["ꦲ", "ꦏ꧀ꦱ", "ꦫ"]),
      ("🇩🇪🇫🇷🇬", ["🇩🇪", "🇫🇷", "🇬"]), ("👍🏽👍", ["👍🏽", "👍"]), ("a👩\u{200D}👧b", ["a", "👩\u{200D}👧", "b"]),
    ])
  func syllables(text: String, pieces: [String]) { expect(text, pieces) }

  @Test(
    "no line begins with a repetition mark, after a space neither",
    arguments: [
      ("ក្មេងៗ លេង", "km", 0x17D7), ("ញឹកញាប់ៗ ណាស់", "km", 0x17D7), ("ក្មេង ៗ លេង", "km", 0x17D7),
      ("ເດັກນ້ອຍໆ ຫຼິ້ນ", "lo", 0x0EC6), ("ຫຼາຍໆຄົນ", "lo", 0x0EC6), ("ຫຼາຍ ໆ ຄົນ", "", 0x0EC6),
      ("เด็กๆ ไปเที่ยว", "th", 0x0E46), ("เด็ก ๆ ไป", "", 0x0E46), ("เด็กๆ", "th-u-lw-breakall", 0x0E46),
      ("ក្មេងៗលេង", "und-u-lw-keepall", 0x17D7), ("ᨠᩣᨠᪧᨠ", "", 0x1AA7), ("ꪀꪱꫝꪀ", "", 0xAADD), ("ကꩰက", "my", 0xAA70),
    ])
  func repetitionMarks(text: String, locale: String, mark: UInt16) {
    let units = Array(text.utf16)
    #expect(units.contains(mark))
    let breaks = analyze(text, locale: locale).places(.softBreak)
    #expect(breaks.allSatisfy { $0 == units.count || units[$0] != mark }, "\(text.pieces(at: breaks))")
  }

  /// After a space that the rules keep on the line of what follows, but not of what stands before.
  @Test(arguments: [
    ("a !b", [2]), ("a  »", [3]), ("certes » (", [7]), ("a ) /", [2, 4]), ("a .b", [2]), ("( a", []), ("« a", []),
    ("a b", []), ("a \u{2060}b", []), ("— —", [2]), ("a\u{A0}!", []), ("字。 々", [3]), ("เด็ก ๆ", [5]),
  ])
  func emergencyBreaks(text: String, places: [Int]) {
    #expect(analyze(text).places(.emergencyBreak) == places)
  }

  @Test(
    "what a language changes",
    arguments: [
      // Small kana, as `-u-lb-` says, and in Japanese and Korean without it.
      ("キャッチー", "ja", ["キ", "ャ", "ッ", "チ", "ー"]), ("キャッチー", "ko", ["キ", "ャ", "ッ", "チ", "ー"]),
      ("キャッチー", "zh", ["キャッ", "チー"]), ("キャッチー", "de", ["キャッ", "チー"]),
      ("キャッチー", "de-u-lb-normal", ["キ", "ャ", "ッ", "チ", "ー"]),
      // Curly quotation marks are brackets in Chinese.
      ("a“b”c", "zh", ["a“b”", "c"]), ("a“b”c", "ja", ["a“b”c"]), ("a“b”c", "ja-u-lb-strict", ["a“b”", "c"]),
      // Iteration marks, dashes and centred punctuation.
      ("人々", "ja-u-lb-normal", ["人々"]), ("人々", "und-u-lb-loose", ["人", "々"]),
      ("字〜字", "ja-u-lb-normal", ["字", "〜", "字"]), ("字〜字", "und-u-lb-normal", ["字〜", "字"]),
      ("字！字", "ja-u-lb-loose", ["字", "！", "字"]), ("字！字", "und-u-lb-loose", ["字！", "字"]),
      ("字・字", "ja-u-lb-loose", ["字", "・", "字"]), ("字……字", "und-u-lb-loose", ["字…", "…", "字"]),
      ("字……字", "", ["字……", "字"]), ("5％字℃", "ja-u-lb-loose", ["5", "％", "字", "℃"]), ("5％字℃", "ja", ["5％", "字℃"]),
      ("€字", "ja-u-lb-loose", ["€", "字"]), ("€字", "ja", ["€字"]), ("字‐字", "zh-u-lb-loose", ["字", "‐", "字"]),
      ("字‐字", "zh", ["字‐", "字"]),
    ])
  func tailorings(text: String, locale: String, pieces: [String]) { expect(text, pieces, locale: locale) }

  /// A mark belongs to the character before it (LB9), however many there are, and the rules look past them.
  @Test func marksAreLookedPast() {
    let marks = String(repeating: "\u{301}", count: 3)
    for text in [
      "\"a\"\(marks) (b", "א\(marks)-\(marks)ב", "$\(marks)(\(marks)1", "1\(marks),\(marks)2", "a «\(marks) b",
    ] {
      let plain = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{301}" }))
      let units = Array(text.utf16)
      let bases = units.indices.filter { units[$0] != 0x301 } + [units.count]
      let found = lineBreaks(of: units).indices.filter { lineBreaks(of: units)[$0].contains(.softBreak) }
      let expected = lineBreaks(of: Array(plain.utf16))
      #expect(found == expected.indices.filter { expected[$0].contains(.softBreak) }.map { bases[$0] }, "\(text)")
    }
  }

  /// What looks ahead looks past marks, and long rows of them would show if each place did so again.
  @Test(arguments: ["\u{301}", " ", "«", "»", " »", "$(", "🇩", "ๆ", "1,", "א-", "᭄"])
  func longRowsEnd(unit: String) {
    let units = Array(repeating: Array(unit.utf16), count: 100_000).flatMap(\.self)
    #expect(lineBreaks(of: units).last == .softBreak)
    #expect(lineBreaks(of: units + Array(repeating: 0x301, count: 100_000)).count == units.count + 100_001)
  }

  /// The table has what the rules say of each state and class, and every state that a text can lead to.
  @Test func everyStateIsInTheTable() {
    for state in LineBreakState.all {
      for next in LineBreakClass.allCases {
        let entry = LineBreakTable.shared.entry(state.rawValue, next.rawValue)
        #expect(entry.verdict == state.verdict(before: next))
        #expect(LineBreakState.all.contains { $0.rawValue == entry.state })
      }
    }
  }

  private func lineBreaks(of units: [UInt16]) -> [TextBoundaries] {
    units.withUnsafeBufferPointer { UnicodeAnalyzer().lineBreaks(of: $0, locale: "") }
  }

  private func expect(_ text: String, _ pieces: [String], locale: String = "") {
    #expect(text.pieces(at: analyze(text, locale: locale).places(.softBreak)) == pieces)
  }
}
