/// A view that lets its content scroll to one of the views inside it.
nonisolated public struct ScrollViewReader<Content: View>: View {
  /// The closure that builds the content.
  public var content: (ScrollViewProxy) -> Content
  /// Creates a view that passes a proxy for scrolling to its content.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

/// A proxy that scrolls the scroll views in a `ScrollViewReader`.
public struct ScrollViewProxy {
  let areas: ScrollAreas
  /// Scrolls to the view with an identity.
  /// - Parameters:
  ///   - id: The identity that `id(_:)` or a `ForEach` gave the view.
  ///   - anchor: The point of the view that comes to the same point of the scroll view; nil scrolls as little as
  ///     possible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    Onto.main { areas.scroll(to: AnyHashable(id), anchor) }
  }
}

/// The scroll views in a `ScrollViewReader`.
@MainActor final class ScrollAreas {
  private struct Entry {
    weak var area: ScrollArea?
    weak var node: Node?
  }
  private var entries: [Entry] = []
  /// The list of the `ScrollViewReader` around this reader; nil if there is none. That list also
  /// contains this reader's scroll views.
  var outer: ScrollAreas?

  func add(_ area: ScrollArea, of node: Node) {
    entries.removeAll { $0.area == nil || $0.area === area }
    entries.append(Entry(area: area, node: node))
    outer?.add(area, of: node)
  }

  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    for entry in entries {
      guard let node = entry.node, node.frame(ofID: id) != nil else { continue }
      entry.area?.scroll(.view(find: { $0.frame(ofID: id) }, anchor: anchor))
      node.markStale()
    }
  }

  /// Scrolls the outermost scroll view to a point of its content.
  func scroll(to point: CGPoint) {
    let found = entries.compactMap { entry in entry.node.map { (area: entry.area, node: $0) } }
    guard let outermost = found.min(by: { $0.node.depth < $1.node.depth }) else { return }
    outermost.area?.scroll(.point(point))
    outermost.node.markStale()
  }
}

extension ScrollViewReader: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { ScrollReaderNode(self, place) }
}

/// The node of a `ScrollViewReader`.
final class ScrollReaderNode<Content: View>: ViewNode<ScrollViewReader<Content>> {
  private let areas = ScrollAreas()
  private var content: Node?
  override var children: [Node] { content.map { [$0] } ?? [] }

  override func evaluate() {
    var inner = environment
    areas.outer = environment.scrollAreas
    inner.scrollAreas = areas
    let made = observing { view.content(ScrollViewProxy(areas: areas)) }
    content = reconcile(made, content, environment: inner)
  }
}

extension EnvironmentValues {
  private enum ScrollAreasKey: EnvironmentKey { static var defaultValue: ScrollAreas? { nil } }
  /// The list to which scroll views add themselves, or nil outside of a `ScrollViewReader`.
  var scrollAreas: ScrollAreas? {
    get { self[ScrollAreasKey.self] }
    set { self[ScrollAreasKey.self] = newValue }
  }
}

/// A node with an identity that the app has set.
@MainActor protocol IdentifiedNode: Node {
  var identity: AnyHashable { get }
}

extension Node {
  /// Returns the frame of the views inside this node that have the identity `id`; nil if there are
  /// none.
  func frame(ofID id: AnyHashable) -> CGRect? {
    if let own = self as? any IdentifiedNode, own.identity == id { return frame(of: items()) }
    for child in children {
      if let frame = child.frame(ofID: id) { return frame }
    }
    return frame(of: items().filter { $0.elementID == id })
  }

  private func frame(of items: [LayoutItem]) -> CGRect? {
    items.isEmpty ? nil : items.reduce(CGRect.null) { $0.union($1.frame) }
  }
}
