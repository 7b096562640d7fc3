/// Several views, each of which a container lays out as a separate child.
nonisolated public struct TupleView<T>: View {
  /// The views as a tuple.
  public var value: T
  let elements: [any View]
  /// Creates views from a tuple. Elements that are not views are ignored.
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
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

/// A ``TupleView`` of any type.
nonisolated protocol ViewTuple {
  /// The views of the tuple.
  var elements: [any View] { get }
}

extension TupleView: ViewTuple, PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { ListNode(self, place) { $0.elements } }
}

extension EmptyView: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { ListNode(self, place) { _ in [] } }
}
