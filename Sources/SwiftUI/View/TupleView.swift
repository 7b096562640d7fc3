/// Several views in a row. A container lays each of them out as a child of its own.
nonisolated public struct TupleView<T>: View {
  /// The views, as a tuple.
  public var value: T
  let elements: [any View]
  /// The views of a tuple. Elements that are not views are left out.
  public init(_ value: T) {
    self.value = value
    if let view = value as? any View {
      elements = [view]
    } else {
      elements = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    }
  }
  init(_ value: T, elements: [any View]) {
    self.value = value
    self.elements = elements
  }
  /// A primitive view.
  public typealias Body = Never
}

extension TupleView: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { ListNode(self, place) { $0.elements } }
}

extension EmptyView: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { ListNode(self, place) { _ in [] } }
}
