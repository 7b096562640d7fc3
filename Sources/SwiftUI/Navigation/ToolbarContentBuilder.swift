/// Builds items of toolbars from the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
  /// Passes one content through.
  nonisolated public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Passes a single content through.
  nonisolated public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
    content
  }
  /// Passes a single content through.
  nonisolated public static func buildBlock<Content: CustomizableToolbarContent>(
    _ content: Content
  ) -> some CustomizableToolbarContent { content }
  /// Builds a list of contents.
  @_disfavoredOverload
  nonisolated public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var contents: [any ToolbarContent] = []
    repeat contents.append(each content)
    return ToolbarContents(contents: contents)
  }
  /// Builds a list of contents that a reader may arrange.
  nonisolated public static func buildBlock<each Content: CustomizableToolbarContent>(
    _ content: repeat each Content
  ) -> some CustomizableToolbarContent {
    var contents: [any ToolbarContent] = []
    repeat contents.append(each content)
    return ToolbarContents(contents: contents)
  }
  /// Builds the content of an `if` without `else`.
  nonisolated public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ToolbarContents(contents: content.map { [$0] } ?? [])
  }
  /// Builds the first branch of a condition.
  nonisolated public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(branch: .first(first)) }
  /// Builds the second branch of a condition.
  nonisolated public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(branch: .second(second)) }
  /// Erases the type of content that needs a certain version of the system.
  nonisolated public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent {
    ToolbarContents(contents: [content])
  }
}

/// Contents in a row.
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
