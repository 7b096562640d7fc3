import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode
import TestSupport
import Testing

/// Carets inside of ligatures: the font's carets if they make sense, otherwise even divisions.
@Suite struct LigatureCaretTests {
  /// Returns the widths of the clusters of a text in Galley Test Varied, 10 pt.
  private func widths(_ string: String, kern: Double? = nil, weight: Int = 400) throws -> [Double] {
    let font = try TestFonts.varied(10, weight: weight)
    let text = AttributedText(
      string,
      attributes: TextAttributes {
        $0.font = font
        $0.kern = kern
      })
    let setting = try Setting(text, font: font)
    return setting.layout.clusters(of: setting.layout.lines[0], with: setting.typesetter).map(\.width)
  }

  @Test func theFontsCaretsAreUsed() throws {
    try expectEqual(widths("fi"), [3.5, 2.5])
    try expectEqual(widths("fi", weight: 700), [4, 2.5])
    try expectEqual(widths("لا"), [3.25, 3.25])
  }

  /// The ligature fi, narrowed by 4 pt, is 2 pt wide, so the font's caret at 3.5 pt is not inside of it.
  @Test func caretsOutsideOfTheLigatureAreNotUsed() throws {
    try expectEqual(widths("fi", kern: -4), [1, 1])
    try expectEqual(widths("لا", kern: -4), [1.25, 1.25])
    try expectEqual(widths("fi", kern: -1), [3.5, 1.5])
  }

  /// In right-to-left runs a mark on the ligature is the first of its glyphs.
  @Test func marksOnALigatureDoNotMoveItsCarets() throws {
    try expectEqual(widths("لا\u{301}"), [3.25, 3.25])
  }

  /// Noto Sans Arabic has carets for the ligature of these letters, and one of them lies before the glyph.
  @Test(arguments: ["اللّٰه", "(اللّٰه)", "الله", "لله", "ﷲ", "لا إله إلا اللّٰه", "محمد ﷺ"])
  func arabicClustersHaveWidths(string: String) throws {
    let manifest = FontManifest(
      folder: Repository.path("Fonts"),
      faces: [
        .init(
          family: "Noto Sans Arabic", postScriptName: "NotoSansArabic-Regular", package: "fonts-noto-core",
          file: "truetype/noto/NotoSansArabic-Regular.ttf")
      ], system: "Noto Sans Arabic", fallback: [])
    let fonts = try FontCollection(manifest: manifest)
    let typesetter = Typesetter(fonts: fonts)
    let font = try fonts.font(FontDescriptor(family: "Noto Sans Arabic"), size: 20)
    let shaped = shape(AttributedText(string), defaultFont: font, locale: "ar", with: typesetter)
    let container = TextContainer(size: Size(width: 300, height: 100))
    let layout = layOut(shaped, in: container, options: LayoutOptions(), with: typesetter)
    let boxes = layout.clusters(of: layout.lines[0], with: typesetter)
    #expect(boxes.allSatisfy { $0.width > 0 }, "\(boxes.map(\.width))")
    // In text order, each cluster lies to the left of the one before it.
    for (box, next) in zip(boxes, boxes.dropFirst()) where box.level.isRightToLeft && next.level.isRightToLeft {
      #expect(next.x + next.width <= box.x + 0.001)
    }
  }
}
