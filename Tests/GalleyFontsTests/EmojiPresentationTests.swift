import GalleyFonts
import GalleyUnicode
import TestSupport
import Testing

/// Symbols that are emoji only before U+FE0F. The mono face has none of them; CJK, which comes first, has all.
struct EmojiPresentationTests {
  private static let standIns = ["Noto Sans CJK SC", "Noto Sans", "Noto Color Emoji"]

  private func face(
    _ text: String, _ presentation: EmojiPresentation = .apple, font descriptor: FontDescriptor = FontDescriptor()
  ) throws -> [String] {
    let fonts = try FontCollection(
      manifest: TestManifest.manifest(fallback: EmojiPresentationTests.standIns), emojiPresentation: presentation)
    let typesetter = Typesetter(fonts: fonts)
    let font = try fonts.font(descriptor, size: 10)
    let units = Array(text.utf16)
    return units.withUnsafeBufferPointer { buffer in
      let analysis = typesetter.analyzer.analyze(buffer, direction: .natural, locale: "")
      return typesetter.faceRuns(buffer, range: 0..<units.count, font: font) {
        analysis.boundaries[$0].contains(.grapheme)
      }.map(\.font.fontName)
    }
  }

  @Test(arguments: ["☎", "✔", "☺", "☺\u{FE0F}", "✔☎", "😀"])
  func symbolsWithoutSelectorAreColoured(text: String) throws {
    try expectEqual(face(text), ["NotoColorEmoji"])
  }

  @Test(arguments: ["☎\u{FE0E}", "★", "™", "©"]) func othersAreText(text: String) throws {
    #expect(try face(text).allSatisfy { $0 != "NotoColorEmoji" })
  }

  /// Noto Color Emoji has glyphs for digits, which keycaps are made of.
  @Test func digitsAreText() throws {
    let name = FontDescriptor(name: "NotoSansArabic-Regular")
    #expect(try face("#", font: name).allSatisfy { $0 != "NotoColorEmoji" })
  }

  @Test func theFontsOwnSymbolsStay() throws {
    try expectEqual(face("❤", font: FontDescriptor(family: "Inter")), ["Inter-Regular"])
    let cascade = FontDescriptor(cascadeList: [FontDescriptor(family: "Noto Sans CJK SC")])
    try expectEqual(face("☎", font: cascade), ["NotoSansCJKsc-Regular"])
  }

  @Test func unicodeLeavesThemText() throws {
    try expectEqual(face("☎", .unicode), ["NotoSansCJKsc-Regular"])
    try expectEqual(face("☎\u{FE0F}", .unicode), ["NotoColorEmoji"])
  }

  @Test func theReasonIsThatNoOtherWasAsked() throws {
    let fonts = try FontCollection(manifest: TestManifest.manifest(fallback: EmojiPresentationTests.standIns))
    let typesetter = Typesetter(fonts: fonts)
    let units = Array("☎".utf16)
    let candidates = try units.withUnsafeBufferPointer {
      typesetter.candidates(for: 0..<1, of: $0, font: try fonts.font(FontDescriptor(), size: 10))
    }
    #expect(candidates.map(\.verdict) == [.lacks([0x260E]), .notColored, .lacks([0x260E]), .chosen])
  }
}
