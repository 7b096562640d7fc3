import GalleyBase

/// A view that can have the focus, as its window sees it. UIKit counterpart: UIResponder.
protocol Responder: View {
  /// The keyboard that the view asks for, and the views that replace it or lie on it.
  var inputViews: InputViews { get }
  /// The rectangle that the keyboard must not cover, in the view's own coordinates.
  var rectToShow: Rect { get }

  /// Gives up the focus, whatever the view's delegate answers.
  func loseFocus()
  /// Called after the space above the keyboard changed without a movement of the keyboard.
  func availableSpaceChanged()
}
