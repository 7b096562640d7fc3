import GalleyBase
import GalleyFonts
import GalleyUnicode

/// The attributes of a run that determine its glyphs, except the font. They are read alone because
/// copying all attributes is slow.
struct ShapingAttributes {
  /// The language that selects variants of glyphs. With nil, the locale of the text applies.
  let language: String?
  /// The font features that the attributes turn off, such as kerning or ligatures.
  let features: [FontFeature]
  /// The number of the glyph that replaces the glyph of each character; nil if no glyph is
  /// replaced.
  let glyph: UInt32?
  /// The length that is added to each cluster; 0 for none.
  let spacing: Double

  /// Reads the attributes of the run at index `run`.
  init(_ text: AttributedText, run: Int) {
    language = text.runs[run].attributes.languageIdentifier
    glyph = text.runs[run].attributes.glyph
    let (kern, tracking) = (text.runs[run].attributes.kern, text.runs[run].attributes.tracking)
    spacing = (kern ?? 0) + (tracking ?? 0)
    features = ShapingAttributes.features(kern: kern, tracking: tracking, ligature: text.runs[run].attributes.ligature)
  }

  /// Reads the attributes of the character at `offset`.
  init(_ text: AttributedText, at offset: Int) { self.init(text, run: text.runIndex(at: offset)) }

  /// Returns the font features to turn off. A kern of exactly 0 turns off pair kerning
  /// (rule: kern-zero). Tracking turns off optional ligatures; kern does not.
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
  /// Returns the options for shaping an item.
  func shapingOptions(_ attributes: ShapingAttributes, locale: String) -> ShapingOptions {
    ShapingOptions(
      script: script, isRightToLeft: level.isRightToLeft, language: attributes.language ?? locale,
      features: attributes.features)
  }
}
