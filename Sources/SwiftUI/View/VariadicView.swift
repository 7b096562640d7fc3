/// A namespace for the older types that build views from the subviews of a content.
public enum _VariadicView {
  /// A type that builds views from subviews.
  public typealias Root = _VariadicView_Root
  /// A type that builds a view from subviews.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// The subviews of the content.
  public typealias Children = SubviewsCollection
  /// A type that builds one view from subviews.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A type that builds several views from subviews.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// A root together with the content whose subviews the root receives.
  nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
    /// The root, which builds a view from the content's subviews.
    public var root: Root
    /// The content whose subviews the root receives.
    public var content: Content
    /// Creates a tree from a root and its content.
    public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }
    /// Creates a tree from a root and the content of a closure.
    public init(_ root: Root, @ViewBuilder content: () -> Content) { (self.root, self.content) = (root, content()) }
  }
}

/// A type that builds views from subviews.
public protocol _VariadicView_Root {}

/// A type that builds a view from subviews.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the view that is built.
  associatedtype Body: View
  /// Returns a view that is built from subviews.
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A type that builds one view from subviews.
@MainActor @preconcurrency public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A type that builds several views from subviews.
@MainActor @preconcurrency public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension _VariadicView.Tree: PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
  @MainActor func makeNode(_ place: NodePlace) -> Node {
    SubviewsNode(self, place, content: { $0.content }) { view, subviews in
      StyleBody(style: view.root) { $0.body(children: subviews) }
    }
  }
}
