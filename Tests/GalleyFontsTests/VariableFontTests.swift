import GalleyBase
import GalleyFonts
import TestSupport
import Testing

/// The variable face: 600 wide; +300 at wght 900, −100 at 100, +600 at wdth 200, −200 at 50.
struct VariableFontTests {
  private let fonts: FontCollection

  init() throws { fonts = try TestManifest.collection() }

  private func variation(_ tag: OpenTypeTag, _ value: Double) -> FontVariation { FontVariation(tag: tag, value: value) }

  private func font(_ variations: [FontVariation]) throws -> Font {
    try fonts.font(FontDescriptor(name: "GalleyTestVariable-Regular", variations: variations), size: 10)
  }

  private func advance(_ font: Font) -> Double {
    Typesetter(fonts: fonts).shaped("H", font).reduce(0) { $0 + Double($1.advance) / 65_536 }
  }

  @Test func axesAreListed() throws {
    let axes = try font([]).face.axes
    #expect(axes.map(\.tag) == ["wght", "wdth"])
    #expect(axes.map(\.minimum) == [100, 50])
    #expect(axes.map(\.standard) == [400, 100])
    #expect(axes.map(\.maximum) == [900, 200])
  }

  @Test func advancesFollowTheAxes() throws {
    #expect(advance(try font([])) == 6)
    #expect(advance(try font([variation("wght", 900)])) == 9)
    #expect(advance(try font([variation("wght", 650)])) == 7.5)
    #expect(advance(try font([variation("wght", 100)])) == 5)
    #expect(advance(try font([variation("wdth", 200), variation("wght", 900)])) == 15)
    #expect(advance(try font([variation("wdth", 75)])) == 5)
  }

  @Test func outsideOfAnAxisItsEndIsTaken() throws {
    try expectEqual(font([variation("wght", 2000)]), font([variation("wght", 900)]))
    try expectEqual(font([variation("wght", -5)]), font([variation("wght", 100)]))
    try expectEqual(font([variation("wght", .nan)]), font([]))
    try expectEqual(font([variation("opsz", 12), variation("wght", 400)]), font([]))
    try expectEqual(font([variation("wght", 100), variation("wght", 900)]), font([variation("wght", 900)]))
  }

  @Test func aFamilyTakesTheVeryWeight() throws {
    func advance(_ descriptor: FontDescriptor) throws -> Double {
      self.advance(try fonts.font(descriptor, size: 10))
    }
    let file = FontFile(path: Repository.path("Fonts/GalleyTestVariable.ttf"))
    try expectEqual(advance(FontDescriptor(family: "Galley Test Variable", weight: 650)), 7.5)
    try expectEqual(advance(FontDescriptor(family: "Galley Test Variable", width: 150)), 9)
    try expectEqual(advance(FontDescriptor(file: file, weight: 900)), 9)
    try expectEqual(advance(FontDescriptor(name: "GalleyTestVariable-Regular", weight: 900)), 6)
    let explicit = [variation("wght", 100)]
    try expectEqual(advance(FontDescriptor(family: "Galley Test Variable", weight: 900, variations: explicit)), 5)
    try expectEqual(
      fonts.font(FontDescriptor(family: "Galley Test Variable", weight: 650), size: 10).traits.weight, 650)
  }

  @Test func masksAndOutlinesFollowTheAxes() throws {
    let heavy = try font([variation("wght", 900)])
    let typesetter = Typesetter(fonts: fonts)
    let glyph = try #require(typesetter.glyph(for: 0x48, in: heavy))
    let widths = try [font([]), heavy, font([])].map {
      typesetter.mask(font: $0, glyph: glyph, phase: .whole, scale: 2).width
    }
    #expect(widths == [10, 16, 10])
    #expect(typesetter.inkBounds(font: heavy, glyph: glyph) == Rect(x: 0.5, y: -7, width: 8, height: 7))
    #expect(typesetter.outline(font: heavy, glyph: glyph).elements[2] == .line(Point(x: 8.5, y: -7)))
  }
}
