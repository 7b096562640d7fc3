/// The keyboard that a view requests, and the views that replace the keyboard or lie on top of it.
struct InputViews {
  /// The view that is shown instead of the keyboard; nil for none.
  var inputView: View?
  /// The view on top of the keyboard; nil for none.
  var accessoryView: View?
  var keyboardType = KeyboardType.default
  var keyboardAppearance = KeyboardAppearance.default
  var returnKeyType = ReturnKeyType.default

  /// The type of the keyboard that is shown; nil if a view replaces it.
  var shownType: KeyboardType? { inputView == nil ? keyboardType : nil }

  /// The views that are shown with the keyboard.
  var views: [View] { [inputView, accessoryView].compactMap { $0 } }
}
