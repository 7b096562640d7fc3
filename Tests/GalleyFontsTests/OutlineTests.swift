import GalleyBase
import TestSupport
import Testing

@testable import GalleyFonts

struct OutlineTests {
  @Test func aBoxInPointsDownwards() throws {
    let (typesetter, font) = try TestManifest.typesetter("Galley Test Mono", size: 10)
    let glyph = try #require(typesetter.glyph(for: 0x48, in: font))
    #expect(
      typesetter.outline(font: font, glyph: glyph).elements == [
        .move(Point(x: 0.5, y: 0)), .line(Point(x: 0.5, y: -7)), .line(Point(x: 5.5, y: -7)),
        .line(Point(x: 5.5, y: 0)), .close,
      ])
    #expect(typesetter.inkBounds(font: font, glyph: glyph) == Rect(x: 0.5, y: -7, width: 5, height: 7))
  }

  @Test func everySubpathIsClosed() throws {
    let (typesetter, font) = try TestManifest.typesetter("Galley Test Mono", size: 10)
    let elements = typesetter.outline(font: font, glyph: 0).elements
    #expect(elements.filter { $0 == .close }.count == 2)
    #expect(elements.last == .close)
  }

  @Test(arguments: ["Inter", "Liberation Sans"])
  func curvesStayInsideTheInk(family: String) throws {
    let (typesetter, font) = try TestManifest.typesetter(family, size: 100)
    let glyph = try #require(typesetter.glyph(for: 0x53, in: font))
    let ink = typesetter.inkBounds(font: font, glyph: glyph).insetBy(dx: -0.001, dy: -0.001)
    let elements = typesetter.outline(font: font, glyph: glyph).elements
    var curves = 0
    for element in elements {
      switch element {
      case .move(let end), .line(let end): #expect(ink.contains(end))
      case .quad(_, let end):
        #expect(ink.contains(end))
        curves += 1
      case .cubic(_, _, let end):
        #expect(ink.contains(end))
        curves += 1
      case .close: continue
      }
    }
    #expect(curves > 8)
  }

  /// Faces at many variations keep as many outlines as one face does, and each is read once while it is kept.
  @Test func allFacesTogetherKeepSoManyOutlines() throws {
    let cache = OutlineCache()
    let square = Path(elements: [Path.Element](repeating: .close, count: 99))
    for round in 0..<2 {
      for face in UInt64(0)..<10 {
        for glyph in UInt32(0)..<100 { _ = cache.outline(face, glyph) { glyph == 0 ? nil : square } }
      }
      #expect(cache.readCount == 1000, "round \(round)")
    }
    expectEqual(cache.elementCount, 10 * (1 + 99 * 100))
    for face in UInt64(10)..<600 {
      for glyph in UInt32(0)..<100 { #expect(cache.outline(face, glyph) { square } == square) }
      #expect(cache.elementCount <= OutlineCache.mostElements)
    }
  }

  @Test func nothingToDraw() throws {
    let (typesetter, font) = try TestManifest.typesetter("Galley Test Mono", size: 10)
    let space = try #require(typesetter.glyph(for: 0x20, in: font))
    #expect(typesetter.outline(font: font, glyph: space) == Path())
    #expect(typesetter.inkBounds(font: font, glyph: space).isEmpty)
    #expect(typesetter.outline(font: font, glyph: 60_000) == Path())
    #expect(typesetter.inkBounds(font: font, glyph: 60_000) == .zero)
  }

  @Test func theLargestSize() throws {
    let (typesetter, font) = try TestManifest.typesetter("Galley Test Mono", size: 10_000)
    let glyph = try #require(typesetter.glyph(for: 0x48, in: font))
    #expect(typesetter.inkBounds(font: font, glyph: glyph) == Rect(x: 500, y: -7000, width: 5000, height: 7000))
    #expect(typesetter.outline(font: font, glyph: glyph).elements[2] == .line(Point(x: 5500, y: -7000)))
  }
}
