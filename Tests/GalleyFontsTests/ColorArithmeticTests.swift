import Glibc
import Testing

@testable import GalleyFonts

/// Angles against the system's own functions, and modes of composition against worked numbers.
struct ColorArithmeticTests {
  @Test func directionsAreRight() {
    for step in 0..<3600 {
      let turns = Double(step) / 3600
      let found = Angles.turns(x: cos(2 * Double.pi * turns), y: sin(2 * Double.pi * turns))
      // Just below a whole turn is as good as none.
      let difference = (found - turns).magnitude
      #expect(min(difference, 1 - difference) < 1e-14)
    }
    #expect(Angles.turns(x: 0, y: 0) == 0)
    #expect([(1, 0), (0, 1), (-1, 0), (0, -1)].map { Angles.turns(x: $0.0, y: $0.1) } == [0, 0.25, 0.5, 0.75])
  }

  @Test func sinesAreRight() {
    for step in -4000...4000 {
      let turns = Double(step) / 2000
      let (sine, cosine) = Angles.sineAndCosine(turns)
      #expect((sine - sin(2 * Double.pi * turns)).magnitude < 1e-14)
      #expect((cosine - cos(2 * Double.pi * turns)).magnitude < 1e-14)
    }
    #expect(Angles.sineAndCosine(0.25) == (1, 0))
    #expect(Angles.sineAndCosine(-0.5) == (0, -1))
    #expect(Angles.sineAndCosine(.nan) == (0, 1))
  }

  /// Source (0.6, 0.2, 0, 0.8) premultiplied, straight (0.75, 0.25, 0); backdrop (0.1, 0.4, 0.5, 0.5), straight
  /// (0.2, 0.8, 1).
  @Test(
    arguments: [
      (.clear, [0, 0, 0, 0]), (.source, [0.6, 0.2, 0, 0.8]), (.destination, [0.1, 0.4, 0.5, 0.5]),
      (.sourceOver, [0.62, 0.28, 0.1, 0.9]), (.destinationOver, [0.4, 0.5, 0.5, 0.9]),
      (.sourceIn, [0.3, 0.1, 0, 0.4]), (.destinationIn, [0.08, 0.32, 0.4, 0.4]), (.sourceOut, [0.3, 0.1, 0, 0.4]),
      (.destinationOut, [0.02, 0.08, 0.1, 0.1]), (.sourceAtop, [0.32, 0.18, 0.1, 0.5]),
      (.destinationAtop, [0.38, 0.42, 0.4, 0.8]), (.xor, [0.32, 0.18, 0.1, 0.5]), (.plus, [0.7, 0.6, 0.5, 1]),
      (.multiply, [0.38, 0.26, 0.1, 0.9]), (.screen, [0.64, 0.52, 0.5, 0.9]), (.darken, [0.4, 0.28, 0.1, 0.9]),
      (.lighten, [0.62, 0.5, 0.5, 0.9]), (.difference, [0.54, 0.4, 0.5, 0.9]), (.exclusion, [0.58, 0.44, 0.5, 0.9]),
      (.hardLight, [0.56, 0.34, 0.1, 0.9]), (.overlay, [0.44, 0.46, 0.5, 0.9]),
      (.colorDodge, [0.64, 0.58, 0.5, 0.9]), (.colorBurn, [0.32, 0.26, 0.5, 0.9]),
    ] as [(CompositeMode, [Double])])
  func compositions(mode: CompositeMode, expected: [Double]) {
    let found = mode.composite(SIMD4(0.6, 0.2, 0, 0.8), SIMD4(0.1, 0.4, 0.5, 0.5))
    for component in 0..<4 { #expect((found[component] - expected[component]).magnitude < 1e-9) }
  }

  /// A grey source takes the backdrop's colour away, and leaves its lightness.
  @Test func modesOfHueAndSaturation() {
    let (grey, red) = (SIMD4<Double>(0.5, 0.5, 0.5, 1), SIMD4<Double>(1, 0, 0, 1))
    func near(_ mode: CompositeMode, _ source: SIMD4<Double>, _ backdrop: SIMD4<Double>, _ expected: [Double]) -> Bool {
      let found = mode.composite(source, backdrop)
      return (0..<4).allSatisfy { (found[$0] - expected[$0]).magnitude < 1e-9 }
    }
    #expect(near(.color, grey, red, [0.3, 0.3, 0.3, 1]))
    #expect(near(.saturation, grey, red, [0.3, 0.3, 0.3, 1]))
    #expect(near(.hue, red, grey, [0.5, 0.5, 0.5, 1]))
    // Red as light as grey: 0.2 lighter, then moved towards grey until red is 1 again.
    #expect(near(.luminosity, grey, red, [1, 2.0 / 7, 2.0 / 7, 1]))
  }
}
