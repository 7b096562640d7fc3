public import Foundation

extension String.LocalizationValue {
  /// The value to which the compiler appends the parts of an interpolated key. See
  /// https://developer.apple.com/documentation/swift/string/localizationvalue/stringinterpolation.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    private(set) var key = ""
    private(set) var arguments: [LocalizationArgument] = []

    /// An empty key.
    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

    /// Appends text. A percent sign is written twice, as the key is a format.
    public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

    /// Appends a text, as `%@`.
    public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }

    /// Appends a text, as `%@`.
    public mutating func appendInterpolation(_ substring: Substring) { append(.text(String(substring)), "%@") }

    /// Appends a number, as the specifier of its type: `%lld` for `Int`, `%lf` for `Double`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: T._specifier)
    }

    /// Appends a number, as a specifier of `String(format:)`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.init(value), specifier)
    }

    /// Appends a value as a format style writes it, as `%@`.
    public mutating func appendInterpolation<T, F: FormatStyle>(_ value: T, format: F)
    where F.FormatInput == T, F.FormatOutput: StringProtocol {
      append(.text(String(format.format(value))), "%@")
    }

    /// Appends a value as a format style writes it, as `%@`.
    public mutating func appendInterpolation<T, F: FormatStyle>(_ value: T, format: F)
    where F.FormatInput == T, F.FormatOutput == AttributedString {
      append(.attributed(AttributedValue(text: format.format(value))), "%@")
    }

    /// Appends a text whose attributes stay in an attributed string, as `%@`.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.attributed(AttributedValue(text: attributedString)), "%@")
    }

    /// Appends a text whose attributes stay in an attributed string, as `%@`.
    public mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring) {
      append(.attributed(AttributedValue(text: AttributedString(attributedSubstring))), "%@")
    }

    /// Appends a text that is looked up when the whole is, as `%@`.
    public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(_ value: T) {
      append(.resource(value.localizedStringResource), "%@")
    }

    /// Appends an object as a formatter writes it, else its description, as `%@`.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append(.text(formatter?.string(for: subject) ?? subject.description), "%@")
    }

    /// Appends a value of Foundation's as a formatter writes it, else its description, as `%@`.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.text(formatter?.string(for: subject) ?? String(describing: subject)), "%@")
    }

    /// Appends a placeholder for a value that `LocalizationOptions.replacements` supplies later.
    public mutating func appendInterpolation(placeholder: Placeholder) {
      append(.placeholder, placeholder.specifier)
    }

    /// Appends a placeholder for a value that `LocalizationOptions.replacements` supplies later, as a specifier of
    /// `String(format:)`.
    public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
      append(.placeholder, specifier)
    }

    private mutating func append(_ value: LocalizationArgument.Value, _ specifier: String) {
      key += specifier
      arguments.append(LocalizationArgument(value: value, specifier: specifier))
    }
  }
}
