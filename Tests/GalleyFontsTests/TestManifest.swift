import Glibc
import TestSupport
import Testing

@testable import GalleyFonts

/// The faces that these tests use: the project's own, and some of Debian's packages.
enum TestManifest {
  static let entries: [FontManifest.Entry] = [
    entry("Galley Test Mono", "GalleyTestMono-Regular", "GalleyTestMono.ttf"),
    entry("Galley Test Varied", "GalleyTestVaried-Regular", "GalleyTestVaried-Regular.ttf"),
    entry("Galley Test Varied", "GalleyTestVaried-Bold", "GalleyTestVaried-Bold.ttf", weight: 700),
    entry("Galley Test Varied", "GalleyTestVaried-Italic", "GalleyTestVaried-Italic.ttf", italic: true),
    entry("Galley Test Variable", "GalleyTestVariable-Regular", "GalleyTestVariable.ttf"),
    entry("Inter", "Inter-Regular", "opentype/inter/Inter-Regular.otf", package: "fonts-inter"),
    entry(
      "Liberation Sans", "LiberationSans", "truetype/liberation2/LiberationSans-Regular.ttf",
      package: "fonts-liberation2"),
    entry("Noto Sans", "NotoSans-Regular", "truetype/noto/NotoSans-Regular.ttf", package: "fonts-noto-core"),
    entry(
      "Noto Sans Arabic", "NotoSansArabic-Regular", "truetype/noto/NotoSansArabic-Regular.ttf",
      package: "fonts-noto-core"),
    entry(
      "Noto Naskh Arabic", "NotoNaskhArabic-Regular", "truetype/noto/NotoNaskhArabic-Regular.ttf",
      package: "fonts-noto-core"),
    entry(
      "Noto Sans Devanagari", "NotoSansDevanagari-Regular", "truetype/noto/NotoSansDevanagari-Regular.ttf",
      package: "fonts-noto-core"),
    entry(
      "Noto Sans CJK SC", "NotoSansCJKsc-Regular", "opentype/noto/NotoSansCJK-Regular.ttc", index: 2,
      package: "fonts-noto-cjk"),
    entry(
      "Noto Sans Mongolian", "NotoSansMongolian-Regular", "truetype/noto/NotoSansMongolian-Regular.ttf",
      package: "fonts-noto-core"),
    entry("Noto Color Emoji", "NotoColorEmoji", "truetype/noto/NotoColorEmoji.ttf", package: "fonts-noto-color-emoji"),
    entry("Galley Test Layers", "GalleyTestLayers-Regular", "GalleyTestLayers.ttf"),
    entry("Galley Test Paints", "GalleyTestPaints-Regular", "GalleyTestPaints.ttf"),
  ]

  private static func entry(
    _ family: String, _ name: String, _ file: String, weight: Int = 400, italic: Bool = false, index: Int = 0,
    package: String = ""
  ) -> FontManifest.Entry {
    FontManifest.Entry(
      family: family, postScriptName: name, weight: weight, italic: italic, package: package, file: file, index: index)
  }

  static func manifest(fallback: [String] = []) -> FontManifest {
    FontManifest(
      folder: Repository.path("Fonts"), faces: entries, system: "Galley Test Mono", fallback: fallback)
  }

  static func collection(fallback: [String] = [], emojiMetrics: EmojiMetrics = .font) throws -> FontCollection {
    try FontCollection(manifest: manifest(fallback: fallback), emojiMetrics: emojiMetrics)
  }

  /// A typesetter and a font of the collection above.
  static func typesetter(
    _ family: String, size: Double, weight: Int = 400, features: [FontFeature] = [], fallback: [String] = [],
    emojiMetrics: EmojiMetrics = .font
  ) throws -> (typesetter: Typesetter, font: Font) {
    let fonts = try collection(fallback: fallback, emojiMetrics: emojiMetrics)
    let font = try fonts.font(FontDescriptor(family: family, weight: weight, features: features), size: size)
    return (Typesetter(fonts: fonts), font)
  }
}

extension Typesetter {
  /// Shapes all of `text`, or a part of it, left to right unless it says otherwise.
  func shaped(
    _ text: String, _ font: Font, range: Range<Int>? = nil, script: String = "Latn", rightToLeft: Bool = false,
    language: String = "", features: [FontFeature] = []
  ) -> ShapedGlyphs {
    let units = Array(text.utf16)
    var glyphs = ShapedGlyphs()
    let options = ShapingOptions(
      script: OpenTypeTag(script)?.rawValue ?? 0, isRightToLeft: rightToLeft, language: language, features: features)
    units.withUnsafeBufferPointer {
      shape($0, range: range ?? 0..<units.count, font: font, options: options, into: &glyphs)
    }
    return glyphs
  }
}

extension Typesetter {
  /// What is found in the lookups of the plan for a font.
  func examination(_ font: Font, _ options: ShapingOptions) throws -> PlanExamination {
    let sized = sizedFonts[font]
    return PlanExamination(try #require(PlanLookups(sized, options, shaper.buffer)), sized.face) {
      PlainGlyphs.all(of: sized.face)
    }
  }
}
