import GalleyBase

extension View {
  final var alignmentRectEdges: EdgeInsets { constraintState?.host?.alignmentRectEdges ?? .zero }

  /// The space between the bounds and the margins, including the safe area.
  final var marginEdges: EdgeInsets {
    guard let state = constraintState else { return .zero }
    return state.host?.marginEdges ?? ownMarginEdges
  }

  /// The layout margins of a view that has no host.
  ///
  /// If it preserves its superview's, they are at least as large as the part of those that reaches into the view.
  private var ownMarginEdges: EdgeInsets {
    let state = constraintState
    let margins = state?.margins ?? LayoutMargins()
    let own = margins.edges(in: effectiveUserInterfaceLayoutDirection) + safeAreaEdges
    guard state?.preservesSuperviewMargins == true, let superview else { return own }
    let above = superview.constraintState?.host?.marginEdges ?? superview.ownMarginEdges
    let inherited = inherited(above, of: superview)
    return EdgeInsets(
      top: max(own.top, inherited.top), left: max(own.left, inherited.left),
      bottom: max(own.bottom, inherited.bottom), right: max(own.right, inherited.right))
  }

  /// The safe area insets: the view's own, plus the superview's where they overlap the view.
  final var safeAreaEdges: EdgeInsets {
    if let host = constraintState?.host { return host.safeAreaEdges }
    return (constraintState?.safeArea ?? .zero) + inheritedSafeArea
  }

  private var inheritedSafeArea: EdgeInsets {
    guard let superview, superview.constraintState?.host == nil else { return .zero }
    let covered = superview.safeAreaEdges
    return covered == .zero ? .zero : inherited(covered, of: superview)
  }

  /// Returns the parts of a superview's edges that overlap this view.
  private func inherited(_ edges: EdgeInsets, of superview: View) -> EdgeInsets {
    let (frame, bounds) = (plainFrame, superview.bounds)
    return EdgeInsets(
      top: max(0, edges.top - (frame.minY - bounds.minY)), left: max(0, edges.left - (frame.minX - bounds.minX)),
      bottom: max(0, edges.bottom - (bounds.maxY - frame.maxY)),
      right: max(0, edges.right - (bounds.maxX - frame.maxX)))
  }
}

extension EdgeInsets {
  fileprivate static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: first.top + second.top, left: first.left + second.left, bottom: first.bottom + second.bottom,
      right: first.right + second.right)
  }
}
