public import Foundation

/// A key of a keyboard. In Galley no press has a key.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters that the key types with the pressed modifier keys.
  open var characters: String { "" }
  /// The characters that the key types without modifier keys.
  open var charactersIgnoringModifiers: String { "" }
  /// The modifier keys that are pressed.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The position of the key on the keyboard.
  open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(rawValue: 0) }

  override init() {}
}

/// The position of a key on a keyboard, as the usage code that USB keyboards send.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let keyboardReturnOrEnter = Self(rawValue: 0x28)
  public static let keyboardEscape = Self(rawValue: 0x29)
  public static let keyboardDeleteOrBackspace = Self(rawValue: 0x2A)
  public static let keyboardTab = Self(rawValue: 0x2B)
  public static let keyboardSpacebar = Self(rawValue: 0x2C)
  public static let keyboardDeleteForward = Self(rawValue: 0x4C)
  public static let keyboardRightArrow = Self(rawValue: 0x4F)
  public static let keyboardLeftArrow = Self(rawValue: 0x50)
  public static let keyboardDownArrow = Self(rawValue: 0x51)
  public static let keyboardUpArrow = Self(rawValue: 0x52)
}
