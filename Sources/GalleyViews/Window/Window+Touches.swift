public import GalleyBase

extension Window {
  /// Touches a point with one finger and lifts it again.
  ///
  /// A field, or a text view that can be edited, takes the focus, asking its delegate, and puts its caret where
  /// `TextInput.tap(at:)` says; the clear button of a field clears it, and a field without the focus then takes it (known
  /// from practice). Another control gets `touchDown` and `touchUpInside`. Anything else does nothing: the focus stays
  /// where it is, as on UIKit, and so it does on a text view that can only be selected. What lies on the keyboard is not
  /// touched.
  /// - Parameter point: in the window's coordinates, those of `convert(_:to:)` with the window.
  /// - Returns: the view that was touched; nil if none was.
  @discardableResult public func tap(at point: Point) -> View? {
    layoutIfNeeded()
    let onScreen = Point(x: point.x + frame.minX, y: point.y + frame.minY)
    if keyboardFrame?.contains(onScreen) == true { return nil }
    guard let touched = hitTest(point) else { return nil }
    touched.tapped(at: convert(point, to: touched))
    return touched
  }
}
