/// The value of a scalar without quotes in the core schema of YAML 1.2 (§10.3.2), which includes
/// the literals of JSON.
enum PlainScalar: Hashable {
  case null
  case boolean(Bool)
  /// A number. This includes `.inf` and `.nan`, which no key accepts, so that messages can name
  /// them.
  case number(Double)
  case string

  init(_ text: String) {
    // Most words are strings, which the first letter shows.
    if let first = text.utf8.first, !PlainScalar.firstLetters.contains(first) {
      self = .string
      return
    }
    if let number = PlainScalar.shortWholeNumber(text) {
      self = .number(number)
      return
    }
    switch text {
    case "", "~", "null", "Null", "NULL": self = .null
    case "true", "True", "TRUE": self = .boolean(true)
    case "false", "False", "FALSE": self = .boolean(false)
    case ".nan", ".NaN", ".NAN": self = .number(.nan)
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": self = .number(.infinity)
    case "-.inf", "-.Inf", "-.INF": self = .number(-.infinity)
    default: self = PlainScalar.number(in: text).map(PlainScalar.number) ?? .string
    }
  }

  /// Returns the value of a number that has only decimal digits and is short enough to be exact, as
  /// most numbers are; nil for any other text.
  private static func shortWholeNumber(_ text: String) -> Double? {
    guard (1...15).contains(text.utf8.count) else { return nil }
    var number = 0
    for byte in text.utf8 {
      guard isDigit(byte) else { return nil }
      number = 10 * number + Int(byte - UInt8(ascii: "0"))
    }
    return Double(number)
  }

  /// Returns the value of a number: octal as in `0o17`, hexadecimal as in `0x1F`, or decimal as
  /// `[-+]? ( . digits | digits ( . digits* )? ) ( [eE] [-+]? digits )?`. Nil for any other text.
  private static func number(in text: String) -> Double? {
    guard let first = text.utf8.first, isDigit(first) || first == minus || first == plus || first == point else {
      return nil
    }
    if text.hasPrefix("0o") { return wholeNumber(text.dropFirst(2), radix: 8) }
    if text.hasPrefix("0x") { return wholeNumber(text.dropFirst(2), radix: 16) }
    var rest = text.utf8[...]
    if first == minus || first == plus { rest.removeFirst() }
    let whole = dropDigits(&rest)
    var fraction = 0
    if rest.first == point {
      rest.removeFirst()
      fraction = dropDigits(&rest)
    }
    guard whole + fraction > 0 else { return nil }
    if let e = rest.first, e == UInt8(ascii: "e") || e == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == minus || rest.first == plus { rest.removeFirst() }
      guard dropDigits(&rest) > 0 else { return nil }
    }
    guard rest.isEmpty else { return nil }
    // Double's own parser accepts everything of this form except a bare trailing point.
    return Double(text) ?? Double(text.replacing(".", with: ".0", maxReplacements: 1))
  }

  private static func wholeNumber(_ digits: Substring, radix: Int) -> Double? {
    guard let first = digits.first, first != "-", first != "+" else { return nil }
    return Int(digits, radix: radix).map(Double.init)
  }

  private static func dropDigits(_ rest: inout Substring.UTF8View) -> Int {
    let digits = rest.prefix(while: isDigit).count
    rest = rest.dropFirst(digits)
    return digits
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
  /// The first characters of null, Booleans and numbers.
  private static let firstLetters = Array("~nNtTfF.+-0123456789".utf8)
  private static let minus = UInt8(ascii: "-")
  private static let plus = UInt8(ascii: "+")
  private static let point = UInt8(ascii: ".")
}
