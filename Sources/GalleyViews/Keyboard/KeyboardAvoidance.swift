public import GalleyBase

/// The part of the interface that moves when the keyboard would cover the view with the focus.
public enum KeyboardAvoidance: String, Hashable, Sendable, CaseIterable {
  /// Nothing, as in UIKit.
  case none
  /// The window moves up by `KeyboardChange.shift(showing:)`, and back when the keyboard is hidden.
  case window
  /// The content of the scroll view around the field gets an inset at its lower edge, as Apple advises.
  case contentInset
  /// The window moves up by `KeyboardChange.overstep(of:screenHeight:)` when the keyboard is shown, like code that uses
  /// the height of the *begin* frame (rule: keyboard-begin-frame).
  ///
  /// An overstep of 0 or less moves nothing. Changes of the keyboard's frame are ignored. When the keyboard is hidden,
  /// the window moves back if the field has the focus, as it still has while giving it up
  /// (rule: keyboard-hides-with-focus).
  case windowByBeginFrame
}

extension KeyboardChange {
  /// The space kept between a field and the keyboard, in points (rule: keyboard-avoidance).
  public static let margin: Double = 5

  /// Returns the distance, in points, that a field must move up to stay `margin` above the keyboard; 0 if it need not
  /// move.
  ///
  /// The window's current position does not matter, so showing the same keyboard again changes nothing.
  /// - Parameter field: in the screen's coordinates while the window is not moved.
  public func shift(showing field: Rect) -> Double {
    kind == .hide ? 0 : max(0, field.maxY + Self.margin - endFrame.minY)
  }

  /// Returns the overlap of a field, with its margin, and a keyboard as high as the begin frame, in points; 0 or less
  /// if they do not overlap.
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

  /// Returns the inset at the lower edge of a scroll view with which all of its content can be scrolled clear of the
  /// keyboard: the height of their overlap (rule: keyboard-content-inset).
  ///
  /// UIKit counterpart: `contentInset.bottom`.
  /// - Parameter scrollView: its frame in the screen's coordinates.
  public func contentInsetBottom(of scrollView: Rect) -> Double {
    guard kind != .hide, let overlap = scrollView.intersection(endFrame), !overlap.isEmpty else { return 0 }
    return scrollView.maxY - overlap.minY
  }
}
