public import GalleyBase

/// A view that tells actions what happens to it. UIKit counterpart: UIControl, whose touches come from
/// `Window.tap(at:)`, or from code with `sendActions(for:)`.
open class Control: View {
  /// Names an action that was added to a control, so that it can be removed.
  public struct ActionID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Action {
    let id: ActionID
    let events: ControlEvents
    let perform: (Control) -> Void
  }

  /// Whether the user can do anything with it. A disabled text field does not take the focus.
  /// UIKit counterpart: `isEnabled`.
  open var isEnabled = true

  private var actions: [Action] = []
  private var addedCount = 0

  /// An enabled control without actions.
  public override init(frame: Rect = .zero, in context: RenderContext) {
    super.init(frame: frame, in: context)
  }

  override func tapped(at point: Point) {
    guard isEnabled else { return }
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
  }

  /// Has `perform` called whenever one of `events` happens, after the actions that were added before it. It is kept until
  /// it is removed: capture the owner of the control weakly. UIKit counterpart: `addAction(_:for:)`.
  @discardableResult
  public final func addAction(for events: ControlEvents, _ perform: @escaping (Control) -> Void) -> ActionID {
    addedCount += 1
    let id = ActionID(number: addedCount)
    actions.append(Action(id: id, events: events, perform: perform))
    return id
  }

  /// Takes an action away; nothing happens if it is none of this control. UIKit counterpart:
  /// `removeAction(identifiedBy:for:)`.
  public final func removeAction(_ id: ActionID) { actions.removeAll { $0.id == id } }

  /// All events that there is an action for. UIKit counterpart: `allControlEvents`.
  public final var allControlEvents: ControlEvents { actions.reduce([]) { $0.union($1.events) } }

  /// Performs the actions for `events`, each once, in the order in which they were added; actions that are added
  /// meanwhile wait for the next time, and those removed meanwhile are still performed. The window's trace notes each
  /// event, whether there is an action for it or not. UIKit counterpart: `sendActions(for:)`.
  public final func sendActions(for events: ControlEvents) {
    if let window {
      for name in events.names { window.trace.append(name, by: self) }
    }
    for action in actions where !action.events.isDisjoint(with: events) { action.perform(self) }
  }
}
