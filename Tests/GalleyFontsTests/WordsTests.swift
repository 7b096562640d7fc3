import TestSupport
import Testing

@testable import GalleyFonts

/// Text made at random of what fonts treat in a special way around spaces.
private func randomText(
  _ words: [String], between separators: [String], count: Int, random: inout SeededNumbers
) -> String {
  var text = ["", " ", "  "].randomElement(using: &random) ?? ""
  for _ in 0..<count {
    text += words.randomElement(using: &random) ?? ""
    text += separators.randomElement(using: &random) ?? ""
  }
  return text
}

private let spaces = [" ", " ", " ", " ", "  ", "", "\u{2009}", "\u{A0}"]
private let latinWords = [
  "the", "fi", "ffi", "office", "AV", "To", "Ty", "T.", "L'", "(a", "(A)", "(", ")", "x", "2x", "3", "10", "×", "*",
  "-",
  "--", "->", "<-", ">", ":", ";", ":)", "(:", "[", "]", "“", "”", "‘", "’", "/", "1/2", "1\u{2044}2", "A", "B", "d",
  "é", "να", "Ευρώ", "Щука", "съел", "e\u{301}", "a\u{308}\u{323}", "x\u{20DD}", "\u{301}", "Ä", "ß", "ﬁ", "Ω", "Ж",
  "«a»", "…", "–", "12:30", "(c)",
  "co\u{AD}op", "a\u{200B}b", "j\u{200D}n", "n\u{200C}t", "\u{E000}", "😀",
]
private let arabicWords = [
  "السلام", "عليكم", "لا", "الله", "محمد", "٣٤", "١٢٫٥", "(ا)", "[ب]", "«", "!", "؟", "،", "كـتـاب", "مُحَمَّد", "لَا", "ی",
  "\u{200C}می\u{200C}خواهم", "A", "12", "x", "في", "ب", "الرياض", "ورد", "آدم", "ئۇيغۇر", "پنجره", "أداه", "ءا", "هه",
  "لالله",
]

/// Ideographs, kana with their marks, punctuation that fonts kern, letters with variants and with parts.
private let eastAsianWords = [
  "排版", "字", "一", "直", "骨", "令", "喫茶店", "をあ", "カ", "が", "か\u{3099}", "ﾊ\u{FF9E}", "ﾊﾟ", "ー", "々", "、", "。", "「字」", "（",
  "）", "・",
  "！？", "〜", "…", "——", "\u{3000}", "㌔", "神\u{FE00}", "葛\u{E0100}", "\u{F9D0}", "𠮷", "ㄅㄆˇ", "㆐", "AV", "To", "12", "½",
  "fi", "é",
  "①", "ㇷ゚", "〱", "〲", "丨", "⺀", "一二三四五六七八九十百千", "排版字一直骨令喫茶店漢字、又字", "\u{3164}", "\u{FFA0}",
]

/// The run as HarfBuzz shapes it whole. What asks for these flags is never shaped by words.
func whole(
  _ text: [UInt16], _ range: Range<Int>, _ typesetter: Typesetter, _ font: Font, _ options: ShapingOptions
)
  -> ShapedGlyphs
{
  var options = options
  options.producesUnsafeToConcat = true
  var glyphs = ShapedGlyphs()
  text.withUnsafeBufferPointer { typesetter.shape($0, range: range, font: font, options: options, into: &glyphs) }
  for index in glyphs.indices { glyphs[index].flags.remove(.unsafeToConcat) }
  return glyphs
}

func byWords(
  _ text: [UInt16], _ range: Range<Int>, _ typesetter: Typesetter, _ font: Font, _ options: ShapingOptions
) -> ShapedGlyphs {
  var glyphs = ShapedGlyphs()
  text.withUnsafeBufferPointer { typesetter.shape($0, range: range, font: font, options: options, into: &glyphs) }
  return glyphs
}

