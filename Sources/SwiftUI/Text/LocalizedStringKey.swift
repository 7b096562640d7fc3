/// A key of a table of strings, with the values that were interpolated into it. The key is the text if no table has it.
///
/// Values are written by the environment's locale. Markdown in the text of a key is read; in values it is not.
@frozen public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let value: String.LocalizationValue
  /// The texts and pictures that were interpolated, in the order of their marks.
  let parts: [Text]

  /// A key without values.
  public init(_ value: String) {
    self.value = String.LocalizationValue(value)
    parts = []
  }
  /// A key without values.
  public init(stringLiteral value: String) { self.init(value) }
  /// A key with values.
  public init(stringInterpolation: StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation.key)
    parts = stringInterpolation.parts
  }

  /// Collects the text and the values of a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key: String.LocalizationValue.StringInterpolation
    var parts: [Text] = []

    /// An empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }
    /// Appends text.
    public mutating func appendLiteral(_ literal: String) { key.appendLiteral(literal) }
    /// Appends a text, as `%@`.
    public mutating func appendInterpolation(_ string: String) { key.appendInterpolation(string) }
    /// Appends a value of Foundation's as a formatter writes it, as `%@`.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) { key.appendInterpolation(subject, formatter: formatter) }
    /// Appends an object as a formatter writes it, as `%@`.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      key.appendInterpolation(subject, formatter: formatter)
    }
    /// Appends a value as a format style writes it in the environment's locale, as `%@`.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { appendInterpolation(Text(input, format: format)) }
    /// Appends a value as a format style writes it in the environment's locale, as `%@`.
    @_disfavoredOverload
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      appendInterpolation(Text(input, format: format))
    }
    /// Appends a number, as the specifier of its type: `%lld` for `Int`, `%lf` for `Double`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { key.appendInterpolation(value) }
    /// Appends a number, as a specifier of `String(format:)`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      key.appendInterpolation(value, specifier: specifier)
    }
    /// Appends a text with its own style, as `%@`.
    public mutating func appendInterpolation(_ text: Text) {
      var mark = AttributedString(TextPartMark.character)
      mark[TextPartMark.self] = parts.count
      key.appendInterpolation(mark)
      parts.append(text)
    }
    /// Appends a text whose attributes stay, as `%@`.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }
    /// Appends a picture, as `%@`.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
    /// Appends a date, as `%@`.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }
    /// Appends a range of dates, as `%@`.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }
    /// Appends an interval of dates, as `%@`.
    public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }
    /// Appends the time since or until the ends of an interval, as `%@`.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
    /// Appends a text of a table, as `%@`.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(Text(resource))
    }
  }
}

/// The attribute of a character that stands for a text with its own style.
enum TextPartMark: AttributedStringKey {
  typealias Value = Int
  static let name = "SwiftUI.TextPart"
  static let character = "\u{FFFC}"
}
