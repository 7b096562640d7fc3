import TestSupport
import Testing

@testable import GalleyFonts

/// Queries of a collection, by UIFont's names. The varied face has Regular, Bold and Italic, and no bold italic.
struct FontQueryTests {
  private let fonts: FontCollection
  private let varied = FontDescriptor(family: "Galley Test Varied")

  init() throws { fonts = try TestManifest.collection() }

  private func name(_ descriptor: FontDescriptor) throws -> String { try fonts.font(descriptor, size: 10).fontName }

  @Test(
    arguments: [
      ([], "GalleyTestVaried-Regular"), (.traitItalic, "GalleyTestVaried-Italic"),
      (.traitBold, "GalleyTestVaried-Bold"), ([.traitBold, .traitItalic], nil), (.traitCondensed, nil),
      (.traitExpanded, nil), (.traitMonoSpace, "GalleyTestVaried-Regular"),
      ([.traitUIOptimized, .traitBold], "GalleyTestVaried-Bold"), ([.traitCondensed, .traitExpanded], nil),
    ] as [(SymbolicTraits, String?)])
  func symbolicTraitsChooseAFace(traits: SymbolicTraits, expected: String?) throws {
    for start in [
      varied, FontDescriptor(name: "GalleyTestVaried-Italic"), varied.addingAttributes(traits: .init(weight: 700)),
    ] {
      let found = fonts.descriptor(start, withSymbolicTraits: traits)
      try expectEqual(found.map(name), expected)
    }
  }

