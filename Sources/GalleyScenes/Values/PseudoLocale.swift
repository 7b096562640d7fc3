/// A change of strings that simulates the effect of translations on a layout before they exist.
public enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
  /// Letters have marks above and below: `Ŝîĝñ îñ`. This shows clipped ink, missing glyphs, and
  /// texts that are not in a string table.
  case accented
  /// Texts are two fifths longer, between brackets: `[Sign in one]`. This shows views that are too
  /// small for a translation.
  case expanded
  /// The interface and each word run from right to left. This shows views that are not mirrored.
  case mirrored
}
