import GalleyBase

/// The state of a window's keyboard.
struct WindowKeyboard {
  /// The keyboard shown with the focus; nil for a hardware keyboard.
  var keyboard: Keyboard?
  /// The visible keyboard; nil if there is none.
  var shown: Keyboard?
  /// The appearance of the keyboard that is visible, or was visible last.
  var snapshot: KeyboardSnapshot?
  var areAnimationsEnabled = false
  /// The current animation.
  var motion: KeyboardMotion?
  var avoidance = KeyboardAvoidance.none
  /// The distance, in points, that the window has moved up.
  var shift: Double = 0
  /// The input and accessory views shown with the keyboard.
  var inputViews: [View] = []
  /// The scroll view inset for the keyboard, and the keyboard's part of its lower inset.
  weak var insetView: ScrollView?
  var inset: Double = 0
}
