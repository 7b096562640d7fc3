import GalleyBase
import GalleyFiles
import GalleyText
import GalleyViews

/// A property value that layout dumps can contain.
protocol DumpedValue: Hashable, Sendable {
  /// Returns the value as written in dumps; nil to leave it out.
  func dumped(in names: ColorNames) -> (any JSONConvertible)?
}

extension DumpedValue where Self: JSONConvertible {
  func dumped(in names: ColorNames) -> (any JSONConvertible)? { self }
}

extension Bool: DumpedValue {}
extension Int: DumpedValue {}
extension Double: DumpedValue {}
extension String: DumpedValue {}

extension Color: DumpedValue {
  func dumped(in names: ColorNames) -> (any JSONConvertible)? { names.dumped(self) }
}

extension EdgeInsets: DumpedValue {
  func dumped(in names: ColorNames) -> (any JSONConvertible)? { [top, left, bottom, right] }
}

extension Point: DumpedValue {
  func dumped(in names: ColorNames) -> (any JSONConvertible)? { [x, y] }
}

extension Path: DumpedValue {
  func dumped(in names: ColorNames) -> (any JSONConvertible)? { digest(of: self) }
}

extension Array: DumpedValue where Element: DumpedValue {
  func dumped(in names: ColorNames) -> (any JSONConvertible)? {
    JSON.array(compactMap { $0.dumped(in: names)?.json })
  }
}

extension JSON {
  /// The plain value as scenes spell it.
  var spelling: String {
    switch self {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let number): number.plainDecimal
    case .string(let text): text
    case .array(let elements): "[" + elements.map(\.spelling).joined(separator: ", ") + "]"
    case .object: line
    }
  }
}
