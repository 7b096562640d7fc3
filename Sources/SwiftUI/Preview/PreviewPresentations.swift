/// Returns what the views in a view present: sheets, alerts and the like, in the order in which they were presented.
@MainActor package func previewPresentations(in view: UIView) -> [Presentation] {
  let own = (view as? HostingView)?.presentations ?? []
  return own + view.subviews.flatMap(previewPresentations)
}

extension Presentation {
  /// Lays the content out on a whole screen, however small the view is that presents it.
  /// - Parameters:
  ///   - screen: the bounds of the screen, in points.
  ///   - insets: the safe area of the screen.
  package func show(on screen: CGRect, safeAreaInsets insets: UIEdgeInsets) {
    guard let owner else { return }
    // It is in a window of its own, and has the look of the view that presents it.
    view.overrideUserInterfaceStyle = UIUserInterfaceStyle(owner.environment.colorScheme)
    owner.tree.settle { layOut(in: screen, insets) }
    view.layoutIfNeeded()
  }
}
