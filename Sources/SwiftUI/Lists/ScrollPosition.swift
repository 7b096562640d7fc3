/// The position of a scroll view, as an app sets and reads it.
nonisolated public struct ScrollPosition: Equatable, Sendable {
  var id: Target?
  /// The edge that was scrolled to.
  public private(set) var edge: Edge?
  /// The point that was scrolled to.
  public private(set) var point: CGPoint?
  /// True if the reader scrolled there.
  public let isPositionedByUser = false

  /// A view in a position.
  struct Target: Equatable, Sendable {
    let value: any Hashable & Sendable
    let anchor: UnitPoint?
    var identity: AnyHashable { AnyHashable(value) }

    static func == (first: Self, second: Self) -> Bool {
      first.identity == second.identity && first.anchor == second.anchor
    }
  }

  /// A position at views with identities of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}
  /// A position without identities.
  public init(idType: Never.Type = Never.self) {}
  /// A position at a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
  /// A position at an edge.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { scrollTo(edge: edge) }
  /// A position at a point.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) { scrollTo(point: point) }
  /// A position at a coordinate.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) { scrollTo(x: x) }
  /// A position at a coordinate.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) { scrollTo(y: y) }

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    (self.id, edge, point) = (Target(value: id, anchor: anchor), nil, nil)
  }
  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { (id, self.edge, point) = (nil, edge, nil) }
  /// Scrolls to a point.
  public mutating func scrollTo(point: CGPoint) { (id, edge, self.point) = (nil, nil, point) }
  /// Scrolls to a point.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
  /// Scrolls along an axis.
  public mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: point?.y ?? 0)) }
  /// Scrolls along an axis.
  public mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: point?.x ?? 0, y: y)) }
  /// The identity of the view that was scrolled to.
  public var viewID: (any Hashable & Sendable)? { id?.value }
  /// The identity of the view that was scrolled to, of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.value as? T }
}

/// The geometry of a scroll view.
nonisolated public struct ScrollGeometry: Equatable, Sendable {
  /// The distance in points by which the content is scrolled.
  public var contentOffset: CGPoint
  /// The content's size.
  public var contentSize: CGSize
  /// The space around the content.
  public var contentInsets: EdgeInsets
  /// The view's size.
  public var containerSize: CGSize
  /// The geometry of parts.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The view's bounds.
  public var bounds: CGRect { visibleRect }
}

/// The movement of a scroll view. Nothing scrolls here.
nonisolated public enum ScrollPhase: Equatable, Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger is down.
  case tracking
  /// A finger scrolls.
  case interacting
  /// It comes to rest.
  case decelerating
  /// It scrolls by itself.
  case animating
  /// True if it moves.
  public var isScrolling: Bool { self != .idle }
}

extension View {
  /// Has a scroll view begin at the view of an identity.
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollStart(id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor))
  }

  /// Has a scroll view begin at a position.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    let value = position.wrappedValue
    return modifier(ScrollStart(id: value.id?.identity, anchor: value.id?.anchor ?? anchor, point: value.point))
      .transformEnvironment(\.scrollAnchor) { if let edge = value.edge { $0 = edge.anchor } }
  }

  /// Runs an action when a value of a scroll view's geometry changes. Nothing scrolls here.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }

  /// Runs an action when scrolling begins or ends. Nothing scrolls here.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Runs an action when the view is seen or not while it is scrolled. Nothing scrolls here.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }
}

extension Edge {
  fileprivate var anchor: UnitPoint {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

/// Scrolls to a view when the identity changes, and to a point when that changes.
nonisolated struct ScrollStart: ViewModifier {
  let id: AnyHashable?
  let anchor: UnitPoint?
  var point: CGPoint?

  func body(content: Content) -> some View {
    ScrollViewReader { proxy in
      content.onChange(of: id, initial: true) {
        if let id { proxy.scrollTo(id, anchor: anchor) }
      }
      .onChange(of: point, initial: true) {
        if let point { Onto.main { proxy.areas.scroll(to: point) } }
      }
    }
  }
}
