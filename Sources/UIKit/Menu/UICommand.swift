public import Foundation
public import UIFoundation

/// A menu element that sends an action along the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The `propertyList` of the command for sharing.
  public static let tagShare = "UICommandTagShare"

  /// A longer title for where there is enough space.
  open var discoverabilityTitle: String?
  /// The action that is sent.
  public let action: Selector
  /// Data that identifies the command to the receiver of the action.
  public let propertyList: Any?
  /// The attributes of the menu element, such as disabled.
  open var attributes: UIMenuElement.Attributes
  /// The state of the command: on, off or mixed.
  open var state: UIMenuElement.State
  /// The commands that replace this command while modifier keys are pressed.
  public let alternates: [UICommandAlternate]

  /// Creates a menu command that sends an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The title of the command.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The image of the command.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
}

/// A command that replaces another command while modifier keys are pressed.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title of the alternate command.
  public let title: String
  /// The action that is sent.
  public let action: Selector
  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates a command that replaces another command while modifier keys are pressed.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }
}

/// A set of modifier keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: Int

  /// Creates an option set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The caps lock key.
  public static let alphaShift = Self(rawValue: 1 << 16)
  /// The shift key.
  public static let shift = Self(rawValue: 1 << 17)
  /// The control key.
  public static let control = Self(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = Self(rawValue: 1 << 19)
  /// The command key.
  public static let command = Self(rawValue: 1 << 20)
  /// A key on the numeric pad.
  public static let numericPad = Self(rawValue: 1 << 21)
}
