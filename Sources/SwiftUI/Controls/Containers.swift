/// A label with a value.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  /// A label and a value as views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }
  /// The label and the value in the environment's style.
  public var body: some View {
    EnvironmentReader { environment in
      environment.labeledContentMaker(
        LabeledContentStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
    }
  }
}

extension LabeledContent where Label == Text {
  /// A text of a table and a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(titleKey), content())
  }
  /// A text and a view.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(title), content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text of a table and a text.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    (label, content) = (Text(titleKey), Text(value))
  }
  /// Two texts.
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    (label, content) = (Text(title), Text(value))
  }
  /// A text of a table and a value by a format.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    (label, content) = (Text(titleKey), Text(value, format: format))
  }
}

/// Controls that belong together, in a row.
nonisolated public struct ControlGroup<Content: View>: View {
  let content: Content
  /// Creates the value from its parts.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The controls in a row.
  public var body: some View { HStack { content } }
}

/// A plate with a title.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  /// A plate with a view as its title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }
  /// A plate with a view as its title.
  public init(label: Label, @ViewBuilder content: () -> Content) { (self.content, self.label) = (content(), label) }
  /// The plate in the environment's style.
  public var body: some View {
    EnvironmentReader { environment in
      environment.groupBoxMaker(
        GroupBoxStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// A plate without a title.
  public init(@ViewBuilder content: () -> Content) { (label, self.content) = (EmptyView(), content()) }
}
extension GroupBox where Label == Text {
  /// A plate with a text of a table.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(titleKey), content())
  }
  /// A plate with a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(title), content())
  }
}

/// A row that shows more content where it is open.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
  /// A closed row with a view as its label.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    (isExpanded, self.content, self.label) = (nil, content, label())
  }
  /// A row with a view as its label, open as a binding says.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { (self.isExpanded, self.content, self.label) = (isExpanded, content, label()) }
  /// The row in the environment's style.
  public var body: some View {
    EnvironmentReader { environment in
      environment.disclosureGroupMaker(
        DisclosureGroupStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content())),
          isExpanded: isExpanded ?? .constant(false)))
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// A closed row with a text of a table.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    (isExpanded, self.content, label) = (nil, content, Text(titleKey))
  }
  /// A row with a text of a table, open as a binding says.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { (self.isExpanded, self.content, label) = (isExpanded, content, Text(titleKey)) }
  /// A closed row with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    (isExpanded, self.content, self.label) = (nil, content, Text(label))
  }
}

/// A message where there is nothing to show.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions
  /// A message of three views.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }
  /// The picture above the title, then the description and the actions, in the middle of the space (from memory).
  public var body: some View {
    VStack(spacing: 12) {
      VStack(spacing: 6) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
      }
      actions
    }
    .padding(.horizontal, 32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A message of texts of a table and a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    (label, self.description, actions) = (SwiftUI.Label(title, systemImage: name), description, EmptyView())
  }
  /// A message of texts and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    (label, self.description, actions) = (SwiftUI.Label(title, systemImage: name), description, EmptyView())
  }
  /// A message of a text of a table and a picture of an asset catalogue.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    (label, self.description, actions) = (SwiftUI.Label(title, image: name), description, EmptyView())
  }
  /// The message of a search without results.
  public static var search: ContentUnavailableView<SwiftUI.Label<Text, Image>, Text?, EmptyView> {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
  }
  /// The message of a search for a text without results.
  public static func search(text: String) -> ContentUnavailableView<SwiftUI.Label<Text, Image>, Text?, EmptyView> {
    ContentUnavailableView(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

/// A large picture above a bold title.
nonisolated struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
    }
  }
}

/// The part of a range that is reached.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
  let fraction: Double
  let label: Label
  let current: CurrentValueLabel?

  /// The label, and a bar of 4 points.
  public var body: some View {
    VStack(spacing: 4) {
      label
      ProgressView(value: fraction)
      current
    }
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A value of a range with its label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    (fraction, self.label, current) = (Self.part(value, bounds), label(), nil)
  }
  /// A value of a range with labels of it.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { (fraction, self.label, current) = (Self.part(value, bounds), label(), currentValueLabel()) }

  private static func part<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? Double((value - bounds.lowerBound) / length) : 0
  }
}
