public import GalleyBase

/// A view that performs actions when events occur.
///
/// Events come from `Window.tap(at:)`, from editing, or from `sendActions(for:)`. UIKit counterpart: UIControl.
open class Control: View {
  /// The identity of an action, with which the action can be removed.
  public struct ActionID: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// The vertical alignment of a control's content. UIKit counterpart: UIControl.ContentVerticalAlignment.
  public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
    /// The content is in the middle.
    case center
    /// The content is at the upper edge.
    case top
    /// The content is at the lower edge.
    case bottom
    /// The content fills the height, and text is centred.
    case fill
  }

  private struct Action {
    let id: ActionID
    let events: ControlEvents
    let perform: (Control) -> Void
  }

  /// True if the control reacts to the user.
  ///
  /// A disabled text field cannot get the focus. UIKit counterpart: `isEnabled`.
  open var isEnabled = true

  /// The vertical alignment of a button's title and picture, or of a field's text and placeholder.
  ///
  /// UIKit counterpart: `contentVerticalAlignment`.
  public final var contentVerticalAlignment = VerticalAlignment.center

  /// The object that represents the control in another API and stores its actions; nil if the
  /// control itself stores them.
  package final weak var actionHost: (any ControlHost)?

  private var actions: [Action] = []
  private var addedCount = 0

  /// Creates an enabled control without actions.
  public override init(frame: Rect = .zero, in context: RenderContext) { super.init(frame: frame, in: context) }

  override func tapped(at point: Point) {
    guard isEnabled else { return }
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
  }

  /// Adds an action for `events`. It is performed after the actions that were added before.
  ///
  /// The control keeps the action until it is removed, so capture the control's owner weakly. UIKit counterpart:
  /// `addAction(_:for:)`.
  @discardableResult
  public final func addAction(for events: ControlEvents, _ perform: @escaping (Control) -> Void) -> ActionID {
    addedCount += 1
    let id = ActionID(number: addedCount)
    actions.append(Action(id: id, events: events, perform: perform))
    return id
  }

  /// Removes an action; does nothing if the control does not have it. UIKit counterpart:
  /// `removeAction(identifiedBy:for:)`.
  public final func removeAction(_ id: ActionID) { actions.removeAll { $0.id == id } }

  /// The events for which the control has an action. UIKit counterpart: `allControlEvents`.
  public final var allControlEvents: ControlEvents {
    actions.reduce(actionHost?.actedEvents ?? []) { $0.union($1.events) }
  }

  /// Performs the actions for `events` in the order in which they were added, each once.
  ///
  /// Actions added during the call are first performed the next time; actions removed during it are still performed.
  /// The window's trace records each event, with or without an action. UIKit counterpart: `sendActions(for:)`.
  public final func sendActions(for events: ControlEvents) {
    if let window {
      for name in events.names { window.trace.append(name, by: self) }
    }
    for action in actions where !action.events.isDisjoint(with: events) { action.perform(self) }
    actionHost?.performActions(for: events)
  }
}

/// An object that stores the actions of a control on behalf of another API, such as the UIKit
/// module's.
package protocol ControlHost: AnyObject {
  /// The events for which there is an action.
  var actedEvents: ControlEvents { get }
  /// Performs the actions for the given events.
  func performActions(for events: ControlEvents)
}