struct WordsTests {
  /// A run that is one space is set without HarfBuzz once there was one, in every size and at every place.
  @Test(arguments: [
    ("Inter", "Latn", false), ("Inter", "Arab", true), ("Noto Sans Arabic", "Arab", true),
    ("Noto Sans CJK SC", "Hani", false), ("Galley Test Varied", "Latn", false),
  ])
  func spacesByThemselvesAreSetAlike(family: String, script: String, isRightToLeft: Bool) throws {
    let (typesetter, font) = try TestManifest.typesetter(family, size: 12)
    func space(_ size: Double, _ text: String, at offset: Int, _ typesetter: Typesetter) -> ShapedGlyphs {
      typesetter.shaped(
        text, font.withSize(size), range: offset..<offset + 1, script: script, rightToLeft: isRightToLeft)
    }
    let primer = String(repeating: "a b ", count: 2048)
    _ = typesetter.shaped(primer, font, script: script, rightToLeft: isRightToLeft)
    for _ in 0..<2 { _ = space(12, " ", at: 0, typesetter) }
    let calls = typesetter.work.shapingCalls
    for size in [12, 17.5, 40] {
      for (text, offset) in [(" ", 0), ("من في", 2), ("x y", 1), ("  ", 1), ("\u{301} \u{301}", 1)] {
        let found = space(size, text, at: offset, typesetter)
        #expect(typesetter.work.shapingCalls == calls)
        #expect(found.map(\.cluster) == [Int32(offset)])
        let fresh = Typesetter(fonts: try TestManifest.collection(), isRemembering: false)
        #expect(found == space(size, text, at: offset, fresh), "\(size) pt, \(text)")
      }
    }
  }

  @Test(arguments: [
    ("Inter", "Latn"), ("Liberation Sans", "Latn"), ("Noto Sans", "Latn"), ("Galley Test Varied", "Latn"),
    ("Inter", "Grek"), ("Inter", "Cyrl"), ("Inter", "Zyyy"), ("Noto Sans", "Cyrl"),
    ("Noto Sans Arabic", "Arab"), ("Noto Naskh Arabic", "Arab"), ("Galley Test Varied", "Arab"), ("Inter", "Arab"),
    ("Noto Sans CJK SC", "Hani"), ("Noto Sans CJK SC", "Hira"), ("Noto Sans CJK SC", "Kana"), ("Inter", "Hani"),
  ])
  func shapingByWordsIsShapingWhole(family: String, script: String) throws {
    let (typesetter, font) = try TestManifest.typesetter(family, size: 13)
    let isArabic = script == "Arab"
    let languages = ["Arab": "ar", "Latn": "en", "Hani": "zh", "Hira": "ja", "Kana": "ja"]
    let options = ShapingOptions(
      script: OpenTypeTag(script)?.rawValue ?? 0, isRightToLeft: isArabic, language: languages[script] ?? "")
    let isAlphabetic = ["Latn", "Grek", "Cyrl", "Zyyy"].contains(script)
    let separators = isAlphabetic || isArabic ? spaces : [""] + spaces.prefix(1)
    var random = SeededNumbers(seed: 3)
    for _ in 0..<400 {
      let words =
        isArabic ? arabicWords + latinWords.prefix(20) : isAlphabetic ? latinWords : eastAsianWords
      let count = Int(random.next() % 24) + 1
      let text = Array(randomText(words, between: separators, count: count, random: &random).utf16)
      // Runs start and end anywhere.
      let start = random.next() % 2 == 0 ? 0 : Int(random.next() % UInt64(text.count))
      let end = random.next() % 2 == 0 ? text.count : start + Int(random.next() % UInt64(text.count - start)) + 1
      let expected = whole(text, start..<end, typesetter, font, options)
      // Words are kept when they are met again, and used when they are met once more.
      for _ in 0..<3 {
        let found = byWords(text, start..<end, typesetter, font, options)
        #expect(found == expected, "\(String(decoding: text, as: UTF16.self)) \(start)..<\(end)")
      }
    }
    #expect(typesetter.shaper.pieceCache.pieceCount > 150, "the words were not kept, so nothing was tested")
  }

