/// Views for the elements of a collection. The state of a view belongs to the identity of its
/// element.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection of elements.
  public var data: Data
  /// The closure that builds the view for an element.
  public var content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID
}

/// Views for the elements of a collection, which a list can edit by `onDelete` and `onMove`.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection of elements.
  var data: Data { get }
}

extension ForEach: View where Content: View {
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates views for identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach where Content: View {
  /// Creates views for elements. A property of the element is its identity.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  /// Creates views for bindings to the elements of a collection. A property of the element is its
  /// identity.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let pairs = data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0][keyPath: id]) }
    self.init(data: pairs, content: { content(data.element(at: $0.0)) }, identify: { $0.1 })
  }

  /// Creates views for bindings to the identifiable elements of a collection.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
    C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views for the numbers of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content) { $0 }
  }
}

extension ForEach: PrimitiveView where Content: View {
  @MainActor func makeNode(_ place: NodePlace) -> Node { ForEachNode(self, place) }
}

/// The node of a ``ForEach``. It reuses the nodes of elements with the same identity.
///
/// Elements with the same identity have state by their order among those (Galley's choice: Apple calls it undefined).
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<ForEach<Data, ID, Content>>
{
  private struct Key: Hashable {
    let id: ID
    let repetition: Int
  }
  private var nodes: [Key: Node] = [:]
  private var order: [Node] = []
  /// The identities of the elements, in the order of the nodes.
  private(set) var ids: [AnyHashable] = []
  override var children: [Node] { order }

  override func evaluate() {
    var old = nodes
    var counts: [ID: Int] = [:]
    nodes = [:]
    order = []
    ids = []
    for element in view.data {
      let id = view.identify(element)
      let key = Key(id: id, repetition: counts[id, default: 0])
      counts[id, default: 0] += 1
      let content = observing { view.content(element) }
      let node = reconcile(content, old.removeValue(forKey: key), environment: environment)
      nodes[key] = node
      order.append(node)
      ids.append(AnyHashable(id))
    }
    for node in old.values { node.remove() }
  }

  override func items() -> [LayoutItem] {
    zip(order, ids).flatMap { node, id in
      let items = node.items()
      for item in items where item.elementID == nil { item.elementID = id }
      return items
    }
  }
}
