/// The kind of a tab view.
struct TabStyle {
  var isPaged = false
  var dots = PageTabViewStyle.IndexDisplayMode.automatic

  /// True if the dots of pages are seen.
  func showsDots(of count: Int) -> Bool { dots.kind == .always || (dots.kind == .automatic && count > 1) }
}

private enum TabStyleKey: EnvironmentKey { static var defaultValue: TabStyle { TabStyle() } }

extension EnvironmentValues {
  /// The kind of tab views.
  var tabStyle: TabStyle {
    get { self[TabStyleKey.self] }
    set { self[TabStyleKey.self] = newValue }
  }
}

/// The look of tab views.
public protocol TabViewStyle {
  /// True if the views are pages with dots.
  var _isPaged: Bool { get }
  /// The visibility of the dots.
  var _dots: PageTabViewStyle.IndexDisplayMode { get }
}

extension TabViewStyle {
  /// False: there is a bar of tabs.
  public var _isPaged: Bool { false }
  /// As the system decides.
  public var _dots: PageTabViewStyle.IndexDisplayMode { .automatic }
}

/// A bar of tabs.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
}

/// A bar of tabs.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
}

/// A bar of tabs, which is a sidebar where there is room: a bar here.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
}

/// Pages with dots.
nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// The visibility of the dots.
  nonisolated public struct IndexDisplayMode: Sendable {
    enum Kind { case automatic, always, never }
    let kind: Kind
    /// If there are several pages.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    /// Always.
    public static let always = IndexDisplayMode(kind: .always)
    /// Never.
    public static let never = IndexDisplayMode(kind: .never)
  }
  /// The visibility of the dots.
  public let _dots: IndexDisplayMode
  /// True: the views are pages.
  public var _isPaged: Bool { true }
  /// Pages.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { _dots = indexDisplayMode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar of tabs.
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs.
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar of tabs, or a sidebar.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages.
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages, with dots or not.
  nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The look of the dots of pages.
public protocol IndexViewStyle {}

/// Dots, with a background or not. They have none here.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  /// The visibility of the background.
  nonisolated public struct BackgroundDisplayMode: Sendable {
    /// As the system decides.
    public static let automatic = BackgroundDisplayMode()
    /// While it is used.
    public static let interactive = BackgroundDisplayMode()
    /// Always.
    public static let always = BackgroundDisplayMode()
    /// Never.
    public static let never = BackgroundDisplayMode()
  }
  /// Dots.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots, with a background or not.
  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets how tab views look.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabStyle, TabStyle(isPaged: style._isPaged, dots: style._dots))
  }
  /// Sets how the dots of pages look. They have no background here.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
  /// Lets a tab bar become small. Bars are whole here.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// Has no effect here: a view above the bar of tabs.
  nonisolated public func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View { self }
}

/// The movement that makes a bar of tabs small.
nonisolated public struct TabBarMinimizeBehavior: Sendable {
  /// As the system decides.
  public static let automatic = TabBarMinimizeBehavior()
  /// On scrolling down.
  public static let onScrollDown = TabBarMinimizeBehavior()
  /// On scrolling up.
  public static let onScrollUp = TabBarMinimizeBehavior()
  /// Never.
  public static let never = TabBarMinimizeBehavior()
}
