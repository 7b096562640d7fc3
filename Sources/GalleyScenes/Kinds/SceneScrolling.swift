import GalleyBase
public import GalleyViews

/// The properties of all scrolling views. Nil means the default of UIScrollView.
public struct SceneScrolling: Hashable, Assigning {
  /// The properties of UIScrollView that the scene sets.
  public var assignments = Assignments<ScrollView>()

  /// Creates the state of a view that is not scrolled.
  public init() {}

  /// The properties of all scrolling views. Rectangles inside a scrolling view are in the
  /// coordinates of its content.
  static let properties = PropertyTable<SceneScrolling, ScrollView>([
    .init("isScrollEnabled", \.isScrollEnabled, .boolean, unless: true).dumped("scrollEnabled", at: 4)
      .state("scrollable", "not scrollable", .layout)
      .documented("False to make the view as high as its content."),
    .init("contentOffset", \.contentOffset, Form.offset.map { Point(x: $0.width, y: $0.height) })
      .dumped("contentOffset", at: 2) { $0.contentOffset.dumped(in: $1) }
      .named("the content offset", .layout, standard: "[0, 0]")
      .documented("The point of the content at the view's upper left corner.", default: "[0, 0]"),
    .init("contentInset", \.contentInset, .insets, unless: .zero, isEarly: true).dumped(at: 3)
      .named("the inset of the content", .layout)
      .documented("Space around the content that can be scrolled into view."),
    .init(member: "contentSize", at: 1) { view, _ in view.contentSize }.named("the content size", .layout).derived,
  ])

  /// The properties of UIScrollView that have no effect without a screen.
  static let needsScreen: [String: String] = [
    "showsVerticalScrollIndicator": "indicators show only during user scrolling, and are never drawn",
    "showsHorizontalScrollIndicator": "indicators show only during user scrolling, and are never drawn",
    "indicatorStyle": "indicators show only during user scrolling, and are never drawn",
    "bounces": needsDragging, "alwaysBounceVertical": needsDragging, "alwaysBounceHorizontal": needsDragging,
    "isPagingEnabled": needsScrolling, "isDirectionalLockEnabled": needsScrolling, "decelerationRate": needsScrolling,
    "scrollsToTop": "there is no status bar to tap", "keyboardDismissMode": needsScrolling,
    "delaysContentTouches": needsTouches, "canCancelContentTouches": needsTouches, "refreshControl": needsDragging,
    "contentInsetAdjustmentBehavior": "there are no bars to keep clear of; contentInset sets the space",
  ]

  private static let needsDragging = "bouncing needs user input"
  private static let needsScrolling = "scrolling needs user input; set contentOffset"
  private static let needsTouches = "touches need user input"

  /// Sets the properties on a scrolling view.
  func apply(to view: ScrollView) {
    assignments.applyEarly(to: view)
    assignments.apply(to: view)
  }
}
