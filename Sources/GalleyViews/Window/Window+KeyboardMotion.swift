public import GalleyBase

/// The animations of a window's keyboard.
extension Window {
  /// True if movements of the keyboard, and of the views that make space for it, are animated. As
  /// in UIKit, they have the duration and curve of the notifications.
  ///
  /// `advanceTime(by:)` advances the animations; the `did…` notifications are posted at their end. Frames, offsets and
  /// insets have their final values from the beginning, as in an animation block; pictures show the presented values.
  /// If false, the default, movements take effect at once. UIKit counterpart: UIView's `areAnimationsEnabled` and
  /// `setAnimationsEnabled(_:)`, true there by default.
  public var areAnimationsEnabled: Bool {
    get { keyboardState.areAnimationsEnabled }
    set {
      keyboardState.areAnimationsEnabled = newValue
      if !newValue { finishMotion() }
    }
  }

  /// The frame of the keyboard as it is drawn at the window's time, in the screen's coordinates;
  /// nil if no keyboard is visible.
  ///
  /// UIKit counterpart: the frame of its presentation layer.
  public var presentedKeyboardFrame: Rect? {
    guard let motion = keyboardState.motion else { return keyboardFrame }
    guard let keyboard = shownKeyboard ?? keyboardState.snapshot?.keyboard else { return nil }
    let screen = screenSize
    var frame = shownKeyboard == nil ? keyboard.hiddenFrame(onScreen: screen) : keyboard.frame(onScreen: screen)
    // Whole pixels keep its letters sharp (our choice).
    frame.origin.y = PixelGrid(scale: context.scale)
      .round(frame.minY + motion.keyboardOffset * motion.ahead(at: milliseconds))
    return frame
  }

  /// The window's upper left corner as it is drawn at the window's time, in the screen's
  /// coordinates.
  ///
  /// UIKit counterpart: the origin of its presentation layer's frame.
  public var presentedOrigin: Point {
    guard let motion = keyboardState.motion, motion.windowOffset != 0 else { return frame.origin }
    let offset = motion.windowOffset * motion.roomAhead(at: milliseconds)
    return Point(x: frame.minX, y: PixelGrid(scale: context.scale).round(frame.minY + offset))
  }

  /// The appearance of the keyboard that is visible or being hidden; nil if there is none.
  var presentedSnapshot: KeyboardSnapshot? {
    if let shownKeyboard { return KeyboardSnapshot(keyboard: shownKeyboard, views: requestedInputViews) }
    return keyboardState.motion == nil ? nil : keyboardState.snapshot
  }

  /// Calls `body` while scroll views have the offsets at which they are drawn at the window's time.
  func withPresentedOffsets(_ body: () -> Void) {
    guard let motion = keyboardState.motion else { return body() }
    let ahead = motion.roomAhead(at: milliseconds)
    let grid = PixelGrid(scale: context.scale)
    let last = motion.scrolled.compactMap { entry in entry.view.view.map { ($0, $0.geometry.boundsOrigin) } }
    for (view, top) in motion.scrolled {
      guard let view = view.view else { continue }
      let last = view.geometry.boundsOrigin.y
      view.geometry.boundsOrigin.y = grid.round(last + (top - last) * ahead)
    }
    body()
    for (view, origin) in last { view.geometry.boundsOrigin = origin }
  }

  /// The positions of keyboard, window and scroll views as they are drawn before a movement.
  struct Presentation {
    var keyboardTop: Double?
    var windowTop: Double
    /// The scroll views that make space for the keyboard now or after the movement, with the
    /// offsets at which they are drawn.
    var scrolled: [(view: ScrollView, top: Double)]
  }

  var presentation: Presentation {
    var views = [keyboardState.insetView].compactMap { $0 }
    if let view = focused?.enclosingScrollView, view !== views.first { views.append(view) }
    return Presentation(
      keyboardTop: presentedKeyboardFrame?.minY, windowTop: presentedOrigin.y,
      scrolled: views.map { ($0, presentedOffset(of: $0)) })
  }

  private func presentedOffset(of view: ScrollView) -> Double {
    let last = view.contentOffset.y
    guard let motion = keyboardState.motion, let top = motion.scrolled.first(where: { $0.view.view === view })?.top
    else { return last }
    return last + (top - last) * motion.roomAhead(at: milliseconds)
  }

  /// Begins an animation from the positions that were drawn before the change.
  func beginMotion(_ change: KeyboardChange, from before: Presentation, posting notification: KeyboardNotification) {
    let curve = AnimationCurve(rawValue: change.animationCurve)
    var motion = KeyboardMotion(
      start: milliseconds, duration: change.animationDuration, curve: curve,
      // (rule: keyboard-begin-frame)
      roomCurve: keyboardAvoidance == .windowByBeginFrame ? .linear : curve,
      keyboardOffset: (before.keyboardTop ?? screenSize.height) - change.endFrame.minY,
      windowOffset: before.windowTop - frame.minY, notification: notification)
    motion.scrolled = before.scrolled.map { (KeyboardMotion.WeakScrollView(view: $0.view), $0.top) }
    keyboardState.motion = motion
  }

  /// Ends the current animation and posts its notification; does nothing if there is no animation.
  func finishMotion() {
    guard let motion = keyboardState.motion else { return }
    keyboardState.motion = nil
    post(motion.notification)
  }

  /// Ends the current animation if its duration has passed at the window's time.
  func finishMotionInTime() {
    if keyboardState.motion?.isOver(at: milliseconds) == true { finishMotion() }
  }

  /// Stores the appearance of a keyboard, to draw it while it is being hidden.
  func noteLook(of keyboard: Keyboard?) {
    if let keyboard { keyboardState.snapshot = KeyboardSnapshot(keyboard: keyboard, views: requestedInputViews) }
  }
}
