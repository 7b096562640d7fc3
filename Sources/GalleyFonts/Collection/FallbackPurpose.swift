/// The text that a fallback font is made for. It decides between several fonts that have a character.
public struct FallbackPurpose: Hashable, Sendable {
  /// ISO 15924 tags of scripts; `Zyyy` for characters without a script, such as symbols. Empty means any script.
  public var scripts: [OpenTypeTag]
  /// The languages whose letter forms it has: leading subtags of `language-Script-REGION`, such as `ja` or
  /// `zh-Hant-HK`. Empty means any language.
  public var languages: [String]
  /// True if it replaces only faces with serifs, and comes before other fallback fonts that suit the text equally.
  public var hasSerifs: Bool

  /// Creates a purpose.
  public init(scripts: [OpenTypeTag] = [], languages: [String] = [], hasSerifs: Bool = false) {
    self.scripts = scripts
    self.languages = languages
    self.hasSerifs = hasSerifs
  }
}
