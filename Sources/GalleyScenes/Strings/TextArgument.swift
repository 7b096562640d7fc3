import GalleyBase

/// An argument of a format string: a text or a number.
package struct TextArgument: Hashable, Sendable {
  /// The text, or the digits of the number as written.
  var text: String
  /// The value of the number; nil for a text.
  var number: Double?

  /// Creates an argument from its characters, and from its value if it is a number.
  package init(text: String, number: Double?) {
    self.text = text
    self.number = number
  }

  /// Returns the argument formatted by a conversion. Digits are kept as written, except for
  /// fractions with a stated length.
  package func written(_ conversion: StringFormat.Conversion) -> String {
    var result = text
    if let number {
      switch conversion.letter {
      case "f", "F", "e", "E", "g", "G": result = number.fraction(digits: conversion.precision ?? 6)
      case "d", "i", "u":
        result = number.isFinite && abs(number) < 1e15 ? number.rounded(.towardZero).plainDecimal : text
      case "x": result = Int(exactly: number).map { String($0, radix: 16) } ?? text
      case "X": result = Int(exactly: number).map { String($0, radix: 16, uppercase: true) } ?? text
      case "o": result = Int(exactly: number).map { String($0, radix: 8) } ?? text
      default: break
      }
      if conversion.hasSign, number >= 0 { result = "+" + result }
    }
    let missing = conversion.width - result.count
    guard missing > 0 else { return result }
    if conversion.isLeft { return result + String(repeating: " ", count: missing) }
    guard conversion.hasZeros, number != nil else { return String(repeating: " ", count: missing) + result }
    let sign = result.first.map { "+-".contains($0) } ?? false
    return result.prefix(sign ? 1 : 0) + String(repeating: "0", count: missing) + result.dropFirst(sign ? 1 : 0)
  }
}

extension Double {
  /// Returns the number with this many decimals, rounded half away from zero.
  fileprivate func fraction(digits: Int) -> String {
    let digits = min(digits, 9)
    var power = 1.0
    for _ in 0..<digits { power *= 10 }
    guard isFinite, abs(self) * power < 9e15 else { return plainDecimal }
    let whole = String(Int((abs(self) * power).rounded()))
    let padded = String(repeating: "0", count: max(0, digits + 1 - whole.count)) + whole
    let sign = self < 0 ? "-" : ""
    return sign + (digits == 0 ? padded : padded.dropLast(digits) + "." + padded.suffix(digits))
  }
}
