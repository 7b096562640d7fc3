public import GalleyBase
public import GalleyViews

/// What only tables have; their rows are the view's `subviews`. Nil is always the default of a table.
public struct SceneTable: Hashable, Sendable {
  /// The font of rows of text that name none.
  public var font: FontRequest?
  /// The colour of rows of text that name none.
  public var textColor: Color?
  /// How the height of rows is found out.
  public var rowMeasure: TableRowMeasure?
  /// Space between a row's edges and its content.
  public var rowInsets: EdgeInsets?
  /// Whether there is a line below each row.
  public var showsSeparators: Bool?
  /// The colour of the lines below rows.
  public var separatorColor: Color?
  /// How far lines below rows end from the edges.
  public var separatorInset: EdgeInsets?
  /// How its content is scrolled.
  public var scrolling = SceneScrolling()

  /// A table with every default.
  public init() {}
}
