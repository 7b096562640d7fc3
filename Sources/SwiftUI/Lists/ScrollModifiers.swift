/// The visibility of scroll indicators. Pictures show none.
nonisolated public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let number: Int
  /// As the system decides.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(number: 0) }
  /// Shown, where the system may hide them.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(number: 1) }
  /// Hidden, where the system may show them.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(number: 2) }
  /// Never shown.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(number: 3) }
}

/// The way in which scrolling hides the keyboard.
nonisolated public struct ScrollDismissesKeyboardMode: Sendable {
  /// As the system decides.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  /// As soon as scrolling begins.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  /// The keyboard follows the finger.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  /// It does not.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
}

/// The condition for scrolling beyond the content's edges.
nonisolated public struct ScrollBounceBehavior: Sendable {
  /// As the system decides.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
  /// Always.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior() }
  /// If the content is larger than the view.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
}

/// A rule for the position at which scrolling comes to rest.
public protocol ScrollTargetBehavior {}

/// Scrolling comes to rest at pages.
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Pages.
  public init() {}
}

/// Scrolling comes to rest at views.
nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The number of views that one movement passes.
  nonisolated public struct LimitBehavior {
    /// As the system decides.
    public static var automatic: LimitBehavior { LimitBehavior() }
    /// Always one.
    public static var always: LimitBehavior { LimitBehavior() }
    /// As many as the movement is fast.
    public static var never: LimitBehavior { LimitBehavior() }
    /// Always one view.
    public static var alwaysByOne: LimitBehavior { LimitBehavior() }
  }
  /// Views, with a limit.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling comes to rest at pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling comes to rest at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// Scrolling comes to rest at views, with a limit.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Sets how indicators are shown. Pictures show none.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  /// Flashes indicators, which pictures do not show.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Flashes indicators, which pictures do not show.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  /// Sets how scrolling hides the keyboard. Nothing scrolls here.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Sets when a scroll view goes beyond its content's edges. Nothing scrolls here.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  /// Sets where scrolling comes to rest. Nothing scrolls here.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  /// Has scrolling come to rest at the views of a layout. Nothing scrolls here.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Has scrolling come to rest at this view. Nothing scrolls here.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View { self }
}
