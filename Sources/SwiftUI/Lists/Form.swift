/// A container for controls in rows, as in settings. It looks like an inset grouped list.
nonisolated public struct Form<Content: View>: View {
  let content: Content
  /// Creates a form from the views of its rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The rows of the form, or the view that the environment's form style makes.
  @MainActor public var body: some View {
    EnvironmentReader { environment in
      if let make = environment.formMaker {
        make(FormStyleConfiguration(content: .init(view: AnyView(content))))
          .modifier(EnvironmentModifier { $0.formMaker = nil })
      } else {
        FormRows(content: content)
      }
    }
  }
}

/// The rows of a form in the style of the system.
nonisolated private struct FormRows<Content: View>: View {
  let content: Content
  typealias Body = Never
}

extension FormRows: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { RowListNode(self, place, isForm: true) { $0.content } }
}

/// The appearance of forms. On iOS all styles of the system look the same.
@MainActor @preconcurrency public protocol FormStyle {
  /// The type of the view that shows the form.
  associatedtype Body: View
  /// The properties of a form that the style receives.
  typealias Configuration = FormStyleConfiguration
  /// Returns the view that shows a form in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form that a style receives.
nonisolated public struct FormStyleConfiguration {
  /// The rows of the form.
  nonisolated public struct Content: View {
    let view: AnyView
    /// The rows of the form.
    public var body: some View { view }
  }
  /// The rows of the form.
  public let content: Content
}

/// The default style of forms.
nonisolated public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
  /// Returns the form with its rows.
  public func makeBody(configuration: Configuration) -> some View { Form { configuration.content } }
}

/// The style of forms with grouped rows.
nonisolated public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
  /// Returns the form with its rows.
  public func makeBody(configuration: Configuration) -> some View { Form { configuration.content } }
}

/// The style of forms with two columns, for labels and values. iOS draws grouped rows instead.
nonisolated public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
  /// Returns the form with its rows.
  public func makeBody(configuration: Configuration) -> some View { Form { configuration.content } }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// The style with grouped rows.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The style with two columns. iOS draws grouped rows instead.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

typealias FormMaker = @MainActor (FormStyleConfiguration) -> AnyView

extension EnvironmentValues {
  private struct FormKey: EnvironmentKey {
    static var defaultValue: FormMaker? { nil }
  }
  /// A function that makes the view of a form; nil for the system's styles, which look the same.
  fileprivate var formMaker: FormMaker? {
    get { self[FormKey.self] }
    set { self[FormKey.self] = newValue }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from the configuration that a style receives.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

extension View {
  /// Sets the style of the forms in the view.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    let isOfSystem = style is AutomaticFormStyle || style is GroupedFormStyle || style is ColumnsFormStyle
    return modifier(
      EnvironmentModifier { values in
        values.formMaker = nil
        if isOfSystem { return }
        values.formMaker = { parts in AnyView(StyleBody(style: style) { $0.makeBody(configuration: parts) }) }
      })
  }
}
