public import Foundation
public import UIFoundation

/// An entry of a menu that sends an action along the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The name of the command that shares.
  public static let tagShare = "UICommandTagShare"

  /// The title where there is enough space.
  open var discoverabilityTitle: String?
  /// The action.
  public let action: Selector
  /// The data for the action.
  public let propertyList: Any?
  /// The appearance.
  open var attributes: UIMenuElement.Attributes
  /// The state.
  open var state: UIMenuElement.State
  /// The commands for other modifier keys.
  public let alternates: [UICommandAlternate]

  /// A command.
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
}

/// A command that replaces another one while modifier keys are down.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title.
  public let title: String
  /// The action.
  public let action: Selector
  /// The keys.
  public let modifierFlags: UIKeyModifierFlags

  /// A command for some keys.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }
}

/// The keys that modify others.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: Int

  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = Self(rawValue: 1 << 16)
  /// Shift.
  public static let shift = Self(rawValue: 1 << 17)
  /// Control.
  public static let control = Self(rawValue: 1 << 18)
  /// Option.
  public static let alternate = Self(rawValue: 1 << 19)
  /// Command.
  public static let command = Self(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = Self(rawValue: 1 << 21)
}
