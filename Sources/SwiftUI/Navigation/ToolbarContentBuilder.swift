/// Builds items of toolbars from the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
  /// Returns toolbar content unchanged.
  nonisolated public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Returns single content unchanged.
  nonisolated public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
    content
  }
  /// Returns single customisable content unchanged.
  nonisolated public static func buildBlock<Content: CustomizableToolbarContent>(
    _ content: Content
  ) -> some CustomizableToolbarContent { content }
  /// Combines several contents.
  @_disfavoredOverload
  nonisolated public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var contents: [any ToolbarContent] = []
    repeat contents.append(each content)
    return ToolbarContents(contents: contents)
  }
  /// Combines several customisable contents.
  nonisolated public static func buildBlock<each Content: CustomizableToolbarContent>(
    _ content: repeat each Content
  ) -> some CustomizableToolbarContent {
    var contents: [any ToolbarContent] = []
    repeat contents.append(each content)
    return ToolbarContents(contents: contents)
  }
  /// Returns the content of an `if` without `else`.
  nonisolated public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ToolbarContents(contents: content.map { [$0] } ?? [])
  }
  /// Returns the content of the first branch of a condition.
  nonisolated public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(branch: .first(first)) }
  /// Returns the content of the second branch of a condition.
  nonisolated public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(branch: .second(second)) }
  /// Returns content that needs a certain version of the system, with an erased type.
  nonisolated public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent {
    ToolbarContents(contents: [content])
  }
}

/// A list of contents.
nonisolated struct ToolbarContents: PrimitiveToolbarContent, CustomizableToolbarContent {
  typealias Body = Never
  let contents: [any ToolbarContent]
  @MainActor func entries(in reader: ToolbarReader) -> [ToolbarEntry] {
    contents.flatMap { @MainActor content -> [ToolbarEntry] in
      @MainActor func open(_ content: some ToolbarContent) -> [ToolbarEntry] { reader.entries(content) }
      return open(content)
    }
  }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

extension _ConditionalContent: PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  @MainActor func entries(in reader: ToolbarReader) -> [ToolbarEntry] {
    switch branch {
    case .first(let content): reader.entries(content)
    case .second(let content): reader.entries(content)
    }
  }
}
