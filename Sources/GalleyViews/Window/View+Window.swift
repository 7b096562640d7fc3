import GalleyBase

extension View {
  /// The window that contains the view; nil if there is none. For an input or accessory view, it is
  /// the window that shows the keyboard.
  ///
  /// UIKit counterpart: `window`, which for such views is a window of the keyboard.
  public final var window: Window? { enclosingWindow as? Window }
}

extension View {
  /// The length of the view's lower part that is below the upper edge of the window's keyboard, in
  /// points; 0 without a keyboard.
  final var lengthBelowKeyboardTop: Double {
    guard let window, let keyboard = window.keyboardFrame else { return 0 }
    let end = convert(Point(x: bounds.minX, y: bounds.maxY), to: window).y - window.bounds.minY
    return max(0, min(end - keyboard.minY, bounds.height))
  }
}
