import GalleyBase

extension View {
  final var alignmentRectEdges: EdgeInsets { constraintState?.host?.alignmentRectEdges ?? .zero }

  /// The space between the bounds and the margins, which begins where the safe area does.
  final var marginEdges: EdgeInsets {
    guard let state = constraintState else { return .zero }
    if let host = state.host { return host.marginEdges }
    return state.margins.edges(in: effectiveUserInterfaceLayoutDirection) + safeAreaEdges
  }

  /// The space in which other things cover the view: its own, and what the superview's reaches into the view.
  final var safeAreaEdges: EdgeInsets {
    if let host = constraintState?.host { return host.safeAreaEdges }
    return (constraintState?.safeArea ?? .zero) + inheritedSafeArea
  }

  private var inheritedSafeArea: EdgeInsets {
    guard let superview, superview.constraintState?.host == nil else { return .zero }
    let (covered, frame, bounds) = (superview.safeAreaEdges, plainFrame, superview.bounds)
    guard covered != .zero else { return .zero }
    return EdgeInsets(
      top: max(0, covered.top - (frame.minY - bounds.minY)), left: max(0, covered.left - (frame.minX - bounds.minX)),
      bottom: max(0, covered.bottom - (bounds.maxY - frame.maxY)),
      right: max(0, covered.right - (bounds.maxX - frame.maxX)))
  }
}

extension EdgeInsets {
  fileprivate static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: first.top + second.top, left: first.left + second.left, bottom: first.bottom + second.bottom,
      right: first.right + second.right)
  }
}
