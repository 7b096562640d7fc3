public import GalleyBase

/// The keyboard of a window, and the views that are shown with it.
///
/// UIKit shows one keyboard for all windows of a screen. Here each window has its own screen, whose upper left corner
/// is (0, 0) and whose size is the window's, wherever the window's frame is.
///
/// Movements take effect at once, so pictures show the end of the animation, unless `areAnimationsEnabled`.
/// Notifications carry the duration and the curve in any case.
extension Window {
  /// The keyboard that is shown when a view gets the focus; nil for none, as with a hardware
  /// keyboard.
  ///
  /// Nil, the default, means a hardware keyboard: only a field's own `inputView` is shown. Setting it does not change
  /// the keyboard that is currently shown.
  public var keyboard: Keyboard? {
    get { keyboardState.keyboard }
    set { keyboardState.keyboard = newValue }
  }

  /// The way in which the interface keeps the keyboard from covering the view with the focus;
  /// `none` by default, as in UIKit.
  ///
  /// Setting it while a keyboard is shown undoes the movement for the old value and makes that for the new one.
  public var keyboardAvoidance: KeyboardAvoidance {
    get { keyboardState.avoidance }
    set {
      guard newValue != keyboardAvoidance else { return }
      giveBackRoom()
      keyboardState.avoidance = newValue
      // Without its inset a text view must scroll back before anything else moves.
      focused?.availableSpaceChanged()
      if let change = KeyboardChange(from: nil, to: shownKeyboard, onScreen: screenSize) { makeRoom(for: change) }
    }
  }

  /// The keyboard that is visible; nil if there is none.
  public var shownKeyboard: Keyboard? { keyboardState.shown }

  /// The frame of the keyboard including its accessory view, in the screen's coordinates; nil if no
  /// keyboard is shown.
  ///
  /// UIKit counterpart: `keyboardFrameEndUserInfoKey`.
  public var keyboardFrame: Rect? { shownKeyboard?.frame(onScreen: screenSize) }

  /// The type of the shown keyboard, as the view with the focus requests it. Nil if no keyboard is
  /// shown, or if an input view replaces the keyboard.
  public var shownKeyboardType: KeyboardType? { shownKeyboard == nil ? nil : requestedInputViews.shownType }

  /// The input and accessory views that are shown with the keyboard.
  package var shownInputViews: [View] { keyboardState.inputViews }

  /// The distance by which the window has moved up so that the keyboard does not cover the view
  /// with the focus, in points.
  ///
  /// The window's frame includes it; coordinates in the window do not depend on it.
  public var keyboardShift: Double { keyboardState.shift }

  /// Shows a keyboard, or replaces the visible keyboard. Observers and the trace are notified
  /// before and after.
  public func showKeyboard(_ keyboard: Keyboard) { changeKeyboard(to: keyboard) }

  /// Hides the keyboard if one is shown. The view with the focus keeps the focus. UIKit
  /// counterpart: the key that hides an iPad's keyboard.
  public func hideKeyboard() { changeKeyboard(to: nil) }

  /// - Parameter leaving: The view that gives up the focus, and a closure that takes the focus from it.
  ///
  /// The closure is called once, after the notification that the keyboard will hide.
  private func changeKeyboard(to keyboard: Keyboard?, leaving: (view: any Responder, leave: () -> Void)? = nil) {
    guard keyboard != nil || keyboardState.shown != nil else {
      leaving?.leave()
      return
    }
    let before = presentation
    finishMotion()
    // An observer of the end of the previous movement may have shown or hidden the keyboard.
    guard let change = KeyboardChange(from: keyboardState.shown, to: keyboard, onScreen: screenSize) else {
      leaving?.leave()
      return
    }
    let (will, did) = change.notifications
    post(will)
    // An observer may have given the focus to another view, which then has the keyboard.
    if let leaving, leaving.view !== focused { return }
    // An observer may have begun a movement of its own.
    finishMotion()
    noteLook(of: keyboard)
    keyboardState.shown = keyboard
    layOutKeyboardGuides()
    hostInputViews()
    makeRoom(for: change)
    leaving?.leave()
    // An observer may have shown another keyboard.
    if areAnimationsEnabled, change.animationDuration > 0, keyboardState.shown == keyboard {
      beginMotion(change, from: before, posting: did)
    } else {
      post(did)
    }
  }

  /// Adds the input views of the view with the focus to the window while the keyboard is shown, and
  /// removes earlier ones.
  private func hostInputViews() {
    let new = shownKeyboard == nil ? [] : requestedInputViews.views
    let old = keyboardState.inputViews
    keyboardState.inputViews = new
    for view in old where !new.contains(where: { $0 === view }) { view.moveToKeyboard(of: nil) }
    for view in new { view.moveToKeyboard(of: self) }
  }

  func post(_ notification: KeyboardNotification) {
    trace.append(notification.line, by: self)
    notifications.deliver(
      WindowNotification(
        name: WindowNotification.Name(rawValue: notification.name.rawValue), object: nil, keyboard: notification))
  }

  /// Shows, changes or hides the keyboard after the focus moved.
  ///
  /// Delegates and observers are informed afterwards that editing began or ended (rule: editing-order).
  /// - Parameter new: the view that begins editing; nil if none does.
  func keyboardFollowsFocus(to new: (any Responder)?) {
    changeKeyboard(to: new.flatMap { keyboard(with: $0.inputViews) })
  }

  /// Hides the keyboard of a view that is resigning the focus.
  ///
  /// The view keeps the focus until observers are informed that the keyboard will hide
  /// (rule: keyboard-hides-with-focus).
  /// - Parameter leave: Takes the focus from the view. It is not called if an observer has done so.
  func hideKeyboard(of view: any Responder, leave: @escaping () -> Void) {
    changeKeyboard(to: nil, leaving: (view, leave))
  }

  /// The keyboard that the view with the focus requests, and its input views.
  var requestedInputViews: InputViews { focused?.inputViews ?? InputViews() }

  /// Returns the window's keyboard with the heights of a view's input and accessory views; nil if
  /// nothing is to be shown.
  ///
  /// As in UIKit, notifications do not distinguish input views from the keyboard.
  private func keyboard(with views: InputViews) -> Keyboard? {
    var result = keyboard
    if let inputView = views.inputView {
      result = result ?? Keyboard(height: 0)
      result?.height = inputView.frame.height
      result?.beginHeight = nil
    }
    if let accessory = views.accessoryView {
      // With a hardware keyboard the accessory view is alone at the lower edge.
      result = result ?? Keyboard(height: 0)
      result?.accessoryHeight = accessory.frame.height
    }
    return result
  }
}
