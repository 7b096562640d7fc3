import GalleyBase
import GalleyViews

extension JSONWriter {
  /// The member `keyboard`: where the keyboard is on the screen with what lies on it, how much of that is the accessory
  /// view, and how far it pushes the window up. Nothing is written while none is up and the window is at its place.
  mutating func writeKeyboard(of window: Window) {
    guard window.keyboardFrame != nil || window.keyboardShift != 0 else { return }
    key("keyboard")
    beginObject()
    if let frame = window.keyboardFrame { member("frame", frame) }
    if let height = window.shownKeyboard?.accessoryHeight, height > 0 { member("accessoryHeight", height) }
    if window.keyboardShift != 0 { member("windowShift", window.keyboardShift) }
    endObject()
  }
}
