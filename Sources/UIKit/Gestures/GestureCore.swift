import CoreGraphics
import Foundation

/// The part of a recogniser that its subclasses do not see.
@preconcurrency @MainActor
struct GestureCore {
  struct Weak {
    weak var recognizer: UIGestureRecognizer?
    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
  }

  /// The fingers that are followed, in the order in which they landed.
  var touches: [UITouch] = []
  /// The middle of the fingers, in the window.
  var place = CGPoint.zero
  /// The recognisers that have to fail first.
  var required: [Weak] = []
  /// A state that waits for other recognisers to fail.
  var deferred: UIGestureRecognizer.State?
  /// True once targets were notified of the beginning.
  var hasBegun = false
  var isFollowing: Bool { !touches.isEmpty }

  mutating func startOver() {
    touches.removeAll()
    deferred = nil
    hasBegun = false
  }

  /// Stores the positions of the fingers, or their last positions once they have left.
  mutating func notePlace() {
    guard !touches.isEmpty else { return }
    let (x, y) = touches.reduce((0, 0)) { ($0.0 + $1.point.x, $0.1 + $1.point.y) }
    place = CGPoint(x: x / CGFloat(touches.count), y: y / CGFloat(touches.count))
  }
}

extension UIGestureRecognizer {
  /// True in a state that ends a gesture.
  final var isDone: Bool { state == .ended || state == .cancelled || state == .failed }

  /// True if the recogniser still waits for another finger, or for another recogniser.
  final var isWaiting: Bool { core.deferred != nil || state == .possible && waitsForAnotherTouch }

  /// True if the fingers it follows are not their view's any more.
  final var takesTouches: Bool {
    cancelsTouchesInView && (state == .began || state == .changed || state == .ended)
  }

  private var waitsForAnotherTouch: Bool { (self as? UITapGestureRecognizer)?.hasCountedTaps ?? false }

  /// Returns true if a finger that lands concerns the recogniser.
  final func takes(_ touch: UITouch, of event: UIEvent) -> Bool {
    isEnabled && shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) != false
      && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }

  /// Takes part in an event with the fingers that it follows.
  final func receive(_ touches: Set<UITouch>, with event: UIEvent) {
    func send(_ phase: UITouch.Phase, _ message: (Set<UITouch>, UIEvent) -> Void) {
      let meant = touches.filter { $0.phase == phase }
      if !meant.isEmpty, !isDone { message(meant, event) }
    }
    core.touches += (view?.window?.touchSession.touches ?? []).filter { touch in
      touches.contains(touch) && touch.phase == .began && !core.touches.contains { $0 === touch }
    }
    core.notePlace()
    send(.began, touchesBegan)
    send(.moved, touchesMoved)
    send(.ended, touchesEnded)
    send(.cancelled, touchesCancelled)
    core.touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
  }

  /// Applies a state that a subclass set, if other recognisers allow it.
  final func change(to new: State) {
    guard state == .possible, new == .began || new == .changed || new == .ended else {
      core.deferred = nil
      return commit(new)
    }
    guard mayBegin else {
      core.deferred = nil
      return commit(.failed)
    }
    if view?.window != nil, isHeldBack { core.deferred = new } else { begin(new) }
  }

  private func begin(_ new: State) {
    core.deferred = nil
    for other in rivals where !(other.state == .failed || other.state == .cancelled) {
      let allowed = allowsTogether(other)
      if other.core.hasBegun, !allowed, other.canPrevent(self), canBePrevented(by: other) { return commit(.failed) }
    }
    for other in rivals where !other.core.hasBegun && !other.isDone && !allowsTogether(other) {
      if canPrevent(other), other.canBePrevented(by: self) {
        other.core.deferred = nil
        other.commit(.failed)
      }
    }
    commit(new)
  }

  private var mayBegin: Bool {
    guard delegate?.gestureRecognizerShouldBegin(self) != false else { return false }
    let inner = core.touches.first?.view ?? view
    for view in sequence(first: inner, next: { $0 === self.view ? nil : $0?.superview }).compactMap({ $0 })
    where !view.gestureRecognizerShouldBegin(self) { return false }
    return true
  }

  /// The recognisers that follow the same fingers.
  private var rivals: [UIGestureRecognizer] {
    (view?.window?.touchSession.recognizers ?? []).filter { $0 !== self }
  }

  private func allowsTogether(_ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  /// True while a recogniser that has to fail before has not.
  private var isHeldBack: Bool { rivals.contains { hasToFail($0) && $0.state != .failed && !$0.core.hasBegun } }

  private func hasToFail(_ other: UIGestureRecognizer) -> Bool {
    core.required.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Applies a waiting state if nothing holds it back.
  final func considerDeferred(among recognizers: [UIGestureRecognizer]) {
    guard let deferred = core.deferred else { return }
    if recognizers.contains(where: { $0 !== self && hasToFail($0) && $0.core.hasBegun }) {
      core.deferred = nil
      commit(.failed)
    } else if !isHeldBack {
      begin(deferred)
    }
  }

  /// Starts over once all fingers have left.
  final func finishIfDone(among recognizers: [UIGestureRecognizer]) {
    guard !isWaiting else { return }
    if state == .began || state == .changed { commit(.ended) }
    let isAwaited = recognizers.contains { $0.core.deferred != nil && $0.hasToFail(self) }
    if !isAwaited { startOver() }
  }
}
