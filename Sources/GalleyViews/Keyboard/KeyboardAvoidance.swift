public import GalleyBase

/// The way in which the interface keeps the keyboard from covering the view with the focus.
public enum KeyboardAvoidance: String, Hashable, Sendable, CaseIterable {
  /// The interface does not move, as in UIKit.
  case none
  /// The window moves up by `KeyboardChange.shift(showing:)`. It moves back when the keyboard is
  /// hidden.
  case window
  /// The scroll view around the field gets an inset at the lower edge of its content, as Apple
  /// advises.
  case contentInset
  /// The window moves up by `KeyboardChange.overstep(of:screenHeight:)` when the keyboard is shown,
  /// as with app code that reads the height of the *begin* frame (rule: keyboard-begin-frame).
  ///
  /// An overstep of 0 or less moves nothing. Changes of the keyboard's frame are ignored. When the keyboard is hidden,
  /// the window moves back if the field has the focus, as it still has while giving it up
  /// (rule: keyboard-hides-with-focus).
  case windowByBeginFrame
}

extension KeyboardChange {
  /// The space between a field and the keyboard, in points (rule: keyboard-avoidance).
  public static let margin: Double = 5

  /// Returns the distance that a field must move up to be `margin` above the keyboard, in points; 0
  /// if the field is already that far above it.
  ///
  /// The window's current position does not matter, so showing the same keyboard again changes nothing.
  /// - Parameter field: in the screen's coordinates while the window is not moved.
  public func shift(showing field: Rect) -> Double {
    kind == .hide ? 0 : max(0, field.maxY + Self.margin - endFrame.minY)
  }

  /// Returns the overlap of a field, including its margin, with a keyboard that has the height of
  /// the begin frame, in points. It is 0 or negative if they do not overlap.
  /// - Parameters:
  ///   - field: in the screen's coordinates while the window is not moved.
  ///   - screenHeight: the height of the screen in points.
  public func overstep(of field: Rect, screenHeight: Double) -> Double {
    Self.overstep(of: field, keyboardHeight: beginFrame.height, screenHeight: screenHeight)
  }

  /// Returns fieldY + fieldHeight + keyboardHeight − screenHeight + `margin`, in points (rule: keyboard-avoidance).
  public static func overstep(of field: Rect, keyboardHeight: Double, screenHeight: Double) -> Double {
    field.maxY + keyboardHeight - screenHeight + margin
  }

  /// Returns the inset at the lower edge of a scroll view with which its whole content can be
  /// scrolled above the keyboard. It is the height of the part that the keyboard covers
  /// (rule: keyboard-content-inset).
  ///
  /// UIKit counterpart: `contentInset.bottom`.
  /// - Parameter scrollView: its frame in the screen's coordinates.
  public func contentInsetBottom(of scrollView: Rect) -> Double {
    guard kind != .hide, let overlap = scrollView.intersection(endFrame), !overlap.isEmpty else { return 0 }
    return scrollView.maxY - overlap.minY
  }
}
