/// Sets a value that the container reads.
nonisolated struct TraitModifier: UnaryModifier {
  typealias Body = Never
  let set: (inout ItemTraits) -> Void
  @MainActor func change(_ traits: inout ItemTraits) { set(&traits) }
}

extension View {
  /// Sets the layout priority, by default 0. A stack sizes views of a higher priority first.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier { $0.priority = value })
  }

  /// Sets the drawing order among the siblings. Views with the same value keep their order.
  nonisolated public func zIndex(_ value: Double) -> some View { modifier(TraitModifier { $0.zIndex = value }) }

  /// Sets the value that identifies the view in a selection.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier { $0.tag = AnyHashable(tag) })
  }

  /// Sets a value that the layout container of the view reads.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitModifier { $0[key] = value })
  }
}

/// Sets an alignment guide.
nonisolated struct GuideModifier: UnaryModifier {
  typealias Body = Never
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  @MainActor func guide(
    _ key: AlignmentKey, in dimensions: ViewDimensions, _ item: ModifierItem<Self>
  ) -> CGFloat? {
    guard key == self.key else { return nil }
    return compute(ViewDimensions(size: dimensions.size, proposal: dimensions.proposal, item: item.inner))
  }
}

extension View {
  /// Sets the position of a horizontal guide in the view, in points from the leading edge.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: g.key, compute: computeValue))
  }

  /// Sets the position of a vertical guide in the view, in points from the top edge.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: g.key, compute: computeValue))
  }
}

/// Sets the identity of the content. Content with a new identity has new state.
nonisolated struct IDModifier<ID: Hashable>: PrimitiveModifier {
  typealias Body = Never
  let id: ID

  @MainActor func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ place: NodePlace) -> Node {
    IDNode(view, place) { ($0.modifier.id, $0.content) }
  }
}

/// The node of an ``IDModifier``.
final class IDNode<Content: View, ID: Hashable>: BranchNode<ModifiedContent<Content, IDModifier<ID>>>, IdentifiedNode {
  var identity: AnyHashable { view.modifier.id }
}

extension View {
  /// Sets the identity of the view. When the identity changes, the view's state is reset.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IDModifier(id: id)) }
}
