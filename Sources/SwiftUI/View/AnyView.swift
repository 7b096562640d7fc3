/// A view whose type is erased. A content of another type has another identity: its state begins again.
nonisolated public struct AnyView: View {
  let content: any View
  /// Erases a view's type.
  public init<V: View>(_ view: V) { content = (view as? AnyView)?.content ?? view }
  /// Erases a view's type.
  public init<V: View>(erasing view: V) { self.init(view) }
  /// Erases the type of a value that is a view; nil if it is not one.
  public init?<V>(_fromValue value: V) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
  /// A primitive view.
  public typealias Body = Never
}

extension AnyView: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { ListNode(self, place) { [$0.content] } }
}
