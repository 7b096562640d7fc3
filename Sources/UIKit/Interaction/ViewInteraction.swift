public import Foundation

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
