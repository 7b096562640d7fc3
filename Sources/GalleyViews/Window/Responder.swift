import GalleyBase

/// A view that can have the focus of its window. UIKit counterpart: UIResponder.
protocol Responder: View {
  /// The keyboard that the view requests, and the views that replace the keyboard or lie on top of
  /// it.
  var inputViews: InputViews { get }
  /// The rectangle that the keyboard must not cover, in the view's own coordinates.
  var rectToShow: Rect { get }

  /// Resigns the focus, even if the view's delegate refuses.
  func loseFocus()
  /// Called after the space above the keyboard changed while the keyboard stayed in its position.
  func availableSpaceChanged()
}
