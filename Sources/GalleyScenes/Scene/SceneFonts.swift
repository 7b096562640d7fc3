public import GalleyBase
public import GalleyFonts

/// Fonts that a scene adds to those of the manifest.
public struct SceneFonts: Hashable, Sendable {
  /// Font files, relative to the scene's folder; their faces win over the manifest's.
  public var files: [FontFile] = []
  /// Families or PostScript names of fallback fonts; nil means the manifest's list, `[]` none.
  public var fallback: [String]?
  /// The family that is the system font; nil is the manifest's.
  public var system: String?
  /// The boxes of coloured bitmaps.
  public var emojiMetrics = EmojiMetrics.font
  /// The default presentation of symbols that may be emoji, without a variation selector.
  public var emojiPresentation = EmojiPresentation.apple
  /// The project's setting of the system font; nil means the manifest's.
  public var systemFont: SystemFontSetting?

  /// Nothing but the manifest.
  public init() {}
}

/// Properties that a scene sets on the appearance of labels; nil leaves a property unchanged. UIKit counterpart:
/// `UILabel.appearance()` (rule: appearance-proxy).
public struct SceneLabelAppearance: Hashable, Sendable {
  /// The font.
  public var font: FontRequest?
  /// Colour of the text.
  public var textColor: Color?
  /// Colour of the text while the label is highlighted.
  public var highlightedTextColor: Color?
  /// Colour of the shadow.
  public var shadowColor: Color?
  /// Offset of the shadow.
  public var shadowOffset: Size?
  /// The background colour.
  public var backgroundColor: Color?

  /// Changes nothing.
  public init() {}
}
