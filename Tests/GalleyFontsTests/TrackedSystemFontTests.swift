import TestSupport
import Testing

@testable import GalleyFonts

/// The system font that stands in for San Francisco, in the mono face: 600 units for every letter.
struct TrackedSystemFontTests {
  private let fonts: FontCollection
  private let typesetter: Typesetter

  /// The mono face in several weights for text, for large sizes, and by another name.
  private static func manifest(_ systemFont: SystemFontSetting?) -> FontManifest {
    let faces = ["Text", "Display", "Other"].flatMap { family in
      [300, 400, 500, 600, 700].map { weight in
        FontManifest.Entry(
          family: family, postScriptName: "\(family)-\(weight)", weight: weight, file: "GalleyTestMono.ttf")
      }
    }
    let varied = FontManifest.Entry(
      family: "Varied", postScriptName: "Varied", file: "GalleyTestVaried-Regular.ttf")
    return FontManifest(
      folder: Repository.path("Fonts"), faces: faces + [varied], system: "Text", systemDisplay: "Display",
      systemFont: systemFont, fallback: ["Varied"])
  }

  init() throws {
    fonts = try FontCollection(manifest: TrackedSystemFontTests.manifest(.tracked))
    typesetter = Typesetter(fonts: fonts)
  }

  private func glyphs(_ text: String, _ font: Font, script: String = "Latn") -> [[Double]] {
    typesetter.shaped(text, font, script: script).map {
      [Double($0.advance) / 65_536, Double($0.xOffset) / 65_536]
    }
  }

  /// 16.16 points.
  private func points(_ value: Double) -> Double { (value * 65_536).rounded() / 65_536 }

