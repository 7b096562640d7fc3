public import GalleyBase
public import GalleyFonts

/// The fonts that a scene adds to those of the manifest.
public struct SceneFonts: Hashable, Sendable {
  /// The font files, relative to the scene's folder. Their faces override faces of the manifest.
  public var files: [FontFile] = []
  /// The family or PostScript names of fallback fonts. Nil means the manifest's list, and `[]`
  /// means none.
  public var fallback: [String]?
  /// The name of the family that is the system font; nil means the family that the manifest names.
  public var system: String?
  /// The source of the size of coloured bitmap glyphs: by default their font, as in browsers.
  public var emojiMetrics = EmojiMetrics.font
  /// The default presentation of symbols that may be emoji, if no variation selector follows.
  public var emojiPresentation = EmojiPresentation.apple
  /// The project's setting for the system font; nil means the manifest's setting.
  public var systemFont: SystemFontSetting?

  /// Creates fonts that add nothing to the manifest.
  public init() {}
}

/// The properties of the label appearance that a scene sets. Nil means that a property is not set.
/// UIKit counterpart: `UILabel.appearance()` (rule: appearance-proxy).
public struct SceneLabelAppearance: Hashable, Sendable {
  /// The default font of labels; nil if the appearance does not set it.
  public var font: FontRequest?
  /// The default text colour of labels.
  public var textColor: Color?
  /// The default colour of the text of highlighted labels.
  public var highlightedTextColor: Color?
  /// The default shadow colour of labels.
  public var shadowColor: Color?
  /// The default shadow offset of labels, in points.
  public var shadowOffset: Size?
  /// The default background colour of labels.
  public var backgroundColor: Color?

  /// Creates an appearance that changes nothing.
  public init() {}
}
