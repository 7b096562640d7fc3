import Foundation
import GalleyViews

extension UIWindow {
  /// Delivers an event. Touches go to recognisers first, then to views; presses go to the first
  /// responder.
  final func deliver(_ event: UIEvent) {
    if let event = event as? UIPressesEvent { return deliverPresses(event) }
    if event.type == .motion { return }
    let touches = (event.allTouches ?? []).filter { $0.window === self }
    for touch in touches where touch.phase == .began {
      let touched = touchedInputView(at: touch.point, with: event) ?? hitTest(touch.point, with: event)
      touchSession.adopt(touch, on: touched, with: event)
    }
    for recognizer in touchSession.recognizers {
      let followed = touches.filter { touch in
        touch.gestureRecognizers?.contains { $0 === recognizer } == true
      }
      if !followed.isEmpty { recognizer.receive(followed, with: event) }
    }
    for recognizer in touchSession.recognizers { recognizer.considerDeferred(among: touchSession.recognizers) }
    deliverToViews(touches, with: event)
    touchSession.settle()
  }

  /// Returns the view at a point among the keyboard's input view and accessory view; nil if the
  /// point is in neither.
  private func touchedInputView(at point: CGPoint, with event: UIEvent) -> UIView? {
    engineWindow.shownInputViews.lazy.compactMap { peer -> UIView? in
      guard let view = UIView.owner(of: peer) else { return nil }
      view.layoutIfNeeded()
      return view.hitTest(view.convert(point, from: self), with: event)
    }.first
  }

  private func deliverToViews(_ touches: Set<UITouch>, with event: UIEvent) {
    let views = touches.compactMap(\.view).reduce(into: [UIView]()) { views, view in
      if !views.contains(where: { $0 === view }) { views.append(view) }
    }
    for view in views {
      var own = touches.filter { $0.view === view }
      if !view.isMultipleTouchEnabled, let first = own.first(where: { $0 === touchSession.firstTouch(on: view) }) {
        own = [first]
      }
      let taken = own.filter { $0.isTakenFromView || $0.gestureRecognizers?.contains(where: \.takesTouches) == true }
      let newlyTaken = taken.filter { !$0.isTakenFromView && $0.phase != .began }
      for touch in taken { touch.isTakenFromView = true }
      if !newlyTaken.isEmpty { view.touchesCancelled(newlyTaken, with: event) }
      own.subtract(taken)
      send(own, .began, event) { view.touchesBegan($0, with: event) }
      send(own, .moved, event) { view.touchesMoved($0, with: event) }
      send(own, .ended, event) { view.touchesEnded($0, with: event) }
      send(own, .cancelled, event) { view.touchesCancelled($0, with: event) }
    }
  }

  private func send(
    _ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, to message: (Set<UITouch>) -> Void
  ) {
    let meant = touches.filter { $0.phase == phase }
    if !meant.isEmpty { message(meant) }
  }

  private func deliverPresses(_ event: UIPressesEvent) {
    let responder = UIApplication.shared.firstResponder ?? self
    let presses = event.allPresses
    let phases: [(UIPress.Phase, (Set<UIPress>) -> Void)] = [
      (.began, { responder.pressesBegan($0, with: event) }), (.changed, { responder.pressesChanged($0, with: event) }),
      (.ended, { responder.pressesEnded($0, with: event) }),
      (.cancelled, { responder.pressesCancelled($0, with: event) }),
    ]
    for (phase, message) in phases {
      let meant = presses.filter { $0.phase == phase }
      if !meant.isEmpty { message(meant) }
    }
  }
}

extension TouchSession {
  /// Returns the touch that landed on a view before all its other touches; nil if no touch is on
  /// the view.
  func firstTouch(on view: UIView) -> UITouch? { touches.first { $0.view === view } }
}
