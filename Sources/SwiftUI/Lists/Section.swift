/// Views that belong together, with a header and a footer. Outside of lists it is a list of the three.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// A primitive view.
  public typealias Body = Never
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Views with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Views with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Views with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Views with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Views with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Views with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// Views with a header that are shown while a value is true.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Views that belong together.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Views with a text above them.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Views with a text above them.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// Views with a text above them.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }

  /// Views with a text above them that are shown while a value is true.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Views with a text above them that are shown while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// The section. iOS never lets a reader close one by this.
  public func collapsible(_ collapsible: Bool) -> some View { self }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  @MainActor func makeNode(_ place: NodePlace) -> Node { SectionNode(self, place) }
}

/// The part of a section that an item is, for lists.
struct SectionRole {
  let section: ObjectIdentifier
  let part: ListPart
}

nonisolated struct SectionRoleKey: LayoutValueKey { static var defaultValue: SectionRole? { nil } }

/// The node of a section.
final class SectionNode<Parent: View, Content: View, Footer: View>: ViewNode<Section<Parent, Content, Footer>> {
  private var nodes: [ListPart: Node] = [:]
  override var children: [Node] { [.header, .row, .footer].compactMap { nodes[$0] } }

  override func evaluate() {
    let isInList = environment.listPart == .row
    part(.header, view.header, isInList ? environment.inHeader : environment)
    if view.isExpanded?.wrappedValue ?? true {
      part(.row, view.content, environment)
    } else {
      nodes.removeValue(forKey: .row)?.remove()
    }
    part(.footer, view.footer, isInList ? environment.inFooter : environment)
  }

  private func part(_ part: ListPart, _ content: some View, _ environment: EnvironmentValues) {
    let role = SectionRole(section: ObjectIdentifier(self), part: part)
    let marked = content.modifier(TraitModifier { $0[SectionRoleKey.self] = role })
    nodes[part] = reconcile(marked, nodes[part], environment: environment)
  }
}

extension EnvironmentValues {
  /// The environment of a section's header in a list.
  fileprivate var inHeader: EnvironmentValues {
    var values = self
    values.listPart = .header
    if headerProminence == .increased || listFigures.kind == .sidebar {
      values.font = .title3.weight(.semibold)
    } else if listFigures.isGrouped {
      values.font = .footnote
      values.textCase = .uppercase
      values.setForeground([Color.secondary])
    } else {
      values.font = .subheadline.weight(.semibold)
      values.setForeground([Color.secondary])
    }
    return values
  }

  /// The environment of a section's footer in a list.
  fileprivate var inFooter: EnvironmentValues {
    var values = self
    values.listPart = .footer
    values.font = .footnote
    values.setForeground([Color.secondary])
    return values
  }
}
