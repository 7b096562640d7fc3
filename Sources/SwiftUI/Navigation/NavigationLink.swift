/// A label that leads to another page. In a list it is a row with a chevron at the end.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  let destination: Destination?
  let isActive: Binding<Bool>?

  init(_ label: Label, _ destination: Destination?, _ isActive: Binding<Bool>? = nil) {
    self.label = label
    self.destination = destination
    self.isActive = isActive
  }

  /// The label. If the link is active, its page is shown.
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
  /// Creates a link to a page, with a view as its label.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), destination())
  }
  /// Creates a link with a view as its label. The page is shown while the binding is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), destination(), isActive)
  }
  /// Creates a link with a view as its label. The page is shown while the selection equals the tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), destination(), selection.isTag(tag))
  }
  /// Creates a link to a page, with a view as its label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(label(), destination) }
  /// Creates a link with a view as its label. The page is shown while the binding is true.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label(), destination, isActive)
  }
  /// Creates a link with a view as its label. The page is shown while the selection equals the tag.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), destination, selection.isTag(tag))
  }
  /// Returns the link unchanged: it has no effect on iPhones.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the page of a value, with a view as its label.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.init(label(), nil) }
  /// Creates a link to the page of a codable value, with a view as its label.
  public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) { self.init(label(), nil) }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link to the page of a value, with a title from the string table.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(Text(titleKey), nil) }
  /// Creates a link to the page of a value, with a string as its title.
  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(Text(title), nil)
  }
  /// Creates a link to the page of a value, with a localised string resource as its title.
  @_disfavoredOverload public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(Text(titleResource), nil)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a page, with a title from the string table.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(Text(titleKey), destination())
  }
  /// Creates a link to a page, with a string as its title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(Text(title), destination())
  }
  /// Creates a link to a page, with a title from the string table.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { self.init(Text(titleKey), destination) }
  /// Creates a link to a page, with a string as its title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(Text(title), destination)
  }
  /// Creates a link with a title from the string table. The page is shown while the binding is
  /// true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(Text(titleKey), destination(), isActive)
  }
  /// Creates a link with a string as its title. The page is shown while the binding is true.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(Text(title), destination(), isActive)
  }
  /// Creates a link with a title from the string table. The page is shown while the binding is
  /// true.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(Text(titleKey), destination, isActive)
  }
  /// Creates a link with a string as its title. The page is shown while the binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(Text(title), destination, isActive)
  }
  /// Creates a link with a title from the string table. The page is shown while the selection
  /// equals the tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(Text(titleKey), destination, selection.isTag(tag))
  }
}

extension Binding {
  /// Returns a binding that is true while the selection equals the tag.
  fileprivate func isTag<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(get: { wrappedValue == tag }, set: { wrappedValue = $0 ? tag : nil })
  }
}
