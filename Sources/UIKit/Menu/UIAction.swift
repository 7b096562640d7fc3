import Foundation
public import UIFoundation

/// A closure that an action calls.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element or control action that calls a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw name of the identifier.
    public var rawValue: String

    /// Creates an identifier from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its raw name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The action that pastes.
    public static let paste = Self("com.apple.action.paste")
    /// The action that pastes text in the style of its surroundings.
    public static let pasteAndMatchStyle = Self("com.apple.action.pasteAndMatchStyle")
    /// The action that pastes an address and opens it.
    public static let pasteAndGo = Self("com.apple.action.pasteAndGo")
    /// The action that pastes text and searches for it.
    public static let pasteAndSearch = Self("com.apple.action.pasteAndSearch")
  }

  /// The identifier of the action.
  public let identifier: Identifier
  /// A longer title for where there is enough space.
  open var discoverabilityTitle: String?
  /// The attributes of the menu element, such as disabled.
  open var attributes: UIMenuElement.Attributes
  /// The state of the action: on, off or mixed.
  open var state: UIMenuElement.State
  /// The image while the action is on.
  open var selectedImage: UIImage?
  /// The object that triggered the action, while the handler runs.
  public private(set) var sender: Any?
  let handler: UIActionHandler

  /// Creates an action that calls a closure.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.selectedImage = selectedImage
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The title of the action.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The image of the action.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// Calls the handler with a sender.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}
