/// Views made from the elements of a collection. State belongs to an element's identity.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the content of an element.
  public var content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID
}

/// Views that can be edited as rows of a list: `onDelete`, `onMove`.
public protocol DynamicViewContent: View {
  /// The collection's type.
  associatedtype Data: Collection
  /// The elements.
  var data: Data { get }
}

extension ForEach: View where Content: View {
  /// A primitive view.
  public typealias Body = Never
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Views of elements that have an identity of their own.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach where Content: View {
  /// Views of elements whose identity is a property.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  /// Views of bindings to the elements of a collection, whose identity is a property.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let pairs = data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0][keyPath: id]) }
    self.init(data: pairs, content: { content(data.element(at: $0.0)) }, identify: { $0.1 })
  }

  /// Views of bindings to the elements of a collection.
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
  /// Views of the numbers of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content) { $0 }
  }
}

extension ForEach: PrimitiveView where Content: View {
  @MainActor func makeNode(_ place: NodePlace) -> Node { ForEachNode(self, place) }
}

/// The node of a `ForEach`: the nodes of the elements are found again by their identities.
///
/// Elements with the same identity have state by their order among those (a choice: Apple calls it undefined).
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<ForEach<Data, ID, Content>>
{
  private struct Key: Hashable {
    let id: ID
    let repetition: Int
  }
  private var nodes: [Key: Node] = [:]
  private var order: [Node] = []
  /// The identities, in the order of the nodes.
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
