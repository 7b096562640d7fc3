/// Presents a view over the modified content as long as the closure `content` returns a view.
nonisolated struct PresentationModifier: PrimitiveModifier {
  typealias Body = Never
  let kind: Presentation.Kind
  /// A closure that returns the view to present and its identity, or nil to present nothing.
  let content: @MainActor () -> (id: AnyHashable, view: AnyView)?
  let dismiss: () -> Void

  @MainActor func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ place: NodePlace) -> Node {
    PresentationNode(view, place)
  }
}

/// The node of a ``PresentationModifier``.
final class PresentationNode<Content: View>: ViewNode<ModifiedContent<Content, PresentationModifier>> {
  private var content: Node?
  private var presentation: Presentation?
  override var children: [Node] { content.map { [$0] } ?? [] }

  override func evaluate() {
    content = reconcile(view.content, content, environment: environment)
    let modifier = view.modifier
    guard let shown = observing({ modifier.content() }) else { return close() }
    let presentation = presentation ?? open(modifier.kind)
    presentation.show(shown.view.id(shown.id), environment, dismiss: modifier.dismiss)
  }

  private func open(_ kind: Presentation.Kind) -> Presentation {
    let presentation = Presentation(kind, self)
    self.presentation = presentation
    tree.presentations.append(presentation)
    return presentation
  }

  private func close() {
    guard let presentation else { return }
    presentation.remove()
    tree.presentations.removeAll { $0 === presentation }
    self.presentation = nil
  }

  override func remove() {
    close()
    super.remove()
  }
}

extension View {
  nonisolated func presenting(
    _ kind: Presentation.Kind, _ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    content: @escaping @MainActor () -> AnyView
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind, content: { isPresented.wrappedValue ? (0, content()) : nil },
        dismiss: {
          isPresented.wrappedValue = false
          onDismiss?()
        }))
  }

  nonisolated func presenting<Item>(
    _ kind: Presentation.Kind, item: Binding<Item?>, id: @escaping (Item) -> AnyHashable,
    onDismiss: (() -> Void)? = nil, content: @escaping @MainActor (Item) -> AnyView
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind, content: { item.wrappedValue.map { (id($0), content($0)) } },
        dismiss: {
          item.wrappedValue = nil
          onDismiss?()
        }))
  }
}
