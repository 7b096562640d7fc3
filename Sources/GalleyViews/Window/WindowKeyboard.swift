import GalleyBase

/// The state of a window's keyboard.
struct WindowKeyboard {
  /// The keyboard that is shown when a view gets the focus; nil for none, as with a hardware
  /// keyboard.
  var keyboard: Keyboard?
  /// The keyboard that is visible; nil if there is none.
  var shown: Keyboard?
  /// The appearance of the keyboard that is visible, or that was visible last; nil if there was
  /// none.
  var snapshot: KeyboardSnapshot?
  var areAnimationsEnabled = false
  /// The current animation of the keyboard; nil if there is none.
  var motion: KeyboardMotion?
  var avoidance = KeyboardAvoidance.none
  /// The distance by which the window has moved up, in points.
  var shift: Double = 0
  /// The input and accessory views that are shown with the keyboard.
  var inputViews: [View] = []
  /// The scroll view whose lower inset includes space for the keyboard; nil for none. The property
  /// `inset` has the length of this space.
  weak var insetView: ScrollView?
  var inset: Double = 0
}
