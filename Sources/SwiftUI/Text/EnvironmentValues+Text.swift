/// The style of text where a text says nothing else.
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

/// The rules for laying out lines.
struct LineRules {
  /// The number of lines whose room is reserved.
  var minimum = 0
  /// The maximum number of lines; nil is no limit.
  var maximum: Int?
  var truncation = Text.TruncationMode.tail
  var spacing: CGFloat = 0
  var alignment = TextAlignment.leading
  var minimumScale: CGFloat = 1
  var allowsTightening = false
}

/// The alignment of lines in a text of several.
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

  /// The font of text; nil is body.
  public var font: Font? {
    get { textLook.font }
    set { textLook.font = newValue }
  }
  /// The case of letters; nil changes none.
  public var textCase: Text.Case? {
    get { textLook.letterCase }
    set { textLook.letterCase = newValue }
  }
  /// The maximum number of lines; nil is no limit.
  public var lineLimit: Int? {
    get { lineRules.maximum }
    set { lineRules.maximum = newValue.map { max(1, $0) } }
  }
  /// The place of the ellipsis in text that is too long.
  public var truncationMode: Text.TruncationMode {
    get { lineRules.truncation }
    set { lineRules.truncation = newValue }
  }
  /// The alignment of lines in a text of several.
  public var multilineTextAlignment: TextAlignment {
    get { lineRules.alignment }
    set { lineRules.alignment = newValue }
  }
  /// The distance of lines beside that of the font, in points.
  public var lineSpacing: CGFloat {
    get { lineRules.spacing }
    set { lineRules.spacing = newValue }
  }
  /// The smallest factor by which text that is too long is made smaller; 1 keeps the size.
  public var minimumScaleFactor: CGFloat {
    get { lineRules.minimumScale }
    set { lineRules.minimumScale = newValue }
  }
  /// True if letters may move together before text is cut.
  public var allowsTightening: Bool {
    get { lineRules.allowsTightening }
    set { lineRules.allowsTightening = newValue }
  }
}
