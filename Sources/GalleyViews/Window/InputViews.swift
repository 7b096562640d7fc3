/// The keyboard that a view asks for, and the views that replace it or lie on it.
struct InputViews {
  /// The view shown instead of the keyboard.
  var inputView: View?
  /// The view on top of the keyboard.
  var accessoryView: View?
  var keyboardType = KeyboardType.default
  var keyboardAppearance = KeyboardAppearance.default
  var returnKeyType = ReturnKeyType.default

  /// The type of the keys; nil if a view replaces them.
  var shownType: KeyboardType? { inputView == nil ? keyboardType : nil }

  /// The views shown with the keyboard.
  var views: [View] { [inputView, accessoryView].compactMap { $0 } }
}
