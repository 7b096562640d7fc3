/// Controls in rows, as in settings. It looks as a list of cards.
nonisolated public struct Form<Content: View>: View {
  let content: Content
  /// Controls in rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// A primitive view.
  public typealias Body = Never
}

extension Form: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { RowListNode(self, place, isForm: true) { $0.content } }
}

/// The look of a form. Forms on iOS look alike in all styles of the system's.
@MainActor @preconcurrency public protocol FormStyle {
  /// The changed form.
  associatedtype Body: View
  /// The values of a form.
  typealias Configuration = FormStyleConfiguration
  /// Makes the form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The values of a form that has a style.
nonisolated public struct FormStyleConfiguration {
  /// The rows.
  nonisolated public struct Content: View {
    let view: AnyView
    /// The rows.
    public var body: some View { view }
  }
  /// The rows.
  public let content: Content
}

/// The system's style.
nonisolated public struct AutomaticFormStyle: FormStyle {
  /// The style.
  public init() {}
  /// Makes the form.
  public func makeBody(configuration: Configuration) -> some View { Form { configuration.content } }
}

/// Rows in groups.
nonisolated public struct GroupedFormStyle: FormStyle {
  /// The style.
  public init() {}
  /// Makes the form.
  public func makeBody(configuration: Configuration) -> some View { Form { configuration.content } }
}

/// Labels and values in two columns, which iOS draws as rows in groups.
nonisolated public struct ColumnsFormStyle: FormStyle {
  /// The style.
  public init() {}
  /// Makes the form.
  public func makeBody(configuration: Configuration) -> some View { Form { configuration.content } }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The system's style.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Two columns.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets how forms in this view look: alike in all styles.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
