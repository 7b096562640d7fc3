/// Views of a content as a container sees them, one for each view that a layout would place.
///
/// The views are evaluated outside of the container's body: values that the body gives to the environment of a
/// subview do not reach it (a choice; modifiers that change its layout or its drawing do).
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  let elements: [Subview]
  /// The position of the first view.
  public var startIndex: Int { elements.startIndex }
  /// The position after the last view.
  public var endIndex: Int { elements.endIndex }
  /// The view at a position.
  public subscript(index: Int) -> Subview { elements[index] }
  /// Several views in a row.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(elements: elements[bounds])
  }
  /// All views, in their order.
  @MainActor public var body: some View { ForEach(elements) { $0 } }
}

extension SubviewsCollection {
  /// The type of a part of the collection.
  public typealias SubSequence = SubviewsCollectionSlice
}

/// Some of the views of a content, as a container sees them.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  let elements: ArraySlice<Subview>
  /// The position of the first view.
  public var startIndex: Int { elements.startIndex }
  /// The position after the last view.
  public var endIndex: Int { elements.endIndex }
  /// The view at a position.
  public subscript(index: Int) -> Subview { elements[index] }
  /// Several views in a row.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(elements: elements[bounds])
  }
  /// The views, in their order.
  @MainActor public var body: some View { ForEach(elements) { $0 } }
}

extension SubviewsCollectionSlice {
  /// The type of a part of the slice.
  public typealias SubSequence = SubviewsCollectionSlice
}

/// One view of a content, as a container sees it.
nonisolated public struct Subview: View, Identifiable {
  /// A primitive view.
  public typealias Body = Never
  /// The identity: that of an element of a `ForEach`, else one that the view keeps in its content.
  public let id: AnyHashable
  let item: LayoutItem
  let traits: ItemTraits

  /// Values that the view gives to its container.
  public var containerValues: ContainerValues { ContainerValues(traits: traits) }
  /// A value of the view for its layout container.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { traits[key] }
  /// A value of the view.
  public subscript<K: _ViewTraitKey>(key: K.Type) -> K.Value { traits[TraitValue<K>.self] }
}

extension Subview: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { SubviewNode(self, place) }
}

/// The node of a view that another node evaluates.
final class SubviewNode: ViewNode<Subview> {
  /// An item around that of the view, which a `ForEach` of the container gives an identity of its own.
  private var wrapper: ModifierItem<TraitModifier>?

  override func evaluate() {
    if wrapper?.inner !== view.item { wrapper = ModifierItem(TraitModifier { _ in }, view.item, self) }
    wrapper?.invalidate()
  }

  override func items() -> [LayoutItem] { wrapper.map { [$0] } ?? [] }
}

/// The key of a value that a view gives to its container, by SwiftUI's older name.
public protocol _ViewTraitKey {
  /// The value's type.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// The layout value that holds a trait.
private enum TraitValue<K: _ViewTraitKey>: LayoutValueKey { static var defaultValue: K.Value { K.defaultValue } }

extension View {
  /// Gives a value to the view's container.
  nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    layoutValue(key: TraitValue<K>.self, value: value)
  }
}

/// Values that a view gives to its container.
public struct ContainerValues {
  var traits = ItemTraits()
  /// A value by its key.
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { traits[ContainerValue<K>.self] }
    set { traits[ContainerValue<K>.self] = newValue }
  }
  /// The value of `tag(_:)`, if it is of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { traits.tag as? V }
  /// True if the view has a certain tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { traits.tag == AnyHashable(tag) }
}

/// The key of a value that a view gives to its container.
public protocol ContainerValueKey {
  /// The value's type.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// The layout value that holds a container value.
private enum ContainerValue<K: ContainerValueKey>: LayoutValueKey {
  static var defaultValue: K.Value { K.defaultValue }
}

extension View {
  /// Gives a value to the view's container.
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

/// A view that is made from the subviews of a content.
nonisolated struct SubviewsReader<Content: View, Result: View>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let make: @MainActor (SubviewsCollection) -> Result
  @MainActor func makeNode(_ place: NodePlace) -> Node {
    SubviewsNode(self, place, content: { $0.content }) { view, subviews in view.make(subviews) }
  }
}

/// The node of a view that is made from the subviews of a content.
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
  /// A view made from the subviews of a content.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping @MainActor (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(reader: SubviewsReader(content: view, make: transform))
  }
}

/// A view made from the subviews of a content.
nonisolated public struct GroupElementsOfContent<Base: View, Content: View>: View {
  let reader: SubviewsReader<Base, Content>
  /// The view.
  @MainActor public var body: some View { reader }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each of the subviews of a content.
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
