public import GalleyBase

/// A probable mistake in a scene, found after layout.
public struct LintFinding: Hashable, Sendable {
  /// The rule that found the mistake.
  public var rule: LintRule
  /// The id of the view that the finding is about.
  public var view: String
  /// The id of the other view, if the finding is about a pair of views.
  public var other: String?
  /// The view's rectangle in the picture, in points.
  public var frame: Rect
  /// The position of the view in the scene file.
  public var place: Diagnostic
}
