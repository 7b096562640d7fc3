public import Foundation

/// A controller that lets the user format text. It shows nothing, and no text view presents it.
@preconcurrency @MainActor
open class UITextFormattingViewController: UIViewController {}

/// Text that the keyboard suggests as input. The keyboard here makes no suggestions.
@preconcurrency @MainActor
open class UIInputSuggestion: NSObject {}
