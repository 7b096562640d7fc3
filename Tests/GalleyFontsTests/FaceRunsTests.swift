import GalleyFonts
import GalleyUnicode
import TestSupport
import Testing

/// A run as `start end name`, with `!` if its characters are missing.
private func runs(
  _ text: String, _ typesetter: Typesetter, _ font: Font, range: Range<Int>? = nil
) -> [String] {
  let units = Array(text.utf16)
  return units.withUnsafeBufferPointer { buffer in
    let analysis = typesetter.analyzer.analyze(buffer, direction: .natural, locale: "")
    let runs = typesetter.faceRuns(buffer, range: range ?? 0..<units.count, font: font) {
      analysis.boundaries[$0].contains(.grapheme)
    }
    return runs.map {
      "\($0.range.lowerBound) \($0.range.upperBound) \($0.font.fontName)\($0.isMissing ? "!" : "")"
    }
  }
}

struct FaceRunsTests {
  private static let fallback = [
    "Noto Sans", "Noto Sans Arabic", "Noto Sans Devanagari", "Noto Sans CJK SC", "Noto Color Emoji",
  ]

  private let typesetter: Typesetter
  private let font: Font

  init() throws {
    (typesetter, font) = try TestManifest.typesetter("Galley Test Varied", size: 10, fallback: Self.fallback)
  }

  @Test(arguments: [
    ("", []),
    ("Hello", ["0 5 GalleyTestVaried-Regular"]),
    ("aДb", ["0 1 GalleyTestVaried-Regular", "1 2 NotoSans-Regular", "2 3 GalleyTestVaried-Regular"]),
    ("漢字", ["0 2 NotoSansCJKsc-Regular"]),
    ("नमस्ते", ["0 6 NotoSansDevanagari-Regular"]),
    // The face itself has these Arabic letters, but not Farsi's yeh.
    ("با", ["0 2 GalleyTestVaried-Regular"]),
    ("بی", ["0 1 GalleyTestVaried-Regular", "1 2 NotoSansArabic-Regular"]),
    ("a\u{E000}b", ["0 1 GalleyTestVaried-Regular", "1 2 GalleyTestVaried-Regular!", "2 3 GalleyTestVaried-Regular"]),
  ])
  func eachCharacterGoesToTheFirstFaceThatHasIt(text: String, expected: [String]) {
    #expect(runs(text, typesetter, font) == expected)
  }

  @Test(arguments: [
    // The accent alone would come from the face, but x with it from none of its anchors: the cluster is covered.
    ("e\u{301}", ["0 2 GalleyTestVaried-Regular"]),
    // é is not in the face, but e and the accent are.
    ("\u{E9}", ["0 1 GalleyTestVaried-Regular"]),
    // The face has e, but not this accent, nor the letter made of both.
    ("e\u{306}", ["0 2 NotoSans-Regular"]),
    // The face has A with ring, but no combining ring.
    ("A\u{30A}", ["0 2 GalleyTestVaried-Regular"]),
  ])
  func aClusterStaysWhole(text: String, expected: [String]) {
    #expect(runs(text, typesetter, font) == expected)
  }

  /// Galley Test Mono has ệ, ẹ, ê, e and the alefs, but none of their marks.
  @Test(arguments: [
    "e\u{302}\u{323}", "e\u{323}\u{302}", "\u{1EB9}\u{302}", "\u{1EC7}",
    "\u{628}\u{627}\u{653}", "\u{628}\u{622}", "A\u{30A}", "\u{212B}", "\u{1112}\u{1161}\u{11AB}",
  ])
  func canonicallyEquivalentTextIsTheSame(text: String) throws {
    let mono = try typesetter.fonts.font(FontDescriptor(family: "Galley Test Mono"), size: 10)
    let found = runs(text, typesetter, mono)
    #expect(found == ["0 \(text.utf16.count) GalleyTestMono-Regular"])
    let alone = Typesetter(fonts: try TestManifest.collection())
    #expect(runs(text, alone, mono) == found)
    // And it is set with the one glyph.
    let scripts: [Unicode.Scalar: String] = ["\u{628}": "Arab", "\u{1112}": "Hang"]
    let script = text.unicodeScalars.first.flatMap { scripts[$0] } ?? "Latn"
    #expect(!alone.shaped(text, mono, script: script, rightToLeft: script == "Arab").contains { $0.glyph == 0 })
  }

