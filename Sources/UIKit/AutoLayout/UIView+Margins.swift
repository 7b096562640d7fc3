import CoreGraphics
import UIFoundation

extension UIView {
  /// True if the leading side is the right side.
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The margins that code has set, or else the default margins, as left, right, top and bottom.
  /// They are at least the system's minimum margins.
  private var ownMargins: UIEdgeInsets {
    let least = systemMargins
    if let margins = layoutSettings.margins {
      guard let least else { return margins }
      return margins.union(bySide(least))
    }
    let usual = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    guard let least else { return bySide(layoutSettings.directionalMargins ?? usual) }
    return layoutSettings.directionalMargins.map { bySide($0).union(bySide(least)) } ?? bySide(least)
  }

  /// The minimum margins of a view controller's root view; nil for other views.
  private var systemMargins: NSDirectionalEdgeInsets? {
    guard let controller = links.viewController, controller.viewRespectsSystemMinimumLayoutMargins else { return nil }
    return controller.systemMinimumLayoutMargins
  }

  private func bySide(_ margins: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: margins.top, left: isMirrored ? margins.trailing : margins.leading, bottom: margins.bottom,
      right: isMirrored ? margins.leading : margins.trailing)
  }

  /// The margins in use: the margins that were set, plus the safe area if margins are measured from
  /// it. They are enlarged where the superview's margins require it.
  final var effectiveMargins: UIEdgeInsets {
    var margins = ownMargins
    if layoutSettings.beginsAtSafeArea { margins = margins + safeAreaInsets }
    guard layoutSettings.preservesSuperviewMargins, let superview = parent else { return margins }
    let above = inherit(.margins, superview.layoutMargins, past: superview.effectiveMargins, of: superview)
    return margins.union(above)
  }

  /// The part of the superview's safe area that overlaps this view, plus the additional insets of
  /// the view's controller.
  final var inheritedSafeArea: UIEdgeInsets {
    let above =
      parent.map { inherit(.safeArea, $0.safeAreaInsets, past: $0.inheritedSafeArea, of: $0) } ?? .zero
    return links.viewController.map { above + $0.addedSafeAreaInsets } ?? above
  }

  /// Returns how far insets of the superview reach into this view. A nested call reads stored
  /// values instead of overridable properties, so that overrides cannot recurse endlessly.
  /// - Parameters:
  ///   - insets: The superview's insets, from an override if there is one.
  ///   - plain: The superview's insets without the override, in case the override asks this view in turn.
  private func inherit(
    _ question: ViewLinks.Questions, _ insets: @autoclosure () -> UIEdgeInsets,
    past plain: @autoclosure () -> UIEdgeInsets, of superview: UIView
  ) -> UIEdgeInsets {
    guard links.openQuestions.insert(question).inserted else { return inherited(plain(), of: superview) }
    defer { links.openQuestions.remove(question) }
    return inherited(insets(), of: superview)
  }

  /// Returns how far insets of the superview reach into this view, at each side.
  private func inherited(_ insets: UIEdgeInsets, of superview: UIView) -> UIEdgeInsets {
    let (frame, bounds) = (self.frame, superview.bounds)
    return UIEdgeInsets(
      top: max(0, insets.top - (frame.minY - bounds.minY)), left: max(0, insets.left - (frame.minX - bounds.minX)),
      bottom: max(0, insets.bottom - (bounds.maxY - frame.maxY)),
      right: max(0, insets.right - (bounds.maxX - frame.maxX)))
  }

  final func setMargins(_ change: (inout LayoutSettings) -> Void) {
    change(&layoutSettings)
    noteInsets()
    setNeedsLayout()
  }

  /// The margins that are set or the default margins, at the leading and trailing side, the top and
  /// the bottom. They do not include the safe area. Code that changes one side can therefore set
  /// the other sides to the values that it reads.
  final var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
    let margins = ownMargins
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
      trailing: isMirrored ? margins.left : margins.right)
  }
}

extension UIEdgeInsets {
  fileprivate static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }

  fileprivate func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
