public import GalleyBase

extension Window {
  /// Taps at a point with one finger, and returns the view that was tapped; nil if there is none,
  /// or if the keyboard is at the point.
  ///
  /// A field, or an editable text view, gets the focus if its delegate agrees, and its caret moves as in
  /// `TextInput.tap(at:)`. The clear button of a field clears it and gives it the focus. Another control sends
  /// `touchDown` and `touchUpInside`. A tap anywhere else has no effect: as in UIKit, the focus stays. Views on the
  /// keyboard receive no taps.
  /// - Parameter point: in the window's coordinates.
  /// - Returns: the tapped view; nil if there is none.
  @discardableResult public func tap(at point: Point) -> View? {
    layoutIfNeeded()
    let onScreen = Point(x: point.x + frame.minX, y: point.y + frame.minY)
    if keyboardFrame?.contains(onScreen) == true { return nil }
    guard let touched = findTouchedView(at: point) else { return nil }
    touched.tapped(at: convert(point, to: touched))
    return touched
  }
}
