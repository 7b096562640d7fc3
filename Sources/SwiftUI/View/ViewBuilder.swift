/// Builds a view from the statements of a closure.
@resultBuilder public struct ViewBuilder {
  /// Returns a view unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// Returns an empty view for a closure without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Returns a single view unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Combines several views in the order of the statements.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    var elements: [any View] = []
    repeat elements.append(each content)
    return TupleView((repeat each content), elements: elements)
  }
  /// Returns the view of an `if` without `else`, or nil.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Returns the view of the first branch of a condition.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .first(first))
  }
  /// Returns the view of the second branch of a condition.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .second(second))
  }
  /// Returns a view that needs a certain version of the system, with an erased type.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
