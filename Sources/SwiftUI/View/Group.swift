/// A group of views without a layout. Modifiers of the group apply to each view.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView where Content: View {
  @MainActor func makeNode(_ place: NodePlace) -> Node { ListNode(self, place) { [$0.content] } }
}
