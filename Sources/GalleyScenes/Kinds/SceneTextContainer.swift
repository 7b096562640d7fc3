public import GalleyBase
public import GalleyText
public import GalleyViews

/// What only text containers have. Nil is always TextKit's default.
public struct SceneTextContainer: Hashable, Sendable {
  /// What it says.
  public var text = SceneText()
  /// Wins over the paragraph styles of the text.
  public var textAlignment: TextAlignment?
  /// Whether line gaps count.
  public var usesFontLeading: Bool?
  /// What the container is like, or each column, and what `containers` leave open.
  public var container = SceneContainer()
  /// Columns that share the view.
  public var columns: TextColumns?
  /// Containers of their own places and sizes.
  public var containers: [SceneContainer] = []

  /// A single container as large as the view.
  public init() {}
}

/// One text container.
public struct SceneContainer: Hashable, Sendable {
  /// Where it lies in its view; nil for the view's own.
  public var frame: SceneFrame?
  /// Space left free at both ends of every line.
  public var lineFragmentPadding: Double?
  /// Most lines; 0 is no limit.
  public var maximumNumberOfLines: Int?
  /// How its last line ends if text is left over that goes nowhere else.
  public var lineBreakMode: LineBreakMode?
  /// What no text may cover; nil is nothing.
  public var exclusionPaths: [Path]?

  /// TextKit's defaults.
  public init() {}
}
