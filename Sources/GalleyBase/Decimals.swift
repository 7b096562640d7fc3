extension [UInt8] {
  /// Appends an integer as ASCII digits.
  package mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digits: UInt64(number.magnitude), decimals: 0)
  }

  /// Appends the shortest decimal number that reads back as the same double, formatted like
  /// `plainDecimal`.
  package mutating func append(decimal number: Double) {
    if number < 0 { append(UInt8(ascii: "-")) }
    let magnitude = number.magnitude
    guard let (digits, decimals) = magnitude.shortestDecimalOnGrid else {
      return append(contentsOf: magnitude.plainDecimal.utf8)
    }
    append(digits: digits, decimals: decimals)
  }

  /// Appends digits, with a decimal point before the last `decimals` digits.
  private mutating func append(digits: UInt64, decimals: Int) {
    var (count, bound) = (1, digits / 10)
    while bound > 0 { (count, bound) = (count + 1, bound / 10) }
    count = Swift.max(count, decimals + 1)
    let start = self.count
    let length = count + (decimals > 0 ? 1 : 0)
    append(contentsOf: repeatElement(UInt8(ascii: "."), count: length))
    var rest = digits
    for place in 0..<count {
      let isFraction = place < decimals
      self[start + length - 1 - place - (isFraction || decimals == 0 ? 0 : 1)] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
  }
}

extension Double {
  /// The digits of the shortest decimal number that reads back as the same double, and the number
  /// of digits after the decimal point. Nil unless the number is a multiple of 1/65,536 from 0 to
  /// below 2^32, as lengths of text are.
  ///
  /// 1/65,536 has 16 decimals, so integers are enough to decide how many decimals can be dropped before the result is
  /// nearer to another double (Steele and White, How to Print Floating-Point Numbers Accurately, 1990).
  fileprivate var shortestDecimalOnGrid: (digits: UInt64, decimals: Int)? {
    guard self < 0x1p32 else { return nil }
    let steps = UInt64(self * 65_536)
    guard Double(steps) == self * 65_536 else { return nil }
    // The unit is 10^-16. In it, half the distance to the next double is never an integer here.
    let part = (steps & 0xFFFF) * 152_587_890_625
    let reach = UInt64(ulp * 5e15)
    var (shortest, unit, decimals) = (part, UInt64(1), 16)
    while decimals > 0 {
      let rest = part % (unit * 10)
      let missing = unit * 10 - rest
      guard Swift.min(rest, missing) <= reach else { break }
      // A tie goes to the even digit.
      let isDown = rest < missing || rest == missing && part / (unit * 10) % 2 == 0
      shortest = isDown ? part - rest : part + missing
      (unit, decimals) = (unit * 10, decimals - 1)
    }
    return ((steps >> 16) * (10_000_000_000_000_000 / unit) + shortest / unit, decimals)
  }

  /// The shortest decimal number that reads back as the same double, without an exponent and
  /// without a final ".0": 17, 0.25, 0.0000152587890625. Negative zero is 0. The number must be
  /// finite.
  public var plainDecimal: String {
    if let whole = Int(exactly: self) { return String(whole) }
    let shortest = description
    // The number is not an integer here, so its description does not end with ".0".
    guard let exponentMark = shortest.utf8.firstIndex(of: UInt8(ascii: "e")) else { return shortest }
    guard let exponent = Int(shortest[shortest.index(after: exponentMark)...]) else { return shortest }
    var digits = shortest[..<exponentMark].filter(\.isNumber)
    // The decimal point comes after the first digit, and the exponent moves it.
    let point = 1 + exponent
    let sign = self < 0 ? "-" : ""
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    digits += String(repeating: "0", count: max(0, point - digits.count))
    let whole = digits.prefix(point)
    return sign + whole + (whole.count < digits.count ? "." + digits.dropFirst(point) : "")
  }

  /// Returns the number rounded to `places` decimals, with halves away from zero. Nil if the number
  /// is not finite or would have more than 18 digits.
  /// - Parameters:
  ///   - minus: the sign for numbers that are below zero after rounding.
  ///   - keepsZeros: whether to keep zeros at the end, so that the number of decimals is always `places`.
  package func decimal(places: Int, minus: String = "-", keepsZeros: Bool = false) -> String? {
    let unit = (0..<places).reduce(1) { power, _ in power * 10 }
    let steps = (magnitude * Double(unit)).rounded()
    guard steps < 1e18 else { return nil }
    let (whole, part) = Int(steps).quotientAndRemainder(dividingBy: unit)
    var decimals = String(part + unit).dropFirst()
    while !keepsZeros, decimals.last == "0" { decimals.removeLast() }
    return (self < 0 && steps > 0 ? minus : "") + String(whole) + (decimals.isEmpty ? "" : "." + decimals)
  }
}
