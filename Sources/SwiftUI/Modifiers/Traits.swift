/// Sets a value that the container reads.
nonisolated struct TraitModifier: UnaryModifier {
  typealias Body = Never
  let set: (inout ItemTraits) -> Void
  @MainActor func change(_ traits: inout ItemTraits) { set(&traits) }
}

extension View {
  /// Has the view choose its size before views of a lower priority, which is 0 by default.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier { $0.priority = value })
  }

  /// Puts the view before or behind its siblings. Views of the same value are in their order.
  nonisolated public func zIndex(_ value: Double) -> some View { modifier(TraitModifier { $0.zIndex = value }) }

  /// Names the view for a selection.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier { $0.tag = AnyHashable(tag) })
  }

  /// Gives a value to the view's layout container.
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
  /// Sets a horizontal guide of the view, in points from its leading edge.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: g.key, compute: computeValue))
  }

  /// Sets a vertical guide of the view, in points from its top edge.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: g.key, compute: computeValue))
  }
}

/// Gives the content an identity: another one begins with a state of its own.
nonisolated struct IDModifier<ID: Hashable>: PrimitiveModifier {
  typealias Body = Never
  let id: ID

  @MainActor func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ place: NodePlace) -> Node {
    IDNode(view, place) { ($0.modifier.id, $0.content) }
  }
}

/// The node of a content with an identity.
final class IDNode<Content: View, ID: Hashable>: BranchNode<ModifiedContent<Content, IDModifier<ID>>>, IdentifiedNode {
  var identity: AnyHashable { view.modifier.id }
}

extension View {
  /// Gives the view an identity. When it changes, the view's state begins again.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IDModifier(id: id)) }
}
