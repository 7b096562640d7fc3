/// A view that a style makes. The style can have dynamic properties.
nonisolated struct StyleBody<Style, Content: View>: PrimitiveView {
  typealias Body = Never
  var style: Style
  let make: @MainActor (Style) -> Content

  @MainActor func makeNode(_ place: NodePlace) -> Node { StyleBodyNode(self, place) }
}

/// The node of a ``StyleBody``.
final class StyleBodyNode<Style, Content: View>: ViewNode<StyleBody<Style, Content>> {
  private var content: Node?
  override var children: [Node] { content.map { [$0] } ?? [] }

  override func evaluate() {
    DynamicFields.link(&view.style, to: self)
    let body = observing { view.make(view.style) }
    content = reconcile(body, content, environment: environment)
  }
}

/// A view that builds its content from the environment.
nonisolated struct EnvironmentReader<Content: View>: PrimitiveView {
  typealias Body = Never
  let make: @MainActor (EnvironmentValues) -> Content
  init(@ViewBuilder _ make: @escaping @MainActor (EnvironmentValues) -> Content) { self.make = make }

  @MainActor func makeNode(_ place: NodePlace) -> Node { EnvironmentReaderNode(self, place) }
}

/// The node of an ``EnvironmentReader``.
final class EnvironmentReaderNode<Content: View>: ViewNode<EnvironmentReader<Content>> {
  private var content: Node?
  override var children: [Node] { content.map { [$0] } ?? [] }

  override func evaluate() {
    let body = observing { view.make(environment) }
    content = reconcile(body, content, environment: environment)
  }
}

/// A part of a control, such as its label, that a style receives as a view.
nonisolated protocol StyledPart: PrimitiveView {
  var content: AnyView { get }
}

extension StyledPart {
  @MainActor func makeNode(_ place: NodePlace) -> Node { ListNode(self, place) { [$0.content] } }
}
