/// A modifier that can be applied to any view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// Returns the modified view. `content` is the view before the modification.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  /// The type of the view before the modification.
  typealias Content = _ViewModifier_Content<Self>
}

/// A modifier whose data can be animated. Galley's animations end at once.
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ViewModifier where Body == Never {
  /// Stops the program: a primitive modifier has no body.
  public func body(content: Content) -> Never { fatalError("\(Self.self) is a primitive modifier and has no body") }
}

/// The view that the body of a modifier receives.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let content: any View
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension _ViewModifier_Content: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { ListNode(self, place) { [$0.content] } }
}

/// A modifier that returns the view unchanged.
nonisolated public struct EmptyModifier: ViewModifier {
  /// The modifier that returns the view unchanged.
  public static let identity = EmptyModifier()
  /// Creates a modifier that returns the view unchanged.
  public init() {}
  /// `Never`: a primitive modifier has no body.
  public typealias Body = Never
}

extension EmptyModifier: PrimitiveModifier {
  @MainActor func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ place: NodePlace) -> Node {
    ListNode(view, place) { [$0.content] }
  }
}
