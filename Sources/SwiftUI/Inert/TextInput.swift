/// The capital letters that a keyboard begins words with.
public struct TextInputAutocapitalization: Sendable {
  /// The never.
  public static var never: TextInputAutocapitalization { .init() }
  /// The words.
  public static var words: TextInputAutocapitalization { .init() }
  /// The sentences.
  public static var sentences: TextInputAutocapitalization { .init() }
  /// The characters.
  public static var characters: TextInputAutocapitalization { .init() }
}

/// The name of a keyboard's return key.
public struct SubmitLabel: Sendable {
  /// The done.
  public static var done: SubmitLabel { .init() }
  /// The go.
  public static var go: SubmitLabel { .init() }
  /// The send.
  public static var send: SubmitLabel { .init() }
  /// The join.
  public static var join: SubmitLabel { .init() }
  /// The route.
  public static var route: SubmitLabel { .init() }
  /// The search.
  public static var search: SubmitLabel { .init() }
  /// The return.
  public static var `return`: SubmitLabel { .init() }
  /// The next.
  public static var next: SubmitLabel { .init() }
  /// The continue.
  public static var `continue`: SubmitLabel { .init() }
}

/// The events that submit values.
public struct SubmitTriggers: OptionSet, Sendable {
  /// A bit for each member.
  public let rawValue: Int
  /// Members from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The search.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Permission to select text.
public protocol TextSelectability: Sendable {
  static var allowsSelection: Bool { get }
}
/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// The allows selection.
  public static let allowsSelection = true
}
/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// The allows selection.
  public static let allowsSelection = false
}
extension TextSelectability where Self == EnabledTextSelectability {
  /// The enabled.
  public static var enabled: EnabledTextSelectability { .init() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// The disabled.
  public static var disabled: DisabledTextSelectability { .init() }
}

/// Modifiers of text input. No keyboard is shown and nobody types while pictures are drawn: they return the view.
extension View {
  /// Returns the view: no keyboard is shown.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Returns the view: nothing is filled in.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  /// Has views read in their environment that nothing shall be corrected. Nothing is corrected in any case.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
  /// Has views read in their environment that nothing shall be corrected; nil leaves that to views further out.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    modifier(EnvironmentModifier { if let disable { $0.autocorrectionDisabled = disable } })
  }
  /// Returns the view: nobody types.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }
  /// Returns the view: nobody types.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// Returns the view: no keyboard is shown.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// Returns the view: nobody submits.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  /// Returns the view: nobody submits.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    self
  }
  /// Returns the view: no text is selected.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}

extension View {
  /// Sets the language by which text is typeset. It has no effect here (the locale's does).
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
  /// Turns the view around where lines begin on the right.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    EnvironmentReader { environment in
      scaleEffect(x: enabled && environment.layoutDirection == .rightToLeft ? -1 : 1, y: 1)
    }
  }
}

extension EnvironmentValues {
  private enum AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// True if nothing that is typed shall be corrected.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
  /// The same by its older name; nil if nothing was set is read as false.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}
