import Foundation
public import UIFoundation

/// A closure that an action calls.
public typealias UIActionHandler = (UIAction) -> Void

/// An entry of a menu, or a reaction of a control, that calls a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Pasting.
    public static let paste = Self("com.apple.action.paste")
    /// Pasting without style.
    public static let pasteAndMatchStyle = Self("com.apple.action.pasteAndMatchStyle")
    /// Pasting an address and going there.
    public static let pasteAndGo = Self("com.apple.action.pasteAndGo")
    /// Pasting words and searching them.
    public static let pasteAndSearch = Self("com.apple.action.pasteAndSearch")
  }

  /// The name.
  public let identifier: Identifier
  /// The title where there is enough space.
  open var discoverabilityTitle: String?
  /// The appearance.
  open var attributes: UIMenuElement.Attributes
  /// The state.
  open var state: UIMenuElement.State
  /// The picture of the selected entry.
  open var selectedImage: UIImage?
  /// The object that has caused the call, during it.
  public private(set) var sender: Any?
  let handler: UIActionHandler

  /// An action that calls a closure.
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

  /// The title.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The picture.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// Calls the closure for a sender.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}
