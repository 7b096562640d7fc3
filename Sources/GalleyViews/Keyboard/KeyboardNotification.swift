import GalleyBase

/// What the app is told when the keyboard comes, goes or changes. UIKit counterpart: the notifications of UIResponder
/// whose names begin with `keyboard`.
public struct KeyboardNotification: Hashable, Sendable {
  /// The names, as UIKit spells them.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// Before it comes up.
    case willShow = "UIKeyboardWillShowNotification"
    /// After it came up.
    case didShow = "UIKeyboardDidShowNotification"
    /// Before it goes.
    case willHide = "UIKeyboardWillHideNotification"
    /// After it went.
    case didHide = "UIKeyboardDidHideNotification"
    /// Before it changes while it is up.
    case willChangeFrame = "UIKeyboardWillChangeFrameNotification"
    /// After it changed while it was up.
    case didChangeFrame = "UIKeyboardDidChangeFrameNotification"

    /// Whether it comes before the movement. Only those say how the keyboard moves (recorded, reference E.11).
    public var isBeforehand: Bool {
      switch self {
      case .willShow, .willHide, .willChangeFrame: true
      case .didShow, .didHide, .didChangeFrame: false
      }
    }
  }

  /// Which of them it is.
  public let name: Name
  /// What it tells.
  public let change: KeyboardChange

  /// What it carries, by UIKit's keys, in the order of those keys' alphabet; rectangles as CGRect is written.
  public var userInfo: [(key: String, value: String)] {
    let animation = [
      ("UIKeyboardAnimationCurveUserInfoKey", "\(change.animationCurve)"),
      ("UIKeyboardAnimationDurationUserInfoKey", change.animationDuration.shortDecimal),
    ]
    let frames = [
      ("UIKeyboardFrameBeginUserInfoKey", change.beginFrame.braced),
      ("UIKeyboardFrameEndUserInfoKey", change.endFrame.braced),
      ("UIKeyboardIsLocalUserInfoKey", change.isLocal ? "1" : "0"),
    ]
    return (name.isBeforehand ? animation : []) + frames
  }

  /// On one line: the name, both frames, and how the keyboard moves if that is told.
  public var line: String {
    let frames = "\(name.rawValue) \(change.beginFrame.braced) -> \(change.endFrame.braced)"
    guard name.isBeforehand else { return frames }
    return frames + ", duration \(change.animationDuration.shortDecimal), curve \(change.animationCurve)"
  }
}

extension Rect {
  /// As CGRect is written in logs: `{{0, 843}, {820, 337}}`.
  fileprivate var braced: String {
    "{{\(minX.shortDecimal), \(minY.shortDecimal)}, {\(width.shortDecimal), \(height.shortDecimal)}}"
  }
}

extension Double {
  /// Without a decimal point where there is nothing behind it.
  fileprivate var shortDecimal: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
