public import GalleyBase
public import GalleyFonts

/// The fonts that a scene adds to those of the manifest.
public struct SceneFonts: Hashable, Sendable {
  /// The font files, relative to the scene's folder. Their faces override faces of the manifest.
  public var files: [FontFile] = []
  /// The family or PostScript names of fallback fonts. Nil means the manifest's list, and `[]`
  /// means none.
  public var fallback: [String]?
  /// The family of the system font; nil means the manifest's.
  public var system: String?
  /// The source of the boxes of coloured bitmap glyphs.
  public var emojiMetrics = EmojiMetrics.font
  /// The default presentation of symbols that may be emoji, if no variation selector follows.
  public var emojiPresentation = EmojiPresentation.apple
  /// The project's setting for the system font; nil means the manifest's.
  public var systemFont: SystemFontSetting?

  /// Creates fonts that add nothing to the manifest.
  public init() {}
}

/// The properties of the label appearance that a scene sets. Nil means that a property is not set.
/// UIKit counterpart: `UILabel.appearance()` (rule: appearance-proxy).
public struct SceneLabelAppearance: Hashable, Sendable {
  /// The font of the text.
  public var font: FontRequest?
  /// The colour of the text.
  public var textColor: Color?
  /// The colour of the text while the label is highlighted.
  public var highlightedTextColor: Color?
  /// The colour of the shadow.
  public var shadowColor: Color?
  /// The offset of the shadow.
  public var shadowOffset: Size?
  /// The background colour.
  public var backgroundColor: Color?

  /// Creates an appearance that changes nothing.
  public init() {}
}
