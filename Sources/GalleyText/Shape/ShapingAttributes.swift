import GalleyBase
import GalleyFonts
import GalleyUnicode

/// The attributes of a run that determine its glyphs, besides the font. Copying all attributes would be slow.
struct ShapingAttributes {
  /// The language that selects glyph variants; nil uses the text's locale.
  let language: String?
  /// The features that the attributes disable.
  let features: [FontFeature]
  /// The glyph that replaces each character's own.
  let glyph: UInt32?
  /// The length added to each cluster; 0 adds nothing.
  let spacing: Double

  /// Reads the attributes of the run at an index.
  init(_ text: AttributedText, run: Int) {
    language = text.runs[run].attributes.languageIdentifier
    glyph = text.runs[run].attributes.glyph
    let (kern, tracking) = (text.runs[run].attributes.kern, text.runs[run].attributes.tracking)
    spacing = (kern ?? 0) + (tracking ?? 0)
    features = ShapingAttributes.features(kern: kern, tracking: tracking, ligature: text.runs[run].attributes.ligature)
  }

  /// Reads the attributes of the character at an offset.
  init(_ text: AttributedText, at offset: Int) { self.init(text, run: text.runIndex(at: offset)) }

  /// Returns a kern of exactly 0 disables pair kerning (rule: kern-zero); tracking drops optional
  /// ligatures, kern does not.
  private static func features(kern: Double?, tracking: Double?, ligature: Int?) -> [FontFeature] {
    var features: [FontFeature] = []
    if kern == 0 { features.append(FontFeature(tag: "kern", value: 0)) }
    if ligature == 0 || (tracking ?? 0) != 0 {
      features.append(FontFeature(tag: "liga", value: 0))
      features.append(FontFeature(tag: "clig", value: 0))
    }
    return features
  }
}

extension Item {
  /// Returns the options for shaping the item.
  func shapingOptions(_ attributes: ShapingAttributes, locale: String) -> ShapingOptions {
    ShapingOptions(
      script: script, isRightToLeft: level.isRightToLeft, language: attributes.language ?? locale,
      features: attributes.features)
  }
}
