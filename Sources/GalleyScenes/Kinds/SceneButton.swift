public import GalleyBase
public import GalleyText
public import GalleyViews

/// The properties that only buttons have. Nil is always UIButton's default.
public struct SceneButton: Hashable, Sendable {
  /// The title.
  public var title = SceneText()
  /// Colour of the title while it is disabled.
  public var disabledTitleColor: Color?
  /// The way a title that is too wide is cut.
  public var lineBreakMode: LineBreakMode?
  /// Space between the bounds and the title.
  public var contentEdgeInsets: EdgeInsets?
  /// The side at which the title stands.
  public var contentHorizontalAlignment: Button.HorizontalAlignment?
  /// The height at which it stands.
  public var contentVerticalAlignment: Button.VerticalAlignment?
  /// True if it can be pressed.
  public var isEnabled: Bool?

  /// A button without a title.
  public init() {}
}
