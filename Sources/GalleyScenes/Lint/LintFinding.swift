public import GalleyBase

/// A probable mistake in a laid out scene.
public struct LintFinding: Hashable, Sendable {
  /// The rule, by its name.
  public var rule: LintRule
  /// The id of the view that the finding is about.
  public var view: String
  /// The id of the other view, of two that overlap.
  public var other: String?
  /// The view's rectangle in the picture, in points.
  public var frame: Rect
  /// The position of the view in its file.
  public var place: Diagnostic
}
