public import GalleyBase
public import GalleyText
public import GalleyViews

/// What only labels have. Nil is always UILabel's default, or what the label appearance says.
public struct SceneLabel: Hashable, Sendable {
  /// What it says.
  public var text = SceneText()
  /// Wins over the paragraph styles of the text.
  public var textAlignment: TextAlignment?
  /// Wins over the paragraph styles of the text.
  public var lineBreakMode: LineBreakMode?
  /// Most lines to show; 0 is no limit.
  public var numberOfLines: Int?
  /// Space between the bounds and the text.
  public var insets: EdgeInsets?
  /// Colour of the shadow.
  public var shadowColor: Color?
  /// How far the shadow is moved.
  public var shadowOffset: Size?
  /// Whether it is highlighted.
  public var isHighlighted: Bool?
  /// Colour of the text while it is highlighted.
  public var highlightedTextColor: Color?
  /// Whether it is drawn in full strength.
  public var isEnabled: Bool?
  /// Whether text that is too long is drawn smaller.
  public var adjustsFontSizeToFitWidth: Bool?
  /// The smallest part of the font size.
  public var minimumScaleFactor: Double?
  /// The smallest font size.
  public var minimumFontSize: Double?
  /// Where text stands that was drawn smaller.
  public var baselineAdjustment: BaselineAdjustment?
  /// Whether letters may move together before text is cut.
  public var allowsDefaultTighteningForTruncation: Bool?
  /// Label.lineBreakStrategy.
  public var lineBreakStrategy: LineBreakStrategy?
  /// What stands for hidden text.
  public var truncationToken: SceneRun?
  /// Labels that name the same group share the columns of automatic tab stops.
  public var columnGroup: String?
  /// What the text follows instead of a straight line.
  public var textPath: TextPath?
  /// Width for which the intrinsic size is asked.
  public var preferredMaxLayoutWidth: Double?

  /// A label with every default.
  public init() {}
}
