import GalleyBase
import GalleyDrawing
import GalleyViews
import TestSupport
import Testing

/// The legend below a picture, its names in the mono face at 9 points: 5.4 a letter.
@Suite struct OverlayLegendTests {
  private func names(_ kinds: Set<OverlayKind>, width: Double) throws -> (places: [Point], height: Double) {
    let context = try makeContext()
    let root = View(frame: Rect(x: 0, y: 0, width: width, height: 30), in: context)
    let legend = OverlayLegend(of: kinds, width: width, in: context)
    let places = displayList(of: root, legend: legend).commands.compactMap { command -> Point? in
      if case .glyphs(let glyphs) = command { glyphs.origin } else { nil }
    }
    return (places, legend.height)
  }

  @Test func namesStandBesideEachOtherInTheOrderOfTheirKinds() throws {
    let (places, height) = try names([.used, .carets], width: 200)
    // 8 of margin, 14 of sample and a gap of 4; then 21.6 of "used" and a gap of 12 before the next.
    #expect(places.count == 2 && places[0].x == 26 && abs(places[1].x - 77.6) < 0.001)
    #expect(places[0].y == places[1].y && places[0].y > 38 && height == 26)
  }

  @Test func aNarrowPictureHasOneNameARow() throws {
    let (places, height) = try names([.used, .carets, .stops], width: 60)
    #expect(places.map(\.x) == [26, 26, 26])
    #expect(places[1].y - places[0].y == 15 && height == 56)
  }

  @Test func everyKindHasASampleInItsColour() throws {
    let context = try makeContext()
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 30), in: context)
    for kind in OverlayKind.allCases {
      let dump = displayList(of: root, legend: OverlayLegend(of: [kind], width: 300, in: context)).dump
      #expect(dump.contains(kind.color(in: .light).hex), "\(kind)")
    }
  }
}
