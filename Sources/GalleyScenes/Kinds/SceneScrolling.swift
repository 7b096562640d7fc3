public import GalleyBase
import GalleyViews

/// The properties of all views that scroll. Nil is always UIScrollView's default.
public struct SceneScrolling: Hashable, Sendable {
  /// True if the content may be scrolled.
  public var isScrollEnabled: Bool?
  /// The point of the content at the view's upper left corner.
  public var contentOffset: Point?
  /// Space around the content that can be scrolled into view.
  public var contentInset: EdgeInsets?

  /// Not scrolled.
  public init() {}

  /// The keys of all views that scroll.
  static let keys: [Key<SceneScrolling>] = [
    Key("isScrollEnabled", form: .boolean) { $0.isScrollEnabled = $1 }
      .documented("False to make the view as high as its content.", default: "true"),
    Key("contentOffset", form: .offset) { $0.contentOffset = Point(x: $1.width, y: $1.height) }
      .documented("The point of the content at the view's upper left corner.", default: "[0, 0]"),
    Key("contentInset", form: .insets) { $0.contentInset = $1 }
      .documented("Space around the content that can be scrolled into view.", default: "[0, 0, 0, 0]"),
  ]

  /// Properties of UIScrollView that have no effect without a screen.
  static let needsScreen: [String: String] = [
    "showsVerticalScrollIndicator": "indicators show only during user scrolling, and are never drawn",
    "showsHorizontalScrollIndicator": "indicators show only during user scrolling, and are never drawn",
    "indicatorStyle": "indicators show only during user scrolling, and are never drawn",
    "bounces": needsDragging, "alwaysBounceVertical": needsDragging, "alwaysBounceHorizontal": needsDragging,
    "isPagingEnabled": needsScrolling, "isDirectionalLockEnabled": needsScrolling, "decelerationRate": needsScrolling,
    "scrollsToTop": "there is no status bar to tap", "keyboardDismissMode": needsScrolling,
    "delaysContentTouches": needsTouches, "canCancelContentTouches": needsTouches, "refreshControl": needsDragging,
    "contentInsetAdjustmentBehavior": "there are no bars to keep clear of; contentInset says how much room is kept",
  ]

  private static let needsDragging = "bouncing needs user input"
  private static let needsScrolling = "scrolling needs user input; set contentOffset"
  private static let needsTouches = "touches need user input"

  /// Sets the properties of a view.
  func apply(to view: ScrollView) {
    view.isScrollEnabled = isScrollEnabled ?? view.isScrollEnabled
    view.contentInset = contentInset ?? view.contentInset
    view.contentOffset = contentOffset ?? view.contentOffset
  }
}
