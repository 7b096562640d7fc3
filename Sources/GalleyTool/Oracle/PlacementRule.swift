/// A rule that says where a glyph is drawn whose origin lies between two pixels: x goes to a whole pixel or to a part of
/// one.
struct PlacementRule: Hashable, Sendable {
  /// Which way it goes.
  enum Rounding: Hashable, Sendable { case down, nearest }

  /// Positions per pixel; 0 leaves x as it is.
  var steps: Int
  var rounding: Rounding

  /// Glyphs drawn exactly where they are.
  static let unrounded = PlacementRule(steps: 0, rounding: .nearest)

  /// Every rule that is tried, the simplest first.
  static let all: [PlacementRule] =
    (1...4).flatMap { steps in [Rounding.down, .nearest].map { PlacementRule(steps: steps, rounding: $0) } }
    + [.unrounded]

  /// Where a glyph at `x` pixels is drawn, in twelfths of a pixel: every rule's positions are whole numbers of these.
  func twelfths(of x: Double) -> Int {
    guard steps > 0 else { return Int((x * 12).rounded()) }
    // Advances are rounded one by one to 1/65536 pt, so their sum may lie a hair below the position that it means
    // (seen at 122.9998 px, drawn by iOS at 123).
    let place = (x + 1.0 / 512) * Double(steps) + (rounding == .nearest ? 0.5 : 0)
    return Int(place.rounded(.down)) * (12 / steps)
  }

  /// In words: `half pixels, rounded down`.
  var words: String {
    let grids = [
      "where their origins are, unrounded", "whole pixels", "half pixels", "thirds of pixels", "quarter pixels",
    ]
    return steps == 0 ? grids[0] : grids[steps] + (rounding == .down ? ", rounded down" : ", rounded to the nearest")
  }
}
