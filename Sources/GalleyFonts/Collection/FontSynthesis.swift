/// The slant and stretch of a font's outlines, for the attributes obliqueness and expansion. A
/// point (x, y) of a glyph, y up, moves to (`stretch`·x + `obliqueness`·y, y).
struct FontSynthesis: Hashable, Sendable {
  /// The horizontal shift per unit of height, a multiple of 1/65536, the unit of FreeType's
  /// matrices.
  let obliqueness: Double
  /// The requested natural logarithm of the stretch, limited to `mostExpansion`.
  let expansion: Double
  /// The factor e to the power of `expansion`, a multiple of 1/65536.
  let stretch: Double

  static let none = FontSynthesis(obliqueness: 0, expansion: 0)

  /// The maximum slant: a point moves sideways by at most ten times its height. `mostExpansion`
  /// limits the stretch to a factor from 1/148 to 148. Beyond these limits, text is not readable.
  static let mostObliqueness: Double = 10
  static let mostExpansion: Double = 5

  init(obliqueness: Double, expansion: Double) {
    self.obliqueness = FontSynthesis.onGrid(FontSynthesis.bounded(obliqueness, FontSynthesis.mostObliqueness))
    self.expansion = FontSynthesis.bounded(expansion, FontSynthesis.mostExpansion)
    stretch = FontSynthesis.onGrid(exponential(self.expansion))
  }

  /// Returns a value limited to −`most`…`most`. NaN becomes 0. −0 also becomes 0, since its hash
  /// would be different.
  private static func bounded(_ value: Double, _ most: Double) -> Double {
    value == value && value != 0 ? min(max(value, -most), most) : 0
  }

  private static func onGrid(_ value: Double) -> Double {
    let rounded = (value * 65_536).rounded() / 65_536
    return rounded == 0 ? 0 : rounded
  }
}

/// Returns e to the power of a number of moderate size. It uses only + − × ÷, so that the result is
/// the same on every machine.
///
/// The series of a 64th of the number, then six squarings: up to 5 in magnitude the result is right to 13 digits.
func exponential(_ value: Double) -> Double {
  let part = value / 64
  var sum: Double = 1
  // Horner's scheme from the smallest term: part^12 ÷ 12! is below 2^-70 where part is below 5/64.
  for divisor in stride(from: 12.0, through: 1, by: -1) { sum = 1 + sum * part / divisor }
  for _ in 0..<6 { sum *= sum }
  return sum
}
