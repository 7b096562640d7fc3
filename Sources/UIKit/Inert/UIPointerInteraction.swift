import CoreGraphics
public import Foundation
public import UIFoundation

/// The part of a view that a pointer is over.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle, in the view.
  public let rect: CGRect
  /// The name.
  public let identifier: AnyHashable?

  /// A part of a view.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// The form of a pointer.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// The effect of a pointer on the view below it.
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

  /// Creates a style with an effect.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  /// Creates a style with a shape.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    effect = nil
    self.shape = shape
  }

  /// Creates the system's style, or that of a hidden pointer.
  public required init(isHidden: Bool) {
    effect = nil
    shape = nil
    self.isHidden = isHidden
  }

  /// True if the pointer is not shown.
  package private(set) var isHidden = false

  /// Returns the appearance of a pointer that is not shown.
  open class func hidden() -> Self { self.init(isHidden: true) }

  /// Returns the appearance of the system.
  open class func system() -> Self { self.init(isHidden: false) }
}

/// A request for the part of a view that a pointer is over.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The point in the view.
  public let location: CGPoint

  /// Creates a request at a point.
  package init(location: CGPoint) { self.location = location }
}

/// A pointer over a view. Pointers do not exist here.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Its view.
  open private(set) weak var view: UIView?
  /// Nothing: a subclass may prepare for its view.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// The delegate that supplies the style of the pointer.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// True if the pointer is obeyed.
  open var isEnabled = true

  /// A pointer with a delegate.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Asks the delegate again.
  open func invalidate() {}
}

/// The delegate that supplies the style of a pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the part of the view that the pointer is over.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the appearance of the pointer over a part.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// The proposed part.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Nil.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// The appearance of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part that is seen.
  open var visiblePath: UIBezierPath?
  /// The colour behind.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .systemBackground
  /// The outline of the shadow.
  open var shadowPath: UIBezierPath?

  /// The default appearance.
  public override init() {}

  /// The appearance of lines of text, by their rectangles.
  public init(textLineRects: [NSValue]) {
    visiblePath = UIBezierPath()
    super.init()
    for value in textLineRects { visiblePath?.append(UIBezierPath(roundedRect: value.cgRectValue, cornerRadius: 4)) }
  }
}

/// A view that is lifted or represents something.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The appearance.
  public let parameters: UIPreviewParameters
  /// The size.
  open var size: CGSize { view.bounds.size }

  /// A preview of a view.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
  }

  /// A preview of a view with the default appearance.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}
