public import GalleyBase

/// The keyboard of a window. UIKit shows one keyboard for all windows of a screen; here each window has a screen of its
/// own, whose coordinates are those of the window's superview: bounds at (0, 0) wherever the window's frame is.
///
/// Movements are over at once, so that pictures show the keyboard and what makes room for it at the end of the animation,
/// whose duration and curve the notifications tell; unless `areAnimationsEnabled`.
extension Window {
  /// What comes up with the focus; nil, the default, is a keyboard of hardware: nothing comes up, but a field's own
  /// `inputView`. What is up at the moment stays as it is.
  public var keyboard: Keyboard? {
    get { keyboardState.keyboard }
    set { keyboardState.keyboard = newValue }
  }

  /// What moves when the keyboard comes up over what has the focus. As in UIKit nothing does unless it is said. When it
  /// changes while the keyboard is up, what moved goes back, and room is made in the new way.
  public var keyboardAvoidance: KeyboardAvoidance {
    get { keyboardState.avoidance }
    set {
      guard newValue != keyboardAvoidance else { return }
      giveBackRoom()
      keyboardState.avoidance = newValue
      // Without its inset a text view scrolls back before anything else moves.
      focused?.availableSpaceChanged()
      if let change = KeyboardChange(from: nil, to: shownKeyboard, onScreen: bounds.size) { makeRoom(for: change) }
    }
  }

  /// The keyboard that is up; nil if none is.
  public var shownKeyboard: Keyboard? { keyboardState.shown }

  /// Where the keyboard is, what lies on it included, in the screen's coordinates; nil if none is up.
  /// UIKit counterpart: `keyboardFrameEndUserInfoKey`.
  public var keyboardFrame: Rect? { shownKeyboard?.frame(onScreen: bounds.size) }

  /// The kind of the keyboard that is up: the one that the view with the focus asks for, unless it has an input view;
  /// nil if no keyboard is up.
  public var shownKeyboardType: KeyboardType? {
    shownKeyboard == nil ? nil : requestedInputViews.shownType
  }

  /// How far the window stands above its place to keep what has the focus clear of the keyboard, in points. The window's
  /// frame says so too; coordinates in the window do not depend on it.
  public var keyboardShift: Double { keyboardState.shift }

  /// Lets a keyboard come up, or the one that is up become this one; tells observers and trace before and after, and
  /// makes room.
  public func showKeyboard(_ keyboard: Keyboard) { changeKeyboard(to: keyboard) }

  /// Lets the keyboard go, whatever has the focus keeps it; nothing happens if none is up. UIKit counterpart: the key that
  /// an iPad's keyboard has for it.
  public func hideKeyboard() { changeKeyboard(to: nil) }

  private func changeKeyboard(to keyboard: Keyboard?) {
    guard keyboard != nil || keyboardState.shown != nil else { return }
    let before = presentation
    finishMotion()
    // Who was told that the movement before is over may have let the keyboard go or come.
    guard let change = KeyboardChange(from: keyboardState.shown, to: keyboard, onScreen: bounds.size) else { return }
    let (will, did) = change.notifications
    post(will)
    // An observer may have begun a movement of its own.
    finishMotion()
    noteLook(of: keyboard)
    keyboardState.shown = keyboard
    hostInputViews()
    makeRoom(for: change)
    // Who was told may have let another keyboard come.
    if areAnimationsEnabled, change.animationDuration > 0, keyboardState.shown == keyboard {
      beginMotion(change, from: before, posting: did)
    } else {
      post(did)
    }
  }

  /// Keeps the input views of the view with the focus in the window as long as the keyboard is up.
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

  /// Lets the keyboard come, change or go, after the focus moved and before anybody is told that editing began or ended
  /// (documented, reference E.4).
  /// - Parameter new: what is to be edited now; nil if nothing is.
  func keyboardFollowsFocus(to new: (any Responder)?) {
    changeKeyboard(to: new.flatMap { keyboard(with: $0.inputViews) })
  }

  /// The keyboard that the view with the focus asks for.
  var requestedInputViews: InputViews { focused?.inputViews ?? InputViews() }

  /// What comes up for a view: its own input view in the place of the keyboard, and its accessory view on it. UIKit tells
  /// of either just as of its own keyboard.
  private func keyboard(with views: InputViews) -> Keyboard? {
    var result = keyboard
    if let inputView = views.inputView {
      result = result ?? Keyboard(height: 0)
      result?.height = inputView.frame.height
      result?.beginHeight = nil
    }
    if let accessory = views.accessoryView {
      // With a keyboard of hardware the accessory view stands alone at the lower edge.
      result = result ?? Keyboard(height: 0)
      result?.accessoryHeight = accessory.frame.height
    }
    return result
  }
}
