import Foundation
import UIFoundation

/// The targets and actions of a control, in the order in which they were added.
@preconcurrency @MainActor
struct ControlActions {
  struct Target {
    weak var object: AnyObject?
  }

  enum Call {
    /// A method of an object, or of a responder in the responder chain.
    case method(Target, Selector, isChain: Bool)
    case action(UIAction)
  }

  struct Entry {
    var call: Call
    var events: UIControl.Event
  }

  private(set) var entries: [Entry] = []

  mutating func add(_ target: AnyObject?, _ action: Selector, for events: UIControl.Event) {
    if let index = entries.firstIndex(where: { $0.isMethod(action, of: target) }) {
      entries[index].events.formUnion(events)
    } else {
      entries.append(
        Entry(call: .method(Target(object: target), action, isChain: target == nil), events: events))
    }
  }

  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    remove(action.identifier, for: events)
    entries.append(Entry(call: .action(action), events: events))
  }

  mutating func remove(_ target: AnyObject?, _ action: Selector?, for events: UIControl.Event) {
    subtract(events) { entry in
      guard case .method(let own, let selector, _) = entry.call else { return false }
      return (target == nil || own.object === target) && (action == nil || selector == action)
    }
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    subtract(events) { entry in
      guard case .action(let action) = entry.call else { return false }
      return action.identifier == identifier
    }
  }

  private mutating func subtract(_ events: UIControl.Event, where isMeant: (Entry) -> Bool) {
    for index in entries.indices where isMeant(entries[index]) { entries[index].events.subtract(events) }
    entries.removeAll { $0.events.isEmpty }
  }
}

extension ControlActions.Entry {
  @MainActor func isMethod(_ action: Selector, of target: AnyObject?) -> Bool {
    guard case .method(let own, let selector, let isChain) = call else { return false }
    return selector == action && own.object === target && isChain == (target == nil)
  }
}

extension UIControl {
  /// Calls the actions that were added for any of the events.
  final func send(_ events: Event, with event: UIEvent?) {
    for entry in actions.entries where !entry.events.isDisjoint(with: events) {
      switch entry.call {
      case .action(let action): sendAction(action)
      case .method(let target, let selector, let isChain):
        if let object = target.object { sendAction(selector, to: object, for: event) }
        if isChain { sendAction(selector, to: nil, for: event) }
      }
    }
  }

  /// Tracks a touch through its phases and sends the control's events.
  final func track(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    let point = touch.location(in: self)
    switch phase {
    case .began:
      guard beginTracking(touch, with: event) else { return }
      (isTracking, isTouchInside, isHighlighted) = (true, true, true)
      send(.touchDown, with: event)
      if touch.tapCount > 1 { send(.touchDownRepeat, with: event) }
    case .moved:
      guard isTracking else { return }
      let (wasInside, isInside) = (isTouchInside, holds(point))
      isTouchInside = isInside
      guard continueTracking(touch, with: event) else {
        (isTracking, isTouchInside, isHighlighted) = (false, false, false)
        return
      }
      isHighlighted = isInside
      if wasInside != isInside { send(isInside ? .touchDragEnter : .touchDragExit, with: event) }
      send(isInside ? .touchDragInside : .touchDragOutside, with: event)
    case .ended:
      guard isTracking else { return }
      let isInside = holds(point)
      isTouchInside = isInside
      isTracking = false
      endTracking(touch, with: event)
      isHighlighted = false
      send(isInside ? .touchUpInside : .touchUpOutside, with: event)
      if isInside, firesPrimaryAction { send(.primaryActionTriggered, with: event) }
      isTouchInside = false
    default:
      guard isTracking else { return }
      isTracking = false
      isTouchInside = false
      cancelTracking(with: event)
      isHighlighted = false
      send(.touchCancel, with: event)
    }
  }

  /// Returns true if a point counts as inside the control. A touch inside may move up to 70 points
  /// beyond the edges before it counts as outside.
  private func holds(_ point: CGPoint) -> Bool {
    let margin: CGFloat = isTouchInside ? 70 : 0
    return bounds.insetBy(dx: -margin, dy: -margin).contains(point)
  }

  private var firesPrimaryAction: Bool { self is UIButton }
}
