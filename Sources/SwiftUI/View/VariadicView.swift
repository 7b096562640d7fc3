/// Views made from the subviews of a content, by SwiftUI's older names.
public enum _VariadicView {
  /// A maker of views from subviews.
  public typealias Root = _VariadicView_Root
  /// A maker of a view from subviews.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// The subviews.
  public typealias Children = SubviewsCollection
  /// A maker of one view from subviews.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A maker of several views from subviews.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// A root with its content.
  nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
    /// The maker of a view from the content's subviews.
    public var root: Root
    /// The content.
    public var content: Content
    /// A root with its content.
    public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }
    /// A root with the content of a closure.
    public init(_ root: Root, @ViewBuilder content: () -> Content) { (self.root, self.content) = (root, content()) }
  }
}

/// A maker of views from subviews.
public protocol _VariadicView_Root {}

/// A maker of a view from subviews.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The view's type.
  associatedtype Body: View
  /// The view for subviews.
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A maker of one view from subviews.
@MainActor @preconcurrency public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A maker of several views from subviews.
@MainActor @preconcurrency public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// A primitive view.
  public typealias Body = Never
}

extension _VariadicView.Tree: PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
  @MainActor func makeNode(_ place: NodePlace) -> Node {
    SubviewsNode(self, place, content: { $0.content }) { view, subviews in
      StyleBody(style: view.root) { $0.body(children: subviews) }
    }
  }
}
