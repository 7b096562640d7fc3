/// A value with a label.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  /// Creates a labelled value from two views.
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
  /// Creates a labelled value from a label in the string table and a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(titleKey), content())
  }
  /// Creates a labelled value from a string as the label and a view.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(title), content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labelled value from a label in the string table and a string.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    (label, content) = (Text(titleKey), Text(value))
  }
  /// Creates a labelled value from two strings.
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    (label, content) = (Text(title), Text(value))
  }
  /// Creates a labelled value from a label in the string table and a formatted value.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    (label, content) = (Text(titleKey), Text(value, format: format))
  }
}

/// A group of controls that belong together, in a row.
nonisolated public struct ControlGroup<Content: View>: View {
  let content: Content
  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The controls in a row.
  public var body: some View { HStack { content } }
}

/// A box with a title around its content.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  /// Creates a box with a view as its title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }
  /// Creates a box with a view as its title.
  public init(label: Label, @ViewBuilder content: () -> Content) { (self.content, self.label) = (content(), label) }
  /// The box in the environment's style.
  public var body: some View {
    EnvironmentReader { environment in
      environment.groupBoxMaker(
        GroupBoxStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a title.
  public init(@ViewBuilder content: () -> Content) { (label, self.content) = (EmptyView(), content()) }
}
extension GroupBox where Label == Text {
  /// Creates a box with a title from the string table.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(titleKey), content())
  }
  /// Creates a box with a string as its title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(title), content())
  }
}

/// A row that shows more content while it is expanded.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
  /// Creates a collapsed row with a view as its label.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    (isExpanded, self.content, self.label) = (nil, content, label())
  }
  /// Creates a row with a view as its label. The binding is true if the row is expanded.
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
  /// Creates a collapsed row with a title from the string table.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    (isExpanded, self.content, label) = (nil, content, Text(titleKey))
  }
  /// Creates a row with a title from the string table. The binding is true if the row is expanded.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { (self.isExpanded, self.content, label) = (isExpanded, content, Text(titleKey)) }
  /// Creates a collapsed row with a string as its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    (isExpanded, self.content, self.label) = (nil, content, Text(label))
  }
}

/// A message for a screen that has no content to show.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions
  /// Creates a message from a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }
  /// The image above the title, followed by the description and the actions, centred in the
  /// available space (from memory).
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
  /// Creates a message with a title from the string table, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    (label, self.description, actions) = (SwiftUI.Label(title, systemImage: name), description, EmptyView())
  }
  /// Creates a message with a string as its title, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    (label, self.description, actions) = (SwiftUI.Label(title, systemImage: name), description, EmptyView())
  }
  /// Creates a message with a title from the string table, an image from the asset catalogue and a
  /// description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    (label, self.description, actions) = (SwiftUI.Label(title, image: name), description, EmptyView())
  }
  /// The message for a search without results.
  public static var search: ContentUnavailableView<SwiftUI.Label<Text, Image>, Text?, EmptyView> {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
  }
  /// Returns the message for a search without results. The message quotes the searched text.
  public static func search(text: String) -> ContentUnavailableView<SwiftUI.Label<Text, Image>, Text?, EmptyView> {
    ContentUnavailableView(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

/// The style of the message's label: a large image above a bold title.
nonisolated struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
    }
  }
}

/// A value within a range, drawn as a bar.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
  let fraction: Double
  let label: Label
  let current: CurrentValueLabel?

  /// The label, a bar 4 points high and the label of the value.
  public var body: some View {
    VStack(spacing: 4) {
      label
      ProgressView(value: fraction)
      current
    }
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge for a value in a range, with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    (fraction, self.label, current) = (Self.part(value, bounds), label(), nil)
  }
  /// Creates a gauge for a value in a range, with labels for the gauge and for the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { (fraction, self.label, current) = (Self.part(value, bounds), label(), currentValueLabel()) }

  private static func part<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? Double((value - bounds.lowerBound) / length) : 0
  }
}
