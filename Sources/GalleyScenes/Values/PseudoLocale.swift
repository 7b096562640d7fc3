/// A change of strings that shows, before there are translations, what they will do to a layout.
public enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
  /// Letters have marks above and below: `Ŝîĝñ îñ`. Shows clipped ink, missing glyphs, and texts that are in no table.
  case accented
  /// Texts are two fifths longer, between brackets: `[Sign in one]`. Shows what has no room for a translation.
  case expanded
  /// The interface runs from right to left, and so does each word. Shows what is not mirrored.
  case mirrored
}
