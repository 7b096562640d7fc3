import Foundation

/// The reading of values that may be numbers of any type.
package enum AnyNumber {
  /// Returns the number; nil for anything else.
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

  /// Returns the number; nil for infinity and NaN.
  package static func finite(_ value: Any?) -> Double? { double(value).flatMap { $0.isFinite ? $0 : nil } }

  /// Returns the number without its fraction; nil for one that the type cannot hold.
  package static func integer<Integer: BinaryInteger>(_ value: Any?, as type: Integer.Type = Int.self) -> Integer? {
    finite(value).flatMap { Integer(exactly: $0.rounded(.towardZero)) }
  }
}
