import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// Labels and fields with letters that are higher than a line of Latin text.
@Suite struct TallScriptTests {
  /// The system font by a style, at a size, and a family of one's own.
  static let fonts = [
    (font: "{ textStyle: body }", isTextStyle: true), ("{ textStyle: headline, italic: true }", true),
    ("{ textStyle: body, family: Inter }", true), ("{ size: 17 }", false), ("{ family: Inter, size: 17 }", false),
  ]

  private func view(_ kind: String, _ font: String, _ text: String, _ more: String = "") throws -> View {
    let scene = """
      galley: 1
      size: [400, 300]
      views:
        - \(kind): { id: a, frame: [0, 0, 180, auto], font: \(font), text: "\(text)"\(more) }
      """
    return try #require(page(scene, fonts: pinnedFonts()).window.subviews.first)
  }

  @Test(
    arguments: [
      ("བརྒྱད་", true), ("น้ำที่ใหญ่", true), ("မြန်မာနိုင်ငံ", true), ("ខ្មែរ", true), ("ພາສາລາວ", true), ("a ที่ b", true),
      ("Latin", false), ("الإسلاميّة", false), ("हिन्दी", false), ("Ẫ Ộ", false), ("日本語", false), ("😀", false),
    ], fonts)
  func aTextStyleGrowsForTallScripts(_ text: (String, isTall: Bool), _ font: (font: String, isTextStyle: Bool)) throws {
    for kind in ["label", "textField"] {
      let (latin, other) = try (view(kind, font.font, "x"), view(kind, font.font, text.0))
      let isHigher = other.frame.height > latin.frame.height
      #expect(isHigher == (text.isTall && font.isTextStyle), "\(kind): \(other.frame.height)")
      #expect(isHigher || other.frame.height == latin.frame.height)
    }
  }

  /// Ink of a line ends above the ink of the next.
  @Test(arguments: ["น้ำที่ใหญ่ ", "མཐའ་བརྒྱད་ ", "မြန်မာနိုင်ငံ ကြီး "])
  func linesOfATallScriptStandClear(word: String) throws {
    let text = String(repeating: word, count: 12)
    let label = try #require(try view("label", "{ textStyle: body }", text, ", numberOfLines: 0") as? Label)
    let layout = try #require(label.placement?.layout)
    #expect(layout.lines.count > 1)
    for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
      let above = try #require(self.ink(of: line, label))
      let below = try #require(self.ink(of: next, label))
      #expect(above.maxY <= below.minY)
    }
  }

  @Test(arguments: ["label", "textField"])
  func oversizeHoldsAllInk(kind: String) throws {
    let stack = "ཧཱུྃརྐྱེ"
    let typographic = try view(kind, "{ size: 17 }", stack)
    let oversize = try view(kind, "{ size: 17 }", stack, ", sizingRule: oversize")
    #expect(oversize.frame.height > typographic.frame.height)
    guard let label = oversize as? Label, let placement = label.placement else { return }
    let line = try #require(placement.layout.lines.first)
    let ink = try #require(self.ink(of: line, label))
    let top = placement.origins[0].y
    #expect(ink.minY + top >= 0 && ink.maxY + top <= label.bounds.height)
  }

  private func ink(of line: LineFragment, _ label: Label) -> Rect? {
    var ink: Rect?
    for run in line.runs {
      run.forEachGlyph { glyph in
        let bounds = label.context.typesetter.inkBounds(font: run.font, glyph: glyph.glyph)
        guard !bounds.isEmpty else { return }
        let placed = bounds.offsetBy(dx: glyph.origin.x, dy: glyph.origin.y)
        ink = ink?.union(placed) ?? placed
      }
    }
    return ink
  }
}
