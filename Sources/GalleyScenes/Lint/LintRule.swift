/// A rule of `galley lint`, by its name.
public enum LintRule: String, Hashable, Sendable, CaseIterable {
  /// Texts, or a text and a control, that lie over each other.
  case overlap
  /// Text that is cut, or that has no room.
  case truncation
  /// Characters that no face has.
  case missingGlyphs
  /// A view that reaches beyond the canvas.
  case offScreen
}
