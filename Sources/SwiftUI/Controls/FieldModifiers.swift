/// The capital letters that a keyboard begins words with.
public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { .init() }
  public static var words: TextInputAutocapitalization { .init() }
  public static var sentences: TextInputAutocapitalization { .init() }
  public static var characters: TextInputAutocapitalization { .init() }
}

/// The name of a keyboard's return key.
public struct SubmitLabel: Sendable {
  public static var done: SubmitLabel { .init() }
  public static var go: SubmitLabel { .init() }
  public static var send: SubmitLabel { .init() }
  public static var join: SubmitLabel { .init() }
  public static var route: SubmitLabel { .init() }
  public static var search: SubmitLabel { .init() }
  public static var `return`: SubmitLabel { .init() }
  public static var next: SubmitLabel { .init() }
  public static var `continue`: SubmitLabel { .init() }
}

/// The events that submit values.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Permission to select text.
public protocol TextSelectability: Sendable {
  static var allowsSelection: Bool { get }
}
/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}
/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { .init() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { .init() }
}

/// Modifiers of text input. No keyboard is shown and nobody types while pictures are drawn: they return the view.
extension View {
  /// Returns the view: no keyboard is shown.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Returns the view: nothing is filled in.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  /// Returns the view: nothing is corrected.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Returns the view: nothing is corrected.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
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
  /// Returns the view: nobody searches.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
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
