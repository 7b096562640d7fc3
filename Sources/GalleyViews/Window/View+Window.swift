extension View {
  /// The window that the view is in, if any; of an input view or an accessory view, the one that shows the keyboard.
  /// UIKit counterpart: `window`, which for such views is one of the keyboard's own.
  public final var window: Window? { enclosingWindow as? Window }
}
