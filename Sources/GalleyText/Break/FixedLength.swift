import GalleyBase

/// A length in steps of 1/65536 pt. Breaking adds up advances in it, so that sums are exact and cheap.
typealias FixedLength = Int64

extension FixedLength {
  /// Wider than any line; leaves room for sums.
  static let unlimited = FixedLength.max / 4

  /// A length in points; beyond 2^40 pt it is unlimited.
  init(points: Double) {
    self = abs(points) < 1_099_511_627_776 ? FixedLength((points * Double.lengthStepsPerPoint).rounded()) : .unlimited
  }

  /// The length in points.
  var points: Double { Double(self) / Double.lengthStepsPerPoint }
}
