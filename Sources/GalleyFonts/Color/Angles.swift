/// Sines and angles, computed with only + − × ÷ so that they are the same on every machine. Angles
/// are in turns.
enum Angles {
  private static let halfCircle = 3.141_592_653_589_793

  /// Returns the sine and cosine of an angle in turns. NaN counts as 0.
  static func sineAndCosine(_ turns: Double) -> (sine: Double, cosine: Double) {
    guard turns.isFinite else { return (0, 1) }
    // The nearest eighth of a turn keeps the series short, and quarter turns exact.
    let quarters = (turns * 4).rounded()
    let rest = (turns - quarters / 4) * 2 * halfCircle
    let square = rest * rest
    var sine: Double = 1
    var cosine: Double = 1
    for step in stride(from: 9.0, through: 1, by: -1) {
      sine = 1 - sine * square / (2 * step * (2 * step + 1))
      cosine = 1 - cosine * square / (2 * step * (2 * step - 1))
    }
    sine *= rest
    // Remainder of 4, from 0 to 3, without going through an integer that might be too large.
    switch quarters - (quarters / 4).rounded(.down) * 4 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// Returns the direction of (x, y) in turns, from 0 up to 1, counter-clockwise from the x axis, y
  /// up. Returns 0 if x and y are 0.
  static func turns(x: Double, y: Double) -> Double {
    let (width, height) = (x.magnitude, y.magnitude)
    guard max(width, height) > 0 else { return 0 }
    var angle = arctangent(min(width, height) / max(width, height)) / (2 * halfCircle)
    if height > width { angle = 0.25 - angle }
    if x < 0 { angle = 0.5 - angle }
    if y < 0 { angle = 1 - angle }
    return angle < 1 ? angle : 0
  }

  /// Returns the angle in radians for a tangent between 0 and 1.
  private static func arctangent(_ tangent: Double) -> Double {
    // Above tan(π/8) it is π/4 more than the angle of a tangent of that magnitude or less.
    let isSteep = tangent > 0.414_213_562_373_095
    let reduced = isSteep ? (tangent - 1) / (tangent + 1) : tangent
    let square = reduced * reduced
    var sum: Double = 0
    for divisor in stride(from: 37.0, through: 1, by: -2) { sum = 1 / divisor - square * sum }
    return sum * reduced + (isSteep ? halfCircle / 4 : 0)
  }
}
