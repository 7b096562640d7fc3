import GalleyBase

extension View {
  /// The window that contains the view, if any; for an input or accessory view, the window that shows the keyboard.
  ///
  /// UIKit counterpart: `window`, which for such views is a window of the keyboard.
  public final var window: Window? { enclosingWindow as? Window }
}

extension View {
  /// The length of the view's lower part below the upper edge of its window's keyboard, in points; 0 without a
  /// keyboard.
  final var lengthBelowKeyboardTop: Double {
    guard let window, let keyboard = window.keyboardFrame else { return 0 }
    let end = convert(Point(x: bounds.minX, y: bounds.maxY), to: window).y - window.bounds.minY
    return max(0, min(end - keyboard.minY, bounds.height))
  }
}
