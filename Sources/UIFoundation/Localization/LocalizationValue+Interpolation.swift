public import Foundation

extension String.LocalizationValue {
  /// The object to which the compiler appends the parts of an interpolated key. See
  /// https://developer.apple.com/documentation/swift/string/localizationvalue/stringinterpolation.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    private(set) var key = ""
    private(set) var arguments: [LocalizationArgument] = []

    /// Creates an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

    /// Appends literal text. Percent signs are doubled, since the key is a format string.
    public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

    /// Appends a text with the specifier `%@`.
    public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }

    /// Appends a text with the specifier `%@`.
    public mutating func appendInterpolation(_ substring: Substring) { append(.text(String(substring)), "%@") }

    /// Appends a number with the specifier of its type: `%lld` for `Int`, `%lf` for `Double`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: T._specifier)
    }

    /// Appends a number with a specifier of `String(format:)`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.init(value), specifier)
    }

    /// Appends a value as text that a format style makes, with the specifier `%@`.
    public mutating func appendInterpolation<T, F: FormatStyle>(_ value: T, format: F)
    where F.FormatInput == T, F.FormatOutput: StringProtocol {
      append(.text(String(format.format(value))), "%@")
    }

    /// Appends a value as text that a format style makes, with the specifier `%@`.
    public mutating func appendInterpolation<T, F: FormatStyle>(_ value: T, format: F)
    where F.FormatInput == T, F.FormatOutput == AttributedString {
      append(.attributed(AttributedValue(text: format.format(value))), "%@")
    }

    /// Appends an attributed text with the specifier `%@`. An attributed string keeps its
    /// attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.attributed(AttributedValue(text: attributedString)), "%@")
    }

    /// Appends an attributed text with the specifier `%@`. An attributed string keeps its
    /// attributes.
    public mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring) {
      append(.attributed(AttributedValue(text: AttributedString(attributedSubstring))), "%@")
    }

    /// Appends a localised text with the specifier `%@`. It is looked up together with the text
    /// that contains it.
    public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(_ value: T) {
      append(.resource(value.localizedStringResource), "%@")
    }

    /// Appends an object as text that a formatter makes, else the object's description, with the
    /// specifier `%@`.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append(.text(formatter?.string(for: subject) ?? subject.description), "%@")
    }

    /// Appends a Foundation value as text that a formatter makes, else the value's description,
    /// with the specifier `%@`.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.text(formatter?.string(for: subject) ?? String(describing: subject)), "%@")
    }

    /// Appends a placeholder for a value that `LocalizationOptions.replacements` supplies later.
    public mutating func appendInterpolation(placeholder: Placeholder) {
      append(.placeholder, placeholder.specifier)
    }

    /// Appends a placeholder with a specifier of `String(format:)`.
    /// `LocalizationOptions.replacements` supplies its value later.
    public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
      append(.placeholder, specifier)
    }

    private mutating func append(_ value: LocalizationArgument.Value, _ specifier: String) {
      key += specifier
      arguments.append(LocalizationArgument(value: value, specifier: specifier))
    }
  }
}
