public import GalleyBase

/// What moves when the keyboard would cover the field that has the focus.
public enum KeyboardAvoidance: String, Hashable, Sendable, CaseIterable {
  /// Nothing, as in UIKit.
  case none
  /// The window moves up by `KeyboardChange.shift(showing:)` and comes back when the keyboard goes.
  case window
  /// The content of the scroll view around the field gets an inset at its lower edge, as Apple advises.
  case contentInset
  /// When the keyboard comes up the window moves up by `KeyboardChange.overstep(of:screenHeight:)`, the sum of the first
  /// article's code, which takes the height of the frame that the keyboard *begins* with; where that is not above 0 nothing
  /// moves, and the window stays where it is. Another keyboard that takes the place of one that is up is not noticed. When
  /// the keyboard goes the window comes back only if the field still has the focus, which it mostly has not any more
  /// (reference E.11).
  case windowByBeginFrame

  /// The name that `windowByBeginFrame` had.
  @available(*, unavailable, renamed: "windowByBeginFrame")
  public static var article: KeyboardAvoidance { .windowByBeginFrame }
}

extension KeyboardChange {
  /// The room that is left between a field and the keyboard, in points (reference E.11).
  public static let margin: Double = 5

  /// How far a field must move up so that `margin` is left between it and the keyboard; 0 if it need not.
  ///
  /// It does not depend on where the window stands at the moment, so that a keyboard that shows again changes nothing.
  /// - Parameter field: in the screen's coordinates when the window is where it belongs.
  public func shift(showing field: Rect) -> Double {
    kind == .hide ? 0 : max(0, field.maxY + Self.margin - endFrame.minY)
  }

  /// How far a field would overstep, by the article's sum: the height of the begin frame, whatever the keyboard's end.
  /// Not above 0: nothing need move.
  /// - Parameters:
  ///   - field: in the screen's coordinates when the window is where it belongs.
  ///   - screenHeight: the height of the screen in points.
  public func overstep(of field: Rect, screenHeight: Double) -> Double {
    Self.overstep(of: field, keyboardHeight: beginFrame.height, screenHeight: screenHeight)
  }

  /// The article's sum: fieldY + fieldHeight + keyboardHeight − screenHeight + 5 (reference E.11).
  public static func overstep(of field: Rect, keyboardHeight: Double, screenHeight: Double) -> Double {
    field.maxY + keyboardHeight - screenHeight + margin
  }

  /// The inset at the lower edge of a scroll view that lets all of its content come clear of the keyboard: as much as
  /// the two overlap (reference E.11, Apple's advice). UIKit counterpart: `contentInset.bottom`.
  /// - Parameter scrollView: its frame in the screen's coordinates.
  public func contentInsetBottom(of scrollView: Rect) -> Double {
    guard kind != .hide, let overlap = scrollView.intersection(endFrame), !overlap.isEmpty else { return 0 }
    return scrollView.maxY - overlap.minY
  }
}