  /// A cluster that no face has whole is divided; what one face has of it stays together.
  @Test(arguments: [
    ("x🏽", ["0 1 GalleyTestVaried-Regular", "1 3 NotoColorEmoji"]),
    ("x🏽🏽a", ["0 1 GalleyTestVaried-Regular", "1 5 NotoColorEmoji", "5 6 GalleyTestVaried-Regular"]),
    ("x\u{301}🏽", ["0 2 GalleyTestVaried-Regular", "2 4 NotoColorEmoji"]),
    ("क\u{200D}🏽", ["0 2 NotoSansDevanagari-Regular", "2 4 NotoColorEmoji"]),
    ("x\u{10A01}", ["0 1 GalleyTestVaried-Regular", "1 3 GalleyTestVaried-Regular!"]),
    ("\u{E000}\u{301}", ["0 1 GalleyTestVaried-Regular!", "1 2 GalleyTestVaried-Regular"]),
  ])
  func aClusterThatNoFaceHasIsDivided(text: String, expected: [String]) {
    #expect(runs(text, typesetter, font) == expected)
  }

  /// A skin tone that colours nothing is a picture by itself: the character before it stays in its font, as does one
  /// before a variation selector that makes no emoji of it.
  @Test(arguments: [
    (" 🏽", ["0 1 GalleyTestVaried-Regular", "1 3 NotoColorEmoji"]),
    ("x 🏽 x", ["0 2 GalleyTestVaried-Regular", "2 4 NotoColorEmoji", "4 6 GalleyTestVaried-Regular"]),
    ("1🏽", ["0 1 GalleyTestVaried-Regular", "1 3 NotoColorEmoji"]),
    (" \u{301}🏽", ["0 2 GalleyTestVaried-Regular", "2 4 NotoColorEmoji"]),
    ("🏽🏽", ["0 4 NotoColorEmoji"]), ("☝🏽", ["0 3 NotoColorEmoji"]), ("👍🏽", ["0 4 NotoColorEmoji"]),
    (" \u{FE0F}", ["0 2 GalleyTestVaried-Regular"]), ("x\u{FE0F}x", ["0 3 GalleyTestVaried-Regular"]),
  ])
  func aCharacterBeforeALoneSkinToneStaysInItsFont(text: String, expected: [String]) {
    #expect(runs(text, typesetter, font) == expected)
  }

  @Test(arguments: [
    ("Д\u{200B}Д", ["0 3 NotoSans-Regular"]),
    ("Д\n", ["0 2 NotoSans-Regular"]),
    ("\u{200F}Д", ["0 2 NotoSans-Regular"]),
    ("\u{200F}\u{FFFC}", ["0 2 GalleyTestVaried-Regular"]),
    ("a\tb", ["0 3 GalleyTestVaried-Regular"]),
  ])
  func whatNeedsNoGlyphSplitsNothing(text: String, expected: [String]) {
    #expect(runs(text, typesetter, font) == expected)
  }

