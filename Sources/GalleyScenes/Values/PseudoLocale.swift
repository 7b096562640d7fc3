/// A change of strings that shows the effect of translations on a layout before they exist.
public enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
  /// Letters have marks above and below: `Ŝîĝñ îñ`. Shows clipped ink, missing glyphs, and texts that are in no table.
  case accented
  /// Texts are two fifths longer, between brackets: `[Sign in one]`. Shows views without room for a translation.
  case expanded
  /// The interface runs from right to left, and so does each word. Shows views that are not mirrored.
  case mirrored
}
