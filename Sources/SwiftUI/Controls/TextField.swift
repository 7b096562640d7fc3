/// A field for a line of text.
nonisolated public struct TextField<Label: View>: View {
  let text: FieldText
  let prompt: Text?
  let label: Label
  var axis = Axis.horizontal
  /// True if a dot replaces each character.
  var isSecure = false

  /// The field in the environment's style.
  public var body: some View {
    EnvironmentReader { environment in
      environment.fieldMaker(
        TextField<_TextFieldStyleLabel>(
          text: text, prompt: prompt ?? (label as? Text), label: .init(content: AnyView(label)), axis: axis,
          isSecure: isSecure))
    }
  }
}

/// The source of a field's text.
enum FieldText {
  case string(Binding<String>)
  /// A closure that returns a value formatted as a string in a locale.
  case written((Locale) -> String)

  func shown(in locale: Locale) -> String {
    switch self {
    case .string(let binding): binding.wrappedValue
    case .written(let write): write(locale)
    }
  }
}

extension TextField {
  /// Creates a field with a view as its label. If there is no prompt, a label that is a text
  /// becomes the prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.text, self.prompt, self.label) = (.string(text), prompt, label())
  }
  /// Creates a field that grows along an axis, with a view as its label.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    (self.text, self.prompt, self.label, self.axis) = (.string(text), prompt, label(), axis)
  }
  /// Creates a field for a formatted value, with a view as its label.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    (text, self.prompt, self.label) = (.written { format.locale($0).format(value.wrappedValue) }, prompt, label())
  }
  /// Creates a field for the value of a `Formatter`, with a view as its label.
  public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    text = .written { _ in formatter.string(for: value.wrappedValue) ?? "" }
    (self.prompt, self.label) = (prompt, label())
  }
}

extension TextField where Label == Text {
  /// Creates a field with a label from the string table.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
  /// Creates a field with a string as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  /// Creates a field that grows along an axis, with a label from the string table.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }
  /// Creates a field that grows along an axis, with a string as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }
  /// Creates a field with a label from the string table. The closures are not called: nobody edits.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(text: text) { Text(titleKey) } }
  /// Creates a field with a label from the string table. The closure is not called: nobody edits.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(titleKey) }
  }
  /// Creates a field with a string as its label. The closures are not called: nobody edits.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) { self.init(text: text) { Text(title) } }
  /// Creates a field with a string as its label. The closure is not called: nobody edits.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(title) }
  }
  /// Creates a field for a formatted value, with a label from the string table.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(titleKey) } }
  /// Creates a field for a formatted value, with a string as its label.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(title) } }
  /// Creates a field for the value of a `Formatter`, with a label from the string table.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    text = .written { _ in formatter.string(for: value.wrappedValue) ?? "" }
    (self.prompt, label) = (prompt, Text(titleKey))
  }
  /// Creates a field for the value of a `Formatter`, with a string as its label.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    text = .written { _ in formatter.string(for: value.wrappedValue) ?? "" }
    (self.prompt, label) = (prompt, Text(title))
  }
  /// Creates a field for the value of a `Formatter`, with a label from the string table. The
  /// closures are not called: nobody edits.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) { self.init(titleKey, value: value, formatter: formatter) }
  /// Creates a field for the value of a `Formatter`, with a label from the string table. The
  /// closure is not called: nobody edits.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) { self.init(titleKey, value: value, formatter: formatter) }
  /// Creates a field for the value of a `Formatter`, with a string as its label. The closures are
  /// not called: nobody edits.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(title, value: value, formatter: formatter) }
  /// Creates a field for the value of a `Formatter`, with a string as its label. The closure is not
  /// called: nobody edits.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) { self.init(title, value: value, formatter: formatter) }
}

/// A field that hides its characters.
nonisolated public struct SecureField<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  /// Creates a field with a view as its label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.text, self.prompt, self.label) = (text, prompt, label())
  }
  /// The field in the environment's style.
  public var body: some View {
    TextField(text: .string(text), prompt: prompt, label: label, isSecure: true)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a label from the string table.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
  /// Creates a field with a string as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  /// Creates a field with a label from the string table. The closure is not called: nobody edits.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titleKey, text: text)
  }
  /// Creates a field with a string as its label. The closure is not called: nobody edits.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
  }
}
