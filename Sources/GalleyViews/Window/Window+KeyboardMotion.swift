public import GalleyBase

/// Movements of the keyboard that take time.
extension Window {
  /// True if the keyboard, and what makes room for it, take the time and the curve that the notifications tell, as on
  /// UIKit; `advanceTime(by:)` moves them on, and the notifications that it came, went or changed are posted at their end.
  /// False, the default, is over at once: what is drawn is what will be seen when all has come to rest. Frames, offsets and
  /// insets have their last values from the beginning, as in an animation block; pictures show what is between.
  /// UIKit counterpart: UIView's `areAnimationsEnabled` and `setAnimationsEnabled(_:)`, true there unless set.
  public var areAnimationsEnabled: Bool {
    get { keyboardState.areAnimationsEnabled }
    set {
      keyboardState.areAnimationsEnabled = newValue
      if !newValue { finishMotion() }
    }
  }

  /// The frame in which the keyboard shows at the window's time, in the screen's coordinates; nil if nothing of it is
  /// to be seen. UIKit counterpart: the frame of its presentation layer.
  public var presentedKeyboardFrame: Rect? {
    guard let motion = keyboardState.motion else { return keyboardFrame }
    guard let keyboard = shownKeyboard ?? keyboardState.look?.keyboard else { return nil }
    let screen = bounds.size
    var frame = shownKeyboard == nil ? keyboard.hiddenFrame(onScreen: screen) : keyboard.frame(onScreen: screen)
    // What is on its way stands on whole pixels, so that its letters stay sharp (a choice).
    frame.origin.y = PixelGrid(scale: context.scale)
      .round(frame.minY + motion.keyboardOffset * motion.ahead(at: milliseconds))
    return frame
  }

  /// The place of the window's upper left corner at the window's time, in the screen's coordinates. UIKit counterpart: the
  /// origin of the frame of its presentation layer.
  public var presentedOrigin: Point {
    guard let motion = keyboardState.motion, motion.windowOffset != 0 else { return frame.origin }
    let offset = motion.windowOffset * motion.roomAhead(at: milliseconds)
    return Point(x: frame.minX, y: PixelGrid(scale: context.scale).round(frame.minY + offset))
  }

  /// The keyboard that is up, or goes.
  var presentedLook: KeyboardLook? {
    if shownKeyboard != nil { return look(of: shownKeyboard) }
    return keyboardState.motion == nil ? nil : keyboardState.look
  }

  /// Draws with scroll views scrolled as far as they show.
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

  /// The places of all that moves, as they show before a movement.
  struct Presentation {
    var keyboardTop: Double?
    var windowTop: Double
    /// The scroll views that make room, or are about to, and the offset at which each shows.
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

  /// Lets the keyboard, and what made room for it, go on from where they showed.
  func beginMotion(_ change: KeyboardChange, from before: Presentation, posting notification: KeyboardNotification) {
    let curve = AnimationCurve(rawValue: change.animationCurve)
    var motion = KeyboardMotion(
      start: milliseconds, duration: change.animationDuration, curve: curve,
      // The article's code says linear (reference E.11).
      roomCurve: keyboardAvoidance == .windowByBeginFrame ? .linear : curve,
      keyboardOffset: (before.keyboardTop ?? bounds.height) - change.endFrame.minY,
      windowOffset: before.windowTop - frame.minY, notification: notification)
    motion.scrolled = before.scrolled.map { (KeyboardMotion.WeakScrollView(view: $0.view), $0.top) }
    keyboardState.motion = motion
  }

  /// Ends the movement that is under way, at its place, and tells of it.
  func finishMotion() {
    guard let motion = keyboardState.motion else { return }
    keyboardState.motion = nil
    post(motion.notification)
  }

  /// Ends the movement that is under way if its time has passed.
  func finishMotionInTime() {
    if keyboardState.motion?.isOver(at: milliseconds) == true { finishMotion() }
  }

  /// Keeps the looks of a keyboard for when it goes.
  func noteLook(of keyboard: Keyboard?) {
    if let look = look(of: keyboard) { keyboardState.look = look }
  }

  private func look(of keyboard: Keyboard?) -> KeyboardLook? {
    keyboard.map { KeyboardLook(keyboard: $0, views: requestedInputViews) }
  }
}
