extension TextList {
  /// The format of the markers in a list.
  ///
  /// Names in braces stand for a symbol or the item's number, such as `{disc}` or `({decimal})`. UIKit counterpart:
  /// NSTextList.MarkerFormat, with its raw values.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The format string, in which a name in braces stands for a marker or number. Unknown names in
    /// braces are kept as text.
    public let rawValue: String
    /// Creates a custom format, such as `"{lower-alpha})"`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a custom format, such as `"{lower-alpha})"`.
    public init(_ format: String) { rawValue = format }

    /// The marker □ (U+25A1).
    public static let box = MarkerFormat("{box}")
    /// The marker ✓ (U+2713).
    public static let check = MarkerFormat("{check}")
    /// The marker ◦ (U+25E6).
    public static let circle = MarkerFormat("{circle}")
    /// The marker ◆ (U+25C6).
    public static let diamond = MarkerFormat("{diamond}")
    /// The marker • (U+2022).
    public static let disc = MarkerFormat("{disc}")
    /// The marker ⁃ (U+2043).
    public static let hyphen = MarkerFormat("{hyphen}")
    /// The marker ▪ (U+25AA).
    public static let square = MarkerFormat("{square}")
    /// Decimal numbers: 1, 2, 3. As in UIKit, no full stop follows; `{decimal}.` adds one.
    public static let decimal = MarkerFormat("{decimal}")
    /// Octal numbers: 1, … 7, 10.
    public static let octal = MarkerFormat("{octal}")
    /// Lowercase hexadecimal numbers: 1, … f, 10.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// Uppercase hexadecimal numbers: 1, … F, 10.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// Lowercase letters: a, … z, aa.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// Uppercase letters: A, … Z, AA.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// Lowercase letters: a, … z, aa.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// Uppercase letters: A, … Z, AA.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// Lowercase Roman numerals: i, ii, iii; decimal numbers above 3999.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// Uppercase Roman numerals: I, II, III; decimal numbers above 3999.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")

    /// All formats that have a static property, with the name of the property.
    public static let named: [(name: String, format: MarkerFormat)] = [
      ("box", .box), ("check", .check), ("circle", .circle), ("diamond", .diamond), ("disc", .disc),
      ("hyphen", .hyphen),
      ("square", .square), ("decimal", .decimal), ("octal", .octal), ("lowercaseHexadecimal", .lowercaseHexadecimal),
      ("uppercaseHexadecimal", .uppercaseHexadecimal), ("lowercaseAlpha", .lowercaseAlpha),
      ("uppercaseAlpha", .uppercaseAlpha), ("lowercaseLatin", .lowercaseLatin), ("uppercaseLatin", .uppercaseLatin),
      ("lowercaseRoman", .lowercaseRoman), ("uppercaseRoman", .uppercaseRoman),
    ]
  }
}

extension TextList.MarkerFormat {
  /// Returns the marker of the item with this number: the format with all known names in braces
  /// replaced.
  func marker(forItemNumber number: Int) -> String {
    var result = ""
    var rest = rawValue[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}"), let text = listMark(named: rest[...close], number) else {
        result += "{"
        rest = rest.dropFirst()
        continue
      }
      result += text
      rest = rest[close...].dropFirst()
    }
    return result + rest
  }
}

private func listMark(named name: Substring, _ number: Int) -> String? {
  switch name {
  case "{box}": "\u{25A1}"
  case "{check}": "\u{2713}"
  case "{circle}": "\u{25E6}"
  case "{diamond}": "\u{25C6}"
  case "{disc}": "\u{2022}"
  case "{hyphen}": "\u{2043}"
  case "{square}": "\u{25AA}"
  case "{decimal}": String(number)
  case "{octal}": String(number, radix: 8)
  case "{lower-hexadecimal}": String(number, radix: 16)
  case "{upper-hexadecimal}": String(number, radix: 16, uppercase: true)
  case "{lower-alpha}", "{lower-latin}": alphabetic(number)
  case "{upper-alpha}", "{upper-latin}": alphabetic(number).uppercased()
  case "{lower-roman}": roman(number).lowercased()
  case "{upper-roman}": roman(number)
  default: nil
  }
}

/// Returns a number as lowercase letters: a to z, then aa, ab. Numbers below 1 are decimal.
private func alphabetic(_ number: Int) -> String {
  guard number > 0 else { return String(number) }
  var letters: [UInt8] = []
  var rest = number
  while rest > 0 {
    rest -= 1
    letters.append(UInt8(ascii: "a") + UInt8(rest % 26))
    rest /= 26
  }
  return String(decoding: letters.reversed(), as: UTF8.self)
}

/// Returns a number as an uppercase Roman numeral, I to MMMCMXCIX. Other numbers are decimal.
private func roman(_ number: Int) -> String {
  guard (1...3999).contains(number) else { return String(number) }
  let numerals = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
    (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]
  var rest = number
  var result = ""
  for (value, numeral) in numerals {
    while rest >= value {
      result += numeral
      rest -= value
    }
  }
  return result
}
