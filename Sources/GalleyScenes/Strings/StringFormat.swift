/// A format string of `String(format:)`, divided into parts.
package struct StringFormat {
  /// A part of a format.
  package enum Part: Hashable {
    /// Literal text.
    case literal(String)
    /// An argument with its index from 0 and its conversion. Nil means the next argument.
    case argument(Int?, Conversion)
    /// A substitution with forms of its own: `%#@files@`, `%2$#@files@`.
    case substitution(Int?, String)
    /// The number that chose the plural form, written as `%arg`.
    case chosen
  }

  /// The conversion of an argument to text.
  package struct Conversion: Hashable {
    /// The conversion letter at the end of the specifier.
    package var letter: Character
    /// The minimum number of characters.
    package var width = 0
    /// The number of decimals; nil means six.
    package var precision: Int?
    /// True for the flag `-`: the text is padded on the right instead of on the left.
    package var isLeft = false
    /// True for the flag `0`: the text is padded with zeros instead of spaces.
    package var hasZeros = false
    /// True for the flag `+`: positive numbers have a sign too.
    package var hasSign = false
  }

  package private(set) var parts: [Part] = []

  /// Parses a format string. A percent sign that does not begin a specifier is literal.
  package init(_ format: String) {
    var rest = format[...]
    var literal = ""
    while let sign = rest.firstIndex(of: "%") {
      literal += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        literal += "%"
        rest.removeFirst()
      } else if let (part, tail) = Self.part(rest) {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        parts.append(part)
        rest = tail
      } else {
        literal += "%"
      }
    }
    literal += rest
    if !literal.isEmpty { parts.append(.literal(literal)) }
  }

  /// Returns a format string with its literal text changed and its specifiers unchanged.
  static func changing(_ format: String, by change: (String) -> String) -> String {
    var changed = ""
    var literal = ""
    var rest = format[...]
    while let sign = rest.firstIndex(of: "%") {
      literal += rest[..<sign]
      let tail = rest[rest.index(after: sign)...]
      if let end = tail.first == "%" ? tail.dropFirst() : part(tail)?.1 {
        changed += change(literal) + rest[sign..<end.startIndex]
        literal = ""
        rest = end
      } else {
        literal += "%"
        rest = tail
      }
    }
    return changed + change(literal + rest)
  }

  /// Returns the part that begins after a percent sign, and the rest of the text; nil if no part
  /// begins there.
  private static func part(_ text: Substring) -> (Part, Substring)? {
    if text.hasPrefix("arg") { return (.chosen, text.dropFirst(3)) }
    var rest = text
    var place: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if let number = Int(digits), number > 0, rest.dropFirst(digits.count).first == "$" {
      place = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
      return (
        .substitution(place, String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])), rest[end...].dropFirst()
      )
    }
    var conversion = Conversion(letter: "@")
    while let flag = rest.first, "-+0".contains(flag) {
      switch flag {
      case "-": conversion.isLeft = true
      case "+": conversion.hasSign = true
      default: conversion.hasZeros = true
      }
      rest.removeFirst()
    }
    let width = rest.prefix { $0.isASCII && $0.isNumber }
    conversion.width = min(Int(width) ?? 0, 1000)
    rest = rest.dropFirst(width.count)
    if rest.first == "." {
      let precision = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      conversion.precision = min(Int(precision) ?? 0, 20)
      rest = rest.dropFirst(1 + precision.count)
    }
    rest = rest.drop { "hlqzjt".contains($0) }
    guard let letter = rest.first, "@diusfFgGeExXoc".contains(letter) else { return nil }
    conversion.letter = letter
    return (.argument(place, conversion), rest.dropFirst())
  }
}
