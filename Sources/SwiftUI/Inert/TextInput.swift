/// The rule by which a keyboard capitalises typed text.
public struct TextInputAutocapitalization: Sendable {
  /// No character is capitalised.
  public static var never: TextInputAutocapitalization { .init() }
  /// The first character of each word is capitalised.
  public static var words: TextInputAutocapitalization { .init() }
  /// The first character of each sentence is capitalised.
  public static var sentences: TextInputAutocapitalization { .init() }
  /// All characters are capitalised.
  public static var characters: TextInputAutocapitalization { .init() }
}

/// The label of a keyboard's return key.
public struct SubmitLabel: Sendable {
  /// The label "Done".
  public static var done: SubmitLabel { .init() }
  /// The label "Go".
  public static var go: SubmitLabel { .init() }
  /// The label "Send".
  public static var send: SubmitLabel { .init() }
  /// The label "Join".
  public static var join: SubmitLabel { .init() }
  /// The label "Route".
  public static var route: SubmitLabel { .init() }
  /// The label "Search".
  public static var search: SubmitLabel { .init() }
  /// The label "Return".
  public static var `return`: SubmitLabel { .init() }
  /// The label "Next".
  public static var next: SubmitLabel { .init() }
  /// The label "Continue".
  public static var `continue`: SubmitLabel { .init() }
}

/// The kinds of fields whose submission triggers an action.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The options as a bit mask.
  public let rawValue: Int
  /// Creates options from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// A type that states whether text can be selected.
public protocol TextSelectability: Sendable {
  static var allowsSelection: Bool { get }
}
/// A type for text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// True: the text can be selected.
  public static let allowsSelection = true
}
/// A type for text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// False: the text cannot be selected.
  public static let allowsSelection = false
}
extension TextSelectability where Self == EnabledTextSelectability {
  /// The text can be selected.
  public static var enabled: EnabledTextSelectability { .init() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// The text cannot be selected.
  public static var disabled: DisabledTextSelectability { .init() }
}

/// Modifiers of text input. They return the view unchanged, as nobody types while pictures are
/// drawn.
extension View {
  /// Returns the view unchanged: Galley shows no keyboard.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Returns the view unchanged: Galley fills in no text.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  /// Sets whether autocorrection is disabled. Views can read the value; Galley corrects nothing.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
  /// Sets whether autocorrection is disabled. If `disable` is nil, the view inherits the setting.
  /// Galley corrects nothing.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    modifier(EnvironmentModifier { if let disable { $0.autocorrectionDisabled = disable } })
  }
  /// Returns the view unchanged: nobody types.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }
  /// Returns the view unchanged: nobody types.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// Returns the view unchanged: Galley shows no keyboard.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// Returns the view unchanged: nobody submits text.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  /// Returns the view unchanged: nobody submits text.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    self
  }
  /// Returns the view unchanged: nobody selects text.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}

extension View {
  /// Sets the language for typesetting. It has no effect in Galley; the environment's locale sets
  /// the language.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
  /// Mirrors the view in right-to-left layout.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    EnvironmentReader { environment in
      scaleEffect(x: enabled && environment.layoutDirection == .rightToLeft ? -1 : 1, y: 1)
    }
  }
}

extension EnvironmentValues {
  private enum AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// True if autocorrection is disabled.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
  /// The older name of `autocorrectionDisabled`. It is false if nothing was set.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}
