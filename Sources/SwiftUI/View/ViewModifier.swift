/// A change of a view that can be applied to any view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The changed view. `content` is the view that the modifier is applied to.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>
}

/// A modifier whose values an animation changes step by step. Galley's animations end at once.
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ViewModifier where Body == Never {
  /// A primitive modifier's body is never evaluated.
  public func body(content: Content) -> Never { fatalError("\(Self.self) is a primitive modifier and has no body") }
}

/// The view that a modifier is applied to, as the modifier's body sees it.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let content: any View
  /// A primitive view.
  public typealias Body = Never
}

extension _ViewModifier_Content: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { ListNode(self, place) { [$0.content] } }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()
  /// A modifier that changes nothing.
  public init() {}
  /// A primitive modifier.
  public typealias Body = Never
}

extension EmptyModifier: PrimitiveModifier {
  @MainActor func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ place: NodePlace) -> Node {
    ListNode(view, place) { [$0.content] }
  }
}
