extension Double {
  /// The shortest decimal that reads back as the same double, without exponent and without a bare ".0": 17, 0.25,
  /// 0.0000152587890625. Negative zero is 0. Only for finite numbers.
  public var plainDecimal: String {
    if let whole = Int(exactly: self) { return String(whole) }
    let shortest = description
    // A fraction is never whole here, so it has no bare ".0".
    guard let exponentMark = shortest.utf8.firstIndex(of: UInt8(ascii: "e")) else { return shortest }
    guard let exponent = Int(shortest[shortest.index(after: exponentMark)...]) else { return shortest }
    var digits = shortest[..<exponentMark].filter(\.isNumber)
    // The point stands after the first digit, and moves by the exponent.
    let point = 1 + exponent
    let sign = self < 0 ? "-" : ""
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    digits += String(repeating: "0", count: max(0, point - digits.count))
    let whole = digits.prefix(point)
    return sign + whole + (whole.count < digits.count ? "." + digits.dropFirst(point) : "")
  }
}
