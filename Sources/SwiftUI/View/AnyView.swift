/// A view with an erased type. When the type of the wrapped view changes, its state is reset.
nonisolated public struct AnyView: View {
  let content: any View
  /// Creates a view that erases the type of another view.
  public init<V: View>(_ view: V) { content = (view as? AnyView)?.content ?? view }
  /// Creates a view that erases the type of another view.
  public init<V: View>(erasing view: V) { self.init(view) }
  /// Creates a view that erases the type of a value. Returns nil if the value is not a view.
  public init?<V>(_fromValue value: V) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension AnyView: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { ListNode(self, place) { [$0.content] } }
}
