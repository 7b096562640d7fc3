/// The settings of a tab view: whether it is paged, and its dots.
struct TabStyle {
  var isPaged = false
  var dots = PageTabViewStyle.IndexDisplayMode.automatic

  /// Returns true if the dots are visible when there are `count` pages.
  func showsDots(of count: Int) -> Bool { dots.kind == .always || (dots.kind == .automatic && count > 1) }
}

private enum TabStyleKey: EnvironmentKey { static var defaultValue: TabStyle { TabStyle() } }

extension EnvironmentValues {
  /// The settings of all tab views inside the view.
  var tabStyle: TabStyle {
    get { self[TabStyleKey.self] }
    set { self[TabStyleKey.self] = newValue }
  }
}

/// The appearance of tab views.
public protocol TabViewStyle {
  /// True if the views are pages with dots.
  var _isPaged: Bool { get }
  /// The visibility of the pages' dots.
  var _dots: PageTabViewStyle.IndexDisplayMode { get }
}

extension TabViewStyle {
  /// False: by default there is a tab bar.
  public var _isPaged: Bool { false }
  /// The default visibility of the dots.
  public var _dots: PageTabViewStyle.IndexDisplayMode { .automatic }
}

/// The default style: a tab bar.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style that always shows a tab bar.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows a sidebar if there is space for it. Galley always shows a tab bar.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows pages with dots.
nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// The visibility of the dots.
  nonisolated public struct IndexDisplayMode: Sendable {
    enum Kind { case automatic, always, never }
    let kind: Kind
    /// The dots are visible if there are several pages.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    /// The dots are always visible.
    public static let always = IndexDisplayMode(kind: .always)
    /// The dots are never visible.
    public static let never = IndexDisplayMode(kind: .never)
  }
  /// The visibility of the dots.
  public let _dots: IndexDisplayMode
  /// True: the views are pages.
  public var _isPaged: Bool { true }
  /// Creates the style. `indexDisplayMode` is the visibility of the dots.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { _dots = indexDisplayMode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style: a tab bar.
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// The style that always shows a tab bar.
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The style that shows a tab bar or a sidebar. Galley always shows a tab bar.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// The style that shows pages with dots.
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Returns the style that shows pages. `indexDisplayMode` is the visibility of the dots.
  nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The appearance of the dots of pages.
public protocol IndexViewStyle {}

/// A style of dots that can have a background. Galley draws no background.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  /// The visibility of the dots' background.
  nonisolated public struct BackgroundDisplayMode: Sendable {
    /// The system's default.
    public static let automatic = BackgroundDisplayMode()
    /// The background is visible while the dots are touched.
    public static let interactive = BackgroundDisplayMode()
    /// The background is always visible.
    public static let always = BackgroundDisplayMode()
    /// The background is never visible.
    public static let never = BackgroundDisplayMode()
  }
  /// Creates the style. `backgroundDisplayMode` is the visibility of the background.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The style of dots.
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Returns the style of dots. `backgroundDisplayMode` is the visibility of their background.
  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets the style of the tab views in the view.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabStyle, TabStyle(isPaged: style._isPaged, dots: style._dots))
  }
  /// Returns the view unchanged: the dots of pages have no background in Galley.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
  /// Returns the view unchanged: tab bars are never minimised in Galley.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// Returns the view unchanged: the accessory above the tab bar is not drawn.
  nonisolated public func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View { self }
}

/// The condition under which a tab bar is minimised.
nonisolated public struct TabBarMinimizeBehavior: Sendable {
  /// The system's default.
  public static let automatic = TabBarMinimizeBehavior()
  /// Scrolling down minimises the bar.
  public static let onScrollDown = TabBarMinimizeBehavior()
  /// Scrolling up minimises the bar.
  public static let onScrollUp = TabBarMinimizeBehavior()
  /// The bar is never minimised.
  public static let never = TabBarMinimizeBehavior()
}
