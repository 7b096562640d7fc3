import Foundation
public import UIFoundation

/// A command for a key combination.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The character of the key, or one of the names below.
  public let input: String?
  /// The keys that are held down with it.
  public let modifierFlags: UIKeyModifierFlags
  /// True if the command takes precedence over the system's use of the keys.
  open var wantsPriorityOverSystemBehavior = false
  /// True if another key may be used where the keyboard lacks this one.
  open var allowsAutomaticLocalization = true
  /// True if left and right are exchanged from right to left.
  open var allowsAutomaticMirroring = true

  /// A command with all that menus show.
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

  /// A command for keys.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A command for keys, with a title for where there is enough space.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// The arrow up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// Page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// Page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// End.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// Delete forwards.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// The first function key.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The second function key.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The third function key.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The fourth function key.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The fifth function key.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The sixth function key.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The seventh function key.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The eighth function key.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The ninth function key.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The tenth function key.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The eleventh function key.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The twelfth function key.
  public nonisolated static let f12 = "UIKeyInputF12"
}
