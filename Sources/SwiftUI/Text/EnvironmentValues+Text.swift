/// The style of text that does not set its own style.
struct TextAppearance {
  var font: Font?
  var changes: [FontChange] = []
  var isSecondary = false
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var underline: TextLine?
  var strikethrough: TextLine?
  var letterCase: Text.Case?
}

/// The rules for the layout of lines.
struct LineRules {
  /// The number of lines for which space is reserved.
  var minimum = 0
  /// The maximum number of lines, or nil for no limit.
  var maximum: Int?
  var truncation = Text.TruncationMode.tail
  var spacing: CGFloat = 0
  var alignment = TextAlignment.leading
  var minimumScale: CGFloat = 1
  var allowsTightening = false
}

/// The alignment of the lines in a text of several lines.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}

extension EnvironmentValues {
  private struct LookKey: EnvironmentKey { static var defaultValue: TextAppearance { TextAppearance() } }
  var textLook: TextAppearance {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }

  private struct RulesKey: EnvironmentKey { static var defaultValue: LineRules { LineRules() } }
  var lineRules: LineRules {
    get { self[RulesKey.self] }
    set { self[RulesKey.self] = newValue }
  }

  /// The default font of text, or nil for the body font.
  public var font: Font? {
    get { textLook.font }
    set { textLook.font = newValue }
  }
  /// The letter case of text, or nil to keep the case.
  public var textCase: Text.Case? {
    get { textLook.letterCase }
    set { textLook.letterCase = newValue }
  }
  /// The maximum number of lines, or nil for no limit.
  public var lineLimit: Int? {
    get { lineRules.maximum }
    set { lineRules.maximum = newValue.map { max(1, $0) } }
  }
  /// The position of the ellipsis in truncated text.
  public var truncationMode: Text.TruncationMode {
    get { lineRules.truncation }
    set { lineRules.truncation = newValue }
  }
  /// The alignment of the lines in a text of several lines.
  public var multilineTextAlignment: TextAlignment {
    get { lineRules.alignment }
    set { lineRules.alignment = newValue }
  }
  /// The additional distance between lines, in points.
  public var lineSpacing: CGFloat {
    get { lineRules.spacing }
    set { lineRules.spacing = newValue }
  }
  /// The minimum factor by which text is scaled to fit. 1 keeps the size.
  public var minimumScaleFactor: CGFloat {
    get { lineRules.minimumScale }
    set { lineRules.minimumScale = newValue }
  }
  /// True if characters may move closer together before text is truncated.
  public var allowsTightening: Bool {
    get { lineRules.allowsTightening }
    set { lineRules.allowsTightening = newValue }
  }
}
