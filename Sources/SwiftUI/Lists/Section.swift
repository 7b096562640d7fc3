/// A group of views with a header and a footer. Outside of lists the three parts follow each other.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// Creates a section with a header. The views are shown while the binding is true.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header and a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title from the string table.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with a string as its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// Creates a section with a localised string resource as its title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title from the string table. The views are shown while the binding is
  /// true.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a section with a string as its title. The views are shown while the binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Returns the section unchanged: iOS does not collapse sections by this modifier.
  public func collapsible(_ collapsible: Bool) -> some View { self }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  @MainActor func makeNode(_ place: NodePlace) -> Node { SectionNode(self, place) }
}

/// The section of a layout item, and its part of the section: header, row or footer.
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
  /// The environment for a section header in a list.
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

  /// The environment for a section footer in a list.
  fileprivate var inFooter: EnvironmentValues {
    var values = self
    values.listPart = .footer
    values.font = .footnote
    values.setForeground([Color.secondary])
    return values
  }
}
