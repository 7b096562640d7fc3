public import Foundation
public import UIFoundation

/// The actions of a swiped row. Rows cannot be swiped in Galley, but programs may call the
/// handlers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action that swiping a row shows.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of an action: normal or destructive.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var backgroundColor: UIColor!
  open var image: UIImage?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}
