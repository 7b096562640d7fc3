public import Foundation
public import UIFoundation

/// An action of a swiped row, replaced by `UIContextualAction`. Rows cannot be swiped in Galley.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
  /// The style of an action: destructive or normal.
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1
    /// The same value as `default`.
    public static var destructive: Style { .default }
  }

  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .default ? .systemRed : .systemGray
    super.init()
  }

  /// Returns another action with the same title, colours and handler.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> KeyedAnswer in KeyedAnswer(value: copied()) }.value ?? self
  }

  private func copied() -> UITableViewRowAction {
    let copy = UITableViewRowAction(style: style, title: title, handler: handler)
    copy.backgroundColor = backgroundColor
    copy.backgroundEffect = backgroundEffect
    return copy
  }
}
