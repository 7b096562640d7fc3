import GalleyBase
import GalleyFiles
import GalleyViews

extension JSONWriter {
  /// Writes the member `keyboard`: its frame on the screen with the accessory view, the height of
  /// the accessory view, the keyboard type if it is not the default, and how far the window moved
  /// up. Nothing is written if no keyboard shows and the window has not moved.
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
