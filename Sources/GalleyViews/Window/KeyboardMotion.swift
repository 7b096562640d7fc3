import GalleyBase

/// A movement of the keyboard, and of what makes room for it, that takes its time. Frames and offsets have their last values
/// from the beginning, as UIKit's model layers have; this is by how much what shows differs from them, which fades away.
struct KeyboardMotion {
  /// The time of its beginning, in milliseconds of the window's time.
  var start: Int
  /// Seconds that it takes.
  var duration: Double
  /// The keyboard's way.
  var curve: AnimationCurve
  /// The way of what makes room.
  var roomCurve: AnimationCurve
  /// The distance below its place at which the keyboard begins.
  var keyboardOffset: Double
  /// The distance below its place at which the window begins.
  var windowOffset: Double
  /// The offset at which each scroll view begins. Its last one may still change: a text view scrolls to its caret when
  /// the keyboard has come.
  var scrolled: [(view: WeakScrollView, top: Double)] = []
  /// The notification that is posted when it is over.
  var notification: KeyboardNotification

  /// A scroll view that need not live as long.
  struct WeakScrollView {
    weak var view: ScrollView?
  }

  /// True if it is over at a time.
  func isOver(at milliseconds: Int) -> Bool { Double(milliseconds - start) >= duration * 1000 }

  /// The part of the keyboard's way that is ahead.
  func ahead(at milliseconds: Int) -> Double { 1 - curve.progress(at: part(at: milliseconds)) }

  /// The part of the way that is ahead of what makes room.
  func roomAhead(at milliseconds: Int) -> Double { 1 - roomCurve.progress(at: part(at: milliseconds)) }

  private func part(at milliseconds: Int) -> Double { Double(milliseconds - start) / (duration * 1000) }
}

/// The looks of a keyboard while it is up, and when it goes.
struct KeyboardLook {
  var keyboard: Keyboard
  /// Nil if a view stands in the place of the keys.
  var type: KeyboardType?
  var appearance: KeyboardAppearance
  var returnKeyType: ReturnKeyType
  /// The view in the place of the keys.
  weak var inputView: View?
  /// The view that lies on it.
  weak var accessoryView: View?

  init(keyboard: Keyboard, views: InputViews) {
    self.keyboard = keyboard
    type = views.shownType
    appearance = views.keyboardAppearance
    returnKeyType = views.returnKeyType
    inputView = views.inputView
    accessoryView = views.accessoryView
  }
}