  @Test(arguments: [
    ("😀", ["0 2 NotoColorEmoji"]),
    ("👩‍👩‍👧", ["0 8 NotoColorEmoji"]),
    ("🇩🇪", ["0 4 NotoColorEmoji"]),
    ("1\u{FE0F}\u{20E3}", ["0 3 NotoColorEmoji"]),
    ("12", ["0 2 GalleyTestVaried-Regular"]),
    // Copyright shows as text unless it is asked to be an emoji.
    ("©", ["0 1 GalleyTestVaried-Regular"]),
    ("©\u{FE0F}", ["0 2 NotoColorEmoji"]),
    ("☝🏽", ["0 3 NotoColorEmoji"]),
    // Nothing but the emoji face has it.
    ("😀\u{FE0E}", ["0 3 NotoColorEmoji"]),
    ("a😀b", ["0 1 GalleyTestVaried-Regular", "1 3 NotoColorEmoji", "3 4 GalleyTestVaried-Regular"]),
  ])
  func emojiPreferColor(text: String, expected: [String]) {
    #expect(runs(text, typesetter, font) == expected)
  }

  /// No face is coloured, and each has the letter.
  @Test func whereNoFaceSuitsTheFirstOneSets() throws {
    let (typesetter, font) = try TestManifest.typesetter(
      "Galley Test Mono", size: 10, fallback: ["Galley Test Varied", "Noto Sans"])
    #expect(runs("a\u{FE0F}", typesetter, font) == ["0 2 GalleyTestMono-Regular"])
    #expect(runs("b\u{FE0F}a", typesetter, font) == ["0 3 GalleyTestMono-Regular"])
  }

  @Test func onlyTheRangeIsSplit() {
    #expect(runs("aДb", typesetter, font, range: 1..<2) == ["1 2 NotoSans-Regular"])
    #expect(runs("aДb", typesetter, font, range: 1..<1) == [])
  }

  @Test func answersDoNotDependOnTheOrderOfQuestions() {
    let texts = ["😀", "©", "漢", "e\u{306}", "©\u{FE0F}", "e", "a\u{E000}"]
    let first = texts.map { runs($0, typesetter, font) }
    let second = texts.reversed().map { runs($0, Typesetter(fonts: typesetter.fonts), font) }.reversed()
    #expect(first == Array(second))
    #expect(texts.map { runs($0, typesetter, font) } == first)
  }

  @Test func fallbackFontsKeepSizeAndFeatures() throws {
    let tabular = FontFeature(tag: "tnum", value: 1)
    let font = try typesetter.fonts.font(
      FontDescriptor(family: "Galley Test Mono", features: [tabular]), size: 21)
    let units = Array("नa".utf16)
    let runs = units.withUnsafeBufferPointer {
      typesetter.faceRuns($0, range: 0..<2, font: font, isClusterStart: { _ in true })
    }
    #expect(runs.map(\.font.pointSize) == [21, 21])
    #expect(runs.map(\.font.features) == [[tabular], [tabular]])
    #expect(runs[1].font == font)
  }

