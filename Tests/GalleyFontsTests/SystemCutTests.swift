import TestSupport
import Testing

@testable import GalleyFonts

/// The cuts of the system font, in made-up families.
@Suite struct SystemCutTests {
  private func fonts(display: [(weight: Int, file: String)]) throws -> FontCollection {
    let faces =
      [FontManifest.Entry(family: "Text", postScriptName: "Text", file: "GalleyTestMono.ttf")]
      + display.map {
        FontManifest.Entry(family: "Display", postScriptName: "Display-\($0)", weight: $0, file: $1)
      }
    return try FontCollection(
      manifest: FontManifest(
        folder: Repository.path("Fonts"), faces: faces, system: "Text", systemDisplay: "Display"))
  }

  /// The same at every size, so that it does not depend on what was set before.
  @Test(arguments: [12.0, 34]) func anAbsentCutFailsWhenTheFontIsMade(size: Double) throws {
    let fonts = try fonts(display: [(400, "gone.ttf")])
    #expect(throws: FontError.self) { try fonts.font(FontDescriptor(), size: size) }
    let named = try fonts.font(FontDescriptor(family: "Text"), size: size)
    #expect(named.withSize(46 - size).fontName == "Text")
  }

  /// 19.999999 is 20 on the length grid.
  @Test func theCutIsThatOfThePermittedSize() throws {
    let fonts = try fonts(display: [(400, "GalleyTestVaried-Regular.ttf")])
    let large = try fonts.font(FontDescriptor(), size: 20)
    #expect(large.fontName == "Display-400")
    try expectEqual(fonts.font(FontDescriptor(), size: 19.999999), large)
    try expectEqual(fonts.font(FontDescriptor(), size: 12).withSize(19.999999), large)
    #expect(large.withSize(.nan).pointSize == 0 && large.withSize(-3).fontName == "Text")
  }

  @Test func theFacesOfARequestAreChosenOnce() throws {
    let fonts = try fonts(display: [(400, "GalleyTestVaried-Regular.ttf")])
    func choice(_ descriptor: FontDescriptor, _ size: Double) throws -> FontChoice {
      try fonts.font(descriptor, size: size).storage.choice
    }
    let first = try choice(FontDescriptor(), 12)
    #expect(try choice(FontDescriptor(pointSize: 9), 34) === first)
    #expect(try choice(FontDescriptor(weight: 500), 12) !== first)
    // More requests than are kept.
    for width in 0..<1100 { _ = try choice(FontDescriptor(width: Double(width)), 12) }
    #expect(try choice(FontDescriptor(), 12) !== first)
    try expectEqual(fonts.font(FontDescriptor(), size: 12), Font(FontStorage(first, size: 12)))
  }

  @Test func fontsThatDifferInTheirOtherCutAreNotEqual() throws {
    let fonts = try fonts(display: [(400, "GalleyTestVaried-Regular.ttf"), (450, "GalleyTestVaried-Bold.ttf")])
    let regular = try fonts.font(FontDescriptor(weight: 400), size: 12)
    let heavier = try fonts.font(FontDescriptor(weight: 450), size: 12)
    #expect(regular.face == heavier.face && regular != heavier)
    #expect(regular.withSize(30) != heavier.withSize(30))
    try expectEqual(regular, fonts.font(FontDescriptor(weight: 400), size: 12))
    try expectEqual(regular, fonts.font(FontDescriptor(weight: 400), size: 30).withSize(12))
  }

  /// Vowels of combining class 0 compose canonically as marks do.
  @Test(arguments: [(0x301, true), (0xBBE, true), (0x9BE, true), (0x102E, true), (0x1161, true), (0x61, false)])
  func charactersThatMayCompose(scalar: UInt32, mayCompose: Bool) {
    #expect(ShapingBuffer.mayCompose(scalar) == mayCompose)
  }
}
