import GalleyBase

/// An animation of the keyboard, and of the window or scroll view that makes space for it.
///
/// As with UIKit's model layers, frames and offsets have their final values from the beginning; a motion holds the
/// differences to the presented values.
struct KeyboardMotion {
  /// The time at which the animation begins, in milliseconds of the window's time.
  var start: Int
  /// The duration of the animation, in seconds.
  var duration: Double
  /// The curve of the keyboard's movement.
  var curve: AnimationCurve
  /// The curve with which the window and the scroll views move.
  var roomCurve: AnimationCurve
  /// The distance from the keyboard's final position down to its initial position, in points.
  var keyboardOffset: Double
  /// The distance from the window's final position down to its initial position, in points.
  var windowOffset: Double
  /// The scroll views that move, each with its vertical content offset at the beginning of the
  /// animation.
  ///
  /// Its final one may still change: a text view scrolls to its caret once the keyboard is shown.
  var scrolled: [(view: WeakScrollView, top: Double)] = []
  /// The notification that is posted at the end of the animation.
  var notification: KeyboardNotification

  /// A weak reference to a scroll view.
  struct WeakScrollView {
    weak var view: ScrollView?
  }

  /// Returns true if the animation has ended at a given time.
  func isOver(at milliseconds: Int) -> Bool { Double(milliseconds - start) >= duration * 1000 }

  /// Returns the part of its whole distance that the keyboard has not moved yet at a given time, as
  /// a fraction.
  func ahead(at milliseconds: Int) -> Double { 1 - curve.progress(at: part(at: milliseconds)) }

  /// Returns the part of their whole distance that the window and the scroll views have not moved
  /// yet at a given time, as a fraction.
  func roomAhead(at milliseconds: Int) -> Double { 1 - roomCurve.progress(at: part(at: milliseconds)) }

  private func part(at milliseconds: Int) -> Double { Double(milliseconds - start) / (duration * 1000) }
}

/// The appearance of a keyboard, which is stored to draw the keyboard while it is being hidden.
struct KeyboardSnapshot {
  var keyboard: Keyboard
  var views: InputViews
}
