private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ScrollClipKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
private enum ContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
  /// True if scroll views may be scrolled.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  var isScrollClipDisabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }

  /// The part of the content that scroll views show first.
  var scrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }

  /// The space around the content of scroll views.
  var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

/// The parts of a scroll view that margins are around.
nonisolated public struct ContentMarginPlacement: Sendable {
  let isOfIndicators: Bool
  /// The content and the indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(isOfIndicators: false) }
  /// The content.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(isOfIndicators: false) }
  /// The indicators, which pictures do not show.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(isOfIndicators: true) }
}

extension View {
  /// Lets scroll views in this view be scrolled, or not.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }

  /// Shows what is beyond the edges of scroll views, or not.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// Begins scroll views at a point of their content: `.bottom` shows the end.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollAnchor, anchor)
  }

  /// Begins scroll views at a point of their content. Roles other than the first place have no effect.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchor) { if role == .initialOffset { $0 = anchor } }
  }

  /// Puts space around the content of scroll views, in points.
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

  /// Puts space at some edges of the content of scroll views, in points. Nil is the system's, 16 points (a choice).
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }

  /// Puts the same space around the content of scroll views, in points.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

/// The purpose of an anchor of a scroll view.
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
  private let number: Int
  /// The content that is seen first.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(number: 0) }
  /// Changes of sizes.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(number: 1) }
  /// The place of a content that is smaller than the view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(number: 2) }
}
