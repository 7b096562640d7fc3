/// A coordinate space in which frames are given.
public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
  /// The coordinate space of the root view.
  case global
  /// The coordinate space of the view itself.
  case local
  /// The coordinate space of the parent whose name was set by `coordinateSpace(_:)`.
  case named(AnyHashable)
  /// True for the coordinate space of the root view.
  public var isGlobal: Bool { self == .global }
  /// True for the coordinate space of the view itself.
  public var isLocal: Bool { self == .local }
}

/// A type that represents a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The ``CoordinateSpace`` that this value represents.
  var coordinateSpace: CoordinateSpace { get }
}

/// A coordinate space with the given name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The ``CoordinateSpace`` that this value represents.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The coordinate space of the root view.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the coordinate space of the root view.
  public init() {}
  /// The ``CoordinateSpace`` that this value represents.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the coordinate space of the view itself.
  public init() {}
  /// The ``CoordinateSpace`` that this value represents.
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinate space with the given name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// The coordinate space of the closest scroll view around the view.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: "scrollView") }
  /// Returns the coordinate space of the closest scroll view around the view.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the root view.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension LayoutItem {
  /// Returns the closest item around this one whose coordinate space has the name, or nil.
  final func outerItem(of name: AnyHashable) -> LayoutItem? {
    var item = outer
    while let candidate = item {
      if candidate.coordinateSpaceName == name { return candidate }
      item = candidate.outer
    }
    return nil
  }

  /// Returns the frame in a coordinate space. If no parent has the name, the frame is in the root's
  /// coordinates, as in SwiftUI.
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

/// Names the coordinate space of a modifier's content.
nonisolated struct CoordinateSpaceModifier: UnaryModifier {
  typealias Body = Never
  let name: AnyHashable
  @MainActor func draw(_ item: ModifierItem<Self>, _ placing: Placing, in frame: CGRect, on surface: Surface) {
    item.coordinateSpaceName = name
    item.drawInner(placing, in: frame, on: surface)
  }
}

extension View {
  /// Names the coordinate space of this view.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Names the coordinate space of this view.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
