public import Foundation

/// A way to interact that is added to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view.
  var view: UIView? { get }
  /// Called before it is added to a view, or with nil before it is taken away.
  func willMove(to view: UIView?)
  /// Called after it was added to a view, or with nil after it was taken away.
  func didMove(to view: UIView?)
}

/// The part that all interactions share: they know their view.
@preconcurrency @MainActor
open class ViewInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?

  override init() {}

  /// Takes note of the view.
  open func willMove(to view: UIView?) {}

  /// Takes note of the view.
  open func didMove(to view: UIView?) { self.view = view }
}