  @Test func featuresAndSizesAreKeptApart() throws {
    let (typesetter, font) = try TestManifest.typesetter("Galley Test Varied", size: 10)
    let latin = ShapingOptions(script: 0x4C61_746E)
    let loose = ShapingOptions(script: 0x4C61_746E, features: [FontFeature(tag: "kern", value: 0)])
    let text = Array("To AV 12 ".utf16)
    let long = Array(String(repeating: "To AV 12 ", count: 600).utf16)
    for options in [latin, loose, latin] {
      for font in [font, font.withSize(20)] {
        _ = byWords(long, 0..<long.count, typesetter, font, options)
        #expect(
          byWords(text, 0..<text.count, typesetter, font, options)
            == whole(text, 0..<text.count, typesetter, font, options))
      }
    }
  }

  /// Noto Sans has other letters for some languages.
  @Test func languagesThatAFaceTellsApartAreKeptApart() throws {
    let (typesetter, font) = try TestManifest.typesetter("Noto Sans", size: 10)
    func shape(_ text: String, _ language: String) -> ShapedGlyphs {
      let options = ShapingOptions(script: 0x4C61_746E, language: language)
      let units = Array(text.utf16)
      let found = byWords(units, 0..<units.count, typesetter, font, options)
      #expect(found == whole(units, 0..<units.count, typesetter, font, options), "\(language)")
      return found
    }
    for _ in 0..<3 {
      for language in ["", "en", "tr", "ro", "de-CH", "ro-MD"] { _ = shape("pa\u{15F}i fi", language) }
    }
    #expect(shape("pa\u{15F}i fi", "en") == shape("pa\u{15F}i fi", "de"))
    #expect(shape("pa\u{15F}i fi", "en") != shape("pa\u{15F}i fi", "ro"))
  }

  /// A run that is not known to be divisible is kept whole: the second one of the same text is not shaped.
  @Test(arguments: ["Galley Test Variable", "Inter"]) func aRunIsShapedOnce(family: String) throws {
    let (typesetter, font) = try TestManifest.typesetter(family, size: 10)
    let options = ShapingOptions(script: 0x4C61_746E)
    let text = Array("two words (and more)".utf16)
    let first = byWords(text, 0..<text.count, typesetter, font, options)
    let calls = typesetter.work.shapingCalls
    #expect(byWords(text, 0..<text.count, typesetter, font.withSize(20), options).count == first.count)
    #expect(byWords(text, 0..<text.count, typesetter, font, options) == first)
    #expect(typesetter.work.shapingCalls == calls)
  }

  @Test func moreWordsThanTheCacheHolds() throws {
    let (typesetter, font) = try TestManifest.typesetter("Galley Test Mono", size: 10)
    let options = ShapingOptions(script: 0x4C61_746E)
    for block in 0..<9 {
      let text = Array((0..<10_000).map { String(block * 10_000 + $0, radix: 36) }.joined(separator: " ").utf16)
      // What is met once is not kept yet.
      for _ in 0..<2 {
        let glyphs = byWords(text, 0..<text.count, typesetter, font, options)
        #expect(glyphs.count == text.count)
        #expect(glyphs.map { Int($0.cluster) } == Array(text.indices))
      }
    }
    #expect(typesetter.shaper.pieceCache.pieceCount < PieceCache.mostPieces)
  }

  /// HarfBuzz drops malformed lookups; they must neither change nor delay the examination of the others.
  @Test func spoiltLookupsDoNotMislead() throws {
    let folder = try TemporaryFolder()
    let sound = try FontBytes.testFace("GalleyTestVaried-Regular.ttf")
    let fonts = try TestManifest.collection()
    let text = Array(String(repeating: "To AV (fi) بمب 12 ", count: 300).utf16)
    let options = ShapingOptions(script: 0x4C61_746E)
    var random = SeededNumbers(seed: 5)
    for round in 0..<60 {
      var bytes = sound
      for tag: OpenTypeTag in ["GSUB", "GPOS", "GDEF"] {
        for _ in 0..<6 {
          bytes.replace(tag, at: Int(random.next() % 300), with: [UInt8(truncatingIfNeeded: random.next())])
        }
      }
      let file = FontFile(path: try folder.write("spoilt-\(round).ttf", bytes.bytes))
      let font = try fonts.font(FontDescriptor(file: file), size: 10)
      let typesetter = Typesetter(fonts: fonts)
      for _ in 0..<2 {
        #expect(
          byWords(text, 0..<text.count, typesetter, font, options)
            == whole(text, 0..<text.count, typesetter, font, options), "round \(round)")
      }
    }
  }

  @Test func veryLongWordsAreShapedAsWell() throws {
    let (typesetter, font) = try TestManifest.typesetter("Galley Test Mono", size: 10)
    let text = Array((String(repeating: "a", count: 5000) + " b").utf16)
    for _ in 0..<2 {
      #expect(byWords(text, 0..<text.count, typesetter, font, ShapingOptions(script: 0x4C61_746E)).count == 5002)
    }
  }
}

