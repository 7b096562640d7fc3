/// A part of a user interface, described by a value.
///
/// Galley evaluates `body` on the main actor each time the view's input changes, and keeps the view's state by the
/// view's position in the tree.
@MainActor @preconcurrency public protocol View {
  /// The type of the view's body.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  /// `Never` has no body. Reading this property stops the program.
  public var body: Never { fatalError("Never has no body") }
}

extension View where Body == Never {
  /// A primitive view has no body. Reading this property stops the program.
  public var body: Never { fatalError("\(Self.self) is a primitive view and has no body") }
}

/// A view without content. It takes no space, and a stack adds no spacing for it.
nonisolated public struct EmptyView: View {
  /// Creates an empty view.
  public init() {}
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}
