import GalleyBase

/// An animation of the keyboard, and of the window or scroll view that makes room for it.
///
/// As with UIKit's model layers, frames and offsets have their final values from the beginning; a motion holds the
/// differences to the presented values.
struct KeyboardMotion {
  /// The beginning, in milliseconds of the window's time.
  var start: Int
  /// The duration, in seconds.
  var duration: Double
  /// The curve of the keyboard.
  var curve: AnimationCurve
  /// The curve of the window and the scroll views.
  var roomCurve: AnimationCurve
  /// The distance, in points, from the keyboard's final position down to its initial one.
  var keyboardOffset: Double
  /// The distance, in points, from the window's final position down to its initial one.
  var windowOffset: Double
  /// The initial offset of each scroll view.
  ///
  /// Its final one may still change: a text view scrolls to its caret once the keyboard is shown.
  var scrolled: [(view: WeakScrollView, top: Double)] = []
  /// The notification posted at the end.
  var notification: KeyboardNotification

  /// A weak reference to a scroll view.
  struct WeakScrollView {
    weak var view: ScrollView?
  }

  /// Returns true if the motion is over at a time.
  func isOver(at milliseconds: Int) -> Bool { Double(milliseconds - start) >= duration * 1000 }

  /// Returns the remaining fraction of the keyboard's distance.
  func ahead(at milliseconds: Int) -> Double { 1 - curve.progress(at: part(at: milliseconds)) }

  /// Returns the remaining fraction of the window's and the scroll views' distance.
  func roomAhead(at milliseconds: Int) -> Double { 1 - roomCurve.progress(at: part(at: milliseconds)) }

  private func part(at milliseconds: Int) -> Double { Double(milliseconds - start) / (duration * 1000) }
}

/// The appearance of a keyboard, kept to draw it while it is being hidden.
struct KeyboardSnapshot {
  var keyboard: Keyboard
  var views: InputViews
}
