import GalleyBase

/// A notification that the keyboard is shown, is hidden or changes its frame.
///
/// UIKit counterpart: the notifications of UIResponder whose names begin with `keyboard`.
public struct KeyboardNotification: Hashable, Sendable {
  /// The names of the notifications in UIKit's spelling.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// The notification is posted before the keyboard is shown.
    case willShow = "UIKeyboardWillShowNotification"
    /// The notification is posted after the keyboard was shown.
    case didShow = "UIKeyboardDidShowNotification"
    /// The notification is posted before the keyboard is hidden.
    case willHide = "UIKeyboardWillHideNotification"
    /// The notification is posted after the keyboard was hidden.
    case didHide = "UIKeyboardDidHideNotification"
    /// The notification is posted before a keyboard on the screen changes its frame.
    case willChangeFrame = "UIKeyboardWillChangeFrameNotification"
    /// The notification is posted after a keyboard on the screen changed its frame.
    case didChangeFrame = "UIKeyboardDidChangeFrameNotification"

    /// True for names of notifications that are posted before the movement. Only these contain
    /// duration and curve (rule: keyboard-notification).
    public var isBeforehand: Bool {
      switch self {
      case .willShow, .willHide, .willChangeFrame: true
      case .didShow, .didHide, .didChangeFrame: false
      }
    }
  }

  /// The name of the notification.
  public let name: Name
  /// The movement that the notification announces or reports.
  public let change: KeyboardChange

  /// The contents of UIKit's `userInfo`, sorted by key. Rectangles are formatted like CGRect.
  public var userInfo: [(key: String, value: String)] {
    let animation = [
      ("UIKeyboardAnimationCurveUserInfoKey", "\(change.animationCurve)"),
      ("UIKeyboardAnimationDurationUserInfoKey", change.animationDuration.plainDecimal),
    ]
    let frames = [
      ("UIKeyboardFrameBeginUserInfoKey", change.beginFrame.braced),
      ("UIKeyboardFrameEndUserInfoKey", change.endFrame.braced),
      ("UIKeyboardIsLocalUserInfoKey", change.isLocal ? "1" : "0"),
    ]
    return (name.isBeforehand ? animation : []) + frames
  }

  /// The notification on one line: the name, both frames, and duration and curve if the
  /// notification contains them.
  public var line: String {
    let frames = "\(name.rawValue) \(change.beginFrame.braced) -> \(change.endFrame.braced)"
    guard name.isBeforehand else { return frames }
    return frames + ", duration \(change.animationDuration.plainDecimal), curve \(change.animationCurve)"
  }
}

extension Rect {
  /// The rectangle in the log format of CGRect: `{{0, 843}, {820, 337}}`.
  fileprivate var braced: String {
    "{{\(minX.plainDecimal), \(minY.plainDecimal)}, {\(width.plainDecimal), \(height.plainDecimal)}}"
  }
}
