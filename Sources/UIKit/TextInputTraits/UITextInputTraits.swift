// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// The settings of a text input for keyboard and typing. A type without one has its default, and setting it has no
/// effect.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The capitalisation of typed text; the first words of sentences by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The autocorrection.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The marking of misspelt words.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The replacement of quotation marks.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// The replacement of hyphens.
  var smartDashesType: UITextSmartDashesType { get set }
  /// The care for spaces.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The inline completion.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The colours of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The word on the key that ends a line.
  var returnKeyType: UIReturnKeyType { get set }
  /// True if that key does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// True if the text is shown as dots.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text, nil for none in particular.
  var textContentType: UITextContentType! { get set }  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The rules of a generated password.
  var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
  /// Sentences' first words.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The default value.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The default value.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The default value.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// The default value.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// The default value.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The default value.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// The default value.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The default value.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The default value.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Always false.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Always false.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Nil.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// Nil.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}

/// The rules that a generated password obeys, in their own language.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The rules as they were given.
  public let passwordRulesDescriptor: String

  /// Creates rules from a description.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }

  /// Returns these rules, which cannot change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
