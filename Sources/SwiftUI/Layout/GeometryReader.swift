/// A view that builds its content from its own size and position. It fills the proposed size.
nonisolated public struct GeometryReader<Content: View>: View {
  /// The closure that builds the content.
  public var content: (GeometryProxy) -> Content
  /// Creates a view with a closure that builds its content from its size and position.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

/// The size and the position of a view.
public struct GeometryProxy {
  /// The size of the view, in points.
  public let size: CGSize
  let item: LayoutItem?
  let tree: ViewTree?
  /// The insets of the view's safe area.
  public let safeAreaInsets: EdgeInsets

  @MainActor init(of item: LayoutItem) {
    size = item.frame.size
    self.item = item
    tree = item.node?.tree
    let isMirrored = item.environment.layoutDirection == .rightToLeft
    safeAreaInsets = tree?.safeArea.insets(of: item.frame, isMirrored: isMirrored) ?? EdgeInsets()
  }

  /// Returns the view's frame in a coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard let item else { return CGRect(origin: .zero, size: size) }
    return Onto.main { item.frame(in: coordinateSpace) }
  }

  /// Returns the view's frame in a coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the bounds of a named coordinate space in the view's own coordinates, or nil if no
  /// parent has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let item else { return nil }
    return Onto.main {
      item.outerItem(of: coordinateSpace.name).map { space in
        space.frame.offsetBy(dx: -item.frame.minX, dy: -item.frame.minY)
      }
    }
  }

  /// The value of an anchor in the view's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let origin = item.map { item in Onto.main { item.frame.origin } } ?? .zero
    return anchor.value(CGPoint(x: -origin.x, y: -origin.y))
  }
}

/// Calls functions of the main actor from code that runs on the main thread but is not isolated to
/// the main actor.
enum Onto {
  static func main<Result>(_ body: @MainActor () -> Result) -> Result {
    var result: Result?
    MainActor.assumeIsolated { result = body() }
    guard let result else { preconditionFailure("The closure did not run on the main actor") }
    return result
  }
}

extension GeometryReader: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { GeometryNode(self, place) }
}

/// The node of a ``GeometryReader``. Its content is built during placement.
final class GeometryNode<Content: View>: ViewNode<GeometryReader<Content>> {
  private var item: GeometryItem?
  private var content: Node?
  override var children: [Node] { content.map { [$0] } ?? [] }

  override func evaluate() {
    let item = item ?? GeometryItem(self)
    self.item = item
    item.makeContent = { [unowned self, unowned item] in makeContent(GeometryProxy(of: item)) }
    item.invalidate()
  }

  private func makeContent(_ proxy: GeometryProxy) -> LayoutItem? {
    let inner = observing { view.content(proxy) }
    var environment = environment
    environment.stackOrientation = nil
    let node = reconcile(LayoutView(layout: GeometryLayout(), content: inner), content, environment: environment)
    content = node
    return node.items().first
  }

  override func items() -> [LayoutItem] { item.map { [$0] } ?? [] }
  override func itemsChanged() {}
}

/// The layout item of a `GeometryReader`. Its size does not depend on its content.
final class GeometryItem: LayoutItem {
  var makeContent: () -> LayoutItem? = { nil }

  override func invalidateFromInside() {}

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func draw(in frame: CGRect, _ proposal: ProposedViewSize, on surface: Surface) {
    guard let content = makeContent() else { return }
    content.outer = self
    place(content, at: frame.origin, ProposedViewSize(frame.size), in: frame, on: surface)
  }
}

/// The layout of the content of a `GeometryReader`. Each view is at the top leading corner.
struct GeometryLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
