/// A part of a user interface, described by a value.
///
/// Galley evaluates `body` on the main actor each time the view's input changes, and keeps the view's state by the
/// view's position in the tree.
@MainActor @preconcurrency public protocol View {
  /// The type of the view's content.
  associatedtype Body: View
  /// The view's content.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  /// A view without content has no body to evaluate.
  public var body: Never { fatalError("Never has no body") }
}

extension View where Body == Never {
  /// A primitive view draws itself: its body is never evaluated.
  public var body: Never { fatalError("\(Self.self) is a primitive view and has no body") }
}

/// A view without content: it takes no space, and no spacing in a stack.
nonisolated public struct EmptyView: View {
  /// An empty view.
  public init() {}
  /// A primitive view.
  public typealias Body = Never
}
