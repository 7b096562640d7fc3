/// A view or a modifier with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The view or the modifier before the modification.
  public var content: Content
  /// The modifier that is applied.
  public var modifier: Modifier
  /// Creates a view or a modifier with a modifier applied to it.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Returns the view with both modifiers. The first modifier is the inner one.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    ModifiedContent<ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier>(
      content: ModifiedContent<_ViewModifier_Content<Self>, Content>(content: content, modifier: self.content),
      modifier: modifier)
  }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor func makeNode(_ place: NodePlace) -> Node {
    func open(_ primitive: some PrimitiveModifier) -> Node? { primitive.makeErasedNode(self, place) }
    if let primitive = modifier as? any PrimitiveModifier, let node = open(primitive) { return node }
    if modifier is any GeometryEffect {
      return ListNode(self, place) { view in
        guard let effect = view.modifier as? any GeometryEffect else { return [] }
        return [view.content.modifier(GeometryEffectModifier { effect.effectValue(size: $0) })]
      }
    }
    return ModifierBodyNode(self, place)
  }
}

extension View {
  /// Applies a modifier to this view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Returns a modifier that applies this modifier and then another one.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
