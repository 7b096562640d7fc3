/// Builds one view from the statements of a closure.
@resultBuilder public struct ViewBuilder {
  /// Passes one expression through.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// Builds an empty view from a closure without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Passes a single view through.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Builds a list of views in the order of the statements.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    var elements: [any View] = []
    repeat elements.append(each content)
    return TupleView((repeat each content), elements: elements)
  }
  /// Builds the view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Builds the first branch of a condition.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .first(first))
  }
  /// Builds the second branch of a condition.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .second(second))
  }
  /// Erases the type of a view that needs a certain version of the system.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
