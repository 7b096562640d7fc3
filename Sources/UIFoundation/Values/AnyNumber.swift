import Foundation

/// Reads numbers from values of any numeric type.
package enum AnyNumber {
  /// Returns the value as a number; nil for a value that is not a number.
  package static func double(_ value: Any?) -> Double? {
    switch value {
    case let number as Int: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Bool: number ? 1 : 0
    case let number as UInt: Double(number)
    case let number as UInt32: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  /// Returns the value as a finite number; nil for infinity, NaN and other values.
  package static func finite(_ value: Any?) -> Double? { double(value).flatMap { $0.isFinite ? $0 : nil } }

  /// Returns the value as an integer, without its fraction; nil if the type cannot represent it.
  package static func integer<Integer: BinaryInteger>(_ value: Any?, as type: Integer.Type = Int.self) -> Integer? {
    finite(value).flatMap { Integer(exactly: $0.rounded(.towardZero)) }
  }
}
