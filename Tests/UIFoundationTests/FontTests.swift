import GalleyFonts
import Testing
import UIFoundation

@Suite struct FontTests {
  @Test func theSystemFontIsInter() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.familyName == "Inter")
    #expect(font.fontName == "Inter-Regular")
    #expect(font.pointSize == 17)
    #expect(font == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(font != UIFont.systemFont(ofSize: 18))
  }

  @Test func theBoldSystemFontIsSemibold() {
    #expect(UIFont.boldSystemFont(ofSize: 15) == UIFont.systemFont(ofSize: 15, weight: .semibold))
    #expect(UIFont.boldSystemFont(ofSize: 15).fontName == "Inter-SemiBold")
    #expect(UIFont.boldSystemFont(ofSize: 15).fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test(arguments: [(true, 20.287109375), (false, 20.574)])
  func theSystemFontHasSanFranciscosMeasuresUnlessTheEnvironmentSaysOtherwise(tracks: Bool, height: Double) throws {
    try UIKitEnvironment.withEnvironment({ $0.tracksSystemFont = tracks }) {
      let font = UIFont.systemFont(ofSize: 17)
      #expect(abs(font.lineHeight - height) < 0.001)
      let inter = try #require(UIFont(name: "Inter-Regular", size: 17))
      let width = "width".size(withAttributes: [.font: font]).width
      let difference = "width".size(withAttributes: [.font: inter]).width - width
      #expect(abs(difference - (tracks ? 5 * 0.026 * 17 : 0)) < 0.001)
      #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
      let design = try #require(font.fontDescriptor.withDesign(.monospaced))
      #expect(UIFont(descriptor: design, size: 17) == UIFont(name: "LiberationMono", size: 17))
    }
  }

  @Test(arguments: [
    (UIFont.Weight.ultraLight, "Inter-Thin"), (.light, "Inter-Light"), (.medium, "Inter-Medium"),
    (.semibold, "Inter-SemiBold"), (.bold, "Inter-Bold"), (.heavy, "Inter-ExtraBold"), (.black, "Inter-Black"),
  ])
  func weightsAreFaces(weight: UIFont.Weight, name: String) {
    #expect(UIFont.systemFont(ofSize: 15, weight: weight).fontName == name)
  }

  @Test(arguments: [
    ("HelveticaNeue", "LiberationSans"), ("Helvetica Neue", "LiberationSans"),
    ("HelveticaNeue-BoldItalic", "LiberationSans-BoldItalic"), ("Helvetica-Oblique", "LiberationSans-Italic"),
    ("HelveticaNeue-Medium", "LiberationSans"), ("Arial-BoldMT", "LiberationSans-Bold"), ("ArialMT", "LiberationSans"),
    ("TimesNewRomanPS-ItalicMT", "LiberationSerif-Italic"), ("CourierNewPSMT", "LiberationMono"),
  ])
  func fontsOfEveryDeviceHaveSubstitutes(name: String, substitute: String) {
    #expect(UIFont(name: name, size: 12)?.fontName == substitute)
  }

  @Test(arguments: [
    ("Menlo", 400, false, "mono"), ("Menlo-BoldItalic", 700, true, "mono"), ("Georgia", 400, false, "serif"),
    ("Georgia-BoldItalic", 700, true, "serif"), ("Palatino-Roman", 400, false, "serif"),
    ("Hoefler Text", 400, false, "serif"), ("BodoniSvtyTwoITCTT-BookIta", 400, true, "serif"),
    ("Avenir-Heavy", 800, false, "sans"), ("Avenir Next", 400, false, "sans"),
    ("AvenirNextCondensed-DemiBoldItalic", 600, true, "sans"), ("Futura-CondensedExtraBold", 800, false, "sans"),
    ("TrebuchetMS", 400, false, "sans"), ("Trebuchet-BoldItalic", 700, true, "sans"),
    ("GillSans-SemiBold", 600, false, "sans"), ("PingFangSC-Semibold", 600, false, "sans"),
    ("HiraginoSans-W6", 600, false, "sans"), ("Thonburi-Bold", 700, false, "sans"),
    ("MarkerFelt-Thin", 200, false, "sans"),
    ("ArialRoundedMTBold", 700, false, "sans"), ("AppleColorEmoji", 400, false, "emoji"),
  ])
  func fontsOfOtherWidthsHaveSubstitutesOfTheirKind(name: String, weight: Int, isItalic: Bool, kind: String) throws {
    let match = try #require(AppleFonts.match(name))
    #expect(match.weight == weight && match.isItalic == isItalic)
    let families = ["mono": "Liberation Mono", "serif": "Noto Serif", "sans": "Inter", "emoji": "Noto Color Emoji"]
    let font = try #require(UIFont(name: name, size: 12))
    #expect(font.familyName == families[kind])
    if kind != "emoji" {
      #expect(font.fontDescriptor.symbolicTraits.contains(.traitItalic) == isItalic)
    }
  }

  @Test(arguments: ["Menlo-Nothing", "Georgiana", "Nothing-Bold", "Bold", "", "-", "MenloMenlo"])
  func namesUnknownToIOSGiveNoFont(name: String) {
    #expect(AppleFonts.match(name) == nil)
    #expect(UIFont(name: name, size: 12) == nil)
  }

  @Test func descriptorsOfAFontThatIOSHasLeadToItsSubstitute() {
    let descriptor = UIFontDescriptor(fontAttributes: [.family: "Georgia"])
    #expect(UIFont(descriptor: descriptor, size: 12).fontName == "NotoSerif-Regular")
    let bold = descriptor.withSymbolicTraits(.traitBold) ?? descriptor
    #expect(UIFont(descriptor: bold, size: 12).fontName == "NotoSerif-Bold")
    #expect(
      UIFont(descriptor: UIFontDescriptor(name: "Menlo-Bold", size: 9), size: 0).fontName == "LiberationMono-Bold")
  }

  @Test func unknownNamesGiveNoFont() {
    #expect(UIFont(name: "No Such Font", size: 12) == nil)
    #expect(UIFont(name: "GalleyTestMono-Regular", size: 10)?.ascender == 8)
    #expect(UIFont(name: "GalleyTestMono-Regular", size: 10)?.lineHeight == 10)
  }

  @Test func symbolicTraitsLeadToFaces() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "Inter-Bold")
    let both = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: both, size: 0).fontName == "Inter-BoldItalic")
    #expect(UIFont(descriptor: both, size: 0).fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    #expect(UIFont.italicSystemFont(ofSize: 12).fontName == "Inter-Italic")
  }

  @Test func descriptorsOfFontsLeadBack() {
    for font in [UIFont.systemFont(ofSize: 13, weight: .semibold), UIFont(name: "NotoSerif-Bold", size: 20)] {
      let font = font ?? UIFont()
      #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    }
  }

  @Test func preferredFontsFollowTheCategory() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == "Inter-SemiBold")
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize == 53)
    #expect(UIFont.preferredFont(forTextStyle: .body).adjusted(for: largest).pointSize == 53)
  }

  @Test func metricsScaleByTheStyle() {
    let largest = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
      UITraitCollection(displayScale: 3),
    ])
    let value = UIFontMetrics.default.scaledValue(for: 10, compatibleWith: largest)
    #expect(abs(value - 85.0 / 3) < 0.0001)
    let font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 10), maximumPointSize: 20)
    #expect(font.pointSize == 10)
    #expect(font.adjusted(for: largest).pointSize == 20)
  }

  @Test func numbersOfApplesFeaturesBecomeOpenTypes() {
    let digits: [UIFontDescriptor.FeatureKey: Int] = [.featureIdentifier: 6, .typeIdentifier: 0]
    let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([.featureSettings: [digits]])
    let font = UIFont(descriptor: descriptor, size: 12)
    #expect(font == UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular))
    #expect(font != UIFont.systemFont(ofSize: 12))
    #expect("111".size(withAttributes: [.font: font]) == "000".size(withAttributes: [.font: font]))
  }

  @Test func weightsInTraitsCount() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: "Inter", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.black],
    ])
    #expect(UIFont(descriptor: descriptor, size: 10).fontName == "Inter-Black")
    #expect(descriptor.withFace("Bold Italic").object(forKey: .name) as? String == "Inter-BoldItalic")
    #expect(UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).familyName == "Liberation Mono")
  }
}
