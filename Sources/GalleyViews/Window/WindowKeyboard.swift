import GalleyBase

/// What a window knows of its keyboard.
struct WindowKeyboard {
  /// What comes up with the focus; nil if nothing does.
  var keyboard: Keyboard?
  /// What is up; nil if nothing is.
  var shown: Keyboard?
  /// The looks of the one that is up, or was last.
  var look: KeyboardLook?
  /// True if movements take their time.
  var areAnimationsEnabled = false
  /// The movement that is under way.
  var motion: KeyboardMotion?
  /// What moves out of its way.
  var avoidance = KeyboardAvoidance.none
  /// How far the window is above its place, in points.
  var shift: Double = 0
  /// The input views, of the view with the focus, that replace the keyboard that is up or lie on it.
  var inputViews: [View] = []
  /// The scroll view that got an inset, and how much of its inset is the keyboard's.
  weak var insetView: ScrollView?
  var inset: Double = 0
}