  @Test(arguments: [
    (5.0, 41.0), (6, 41), (7, 34), (8, 26), (9, 19), (9.5, 15.5), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11),
    (15, -16), (16, -20), (16.5, -23), (17, -26), (18, -25), (19, -24), (19.5, -23.5), (20, 2), (21, 0.9), (22, -0.2),
    (24, -1), (28, -3), (34, -5), (41, -6.8), (48, -8.5), (96, -8.5),
  ])
  func lettersAreSpacedBySanFranciscosTracking(size: Double, thousandths: Double) throws {
    let font = try fonts.font(FontDescriptor(), size: size)
    let space = points(thousandths * size / 1000)
    let advance = (0.6 * size * 65_536).rounded(.down) / 65_536 + space
    let offset = (space * 65_536 / 2).rounded(.towardZero) / 65_536
    #expect(glyphs("a b", font) == Array(repeating: [advance, offset], count: 3))
  }

  @Test(arguments: [(300, -26.0), (400, -26), (500, -21), (600, -16), (700, -16)])
  func semiboldIsWider(weight: Int, thousandths: Double) throws {
    let font = try fonts.font(FontDescriptor(weight: weight), size: 17)
    #expect(font.fontName == "Text-\(weight)")
    #expect(abs(glyphs("a", font)[0][0] - 10.2 - thousandths * 0.017) < 1e-4)
  }

  /// Both are one face in one typesetter, whose words are kept for all sizes and spacings.
  @Test func aFamilyByNameIsAsItIs() throws {
    let text = Array(repeating: "abc def", count: 600).joined(separator: " ")
    for size in [10.0, 17, 10] {
      let system = try fonts.font(FontDescriptor(family: "system"), size: size)
      let named = try fonts.font(FontDescriptor(family: "Text"), size: size)
      #expect(system.face == named.face && system != named && abs(named.ascender - 0.8 * size) < 1e-4)
      let space = points((size == 10 ? 12 : -26) * size / 1000)
      for _ in 0..<2 {
        let plain = glyphs(text, named)
        #expect(plain.allSatisfy { $0[1] == 0 })
        #expect(glyphs(text, system).map { $0[0] } == plain.map { $0[0] + space })
      }
    }
  }

  @Test func fallbackFontsAndLigaturesAreUntracked() throws {
    let system = try fonts.font(FontDescriptor(), size: 10)
    // The mono face has no combining mark.
    let units = Array("aq\u{301}".utf16)
    let runs = units.withUnsafeBufferPointer {
      typesetter.faceRuns($0, range: 0..<3, font: system) { $0 < 2 }
    }
    let standIn = try #require(runs.last)
    #expect(standIn.font.fontName == "Varied")
    try #expect(
      glyphs("q\u{301}", standIn.font)
        == glyphs("q\u{301}", fonts.font(FontDescriptor(name: "Varied"), size: 10)))
    var manifest = TrackedSystemFontTests.manifest(.tracked)
    (manifest.system, manifest.systemDisplay) = ("Varied", nil)
    let varied = try FontCollection(manifest: manifest).font(FontDescriptor(), size: 10)
    let ligature = try #require(glyphs("fi", varied).first)
    #expect(glyphs("fi", varied).count == 1)
    #expect(abs(ligature[0] - 6.12) < 1e-4 && abs(ligature[1] - 0.06) < 1e-4)
  }

  @Test func theFeatureTurnsItOff() throws {
    let off = FontDescriptor(features: [FontFeature(tag: "trak", value: 0)])
    try #expect(glyphs("ab", fonts.font(off, size: 10)) == [[6, 0], [6, 0]])
  }

  @Test(arguments: [(17.0, 20.287109375), (34, 40.57421875), (12, 14.3203125)])
  func theLineHeightIsSanFranciscos(size: Double, height: Double) throws {
    let font = try fonts.font(FontDescriptor(), size: size)
    #expect(font.ascender == 1950 * size / 2048 && font.descender == -494 * size / 2048 && font.leading == 0)
    #expect(font.lineHeight == height && font.lineHeight == font.withSize(5).withSize(size).lineHeight)
  }

  @Test func derivedFontsAreTheSystemFontToo() throws {
    let font = try fonts.font(FontDescriptor(), size: 17)
    try expectEqual(fonts.font(font.fontDescriptor, size: 0), font)
    try expectEqual(fonts.font(FontDescriptor(), size: 34), font.withSize(34))
    let bold = try #require(fonts.descriptor(font.fontDescriptor, withSymbolicTraits: .traitBold))
    try expectEqual(fonts.font(bold, size: 17), fonts.font(FontDescriptor(weight: 700), size: 17))
    let slanted = font.withSynthesis(obliqueness: 0.2, expansion: 0)
    #expect(glyphs("a", slanted) == glyphs("a", font))
  }

  @Test func aManifestThatSaysNothingTracksNothing() throws {
    for setting in [SystemFontSetting.untracked, nil] {
      let fonts = try FontCollection(manifest: TrackedSystemFontTests.manifest(setting))
      try #expect(abs(fonts.font(FontDescriptor(family: "system"), size: 17).ascender - 0.8 * 17) < 1e-4)
      #expect(fonts.manifest.systemFont == setting)
    }
    let base = TrackedSystemFontTests.manifest(.tracked)
    var own = FontManifest(folder: "own", faces: [], system: "")
    #expect(own.extending(base).systemFont == .tracked)
    own.systemFont = .untracked
    #expect(own.extending(base).systemFont == .untracked)
    (own.system, own.systemFont) = ("Other", nil)
    #expect(own.extending(base).systemFont == nil)
  }

  @Test func theEnvironmentStatesASetting() throws {
    try expectEqual(SystemFontSetting(stated: nil), nil)
    try expectEqual(SystemFontSetting(stated: "untracked"), .untracked)
    let error = #expect(throws: UnknownSystemFontSetting.self) { try SystemFontSetting(stated: "off") }
    #expect(error?.description == "GALLEY_SYSTEM_FONT is \"off\"; valid: tracked, untracked")
  }
}
