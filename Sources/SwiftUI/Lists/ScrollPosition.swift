/// The position of a scroll view, which an app sets and reads.
nonisolated public struct ScrollPosition: Equatable, Sendable {
  var id: Target?
  /// The edge that was scrolled to, or nil.
  public private(set) var edge: Edge?
  /// The point that was scrolled to, or nil.
  public private(set) var point: CGPoint?
  /// True if the user scrolled to the position. Always false in Galley.
  public let isPositionedByUser = false

  /// The view that was scrolled to, and the anchor at which it was aligned.
  struct Target: Equatable, Sendable {
    let value: any Hashable & Sendable
    let anchor: UnitPoint?
    var identity: AnyHashable { AnyHashable(value) }

    static func == (first: Self, second: Self) -> Bool {
      first.identity == second.identity && first.anchor == second.anchor
    }
  }

  /// Creates a position for views whose identities have the given type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}
  /// Creates a position for views without identities.
  public init(idType: Never.Type = Never.self) {}
  /// Creates a position at the view with an identity.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
  /// Creates a position at an edge.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { scrollTo(edge: edge) }
  /// Creates a position at a point.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) { scrollTo(point: point) }
  /// Creates a position at a horizontal offset.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) { scrollTo(x: x) }
  /// Creates a position at a vertical offset.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) { scrollTo(y: y) }

  /// Scrolls to the view with an identity.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    (self.id, edge, point) = (Target(value: id, anchor: anchor), nil, nil)
  }
  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { (id, self.edge, point) = (nil, edge, nil) }
  /// Scrolls to a point.
  public mutating func scrollTo(point: CGPoint) { (id, edge, self.point) = (nil, nil, point) }
  /// Scrolls to a point, given by its coordinates.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
  /// Scrolls to a horizontal offset.
  public mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: point?.y ?? 0)) }
  /// Scrolls to a vertical offset.
  public mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: point?.x ?? 0, y: y)) }
  /// The identity of the view that was scrolled to, or nil.
  public var viewID: (any Hashable & Sendable)? { id?.value }
  /// Returns the identity of the view that was scrolled to, or nil if it is not of the type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.value as? T }
}

/// The geometry of a scroll view.
nonisolated public struct ScrollGeometry: Equatable, Sendable {
  /// The scroll offset, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The insets around the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: CGSize
  /// Creates a geometry from the offset, the sizes and the insets.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The bounds of the scroll view, which are the visible part of the content.
  public var bounds: CGRect { visibleRect }
}

/// The phase of a scroll view's movement. Always idle in Galley.
nonisolated public enum ScrollPhase: Equatable, Hashable, Sendable {
  /// The scroll view does not move.
  case idle
  /// A finger is down.
  case tracking
  /// A finger scrolls the view.
  case interacting
  /// The movement slows down.
  case decelerating
  /// The view scrolls with an animation.
  case animating
  /// True if the scroll view moves.
  public var isScrolling: Bool { self != .idle }
}

extension View {
  /// Scrolls to the view with an identity at the first layout, and each time the identity changes.
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollStart(id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor))
  }

  /// Scrolls to a position at the first layout, and each time the position changes.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    let value = position.wrappedValue
    return modifier(ScrollStart(id: value.id?.identity, anchor: value.id?.anchor ?? anchor, point: value.point))
      .transformEnvironment(\.scrollAnchor) { if let edge = value.edge { $0 = edge.anchor } }
  }

  /// Runs an action when a value of the scroll view's geometry changes. It never runs in Galley:
  /// nothing scrolls.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }

  /// Runs an action when scrolling begins or ends. It never runs in Galley: nothing scrolls.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Runs an action when scrolling shows or hides the view. It never runs in Galley: nothing
  /// scrolls.
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

/// Scrolls to the view with the identity `id` each time `id` changes, and to `point` each time
/// `point` changes.
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
