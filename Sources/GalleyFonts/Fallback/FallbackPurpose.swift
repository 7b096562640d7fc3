/// The text that a stand-in is made for. Of several that have a character, it decides which one sets it.
public struct FallbackPurpose: Hashable, Sendable {
  /// ISO 15924 tags of scripts; `Zyyy` for what belongs to no script, such as symbols. Empty is any script.
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

/// Hints of the text around a character about the stand-in that suits it.
public struct FallbackContext: Hashable, Sendable {
  /// The run's resolved script (UAX 24, section 5) as a big-endian ISO 15924 tag; 0 if it is not known.
  public var script: UInt32
  /// The writing system that the paragraph mixes its scripts to, where that says more than `script`: `Jpan` for Han
  /// beside kana, `Kore` for Han beside hangul, `Hanb` for Han beside bopomofo. Else the same as `script`.
  public var writingSystem: UInt32
  /// The language, BCP 47 or with underscores; empty if it is not known.
  public var language: String

  /// A context of these values; the default says nothing.
  public init(script: UInt32 = 0, writingSystem: UInt32? = nil, language: String = "") {
    self.script = script
    self.writingSystem = writingSystem ?? script
    self.language = language
  }
}