  @Test func bitsAreUIKits() {
    let all: [SymbolicTraits] = [.traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace]
    #expect(all.map(\.rawValue) == [1, 2, 32, 64, 1024])
    #expect(
      FontDescriptor(weight: 700, width: 75, italic: true).symbolicTraits == [
        .traitBold, .traitItalic, .traitCondensed,
      ])
    #expect(FontDescriptor(weight: 599, width: 125).symbolicTraits == .traitExpanded)
    #expect(FontDescriptor(weight: 600).symbolicTraits == .traitBold)
  }

  @Test func aVariableFaceIsAllItsAxesSpan() throws {
    let fonts = try FontCollection(
      manifest: TestManifest.manifest(), files: [FontFile(path: Repository.path("Fonts/GalleyTestVariable.ttf"))])
    let variable = FontDescriptor(family: "Galley Test Variable")
    let narrow = try #require(fonts.descriptor(variable, withSymbolicTraits: [.traitBold, .traitCondensed]))
    #expect([Double(narrow.weight), narrow.width] == [700, 75])
    #expect(fonts.descriptor(variable, withSymbolicTraits: .traitItalic) == nil)
    let font = try fonts.font(narrow, size: 10)
    #expect(font.variations == [FontVariation(tag: "wght", value: 700), FontVariation(tag: "wdth", value: 75)])
    #expect(font.symbolicTraits.isSuperset(of: [.traitBold, .traitCondensed]))
  }

  @Test func fontsSayTheirTraits() throws {
    try expectEqual(fonts.font(FontDescriptor(family: "Galley Test Mono"), size: 1).symbolicTraits, .traitMonoSpace)
    try expectEqual(fonts.font(FontDescriptor(name: "GalleyTestVaried-Italic"), size: 1).symbolicTraits, .traitItalic)
  }

  @Test func aFontsDescriptorLeadsBackToIt() throws {
    let features = [FontFeature(tag: "tnum", value: 1)]
    let bold = try fonts.font(varied.addingAttributes(traits: .init(weight: 700), features: features), size: 12)
    #expect(bold.fontDescriptor.name == "GalleyTestVaried-Bold")
    try expectEqual(fonts.font(bold.fontDescriptor, size: 0), bold)
    let file = FontFile(path: Repository.path("Fonts/GalleyTestVariable.ttf"))
    let variable = try fonts.font(FontDescriptor(file: file, weight: 650), size: 9)
    try expectEqual(fonts.font(variable.fontDescriptor, size: 0), variable)
  }

  @Test func attributesAreAddedToACopy() throws {
    let start = FontDescriptor(name: "GalleyTestVaried-Bold", features: [FontFeature(tag: "tnum", value: 1)])
    let other = start.withFamily("Galley Test Mono")
    #expect(start.name == "GalleyTestVaried-Bold")
    try expectEqual(name(other), "GalleyTestMono-Regular")
    #expect(other.features == start.features)
    #expect(start.addingAttributes(features: []).features == [])
    #expect(start.addingAttributes(variations: [FontVariation(tag: "wght", value: 1)]).features == start.features)
  }

  /// Size 0 is the descriptor's own, any other wins over it (rule: descriptor-matching).
  @Test func theSizeAskedForWins() throws {
    try expectEqual(fonts.font(varied.withSize(13), size: 0).pointSize, 13)
    try expectEqual(fonts.font(varied.withSize(13), size: 17).pointSize, 17)
    #expect(throws: FontError.invalidSize(0)) { try fonts.font(varied, size: 0) }
  }

  /// Caches know a font by its object before they compare it.
  @Test func aFontThatIsRequestedAgainIsTheSameObject() throws {
    let font = try fonts.font(varied, size: 13)
    #expect(try fonts.font(varied, size: 13).storage === font.storage)
    #expect(try fonts.font(varied.withSize(13), size: 0).storage === font.storage)
    try expectEqual(fonts.font(varied, size: 14).pointSize, 14)
    try expectEqual(fonts.font(varied.addingAttributes(traits: .init(weight: 700)), size: 13) == font, false)
  }

  /// Typesetters work in tasks of their own, which would wait for each other where they count references to one object.
  @Test func typesettersShareNoFontObjects() throws {
    let typesetters = [Typesetter(fonts: fonts), Typesetter(fonts: fonts)]
    let found = try typesetters.map { try $0.fonts.font(varied, size: 13) }
    #expect(found[0] == found[1])
    #expect(found[0].storage !== found[1].storage)
    #expect(try fonts.font(varied, size: 13).storage !== found[0].storage)
    #expect(try typesetters[0].fonts.font(varied, size: 13).storage === found[0].storage)
  }

  @Test func matchingFacesAreListedNearestFirst() {
    let bold = FontDescriptor(family: "Galley Test Varied", weight: 800)
    let names = ["GalleyTestVaried-Bold", "GalleyTestVaried-Regular", "GalleyTestVaried-Italic"]
    #expect(fonts.matchingFontDescriptors(for: bold).map(\.name) == names)
    #expect(fonts.matchingFontDescriptors(for: bold).map(\.weight) == [700, 400, 400])
    #expect(fonts.matchingFontDescriptors(for: bold, mandatory: .weight) == [])
    let slanted = FontDescriptor(family: "Galley Test Varied", italic: true)
    #expect(fonts.matchingFontDescriptors(for: slanted, mandatory: .italic).map(\.name) == ["GalleyTestVaried-Italic"])
    #expect(fonts.matchingFontDescriptors(for: FontDescriptor(name: "Inter-Regular")).map(\.family) == ["Inter"])
    #expect(fonts.matchingFontDescriptors(for: FontDescriptor(family: "Nothing")) == [])
    #expect(fonts.matchingFontDescriptors(for: FontDescriptor()).count == TestManifest.entries.count)
  }

  @Test(arguments: [
    ("GalleyTestVaried-Bold", "GalleyTestVaried-Bold"), ("Galley Test Varied Bold", "GalleyTestVaried-Bold"),
    ("Galley Test Varied", "GalleyTestVaried-Regular"), ("Galley Test Varied Italic", "GalleyTestVaried-Italic"),
  ])
  func fullNamesAndFamiliesAreNamesToo(name: String, face: String) throws {
    try expectEqual(self.name(FontDescriptor(name: name)), face)
  }
}