  @Test func theFontsOwnListComesFirst() throws {
    let fonts = try TestManifest.collection(fallback: ["Noto Color Emoji"])
    let list = [
      FontDescriptor(family: "Galley Test Varied", weight: 700), FontDescriptor(family: "Noto Sans Devanagari"),
    ]
    let font = try fonts.font(FontDescriptor(family: "Inter", cascadeList: list), size: 10)
    #expect(
      runs("aאन1", Typesetter(fonts: fonts), font)
        == ["0 1 Inter-Regular", "1 2 GalleyTestVaried-Bold", "2 3 NotoSansDevanagari-Regular", "3 4 Inter-Regular"])
  }

  @Test func fallbackFontsKeepTheWeight() throws {
    let fonts = try TestManifest.collection(fallback: ["Galley Test Varied"])
    let manifest = fonts.manifest
    var bold = manifest
    bold.faces[0].weight = 700
    let heavy = try FontCollection(manifest: bold)
    let font = try heavy.font(FontDescriptor(), size: 10)
    #expect(runs("ab¦", Typesetter(fonts: heavy), font) == ["0 3 GalleyTestMono-Regular"])
    #expect(runs("æ\u{301}", Typesetter(fonts: heavy), font) == ["0 2 GalleyTestVaried-Bold"])
  }

  @Test func withoutFallbackMissingCharactersStayMissing() throws {
    let fonts = try FontCollection(manifest: TestManifest.manifest(fallback: ["Noto Sans"]), fallback: [])
    let font = try fonts.font(FontDescriptor(), size: 10)
    #expect(
      runs("aन", Typesetter(fonts: fonts), font) == ["0 1 GalleyTestMono-Regular", "1 2 GalleyTestMono-Regular!"])
  }

  @Test func anAbsentFallbackFontIsReportedWhenNeeded() throws {
    var manifest = TestManifest.manifest(fallback: ["Gone", "Noto Sans"])
    manifest.faces.append(
      FontManifest.Entry(family: "Gone", postScriptName: "Gone-Regular", package: "fonts-gone", file: "gone.ttf"))
    let fonts = try FontCollection(manifest: manifest)
    let font = try fonts.font(FontDescriptor(family: "Galley Test Varied"), size: 10)
    let typesetter = Typesetter(fonts: fonts)
    let plain = typesetter.reportingFailures { runs("abc", typesetter, font) }
    #expect(plain.result == ["0 3 GalleyTestVaried-Regular"])
    #expect(plain.failures == [])
    let absent = FontError.absent(
      file: "gone.ttf", package: "fonts-gone", searched: fonts.manifest.allFoldersForTests)
    // Again with each text that needs it, be it another one or the same.
    for text in ["Д", "Ж", "Д"] {
      let cyrillic = typesetter.reportingFailures { runs(text, typesetter, font) }
      #expect(cyrillic.result == ["0 1 NotoSans-Regular"])
      #expect(cyrillic.failures == [absent])
    }
  }

  /// Nothing is lost that failed outside of `reportingFailures`, or in a body that threw.
  @Test func failuresWaitUntilTheyAreReturned() throws {
    struct Stop: Error {}
    var manifest = TestManifest.manifest(fallback: ["Gone", "Noto Sans"])
    manifest.faces.append(.init(family: "Gone", postScriptName: "Gone-Regular", file: "gone.ttf"))
    let fonts = try FontCollection(manifest: manifest)
    let font = try fonts.font(FontDescriptor(family: "Galley Test Varied"), size: 10)
    let typesetter = Typesetter(fonts: fonts)
    _ = runs("Д", typesetter, font)
    #expect(throws: Stop.self) { _ = try typesetter.reportingFailures { () throws(Stop) in throw Stop() } }
    #expect(typesetter.reportingFailures {}.failures.count == 1)
    #expect(typesetter.reportingFailures {}.failures == [])
  }

  /// An absent stand-in before the one for emoji is a failure only if it had to be tried.
  @Test(arguments: [(true, 0), (false, 1)]) func anEmojiGoesToColouredFacesFirst(isColor: Bool, failures: Int) throws {
    let emoji = "Noto Color Emoji"
    let faces: [FontManifest.Entry] = [
      .init(family: "Mono", postScriptName: "Mono-Regular", file: "GalleyTestMono.ttf"),
      .init(family: "Absent", postScriptName: "Absent-Regular", file: "no-such-face.ttf"),
      .init(
        family: emoji, postScriptName: "NotoColorEmoji", isColor: isColor, file: "truetype/noto/NotoColorEmoji.ttf"),
    ]
    let fonts = try FontCollection(
      manifest: FontManifest(
        folder: Repository.path("Fonts"), faces: faces, system: "Mono", fallback: ["Absent", emoji]))
    let typesetter = Typesetter(fonts: fonts)
    let font = try fonts.font(FontDescriptor(), size: 10)
    let text = Array("😀".utf16)
    let runs = typesetter.reportingFailures {
      text.withUnsafeBufferPointer { text in typesetter.faceRuns(text, range: 0..<2, font: font) { $0 == 0 } }
    }
    #expect(runs.result.map(\.font.familyName) == [emoji])
    #expect(runs.failures.count == failures)
  }
}

extension FontManifest {
  var allFoldersForTests: [String] { [folder] + searchFolders }
}
