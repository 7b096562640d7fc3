/// The visibility of scroll indicators. Pictures show no indicators.
nonisolated public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let number: Int
  /// The system's default.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(number: 0) }
  /// The indicators are visible, but the system may hide them.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(number: 1) }
  /// The indicators are hidden, but the system may show them.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(number: 2) }
  /// The indicators are never visible.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(number: 3) }
}

/// The way in which scrolling dismisses the keyboard.
nonisolated public struct ScrollDismissesKeyboardMode: Sendable {
  /// The system's default.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  /// The keyboard is dismissed as soon as scrolling begins.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  /// The keyboard follows the finger.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  /// The keyboard is not dismissed.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
}

/// The condition under which a scroll view bounces at its edges.
nonisolated public struct ScrollBounceBehavior: Sendable {
  /// The system's default.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
  /// The scroll view always bounces.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior() }
  /// The scroll view bounces if the content is larger than the view.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
}

/// A rule for the position at which scrolling stops.
public protocol ScrollTargetBehavior {}

/// The rule by which scrolling stops at pages.
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the rule.
  public init() {}
}

/// The rule by which scrolling stops at views.
nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The maximum number of views that one swipe scrolls.
  nonisolated public struct LimitBehavior {
    /// The system's default.
    public static var automatic: LimitBehavior { LimitBehavior() }
    /// A swipe scrolls a limited number of views.
    public static var always: LimitBehavior { LimitBehavior() }
    /// A swipe scrolls any number of views.
    public static var never: LimitBehavior { LimitBehavior() }
    /// A swipe scrolls one view.
    public static var alwaysByOne: LimitBehavior { LimitBehavior() }
  }
  /// Creates the rule. `limitBehavior` limits the number of views that one swipe can pass.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// The rule by which scrolling stops at pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// The rule by which scrolling stops at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// Returns the rule by which scrolling stops at views, with a limit.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Sets the visibility of scroll indicators. Pictures show no indicators.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  /// Flashes the scroll indicators when the view appears. Pictures show no indicators.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Flashes the scroll indicators when a value changes. Pictures show no indicators.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  /// Sets how scrolling dismisses the keyboard. It has no effect in Galley: nothing scrolls.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Sets when scroll views bounce. It has no effect in Galley: nothing scrolls.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  /// Sets where scrolling stops. It has no effect in Galley: nothing scrolls.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  /// Lets scrolling stop at the views of a layout. It has no effect in Galley: nothing scrolls.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Lets scrolling stop at this view. It has no effect in Galley: nothing scrolls.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View { self }
}
