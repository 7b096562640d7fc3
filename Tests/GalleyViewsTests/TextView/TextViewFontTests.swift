import GalleyBase
import GalleyFonts
import GalleyText
import TestSupport
import Testing

@testable import GalleyViews

/// A text view without a font: Helvetica 12, here Liberation Sans (conformance rule 10).
@Suite struct TextViewFontTests {
  /// Families, each with one of the test faces.
  private func context(_ families: [(name: String, face: String)], scale: Double = 2) throws -> RenderContext {
    let faces = families.map { family in
      FontManifest.Entry(family: family.name, postScriptName: family.face, file: "\(family.face).ttf")
    }
    let manifest = FontManifest(folder: Repository.path("Fonts"), faces: faces, system: families[0].name)
    return try RenderContext(typesetter: Typesetter(fonts: FontCollection(manifest: manifest)), scale: scale)
  }

  @Test func itIsHelveticaOrWhatHasItsMetrics() throws {
    let mono = (name: "Galley Test Mono", face: "GalleyTestMono")
    for name in ["Helvetica", "Liberation Sans"] {
      let view = TextView(in: try context([mono, (name: name, face: "GalleyTestVaried-Regular")]))
      #expect(view.font.face.postScriptName != view.context.defaultFont.face.postScriptName, "\(name)")
      #expect(view.font.pointSize == 12)
      view.font = view.context.defaultFont
      view.resetFont()
      #expect(view.font == view.context.textViewFont)
    }
  }

  @Test func withoutEitherItIsTheDefaultFontAtTwelvePoints() throws {
    let view = TextView(in: try makeContext())
    #expect(view.font == view.context.defaultFont.withSize(12))
  }

  /// Text begins 5 from the left and 8 from above; the baseline goes up to the next pixel: 8 + 9.6 is 17.6.
  @Test(arguments: [(1.0, 18.0), (2, 18), (3, .thirds(53))])
  func textBeginsAtPaddingAndInset(scale: Double, baseline: Double) throws {
    let view = TextView(
      frame: Rect(x: 0, y: 0, width: 100, height: 50),
      in: try context([(name: "Galley Test Mono", face: "GalleyTestMono")], scale: scale))
    view.text = "ab"
    let placement = try #require(view.placement)
    #expect(placement.drawnBaseline(of: placement.layout.lines[0]) == baseline)
    #expect(placement.origin.x + placement.layout.lines[0].runs[0].origin.x == 5)
  }
}
