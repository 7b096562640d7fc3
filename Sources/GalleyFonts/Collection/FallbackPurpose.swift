/// The kind of text that a fallback font is made for. It determines the choice among several fonts
/// that have a character.
public struct FallbackPurpose: Hashable, Sendable {
  /// The ISO 15924 tags of scripts. `Zyyy` means characters without a script, such as symbols.
  /// Empty means any script.
  public var scripts: [OpenTypeTag]
  /// The languages for whose letter forms the font is made, as leading subtags of
  /// `language-Script-REGION`, such as `ja` or `zh-Hant-HK`. Empty means any language.
  public var languages: [String]
  /// True if the font replaces only faces with serifs. It then comes before other fallback fonts
  /// that suit the text equally well.
  public var hasSerifs: Bool

  /// Creates the purpose of a fallback font. By default, the font suits all text.
  public init(scripts: [OpenTypeTag] = [], languages: [String] = [], hasSerifs: Bool = false) {
    self.scripts = scripts
    self.languages = languages
    self.hasSerifs = hasSerifs
  }
}
