public import Foundation
import UIFoundation

/// A language and way of typing.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language, by its BCP 47 code; nil if it has none.
  open var primaryLanguage: String? { UIKitEnvironment.current.locale.replacingOccurrences(of: "_", with: "-") }
  /// The ways that are there: one, of the environment's language.
  open class var activeInputModes: [UITextInputMode] { [single] }
  private static let single = UITextInputMode()

  /// Posted after the input mode changed, which never happens here.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// The buttons beside the predictions of a keyboard, which are not drawn.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// True if the user may hide them.
  open var allowsHidingShortcuts = true
  /// The buttons before the predictions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The buttons after the predictions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// The gestures of editing that a responder wants.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none
  case `default`
}
