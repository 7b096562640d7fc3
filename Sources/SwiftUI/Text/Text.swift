/// A view that shows one or more lines of text.
nonisolated public struct Text: Equatable, Sendable {
  let source: TextSource
  var changes: [TextChange] = []

  init(_ source: TextSource) { self.source = source }

  /// A text as it is: no table is looked up.
  public init(verbatim content: String) { source = .verbatim(content) }

  /// A text as it is: no table is looked up.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { source = .verbatim(String(content)) }

  /// The text of a key in a table of a bundle, in the language of the environment's locale, read as Markdown.
  /// - Parameters:
  ///   - tableName: The table; nil is `Localizable`.
  ///   - bundle: The bundle; nil is the main one.
  ///   - comment: A remark for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { source = .key(TextKey(key: key, table: tableName, bundle: bundle)) }

  /// The text of a resource, in the language of the environment's locale, read as Markdown.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) { source = .resource(resource) }

  /// A text with attributes of Foundation, SwiftUI and UIKit.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) { source = .attributed(attributedContent) }

  /// A picture in a line, on the baseline.
  public init(_ image: Image) { source = .image(image) }

  /// A value as a format style writes it in the environment's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    source = .formatted(FormattedText { AttributedString(format.locale($0).format(input)) })
  }

  /// A value as a format style writes it in the environment's locale.
  @_disfavoredOverload public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    source = .formatted(FormattedText { format.locale($0).format(input) })
  }

  /// An object as a formatter writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    source = .verbatim(formatter.string(for: subject) ?? "")
  }

  /// A value of Foundation's as a formatter writes it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    source = .verbatim(formatter.string(for: subject) ?? "")
  }

  /// Two texts in a row.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.pair(lhs, rhs)) }

  func changed(_ change: TextChange) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }
}

/// The content of a text before its changes.
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

/// A key with its table.
struct TextKey: Equatable, Sendable {
  var key: LocalizedStringKey
  var table: String?
  var bundle: Bundle?
}

/// A value with its format, written when the locale is known.
///
/// It is unchecked: a format and its value are values, which Foundation does not say to be sendable.
struct FormattedText: Equatable, @unchecked Sendable {
  let write: (Locale) -> AttributedString
  static func == (left: FormattedText, right: FormattedText) -> Bool {
    let locale = Locale(identifier: "en_US")
    return left.write(locale) == right.write(locale)
  }
}

/// A change to the style of a text.
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

/// A line under or through text.
struct TextLine: Equatable, Sendable {
  var pattern: Text.LineStyle.Pattern
  var color: Color?
}

extension Text {
  /// The end of a text that is too long.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  /// The case of letters.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  /// The size of text beside its font's.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool
    /// The font's size.
    public static let `default` = Scale(isSecondary: false)
    /// A smaller size: 0.8 of the font's (a choice).
    public static let secondary = Scale(isSecondary: true)
  }

  /// The style of a line under or through text.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?
    /// A line; without a colour it has the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }
    /// A continuous line.
    public static let single = LineStyle()

    /// The dots and dashes of a line.
    public struct Pattern: Hashable, Sendable {
      let style: Int
      /// The solid.
      public static let solid = Pattern(style: 1)
      /// The dot.
      public static let dot = Pattern(style: 1 | 0x100)
      /// The dash.
      public static let dash = Pattern(style: 1 | 0x200)
      /// The dash dot.
      public static let dashDot = Pattern(style: 1 | 0x300)
      /// The dash dot dot.
      public static let dashDotDot = Pattern(style: 1 | 0x400)
    }
  }
}
