/// The text that a stand-in is made for; decides between several that have a character.
public struct FallbackPurpose: Hashable, Sendable {
  /// ISO 15924 tags of scripts; `Zyyy` for characters of no script, such as symbols. Empty is any script.
  public var scripts: [OpenTypeTag]
  /// The languages whose forms its letters have: leading subtags of `language-Script-REGION`, such as `ja` or
  /// `zh-Hant-HK`. Empty is any language.
  public var languages: [String]
  /// True if it stands in only for faces with serifs, before others that suit the text as well.
  public var hasSerifs: Bool

  /// A purpose of these values.
  public init(scripts: [OpenTypeTag] = [], languages: [String] = [], hasSerifs: Bool = false) {
    self.scripts = scripts
    self.languages = languages
    self.hasSerifs = hasSerifs
  }
}
