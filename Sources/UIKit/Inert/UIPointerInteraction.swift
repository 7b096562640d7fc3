import CoreGraphics
public import Foundation
public import UIFoundation

/// A region of a view in which the pointer has a style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle in the view's coordinates.
  public let rect: CGRect
  /// The identifier of the region.
  public let identifier: AnyHashable?

  /// Creates a pointer region from a rectangle of a view.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// The shape of a pointer.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// The effect of the pointer on the view below it.
@preconcurrency @MainActor
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(UITargetedPreview)
}

/// The appearance of a pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  package let effect: UIPointerEffect?
  package let shape: UIPointerShape?

  /// Creates a pointer style with an effect.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  /// Creates a pointer style with a shape.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    effect = nil
    self.shape = shape
  }

  /// Creates the pointer style of the system, or the style of a hidden pointer if `isHidden` is
  /// true.
  public required init(isHidden: Bool) {
    effect = nil
    shape = nil
    self.isHidden = isHidden
  }

  /// True if the pointer is hidden.
  package private(set) var isHidden = false

  /// Returns the style of a hidden pointer.
  open class func hidden() -> Self { self.init(isHidden: true) }

  /// Returns the pointer style of the system.
  open class func system() -> Self { self.init(isHidden: false) }
}

/// A request for the region that contains the pointer.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The pointer's position in the view's coordinates.
  public let location: CGPoint

  /// Creates a request for a pointer region at a point.
  package init(location: CGPoint) { self.location = location }
}

/// An interaction that styles the pointer over a view. Galley has no pointers.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view that the interaction belongs to.
  open private(set) weak var view: UIView?
  /// Does nothing. A subclass may prepare for the view.
  open func willMove(to view: UIView?) {}
  /// Stores the view that the interaction belongs to.
  open func didMove(to view: UIView?) { self.view = view }

  /// The delegate that supplies regions and styles.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// True if the interaction is enabled.
  open var isEnabled = true

  /// Creates a pointer interaction with a delegate.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing, since there is no pointer whose style must be updated.
  open func invalidate() {}
}

/// The delegate that supplies the regions of a view and the style of the pointer in them.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region of the view that contains the pointer; nil if the pointer is in none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style of the pointer in a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// Returns `defaultRegion` by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns nil by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// The appearance of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The outline of the visible part.
  open var visiblePath: UIBezierPath?
  /// The background colour of the preview.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .systemBackground
  /// The outline of the shadow.
  open var shadowPath: UIBezierPath?

  /// Creates the default appearance of a preview.
  public override init() {}

  /// Creates the appearance of a preview for lines of text with the given rectangles.
  public init(textLineRects: [NSValue]) {
    visiblePath = UIBezierPath()
    super.init()
    for value in textLineRects { visiblePath?.append(UIBezierPath(roundedRect: value.cgRectValue, cornerRadius: 4)) }
  }
}

/// A preview of a view, for example while it is dragged.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view that the preview shows.
  public let view: UIView
  /// The appearance of the preview.
  public let parameters: UIPreviewParameters
  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
  }

  /// Creates a preview of a view with the default appearance.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}
