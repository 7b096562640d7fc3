import GalleyBase
import GalleyFiles
import GalleyViews

extension JSONWriter {
  /// The member `keyboard`: where the keyboard is on the screen with what lies on it, how much of that is the accessory
  /// view, its keys if they are special, and how far the window stands above its place. Nothing is written while none is up and the window is at its place.
  mutating func writeKeyboard(frame: Rect?, accessoryHeight: Double, type: KeyboardType?, windowShift: Double) {
    guard frame != nil || windowShift != 0 else { return }
    key("keyboard")
    beginObject()
    if let frame { member("frame", frame) }
    if accessoryHeight > 0 { member("accessoryHeight", accessoryHeight) }
    if let type, type != .default { member("keyboardType", type.rawValue) }
    if windowShift != 0 { member("windowShift", windowShift) }
    endObject()
  }
}
