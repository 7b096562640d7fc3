import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// Labels in the system font that stands in for San Francisco: Inter, in San Francisco's tracking and line height.
struct SystemFontLabelTests {
  /// Inter by its own name and as the system font.
  private func context() throws -> RenderContext {
    let inter = [("Regular", 400), ("SemiBold", 600)].map { style, weight in
      FontManifest.Entry(
        family: "Inter", postScriptName: "Inter-\(style)", weight: weight, package: "fonts-inter",
        file: "opentype/inter/Inter-\(style).otf")
    }
    let manifest = FontManifest(folder: "", faces: inter, system: "Inter", systemFont: .tracked)
    return try RenderContext(typesetter: Typesetter(fonts: FontCollection(manifest: manifest)), scale: 1)
  }

  private func size(_ text: String, _ font: FontDescriptor, _ size: Double) throws -> Size {
    let context = try context()
    let label = Label(in: context)
    label.font = try context.typesetter.fonts.font(font, size: size)
    label.numberOfLines = 0
    label.text = text
    return label.sizeThatFits(Size(width: 10_000, height: 10_000))
  }

  /// Recorded on iOS at 17 points: 20.287 points a line, rounded up once.
  @Test(arguments: [(1, 21.0), (2, 41), (5, 102), (6, 122)]) func recordedHeights(lines: Int, height: Double) throws {
    let text = Array(repeating: "Hxg", count: lines).joined(separator: "\n")
    try expectEqual(size(text, FontDescriptor(), 17).height, height)
    // Inter alone is higher.
    try expectEqual(size(text, FontDescriptor(family: "Inter"), 17).height, (20.574 * Double(lines)).rounded(.up))
  }

  private static let text = "The quick brown fox jumps over the lazy dog"

  /// Each of the 43 letters and spaces has its space, by size and weight.
  @Test(arguments: [
    (10.0, 400, 12.0), (12, 400, 0), (15, 400, -16), (17, 400, -26), (17, 600, -16), (14, 600, -1),
  ])
  func widths(size: Double, weight: Int, thousandths: Double) throws {
    func width(_ family: String?) throws -> Double {
      let context = try context()
      let font = try context.typesetter.fonts.font(FontDescriptor(family: family, weight: weight), size: size)
      return AttributedText(Self.text, attributes: TextAttributes { $0.font = font }).size(in: context).width
    }
    let expected = try width("Inter") + Double(Self.text.count) * thousandths * size / 1000
    try #expect(abs(width(nil) - expected) < 0.01)
  }
}
