// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// The settings of a text input for its keyboard and typing. If a type does not declare a property,
/// the property has a default, and setting it has no effect.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The capitalisation of typed text; sentences by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The autocorrection of typed words.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The spell checking of typed words.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The replacement of straight quotation marks by curly ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// The replacement of two hyphens by a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// The automatic addition and removal of spaces.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The display of predicted text after the caret.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The type of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The colours of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The label of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// True if the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// True if the text is hidden behind dots.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text; nil if it has no particular meaning.
  var textContentType: UITextContentType! { get set }  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The rules for a generated password.
  var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
  /// Always `sentences`.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// Always the default value.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// Always the default value.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// Always the default value.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// Always the default value.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// Always the default value.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// Always the default value.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// Always the default value.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// Always the default value.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// Always the default value.
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
  /// Always nil.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// Always nil.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}

/// The rules for a generated password, in Apple's rule syntax.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The text of the rules.
  public let passwordRulesDescriptor: String

  /// Creates password rules from their text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }

  /// Returns these rules, which are immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
