import GalleyBase

/// A length in steps of 1/65536 pt. Breaking adds up advances in it, so that sums are exact and cheap.
typealias FixedLength = Int64

extension FixedLength {
  /// Wider than any line; leaves room for sums.
  static let unlimited = FixedLength.max / 4

  /// A length in points; beyond 2^40 pt it is unlimited, of either sign. What is not a number is 0.
  init(points: Double) {
    if abs(points) < 1_099_511_627_776 {
      self = FixedLength((points * Double.lengthStepsPerPoint).rounded())
    } else {
      self = points.isNaN ? 0 : points > 0 ? .unlimited : -.unlimited
    }
  }

  /// The length in points.
  var points: Double { Double(self) / Double.lengthStepsPerPoint }
}
