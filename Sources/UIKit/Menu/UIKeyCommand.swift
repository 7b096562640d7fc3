import Foundation
public import UIFoundation

/// A command for a key combination.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The character of the key, or a constant such as `inputUpArrow`.
  public let input: String?
  /// The modifier keys of the combination.
  public let modifierFlags: UIKeyModifierFlags
  /// True if the command takes precedence over the system's command for the same keys.
  open var wantsPriorityOverSystemBehavior = false
  /// True if another key may be used on keyboards without this key.
  open var allowsAutomaticLocalization = true
  /// True if left and right are exchanged in right-to-left interfaces.
  open var allowsAutomaticMirroring = true

  /// Creates a key command with the properties that menus show.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a key command for a key combination.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a key command for a key combination, with a longer title.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// The `input` of the up arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The `input` of the down arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The `input` of the left arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The `input` of the right arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The `input` of the escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The `input` of the page up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The `input` of the page down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The `input` of the home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The `input` of the end key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The `input` of the forward delete key.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// The `input` of the first function key.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The `input` of the second function key.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The `input` of the third function key.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The `input` of the fourth function key.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The `input` of the fifth function key.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The `input` of the sixth function key.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The `input` of the seventh function key.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The `input` of the eighth function key.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The `input` of the ninth function key.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The `input` of the tenth function key.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The `input` of the eleventh function key.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The `input` of the twelfth function key.
  public nonisolated static let f12 = "UIKeyInputF12"
}
