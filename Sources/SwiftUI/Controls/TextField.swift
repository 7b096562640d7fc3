/// A field for a line of text.
nonisolated public struct TextField<Label: View>: View {
  let text: FieldText
  let prompt: Text?
  let label: Label
  var axis = Axis.horizontal

  /// The field as the environment's style makes it.
  public var body: some View {
    StyledField(text: text, prompt: prompt ?? (label as? Text), axis: axis, isSecure: false)
  }
}

/// The characters of a field.
enum FieldText {
  case string(Binding<String>)
  /// A value that a format writes.
  case written(() -> String)

  var shown: String {
    switch self {
    case .string(let binding): binding.wrappedValue
    case .written(let write): write()
    }
  }
}

extension TextField {
  /// A field with a view as its label, which is the prompt if there is no other and it is a text.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.text, self.prompt, self.label) = (.string(text), prompt, label())
  }
  /// A field that grows along an axis.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    (self.text, self.prompt, self.label, self.axis) = (.string(text), prompt, label(), axis)
  }
  /// A field for a value that a format writes.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    (text, self.prompt, self.label) = (.written { format.format(value.wrappedValue) }, prompt, label())
  }
}

extension TextField where Label == Text {
  /// A field with a prompt of a table.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
  /// A field with a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  /// A field with a prompt of a table that grows along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }
  /// A field with a prompt that grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }
  /// A field with a prompt of a table. The closures are not called: nobody edits.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(text: text) { Text(titleKey) } }
  /// A field with a prompt. The closures are not called: nobody edits.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) { self.init(text: text) { Text(title) } }
  /// A field with a prompt of a table for a value that a format writes.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(titleKey) } }
  /// A field with a prompt for a value that a format writes.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(title) } }
  /// A field with a prompt of a table for a value that a formatter writes.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    text = .written { formatter.string(for: value.wrappedValue) ?? "" }
    (self.prompt, label) = (prompt, Text(titleKey))
  }
}

/// A field whose characters are hidden.
nonisolated public struct SecureField<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  /// A field with a view as its label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.text, self.prompt, self.label) = (text, prompt, label())
  }
  /// The field as the environment's style makes it.
  public var body: some View {
    StyledField(text: .string(text), prompt: prompt ?? (label as? Text), axis: .horizontal, isSecure: true)
  }
}

extension SecureField where Label == Text {
  /// A field with a prompt of a table.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
  /// A field with a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  /// A field with a prompt of a table. The closure is not called: nobody edits.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titleKey, text: text)
  }
}
