public import GalleyBase
public import GalleyText
public import GalleyViews

/// What only buttons have. Nil is always UIButton's default.
public struct SceneButton: Hashable, Sendable {
  /// What it says.
  public var title = SceneText()
  /// Colour of the title while it is disabled.
  public var disabledTitleColor: Color?
  /// How a title is cut that is too wide.
  public var lineBreakMode: LineBreakMode?
  /// Space between the bounds and the title.
  public var contentEdgeInsets: EdgeInsets?
  /// The side at which the title stands.
  public var contentHorizontalAlignment: Button.HorizontalAlignment?
  /// The height at which it stands.
  public var contentVerticalAlignment: Button.VerticalAlignment?
  /// Whether it can be pressed.
  public var isEnabled: Bool?

  /// A button without a title.
  public init() {}
}
