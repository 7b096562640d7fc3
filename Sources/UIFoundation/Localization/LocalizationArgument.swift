import Foundation
import GalleyScenes

/// A value that was interpolated into a localised string's key.
struct LocalizationArgument: Hashable, Codable, Sendable {
  /// The interpolated value, by its kind.
  enum Value: Hashable, Codable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case real(Double)
    case text(String)
    case attributed(AttributedValue)
    /// A localised string, which is looked up together with the text that contains it.
    case resource(LocalizedStringResource)
    /// A placeholder, whose value is supplied later by the options.
    case placeholder
  }

  /// The interpolated value.
  var value: Value
  /// The format specifier of the value in the key.
  var specifier: String

  /// The number that selects a plural form; nil for a text.
  var number: Double? {
    switch value {
    case .integer(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .real(let number): number
    default: nil
    }
  }

  /// Returns the value as text according to a conversion. Numbers have the locale's digits and
  /// separators.
  /// - Parameter conversion: nil, and `%@` for a number, mean the conversion of the specifier.
  func text(_ conversion: StringFormat.Conversion?, in locale: Locale) -> String {
    let asked = number != nil && conversion?.letter == "@" ? nil : conversion
    let conversion = asked ?? ownConversion
    switch value {
    case .integer(let number): return Self.text(conversion, number, number, Double(number), locale)
    case .unsigned(let number):
      // Foundation writes more than the largest Int64 as a negative number.
      if let number = Int64(exactly: number) { return Self.text(conversion, number, number, Double(number), locale) }
      return Self.padded(String(number), conversion)
    case .real(let number):
      let whole = Int64(exactly: number.rounded(.towardZero))
      return Self.text(conversion, whole ?? 0, String(number), number, locale)
    case .text(let text): return Self.padded(text, conversion)
    case .attributed(let value): return Self.padded(String(value.text.characters), conversion)
    case .resource(let resource): return Self.padded(String(localized: resource), conversion)
    case .placeholder: return specifier
    }
  }

  /// Returns the value as text with its attributes.
  func attributedText(_ conversion: StringFormat.Conversion?, in locale: Locale) -> AttributedString {
    switch value {
    case .attributed(let value): value.text
    case .resource(let resource): AttributedString(localized: resource)
    default: AttributedString(text(conversion, in: locale))
    }
  }

  private var ownConversion: StringFormat.Conversion? {
    for part in StringFormat(specifier).parts {
      if case .argument(_, let conversion) = part { return conversion }
    }
    return nil
  }

  private static func padded(_ text: String, _ conversion: StringFormat.Conversion?) -> String {
    conversion.map { TextArgument(text: text, number: nil).written($0) } ?? text
  }

  /// Returns a number as text: as an integer or with a fraction, depending on the conversion.
  private static func text(
    _ conversion: StringFormat.Conversion?, _ whole: some CVarArg, _ digits: some CustomStringConvertible,
    _ number: Double, _ locale: Locale
  ) -> String {
    guard let conversion else { return digits.description }
    switch conversion.letter {
    case "f", "F", "e", "E", "g", "G": return String(format: conversion.format(""), locale: locale, number)
    case "d", "i", "u", "x", "X", "o":
      guard number.isFinite else { return digits.description }
      return String(format: conversion.format("ll"), locale: locale, whole)
    default: return padded(digits.description, conversion)
    }
  }
}

/// A text with attributes. Only its characters are encoded, since Foundation encodes attributes
/// only on Apple's systems.
struct AttributedValue: Hashable, Codable, Sendable {
  /// The attributed text.
  var text: AttributedString

  /// Creates a value from an attributed text.
  init(text: AttributedString) { self.text = text }

  /// Creates a text without attributes from encoded characters.
  init(from decoder: any Decoder) throws {
    text = AttributedString(try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the characters without attributes.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(String(text.characters))
  }
}

extension LocalizationArgument.Value {
  /// Creates a number, or the description of a value of any other type.
  init(_ value: Any) {
    switch value {
    case let value as any (BinaryInteger & SignedInteger): self = .integer(Int64(clamping: value))
    case let value as any BinaryInteger: self = .unsigned(UInt64(clamping: value))
    case let value as Double: self = .real(value)
    case let value as Float: self = .real(Double(value))
    case let value as CGFloat: self = .real(Double(value))
    case let value as AttributedString: self = .attributed(AttributedValue(text: value))
    case let value as LocalizedStringResource: self = .resource(value)
    default: self = .text(String(describing: value))
    }
  }
}

extension StringFormat.Conversion {
  /// Returns the conversion as a specifier for `String(format:)`.
  fileprivate func format(_ length: String) -> String {
    let flags = (isLeft ? "-" : "") + (hasSign ? "+" : "") + (hasZeros ? "0" : "")
    let digits = precision.map { ".\($0)" } ?? ""
    return "%" + flags + (width > 0 ? String(width) : "") + digits + length + String(letter)
  }
}
