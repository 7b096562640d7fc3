import GalleyBase

extension View {
  /// The window that the view is in, if any; of an input view or an accessory view, the one that shows the keyboard.
  /// UIKit counterpart: `window`, which for such views is one of the keyboard's own.
  public final var window: Window? { enclosingWindow as? Window }
}

extension View {
  /// The length of the view's lower part that lies below the upper edge of its window's keyboard, in points; 0 without
  /// one.
  final var lengthBelowKeyboardTop: Double {
    guard let window, let keyboard = window.keyboardFrame else { return 0 }
    let end = convert(Point(x: bounds.minX, y: bounds.maxY), to: window).y - window.bounds.minY
    return max(0, min(end - keyboard.minY, bounds.height))
  }
}
