/// What a view that is edited brings along for the place of the keyboard.
struct InputViews {
  /// In the place of the keyboard.
  var inputView: View?
  /// On it.
  var accessoryView: View?
  /// The keys.
  var keyboardType = KeyboardType.default
  /// Their looks.
  var keyboardAppearance = KeyboardAppearance.default
  /// The word on one of them.
  var returnKeyType = ReturnKeyType.default

  /// The kind of the keys; nil if a view replaces them.
  var shownType: KeyboardType? { inputView == nil ? keyboardType : nil }

  /// The views that are shown with the keyboard.
  var views: [View] { [inputView, accessoryView].compactMap { $0 } }
}
