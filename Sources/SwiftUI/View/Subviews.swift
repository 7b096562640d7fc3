/// The subviews of a container's content, one for each view that a layout would place.
///
/// The views are evaluated outside of the container's body: values that the body gives to the environment of a
/// subview do not reach it (Galley's choice; modifiers that change its layout or its drawing do).
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  let elements: [Subview]
  /// The index of the first subview.
  public var startIndex: Int { elements.startIndex }
  /// The index after the last subview.
  public var endIndex: Int { elements.endIndex }
  /// The subview at an index.
  public subscript(index: Int) -> Subview { elements[index] }
  /// The subviews in a range of indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(elements: elements[bounds])
  }
  /// All subviews, in their order.
  @MainActor public var body: some View { ForEach(elements) { $0 } }
}

extension SubviewsCollection {
  /// The type of a range of the subviews.
  public typealias SubSequence = SubviewsCollectionSlice
}

/// A range of the subviews of a container's content.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  let elements: ArraySlice<Subview>
  /// The index of the first subview.
  public var startIndex: Int { elements.startIndex }
  /// The index after the last subview.
  public var endIndex: Int { elements.endIndex }
  /// The subview at an index.
  public subscript(index: Int) -> Subview { elements[index] }
  /// The subviews in a range of indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(elements: elements[bounds])
  }
  /// The subviews of the range, in their order.
  @MainActor public var body: some View { ForEach(elements) { $0 } }
}

extension SubviewsCollectionSlice {
  /// The type of a part of the range.
  public typealias SubSequence = SubviewsCollectionSlice
}

/// A subview of a container's content.
nonisolated public struct Subview: View, Identifiable {
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
  /// The identity of the view: the element's in a `ForEach`, otherwise one that is stable in the
  /// content.
  public let id: AnyHashable
  let item: LayoutItem
  let traits: ItemTraits

  /// The values that the view passes to its container.
  public var containerValues: ContainerValues { ContainerValues(traits: traits) }
  /// The value that `layoutValue(key:value:)` set for the view, or the key's default value.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { traits[key] }
  /// The value that `_trait(_:_:)` set for the view, or the key's default value.
  public subscript<K: _ViewTraitKey>(key: K.Type) -> K.Value { traits[TraitValue<K>.self] }
}

extension Subview: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { SubviewNode(self, place) }
}

/// The node of a ``Subview``, whose content another node evaluates.
final class SubviewNode: ViewNode<Subview> {
  /// An additional item around the view's item, so that a `ForEach` in the container can give it a
  /// separate identity.
  private var wrapper: ModifierItem<TraitModifier>?

  override func evaluate() {
    if wrapper?.inner !== view.item { wrapper = ModifierItem(TraitModifier { _ in }, view.item, self) }
    wrapper?.invalidate()
  }

  override func items() -> [LayoutItem] { wrapper.map { [$0] } ?? [] }
}

/// The key of a value that a view passes to its container. This is the older form of
/// ``ContainerValueKey``.
public protocol _ViewTraitKey {
  /// The type of the key's value.
  associatedtype Value
  /// The value of a view that does not set the key.
  static var defaultValue: Value { get }
}

/// The layout value that stores a view trait.
private enum TraitValue<K: _ViewTraitKey>: LayoutValueKey { static var defaultValue: K.Value { K.defaultValue } }

extension View {
  /// Sets a value that the container of the view reads.
  nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    layoutValue(key: TraitValue<K>.self, value: value)
  }
}

/// The values that a view passes to its container.
public struct ContainerValues {
  var traits = ItemTraits()
  /// The value of a key, or the key's default value.
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { traits[ContainerValue<K>.self] }
    set { traits[ContainerValue<K>.self] = newValue }
  }
  /// Returns the value that `tag(_:)` set for the view, or nil if it is not of the type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { traits.tag as? V }
  /// Returns true if the view has the tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { traits.tag == AnyHashable(tag) }
}

/// The key of a value that a view passes to its container.
public protocol ContainerValueKey {
  /// The type of the key's value.
  associatedtype Value
  /// The value of a view that does not set the key.
  static var defaultValue: Value { get }
}

/// The layout value that stores a container value.
private enum ContainerValue<K: ContainerValueKey>: LayoutValueKey {
  static var defaultValue: K.Value { K.defaultValue }
}

extension View {
  /// Sets a value that the container of the view reads.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(
      TraitModifier { traits in
        var values = ContainerValues(traits: traits)
        values[keyPath: keyPath] = value
        traits = values.traits
      })
  }
}

/// A view that is built from the subviews of a content.
nonisolated struct SubviewsReader<Content: View, Result: View>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let make: @MainActor (SubviewsCollection) -> Result
  @MainActor func makeNode(_ place: NodePlace) -> Node {
    SubviewsNode(self, place, content: { $0.content }) { view, subviews in view.make(subviews) }
  }
}

/// The node of a view that is built from the subviews of a content.
final class SubviewsNode<V: View>: ViewNode<V> {
  private let content: (V) -> any View
  private let make: @MainActor (V, SubviewsCollection) -> any View
  private var contentNode: Node?
  private var result: Node?
  private var shown: [ObjectIdentifier] = []
  override var children: [Node] { [contentNode, result].compactMap { $0 } }

  init(
    _ view: V, _ place: NodePlace, content: @escaping (V) -> any View,
    make: @escaping @MainActor (V, SubviewsCollection) -> any View
  ) {
    (self.content, self.make) = (content, make)
    super.init(view, place)
  }

  override func evaluate() {
    let node = reconcile(content(view), contentNode, environment: environment)
    contentNode = node
    showSubviews(of: node)
  }

  private func showSubviews(of node: Node) {
    let items = node.items()
    shown = items.map { ObjectIdentifier($0) }
    let subviews = items.map { item in
      Subview(id: item.elementID ?? AnyHashable(ObjectIdentifier(item)), item: item, traits: item.traits)
    }
    let body = observing { make(view, SubviewsCollection(elements: subviews)) }
    result = reconcile(body, result, environment: environment)
  }

  override func items() -> [LayoutItem] { result?.items() ?? [] }

  override func itemsChanged() {
    if let contentNode, contentNode.items().map({ ObjectIdentifier($0) }) != shown { showSubviews(of: contentNode) }
    parent?.itemsChanged()
  }
}

extension Group where Content: View {
  /// Creates a view that is built from the subviews of a content.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping @MainActor (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(reader: SubviewsReader(content: view, make: transform))
  }
}

/// A view that is built from the subviews of a content.
nonisolated public struct GroupElementsOfContent<Base: View, Content: View>: View {
  let reader: SubviewsReader<Base, Content>
  /// The view that is built from the subviews.
  @MainActor public var body: some View { reader }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each subview of a content.
  public init<V: View, Each: View>(
    subviews view: V, @ViewBuilder content: @escaping @MainActor (Subview) -> Each
  ) where Content == GroupElementsOfContent<V, ForEach<[Subview], AnyHashable, Each>> {
    let reader = SubviewsReader(content: view) { subviews in
      ForEach<[Subview], AnyHashable, Each>(subviews.elements) { subview in
        MainActor.assumeIsolated { content(subview) }
      }
    }
    self.init(data: 0..<1, content: { _ in GroupElementsOfContent(reader: reader) }, identify: { $0 })
  }
}
