import CoreGraphics
public import Foundation
import GalleyViews
public import UIFoundation

/// A rectangle that takes part in constraints but is not a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  /// The engine's guide that this object represents.
  private(set) final var inner = LayoutGuide()

  @preconcurrency @MainActor public override init() {
    super.init()
    inner.representation = self
  }

  /// Creates a guide that belongs to no view. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
    inner.representation = self
  }

  /// Makes this object represent a built-in guide of a view.
  final func adopt(_ guide: LayoutGuide) {
    inner = guide
    inner.representation = self
  }

  nonisolated open func encode(with coder: NSCoder) {}

  /// The rectangle after the last layout, in the coordinates of the owning view.
  open var layoutFrame: CGRect {
    inner.owner?.layoutIfNeeded()
    return CGRect(inner.frame)
  }
  open weak var owningView: UIView? {
    get { inner.owner.flatMap { ($0.host as? ViewAnswers)?.view } }
    set {
      guard newValue !== owningView else { return }
      inner.owner?.removeGuide(inner)
      newValue?.addLayoutGuide(self)
    }
  }
  open var identifier: String {
    get { inner.identifier }
    set { inner.identifier = newValue }
  }
  open var hasAmbiguousLayout: Bool { false }
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    inner.owner?.heldConstraintsAround(axis.inEngine) ?? []
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutAnchor(inner, .leading)) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutAnchor(inner, .trailing)) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutAnchor(inner, .left)) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutAnchor(inner, .right)) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutAnchor(inner, .centerX)) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutAnchor(inner, .top)) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutAnchor(inner, .bottom)) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutAnchor(inner, .centerY)) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutAnchor(inner, .width)) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutAnchor(inner, .height)) }
}

/// A guide with constraints that are active only while the guide is near some edges of its view. In
/// Galley it is never near an edge.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge)
  {
    NSLayoutConstraint.deactivate(trackingConstraints)
  }
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.activate(trackingConstraints)
  }
  open func removeAllTrackedConstraints() {}
}

/// The part of a view that the keyboard covers. Without a keyboard, it is the lower part outside
/// the safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
  open var keyboardDismissPadding: CGFloat = 0
}
