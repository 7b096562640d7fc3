import CoreGraphics
import Foundation
import GalleyViews
import UIFoundation

extension Window {
  /// Posts the window's notifications to the default notification centre.
  @MainActor func forwardNotifications() {
    notifications.addObserver(forName: nil) { notification in
      let object = notification.object.flatMap(UIView.owner(of:))
      guard notification.object == nil || object != nil else { return }
      NotificationCenter.default.post(
        name: Notification.Name(notification.name.rawValue), object: object,
        userInfo: notification.keyboard?.values ?? notification.values)
    }
  }
}

extension WindowNotification {
  /// The `userInfo` of a notification about a text field or text view: the reason for the end of
  /// editing; nil for all other notifications.
  fileprivate var values: [AnyHashable: Any]? {
    name == TextField.textDidEndEditingNotification
      ? [UITextField.didEndEditingReasonUserInfoKey: UITextField.DidEndEditingReason.committed.rawValue] : nil
  }
}

extension KeyboardNotification {
  /// The `userInfo` of a keyboard notification: frames as values, duration and curve as numbers.
  fileprivate var values: [AnyHashable: Any] {
    [
      "UIKeyboardFrameBeginUserInfoKey": NSValue(cgRect: CGRect(change.beginFrame)),
      "UIKeyboardFrameEndUserInfoKey": NSValue(cgRect: CGRect(change.endFrame)),
      "UIKeyboardAnimationDurationUserInfoKey": NSNumber(value: change.animationDuration),
      "UIKeyboardAnimationCurveUserInfoKey": NSNumber(value: UInt(max(0, change.animationCurve))),
      "UIKeyboardIsLocalUserInfoKey": NSNumber(value: change.isLocal),
    ]
  }
}
