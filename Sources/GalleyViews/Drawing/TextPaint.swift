import GalleyBase
import GalleyText

/// The colours of laid out text, which a layout does not know: they change without a new layout.
struct TextPaint {
  /// The text as it is now, with the same characters as the layout's.
  var text: AttributedText
  /// Colour of characters that name none.
  var textColor: Color
  /// Colour of all characters, whatever they name; nil leaves them theirs.
  var overridingColor: Color?
  /// A shadow below all characters; nil leaves them theirs.
  var shadow: Shadow?

  /// The attributes that a run is painted in.
  func attributes(of run: GlyphRun) -> TextAttributes {
    // A hyphen stands behind the last character of its line, all else at its first character.
    text.attributes(at: run.kind == .hyphen ? max(0, run.range.lowerBound - 1) : run.range.lowerBound)
  }

  /// The colour of a run's glyphs.
  func color(_ attributes: TextAttributes) -> Color { overridingColor ?? attributes.foregroundColor ?? textColor }

  /// The shadow below a run, if any.
  func shadow(_ attributes: TextAttributes) -> Shadow? { shadow ?? attributes.shadow }
}
