/// A key of a string table, with interpolated values. If the table does not contain the key, the
/// key is the text.
///
/// Values are written by the environment's locale. Markdown in the text of a key is read; in values it is not.
@frozen public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let value: String.LocalizationValue
  /// The interpolated texts and images, in the order of their placeholders.
  let parts: [Text]

  /// Creates a key without interpolated values.
  public init(_ value: String) {
    self.value = String.LocalizationValue(value)
    parts = []
  }
  /// Creates a key from a string literal.
  public init(stringLiteral value: String) { self.init(value) }
  /// Creates a key with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation.key)
    parts = stringInterpolation.parts
  }

  /// The interpolation that collects the literals and the values of a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key: String.LocalizationValue.StringInterpolation
    var parts: [Text] = []

    /// Creates an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }
    /// Appends text.
    public mutating func appendLiteral(_ literal: String) { key.appendLiteral(literal) }
    /// Appends a string. Its placeholder is `%@`.
    public mutating func appendInterpolation(_ string: String) { key.appendInterpolation(string) }
    /// Appends a Foundation value, formatted by a formatter. Its placeholder is `%@`.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) { key.appendInterpolation(subject, formatter: formatter) }
    /// Appends an object, formatted by a formatter. Its placeholder is `%@`.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      key.appendInterpolation(subject, formatter: formatter)
    }
    /// Appends a value, formatted by a format style in the environment's locale. Its placeholder is
    /// `%@`.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { appendInterpolation(Text(input, format: format)) }
    /// Appends a value, formatted by a format style in the environment's locale. Its placeholder is
    /// `%@`.
    @_disfavoredOverload
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      appendInterpolation(Text(input, format: format))
    }
    /// Appends a number. Its placeholder depends on the type: `%lld` for `Int`, `%lf` for `Double`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { key.appendInterpolation(value) }
    /// Appends a number with a format specifier of `String(format:)` as its placeholder.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      key.appendInterpolation(value, specifier: specifier)
    }
    /// Appends a text that keeps its style. Its placeholder is `%@`.
    public mutating func appendInterpolation(_ text: Text) {
      var mark = AttributedString(TextPartMark.character)
      mark[TextPartMark.self] = parts.count
      key.appendInterpolation(mark)
      parts.append(text)
    }
    /// Appends an attributed string that keeps its attributes. Its placeholder is `%@`.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }
    /// Appends an image. Its placeholder is `%@`.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
    /// Appends a date. Its placeholder is `%@`.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }
    /// Appends a range of dates. Its placeholder is `%@`.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }
    /// Appends an interval of dates. Its placeholder is `%@`.
    public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }
    /// Appends the time until the end of an interval, or since its start. Its placeholder is `%@`.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
    /// Appends a localised string resource. Its placeholder is `%@`.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(Text(resource))
    }
  }
}

/// The attribute of a character that is replaced by an interpolated text.
enum TextPartMark: AttributedStringKey {
  typealias Value = Int
  static let name = "SwiftUI.TextPart"
  static let character = "\u{FFFC}"
}
