/// A length in layout, stored as an integer number of steps of 1/65536 pt. Sums and differences are
/// exact, so that the result does not depend on the order of additions.
@usableFromInline package struct Length: Hashable, AdditiveArithmetic, Comparable, Sendable {
  /// The length as a number of steps.
  @usableFromInline package var steps: Int64

  /// Creates a length from a number of steps.
  @inlinable package init(steps: Int64) { self.steps = steps }

  /// Creates a length from a 16.16 fixed-point number, the format of advances in HarfBuzz.
  @inlinable package init(fixed16 value: Int32) { steps = Int64(value) }

  /// Creates the length nearest to a number of points, with halves rounded away from zero. From
  /// 2^40 pt on, the length is `unlimited` with the same sign. NaN becomes zero.
  package init(points: Double) {
    if abs(points) < 1_099_511_627_776 {
      steps = Int64((points * Double.lengthStepsPerPoint).rounded())
    } else {
      steps = points.isNaN ? 0 : points > 0 ? Length.unlimited.steps : -Length.unlimited.steps
    }
  }

  /// The length of 0 pt.
  @inlinable package static var zero: Length { Length(steps: 0) }
  /// The smallest length above zero, 1/65536 pt.
  @inlinable package static var step: Length { Length(steps: 1) }
  /// A length that is longer than any line but can still be added to other lengths.
  @inlinable package static var unlimited: Length { Length(steps: .max / 4) }

  /// The length in points.
  @inlinable package var points: Double { Double(steps) / Double.lengthStepsPerPoint }
  /// The length as a 16.16 fixed-point number, clamped to 32,768 pt of either sign.
  @inlinable package var fixed16: Int32 { Int32(clamping: steps) }
}

extension Length {
  @inlinable package static func + (left: Length, right: Length) -> Length { Length(steps: left.steps + right.steps) }
  @inlinable package static func - (left: Length, right: Length) -> Length { Length(steps: left.steps - right.steps) }
  @inlinable package static prefix func - (length: Length) -> Length { Length(steps: -length.steps) }
  @inlinable package static func < (left: Length, right: Length) -> Bool { left.steps < right.steps }

  /// Returns a multiple of the length.
  @inlinable package static func * (length: Length, factor: Int) -> Length {
    Length(steps: length.steps * Int64(factor))
  }

  /// Returns the length divided by an integer. The result is rounded towards zero.
  @inlinable package static func / (length: Length, divisor: Int) -> Length {
    Length(steps: length.steps / Int64(divisor))
  }

  /// Returns the ratio of the length to another length.
  @inlinable package static func / (length: Length, other: Length) -> Double {
    Double(length.steps) / Double(other.steps)
  }

  /// Returns the largest multiple of `unit` that does not exceed the length. `unit` must be above
  /// zero.
  package func roundedDown(toMultipleOf unit: Length) -> Length {
    let remainder = steps % unit.steps
    return Length(steps: steps - (remainder < 0 ? remainder + unit.steps : remainder))
  }
}

/// Conversions between points and the grid of layout. Lengths in the interface are points as
/// `Double`. Each is rounded to the grid of 1/65536 pt when it enters layout. On this grid, sums
/// and differences of doubles are also exact, up to 2^36 pt.
extension Double {
  /// The number of steps of the length grid in one point. HarfBuzz returns advances in the same
  /// 16.16 fixed-point format.
  @inlinable public static var lengthStepsPerPoint: Double { 65_536 }

  /// The nearest length on the grid of 1/65536 pt, with halves rounded away from zero. Infinity
  /// does not change.
  @inlinable public var onLengthGrid: Double {
    (self * Double.lengthStepsPerPoint).rounded(.toNearestOrAwayFromZero) / Double.lengthStepsPerPoint
  }

  /// Creates a length from a 16.16 fixed-point number, without rounding.
  @inlinable public init(fixed16 value: Int32) { self = Double(value) / Double.lengthStepsPerPoint }
}
