import CoreGraphics
import Foundation

/// The internal state of a gesture recogniser, which subclasses cannot access.
@preconcurrency @MainActor
struct GestureCore {
  struct Weak {
    weak var recognizer: UIGestureRecognizer?
    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
  }

  /// The touches that the recogniser follows, in the order in which they landed.
  var touches: [UITouch] = []
  /// The centre of the touches in the coordinates of the window.
  var place = CGPoint.zero
  /// The recognisers that must fail before this recogniser can begin.
  var required: [Weak] = []
  /// The state to enter when other recognisers have failed; nil if there is no such state.
  var deferred: UIGestureRecognizer.State?
  /// True after targets were notified that the gesture began.
  var hasBegun = false
  var isFollowing: Bool { !touches.isEmpty }

  mutating func startOver() {
    touches.removeAll()
    deferred = nil
    hasBegun = false
  }

  /// Updates the centre of the touches. Without touches the centre stays the same.
  mutating func notePlace() {
    guard !touches.isEmpty else { return }
    let (x, y) = touches.reduce((0, 0)) { ($0.0 + $1.point.x, $0.1 + $1.point.y) }
    place = CGPoint(x: x / CGFloat(touches.count), y: y / CGFloat(touches.count))
  }
}

extension UIGestureRecognizer {
  /// True if the state is final: ended, cancelled or failed.
  final var isDone: Bool { state == .ended || state == .cancelled || state == .failed }

  /// True if the recogniser waits for another touch, or for another recogniser to fail.
  final var isWaiting: Bool { core.deferred != nil || state == .possible && waitsForAnotherTouch }

  /// True if the recogniser takes its touches away from their view.
  final var takesTouches: Bool {
    cancelsTouchesInView && (state == .began || state == .changed || state == .ended)
  }

  private var waitsForAnotherTouch: Bool { (self as? UITapGestureRecognizer)?.hasCountedTaps ?? false }

  /// Returns true if the recogniser and its delegate accept a new touch.
  final func takes(_ touch: UITouch, of event: UIEvent) -> Bool {
    isEnabled && shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) != false
      && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }

  /// Processes an event with the touches that the recogniser follows.
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

  /// Enters a state that a subclass set, now or after other recognisers have failed. The recogniser
  /// fails if it may not begin.
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

  /// The other recognisers that are active in the window.
  private var rivals: [UIGestureRecognizer] {
    (view?.window?.touchSession.recognizers ?? []).filter { $0 !== self }
  }

  private func allowsTogether(_ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  /// True while a recogniser that must fail first has not failed.
  private var isHeldBack: Bool { rivals.contains { hasToFail($0) && $0.state != .failed && !$0.core.hasBegun } }

  private func hasToFail(_ other: UIGestureRecognizer) -> Bool {
    core.required.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Enters the state that was postponed, if there is one and all recognisers that must fail first have
  /// failed. Fails if one of them has begun.
  final func considerDeferred(among recognizers: [UIGestureRecognizer]) {
    guard let deferred = core.deferred else { return }
    if recognizers.contains(where: { $0 !== self && hasToFail($0) && $0.core.hasBegun }) {
      core.deferred = nil
      commit(.failed)
    } else if !isHeldBack {
      begin(deferred)
    }
  }

  /// Ends a gesture that is in progress, and resets the recogniser unless another recogniser waits
  /// for its failure. Called after all touches have ended.
  final func finishIfDone(among recognizers: [UIGestureRecognizer]) {
    guard !isWaiting else { return }
    if state == .began || state == .changed { commit(.ended) }
    let isAwaited = recognizers.contains { $0.core.deferred != nil && $0.hasToFail(self) }
    if !isAwaited { startOver() }
  }
}
