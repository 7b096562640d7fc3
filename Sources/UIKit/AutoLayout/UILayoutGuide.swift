import CoreGraphics
public import Foundation
import GalleyViews
public import UIFoundation

/// A rectangle that takes part in constraints without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  /// The guide of the engine.
  private(set) final var inner = LayoutGuide()

  @preconcurrency @MainActor public override init() {
    super.init()
    inner.representation = self
  }

  /// A guide that no view has yet; nothing is read.
  public required init?(coder: NSCoder) {
    super.init()
    inner.representation = self
  }

  /// Makes the object represent a built-in guide of a view.
  final func adopt(_ guide: LayoutGuide) {
    inner = guide
    inner.representation = self
  }

  nonisolated open func encode(with coder: NSCoder) {}

  /// The rectangle at the last layout, in the owning view's coordinates.
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

/// A guide that can change its constraints near the edges of its view. It is near none here.
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

/// The part of a view that the keyboard covers; without one, the lower part outside of the safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
  open var keyboardDismissPadding: CGFloat = 0
}