struct WordSeparationTests {
  private func pieces(_ text: String, _ family: String, features: [FontFeature] = []) throws -> [String]? {
    let (typesetter, font) = try TestManifest.typesetter(family, size: 10, features: features)
    let separation = try typesetter.examination(font, ShapingOptions(script: 0x4C61_746E)).separation
    guard let separation else { return nil }
    let units = Array(text.utf16)
    return units.withUnsafeBufferPointer { buffer in
      let survey = separation.survey(buffer, 0..<buffer.count)
      var pieces: [String] = []
      var start = 0
      for index in 1..<buffer.count where buffer[index] == 0x20 && buffer[index - 1] != 0x20 {
        if separation.separates(buffer, at: index, in: 0..<buffer.count, survey) {
          pieces.append(String(decoding: units[start..<index], as: UTF16.self))
          start = index
        }
      }
      return pieces + [String(decoding: units[start...], as: UTF16.self)]
    }
  }

  /// Inter lifts punctuation beside capitals and figures, also across a space, and turns x into × between figures.
  @Test(arguments: [
    ("the quick  brown fox ", ["the", " quick", "  brown", " fox", " "]),
    ("The Quick Brown", ["The", " Quick", " Brown"]),
    ("take 2 x 3 of", ["take", " 2 x 3", " of"]),
    ("take x 3 of", ["take", " x 3", " of"]),
    ("six men", ["six", " men"]),
    ("HERE (NOW)", ["HERE (NOW)"]),
    ("here (now) or", ["here", " (now)", " or"]),
    ("here (a b) or", ["here", " (a", " b)", " or"]),
    ("here(a b) or", ["here(a b)", " or"]),
    ("here(a bcdef) or", ["here(a", " bcdef)", " or"]),
    ("up: Now", ["up: Now"]),
  ])
  func interLooksAcrossSomeSpaces(text: String, expected: [String]) throws {
    try expectEqual(pieces(text, "Inter"), expected)
  }

  /// Noto Sans CJK kerns kana and punctuation, and never ideographs.
  @Test func lettersThatNoLookupJoinsAreShapedApart() throws {
    let (typesetter, font) = try TestManifest.typesetter("Noto Sans CJK SC", size: 10)
    let separation = try #require(
      try typesetter.examination(font, ShapingOptions(script: 0x4861_6E69, language: "zh")).separation)
    func separates(_ pair: String) -> Bool {
      let units = Array(pair.utf16)
      return separation.separates(units[0], from: units[1])
    }
    #expect(["排版", "版，", "。字", "「字"].filter { !separates($0) } == [])
    #expect(["クス", "か\u{3099}", "神\u{FE00}", "字 ", " 字", "AV", "ﾊ\u{FF9E}"].filter(separates) == [])
  }

  @Test func aFontWithoutContextsIsSplitEverywhere() throws {
    try expectEqual(pieces("HERE (NOW) a\u{301} x", "Galley Test Mono"), ["HERE", " (NOW)", " a\u{301}", " x"])
    try expectEqual(pieces("To AV", "Galley Test Varied"), ["To", " AV"])
  }

  @Test func requestedFractionsLookAtSpaces() throws {
    #expect(try pieces("1 1/2", "Inter", features: [FontFeature(tag: "frac", value: 1)]) == nil)
  }
}
