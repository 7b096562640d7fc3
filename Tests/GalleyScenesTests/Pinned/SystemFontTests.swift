import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// The system font is Inter below 20 points and Inter Display from there on.
@Suite struct SystemFontTests {
  private func font(_ size: Double, _ descriptor: FontDescriptor = FontDescriptor()) throws -> Font {
    try pinnedFonts().font(descriptor, size: size)
  }

  @Test(arguments: [
    (12, 400, false, "Inter-Regular"), (19.99, 400, false, "Inter-Regular"), (20, 400, false, "InterDisplay-Regular"),
    (34, 700, false, "InterDisplay-Bold"), (34, 600, true, "InterDisplay-SemiBoldItalic"),
    (17, 700, true, "Inter-BoldItalic"), (48, 100, false, "InterDisplay-Thin"),
    (48, 900, true, "InterDisplay-BlackItalic"),
  ])
  func theCutFollowsTheSize(size: Double, weight: Int, italic: Bool, name: String) throws {
    try expectEqual(font(size, FontDescriptor(weight: weight, italic: italic)).fontName, name)
    let named = FontDescriptor(family: "system", weight: weight, italic: italic)
    try expectEqual(font(size, named).fontName, name)
  }

  /// A family that is named is what was asked for.
  @Test func aFamilyIsItselfAtAnySize() throws {
    try expectEqual(font(34, FontDescriptor(family: "Inter")).fontName, "Inter-Regular")
    try expectEqual(font(12, FontDescriptor(family: "Inter Display")).fontName, "InterDisplay-Regular")
    try expectEqual(font(34, FontDescriptor(name: "Inter-Regular")).fontName, "Inter-Regular")
    try expectEqual(font(34, FontDescriptor(family: "Inter")).withSize(12).fontName, "Inter-Regular")
  }

  @Test func aNewSizeUsesItsOpticalVariant() throws {
    let small = try font(17, FontDescriptor(weight: 700))
    let large = small.withSize(34)
    #expect(large.fontName == "InterDisplay-Bold" && large.familyName == "Inter Display" && large.pointSize == 34)
    try expectEqual(large, font(34, FontDescriptor(weight: 700)))
    #expect(large.withSize(17) == small)
    let slanted = small.withSynthesis(obliqueness: 0.25, expansion: 0).withSize(34)
    #expect(slanted.fontName == "InterDisplay-Bold" && slanted.obliqueness == 0.25)
    // San Francisco's: 1950 and 494 of 2048.
    try expectEqual(font(20).lineHeight, 20 * 2444 / 2048)
    #expect(try small != font(17, FontDescriptor(family: "Inter", weight: 700)))
  }

  @Test func itsDescriptorAsksForTheSystemFont() throws {
    let fonts = try pinnedFonts()
    let font = try fonts.font(FontDescriptor(weight: 500), size: 17)
    try expectEqual(fonts.font(font.fontDescriptor, size: 0), font)
    try expectEqual(fonts.font(font.fontDescriptor, size: 28), font.withSize(28))
    let bold = try #require(fonts.descriptor(font.fontDescriptor, withSymbolicTraits: .traitBold))
    try expectEqual(fonts.font(bold, size: 17).fontName, "Inter-Bold")
    try expectEqual(fonts.font(bold, size: 28).fontName, "InterDisplay-Bold")
  }

  /// The height of a line, rounded up to a sixteenth of a point.
  @Test(arguments: [("", "tracked"), ("systemFont: tracked", "tracked"), ("systemFont: untracked", "untracked")])
  func aProjectSaysHowItIsSet(key: String, setting: String) throws {
    let project = try Project(reading: Array("galley: 1\n\(key)\n".utf8), file: "galley.yaml")
    func height(_ font: String) throws -> Double {
      let yaml = "galley: 1\nscale: 16\nviews: [ { label: { text: a, font: { \(font) size: 17 } } } ]\n"
      let file = try SceneFile(reading: Array(yaml.utf8), file: "a.yaml", sharing: project.shared)
      let page = try file.page(with: Typesetter(fonts: try file.fonts(adding: pinnedFonts())))
      return page.firstLabel.sizeThatFits(Size(width: 100, height: 100)).height
    }
    try expectEqual(height(""), setting == "tracked" ? 20.3125 : 20.625)
    try expectEqual(height("family: Inter,"), 20.625)
  }

  @Test func anotherSystemFontIsAsItIs() throws {
    let page = try page(
      "galley: 1\nfonts: { system: Inter }\nviews: [ { label: { text: a } } ]\n", fonts: pinnedFonts())
    try expectEqual(page.firstLabel.font, font(17, FontDescriptor(family: "Inter")))
  }

  @Test(arguments: [
    ("largeTitle", "InterDisplay-Regular"), ("title1", "InterDisplay-Regular"), ("title2", "InterDisplay-Regular"),
    ("title3", "InterDisplay-Regular"), ("headline", "Inter-SemiBold"), ("body", "Inter-Regular"),
  ])
  func textStyles(style: String, name: String) throws {
    let page = try page(views: "label: { text: a, font: { textStyle: \(style) } }", fonts: pinnedFonts())
    #expect(page.firstLabel.font.fontName == name)
  }

  /// Text that is shrunk from 24 to below 20 points is set in the cut for text.
  @Test func aShrunkLabelChangesItsCut() throws {
    let page = try page(
      views: """
        label: { frame: [0, 0, 100, 40], text: "Headlines shrink", font: { size: 24 }, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.3 }
        """, fonts: pinnedFonts())
    let runs = try #require(page.firstLabel.placement?.layout.lines.first?.runs)
    #expect(runs.allSatisfy { $0.font.pointSize < 20 && $0.font.fontName == "Inter-Regular" })
  }
}
