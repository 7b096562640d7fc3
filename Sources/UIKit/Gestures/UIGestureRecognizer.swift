import CoreGraphics
public import Foundation
public import UIFoundation

/// An object that follows touches and reports a gesture, such as a tap.
///
/// Subclasses override `touchesBegan(_:with:)` and related methods, and set `state`. Actions are sent when the state
/// changes.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of recognition.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// The state of a recognised discrete gesture, such as a tap.
    public static let recognized = State.ended
  }

  private final var actions: [GestureAction] = []
  private final var storedState = State.possible
  final var core = GestureCore()

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  public init?(coder: NSCoder) { super.init() }
  @preconcurrency @MainActor public convenience override init() { self.init(target: nil, action: nil) }

  // MARK: Targets

  /// Adds a method that is called when the gesture is recognised. The target is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    let new = GestureAction(target: target as AnyObject, action: action)
    guard !actions.contains(where: { $0.target === new.target && $0.action == action }) else { return }
    actions.append(new)
  }
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll {
      (target == nil || $0.target === target as AnyObject) && (action == nil || $0.action == action)
    }
  }

  // MARK: State

  /// The state, which subclasses set. After a final state it returns to `possible` once all touches
  /// have ended.
  open var state: State {
    get { storedState }
    set { change(to: newValue) }
  }
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true {
    didSet { if !isEnabled, storedState != .possible || core.isFollowing { state = .cancelled } }
  }
  open private(set) weak var view: UIView?
  open var name: String?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  open var allowedPressTypes: [NSNumber] = []
  open var requiresExclusiveTouchType = true
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// Makes this recogniser wait until another recogniser has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    core.required.append(GestureCore.Weak(otherGestureRecognizer))
  }

  // MARK: Place

  open var numberOfTouches: Int { core.touches.count }
  /// Returns the centre of the touches in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    guard let window = self.view?.window else { return core.place }
    return view.map { $0.convert(core.place, from: window) } ?? core.place
  }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    core.touches[touchIndex].location(in: view)
  }

  // MARK: Overridden by subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called before the state returns to `possible`.
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    core.touches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Called when time passes without an event. Classes of this module override it.
  func timePassed(to time: TimeInterval) {}

  // MARK: In the module

  final func attach(to view: UIView?) { self.view = view }

  /// Enters a state, and notifies the targets if the gesture began, changed, ended, or was
  /// cancelled after it had begun.
  final func commit(_ state: State) {
    storedState = state
    guard state == .began || state == .changed || state == .ended || state == .cancelled && core.hasBegun else {
      return
    }
    if state == .began || state == .ended { core.hasBegun = true }
    for action in actions {
      guard let target = action.target else { continue }
      _ = action.action.perform(on: target, with: self, nil)
    }
  }

  /// Resets the recogniser to the state `possible`.
  final func startOver() {
    reset()
    storedState = .possible
    core.startOver()
  }
}

/// A method of a weakly held object.
struct GestureAction {
  weak var target: AnyObject?
  let action: Selector
}
