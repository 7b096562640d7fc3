private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ScrollClipKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
private enum ContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
  /// True if scrolling is enabled.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  var isScrollClipDisabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }

  /// The point of the content at which scroll views begin, or nil.
  var scrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }

  /// The margins around the content of scroll views.
  var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

/// The part of a scroll view that has margins.
nonisolated public struct ContentMarginPlacement: Sendable {
  let isOfIndicators: Bool
  /// The content and the scroll indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(isOfIndicators: false) }
  /// The content only.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(isOfIndicators: false) }
  /// The scroll indicators only. Pictures do not show them.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(isOfIndicators: true) }
}

extension View {
  /// Disables scrolling in the view.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }

  /// Shows the content beyond the edges of scroll views.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// Sets the point of the content at which scroll views begin. `.bottom` shows the end.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollAnchor, anchor)
  }

  /// Sets the point of the content at which scroll views begin. Only the role `initialOffset` has
  /// an effect.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchor) { if role == .initialOffset { $0 = anchor } }
  }

  /// Sets margins around the content of scroll views, in points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.contentMargins) { margins in
      guard !placement.isOfIndicators else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }

  /// Sets margins at the given edges of the content of scroll views, in points. Nil means the
  /// system's margin, 16 points (Galley's choice).
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }

  /// Sets equal margins around the content of scroll views, in points.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

/// The purpose of a scroll anchor.
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
  private let number: Int
  /// The anchor sets the initial offset.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(number: 0) }
  /// The anchor is kept when sizes change.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(number: 1) }
  /// The anchor aligns content that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(number: 2) }
}
