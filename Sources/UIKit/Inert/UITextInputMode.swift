public import Foundation
import UIFoundation

/// An input mode of the keyboard, such as a language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language as a BCP 47 code, taken from the environment; nil if the mode has no language.
  open var primaryLanguage: String? { UIKitEnvironment.current.locale.replacingOccurrences(of: "_", with: "-") }
  /// The available input modes: only the mode of the environment's language.
  open class var activeInputModes: [UITextInputMode] { [single] }
  private static let single = UITextInputMode()

  /// Posted after the input mode has changed. Galley never posts it.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// The bar buttons beside the keyboard's predictions. They are not drawn.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// True if the user may hide the buttons.
  open var allowsHidingShortcuts = true
  /// The buttons before the predictions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The buttons after the predictions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// The editing gestures that a responder supports.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none
  case `default`
}
