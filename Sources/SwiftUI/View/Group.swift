/// Several views as one, without a layout of their own.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// A primitive view.
  public typealias Body = Never
  /// Views that belong together. Modifiers of the group change each of them.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView where Content: View {
  @MainActor func makeNode(_ place: NodePlace) -> Node { ListNode(self, place) { [$0.content] } }
}
