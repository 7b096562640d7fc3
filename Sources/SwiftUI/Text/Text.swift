/// A view that shows one or more lines of text.
nonisolated public struct Text: Equatable, Sendable {
  let source: TextSource
  var changes: [TextChange] = []

  init(_ source: TextSource) { self.source = source }

  /// Creates a text from a string without looking it up in a string table.
  public init(verbatim content: String) { source = .verbatim(content) }

  /// Creates a text from a string without looking it up in a string table.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { source = .verbatim(String(content)) }

  /// Creates a text from a key in a string table. The environment's locale selects the language,
  /// and Markdown is parsed.
  /// - Parameters:
  ///   - tableName: The table; nil is `Localizable`.
  ///   - bundle: The bundle; nil is the main one.
  ///   - comment: A remark for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { source = .key(TextKey(key: key, table: tableName, bundle: bundle)) }

  /// Creates a text from a localised string resource. The environment's locale selects the
  /// language, and Markdown is parsed.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) { source = .resource(resource) }

  /// Creates a text from an attributed string, with the attributes of Foundation, SwiftUI and
  /// UIKit.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) { source = .attributed(attributedContent) }

  /// Creates a text with an image on the baseline.
  public init(_ image: Image) { source = .image(image) }

  /// Creates a text from a value, formatted by a format style in the environment's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    source = .formatted(FormattedText { AttributedString(format.locale($0).format(input)) })
  }

  /// Creates a text from a value, formatted by a format style in the environment's locale.
  @_disfavoredOverload public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    source = .formatted(FormattedText { format.locale($0).format(input) })
  }

  /// Creates a text from an object, formatted by a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    source = .verbatim(formatter.string(for: subject) ?? "")
  }

  /// Creates a text from a Foundation value, formatted by a formatter.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    source = .verbatim(formatter.string(for: subject) ?? "")
  }

  /// Returns a text of two texts, one after the other.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.pair(lhs, rhs)) }

  func changed(_ change: TextChange) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }
}

/// The source of a text, before its changes of style.
enum TextSource: Equatable, Sendable {
  case verbatim(String)
  case key(TextKey)
  case resource(LocalizedStringResource)
  case attributed(AttributedString)
  case image(Image)
  case formatted(FormattedText)
  case date(DateText)
  indirect case pair(Text, Text)
}

/// The key of a localised text, with the name of the string table that contains the key.
struct TextKey: Equatable, Sendable {
  var key: LocalizedStringKey
  var table: String?
  var bundle: Bundle?
}

/// A value with its format. It is formatted when the locale is known.
///
/// It is unchecked: a format and its value are values, which Foundation does not say to be sendable.
struct FormattedText: Equatable, @unchecked Sendable {
  let write: (Locale) -> AttributedString
  static func == (left: FormattedText, right: FormattedText) -> Bool {
    let locale = Locale(identifier: "en_US")
    return left.write(locale) == right.write(locale)
  }
}

/// A change of a text's style.
enum TextChange: Equatable, Sendable {
  case font(Font?)
  case fontChange(FontChange)
  case withoutBold
  case withoutItalic
  case color(Color?)
  case style(AnyShapeStyle)
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case underline(TextLine?)
  case strikethrough(TextLine?)
  case scale(Bool)

  static func == (left: TextChange, right: TextChange) -> Bool { "\(left)" == "\(right)" }
}

/// A line under or through a text.
struct TextLine: Equatable, Sendable {
  var pattern: Text.LineStyle.Pattern
  var color: Color?
}

extension Text {
  /// The position of the ellipsis in truncated text.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  /// The letter case of text.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  /// The scale of text relative to its font's size.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool
    /// The size of the font.
    public static let `default` = Scale(isSecondary: false)
    /// A smaller size, 0.8 times the font's (Galley's choice).
    public static let secondary = Scale(isSecondary: true)
  }

  /// The style of a line under or through text.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?
    /// Creates a line style. By default the line has the colour of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }
    /// A continuous line.
    public static let single = LineStyle()

    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let style: Int
      /// A continuous line.
      public static let solid = Pattern(style: 1)
      /// A line of dots.
      public static let dot = Pattern(style: 1 | 0x100)
      /// A line of dashes.
      public static let dash = Pattern(style: 1 | 0x200)
      /// A line of alternating dashes and dots.
      public static let dashDot = Pattern(style: 1 | 0x300)
      /// A line of a dash and two dots in turn.
      public static let dashDotDot = Pattern(style: 1 | 0x400)
    }
  }
}
