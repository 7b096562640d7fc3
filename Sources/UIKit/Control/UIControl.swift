import CoreGraphics
public import Foundation
import GalleyViews
public import UIFoundation

/// A view that sends actions to targets when the user interacts with it.
@preconcurrency @MainActor
open class UIControl: UIView {
  final var actions = ControlActions()

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a control that performs an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet {
      (peer as? Control)?.contentVerticalAlignment = contentVerticalAlignment.inEngine
      setNeedsLayout()
    }
  }
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.resolved(in: effectiveUserInterfaceLayoutDirection)
  }
  /// Updates the control after its state has changed. Classes of this module override it.
  func stateChanged() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Tracking

  open internal(set) var isTracking = false
  open internal(set) var isTouchInside = false
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { track(.began, touches, event) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { track(.moved, touches, event) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { track(.ended, touches, event) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(.cancelled, touches, event)
  }
  /// Returns false for a tap recogniser of a superview, since the control handles taps itself.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }

  // MARK: Targets

  /// Adds a method that is called for events. The target is not retained; nil means the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.add(target as AnyObject?, action, for: controlEvents)
  }
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.remove(target as AnyObject?, action, for: controlEvents)
  }
  open func addAction(_ action: UIAction, for controlEvents: Event) { actions.add(action, for: controlEvents) }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.remove(action.identifier, for: controlEvents)
  }
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions.remove(actionIdentifier, for: controlEvents)
  }
  open var allTargets: Set<AnyHashable> {
    Set(
      actions.entries.compactMap { entry -> AnyHashable? in
        guard case .method(let target, _, let isChain) = entry.call else { return nil }
        return target.object.map { ($0 as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier($0)) }
          ?? (isChain ? AnyHashable(NSNull()) : nil)
      })
  }
  open var allControlEvents: Event { actions.entries.reduce([]) { $0.union($1.events) } }
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = actions.entries.compactMap { entry -> String? in
      guard entry.events.contains(controlEvent), case .method(let own, let action, _) = entry.call,
        own.object === target as AnyObject?
      else { return nil }
      return action.description
    }
    return names.isEmpty ? nil : names
  }
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for entry in actions.entries where !stops {
      switch entry.call {
      case .action(let action): iterator(action, nil, entry.events, &stops)
      case .method(let target, let selector, _): iterator(nil, (target.object, selector), entry.events, &stops)
      }
    }
  }

  /// Calls a method of a target. Without a target, calls the method on the first object in the
  /// responder chain that has the method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
  /// Calls the actions that were added for any of the events, in the order in which they were
  /// added.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  // MARK: Menus

  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  open var isContextMenuInteractionEnabled = false
  open var showsMenuAsPrimaryAction = false
  open var toolTip: String?
  open var isSymbolAnimationEnabled = false
}
