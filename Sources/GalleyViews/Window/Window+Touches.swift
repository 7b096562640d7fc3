public import GalleyBase

extension Window {
  /// Taps a point with one finger.
  ///
  /// A field, or an editable text view, takes the focus if its delegate agrees and puts its caret where
  /// `TextInput.tap(at:)` says. The clear button of a field clears it and gives it the focus. Another control sends
  /// `touchDown` and `touchUpInside`. A tap anywhere else has no effect: as on UIKit, the focus stays. Views on the
  /// keyboard receive no taps.
  /// - Parameter point: in the window's coordinates.
  /// - Returns: the view that was tapped; nil if there is none.
  @discardableResult public func tap(at point: Point) -> View? {
    layoutIfNeeded()
    let onScreen = Point(x: point.x + frame.minX, y: point.y + frame.minY)
    if keyboardFrame?.contains(onScreen) == true { return nil }
    guard let touched = findTouchedView(at: point) else { return nil }
    touched.tapped(at: convert(point, to: touched))
    return touched
  }
}
