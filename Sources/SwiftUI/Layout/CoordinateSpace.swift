/// A coordinate system that frames are given in.
public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
  /// The root's coordinates.
  case global
  /// The view's own coordinates.
  case local
  /// The coordinates of the view that has the name by `coordinateSpace`.
  case named(AnyHashable)
  /// True for the root's coordinates.
  public var isGlobal: Bool { self == .global }
  /// True for the view's own coordinates.
  public var isLocal: Bool { self == .local }
}

/// A coordinate system.
public protocol CoordinateSpaceProtocol {
  /// The system's value.
  var coordinateSpace: CoordinateSpace { get }
}

/// A coordinate system of a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The system's value.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The root's coordinate system.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The root's coordinate system.
  public init() {}
  /// The system's value.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own coordinate system.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The view's own coordinate system.
  public init() {}
  /// The system's value.
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A coordinate system of a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// The coordinate system of the next scroll view.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: "scrollView") }
  /// The coordinate system of the next scroll view along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The root's coordinate system.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own coordinate system.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension LayoutItem {
  /// The item around this one that has a coordinate space of a name.
  final func outerItem(of name: AnyHashable) -> LayoutItem? {
    var item = outer
    while let candidate = item {
      if candidate.coordinateSpaceName == name { return candidate }
      item = candidate.outer
    }
    return nil
  }

  /// The frame in a coordinate space. One that does not exist is the root's, as in SwiftUI.
  final func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: frame.size)
    case .global: return frame
    case .named(let name):
      let origin = outerItem(of: name)?.frame.origin ?? .zero
      return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }
}

/// Names the content's coordinate space.
nonisolated struct CoordinateSpaceModifier: UnaryModifier {
  typealias Body = Never
  let name: AnyHashable
  @MainActor func draw(_ item: ModifierItem<Self>, _ placing: Placing, in frame: CGRect, on surface: Surface) {
    item.coordinateSpaceName = name
    item.drawInner(placing, in: frame, on: surface)
  }
}

extension View {
  /// Names this view's coordinate space.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Names this view's coordinate space.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
