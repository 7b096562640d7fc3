public import Foundation

/// The formatting of decimal numbers as on Apple's systems, where each decimal is written with its
/// exact digits. On Linux, Foundation rounds the nearest binary number: it writes 12345.12, rounded
/// down to two digits, as 12345.11.
///
/// It replaces Foundation's where the methods of `NSString` beside it do. More than 15 digits with a fraction are not kept.
extension NumberFormatter {
  /// Returns the formatted text of a number.
  @_disfavoredOverload
  public func string(from number: NSNumber) -> String? {
    guard let decimal = number as? NSDecimalNumber else { return string(for: number) }
    let digits = decimal.description(withLocale: nil)
    if let whole = Int64(digits) { return string(for: NSNumber(value: whole)) }
    return string(for: Double(digits).map { NSNumber(value: $0) } ?? number)
  }
}
