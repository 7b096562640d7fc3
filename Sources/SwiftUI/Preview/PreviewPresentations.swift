/// Returns the sheets, alerts and other presentations of the views inside a view, in the order in
/// which they were presented.
@MainActor package func previewPresentations(in view: UIView) -> [Presentation] {
  let own = (view as? HostingView)?.presentations ?? []
  return own + view.subviews.flatMap(previewPresentations)
}

extension Presentation {
  /// Lays out the presentation on a whole screen, independent of the size of the presenting view.
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
