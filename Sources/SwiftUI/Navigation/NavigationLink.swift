/// A label that leads to another page. In a list it is a row with an angle at its end.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  let destination: Destination?
  let isActive: Binding<Bool>?

  init(_ label: Label, _ destination: Destination?, _ isActive: Binding<Bool>? = nil) {
    self.label = label
    self.destination = destination
    self.isActive = isActive
  }

  /// The label, and the page while it is active.
  public var body: some View {
    EnvironmentReader { environment in
      if environment.listPart == .row {
        HStack(spacing: 0) {
          label
          Spacer(minLength: 8)
          DisclosureMark()
        }
      } else {
        Button(action: {}, label: { label })
      }
    }
    .modifier(BarModifier { contents, _ in activate(&contents) })
  }

  @MainActor private func activate(_ contents: inout BarContents) {
    guard let isActive, isActive.wrappedValue, let destination else { return }
    contents.active = AnyView(destination.presented(true) { isActive.wrappedValue = false })
  }
}

extension NavigationLink {
  /// A link to a page.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), destination())
  }
  /// A link to a page that is shown while a value is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), destination(), isActive)
  }
  /// A link to a page that is shown while a selection is its tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), destination(), selection.isTag(tag))
  }
  /// A link to a page.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(label(), destination) }
  /// A link to a page that is shown while a value is true.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label(), destination, isActive)
  }
  /// A link to a page that is shown while a selection is its tag.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), destination, selection.isTag(tag))
  }
  /// The link. It makes no difference on iPhones.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Destination == Never {
  /// A link to the page of a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.init(label(), nil) }
  /// A link to the page of a value that can be coded.
  public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) { self.init(label(), nil) }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link to the page of a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(Text(titleKey), nil) }
  /// A link to the page of a value.
  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(Text(title), nil)
  }
  /// A link to the page of a value.
  @_disfavoredOverload public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(Text(titleResource), nil)
  }
}

extension NavigationLink where Label == Text {
  /// A link to a page.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(Text(titleKey), destination())
  }
  /// A link to a page.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(Text(title), destination())
  }
  /// A link to a page.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { self.init(Text(titleKey), destination) }
  /// A link to a page.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(Text(title), destination)
  }
  /// A link to a page that is shown while a value is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(Text(titleKey), destination(), isActive)
  }
  /// A link to a page that is shown while a value is true.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(Text(title), destination(), isActive)
  }
  /// A link to a page that is shown while a value is true.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(Text(titleKey), destination, isActive)
  }
  /// A link to a page that is shown while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(Text(title), destination, isActive)
  }
  /// A link to a page that is shown while a selection is its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(Text(titleKey), destination, selection.isTag(tag))
  }
}

extension Binding {
  /// True while the selection is a tag.
  fileprivate func isTag<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(get: { wrappedValue == tag }, set: { wrappedValue = $0 ? tag : nil })
  }
}
