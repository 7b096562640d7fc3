public import CoreGraphics
import GalleyBase
import GalleyViews
import UIFoundation

extension UIView {
  /// The target size that requests the smallest size the constraints allow.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size that requests the largest size the constraints allow.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns a size that the view's constraints allow, as close as possible to the target size and
  /// rounded to pixels.
  final func fit(
    _ target: CGSize, horizontal: UILayoutPriority = .fittingSizeLevel, vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    let priority = AxisPair(horizontal: Double(horizontal.rawValue), vertical: Double(vertical.rawValue))
    return CGSize(peer.fittingSize(for: Size(target), priority: priority))
  }

  /// Connects the view to the constraint engine.
  final func adoptConstraints() {
    let state = peer.ensuredConstraintState
    state.host = peer.host as? ViewAnswers
    state.isConstraintBased = type(of: self).requiresConstraintBasedLayout
  }

  /// The view's constraint state in the engine, created on first access.
  final var constraintState: ViewConstraints { peer.ensuredConstraintState }

  /// Sets the priority of content hugging to 750, as controls of a fixed size have it by default.
  /// Which controls have it, and on which axes, is from memory.
  final func hugContent(on axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]) {
    for axis in axes { constraintState.hugging[axis.inEngine] = 750 }
  }

  /// Stores an active constraint whose items are in the view.
  final func hold(_ constraint: NSLayoutConstraint) { peer.hold(constraint.inner, representation: constraint) }

  /// Returns a built-in guide of the view, created on first access.
  final func ownGuide<Guide: UILayoutGuide>(_ kind: LayoutGuide.Kind, _ make: () -> Guide) -> Guide {
    if let guide = constraintState.ownGuideRepresentations[kind] as? Guide { return guide }
    let guide = make()
    guide.adopt(peer.ownGuide(kind))
    guide.identifier = "\(kind)"
    constraintState.ownGuideRepresentations[kind] = guide
    return guide
  }

  final func xAnchor(_ attribute: LayoutAttribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutAnchor(peer, attribute))
  }
  final func yAnchor(_ attribute: LayoutAttribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutAnchor(peer, attribute))
  }
  final func dimension(_ attribute: LayoutAttribute) -> NSLayoutDimension {
    NSLayoutDimension(LayoutAnchor(peer, attribute))
  }
}

extension View {
  /// Returns the active constraints along an axis that involve the view. They are stored in the
  /// view or in its ancestors.
  func heldConstraintsAround(_ axis: LayoutAxis) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.constraintRepresentations)
      .compactMap { $0 as? NSLayoutConstraint }.filter { constraint in
        let sides = [constraint.inner.first, constraint.inner.second].compactMap { $0 }
        return sides.contains { $0.container === self && $0.attribute.isHorizontal == (axis == .horizontal) }
      }
  }
}
