import CoreGraphics
public import Foundation
public import UIFoundation

/// A behaviour for collisions of items with each other and with boundaries. Galley stores the
/// items and boundaries and simulates no collisions.
open class UICollisionBehavior: UIDynamicBehavior {
  /// The kinds of objects that items collide with.
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }

  private var boundaries: [NSObject: UIBezierPath] = [:]
  open private(set) var items: [any UIDynamicItem]
  override var ownItems: [any UIDynamicItem] { items }
  open var collisionMode = Mode.everything
  open var translatesReferenceBoundsIntoBoundary = false
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  public init(items: [any UIDynamicItem]) { self.items = items }

  /// Adds an item unless the behaviour already has it.
  open func addItem(_ item: any UIDynamicItem) {
    if !items.contains(where: { $0 === item }) { items.append(item) }
  }

  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// Sets `translatesReferenceBoundsIntoBoundary` to true. Galley ignores the insets.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a boundary along a path. A boundary with the same identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    if let key = identifier as? NSObject { boundaries[key] = bezierPath }
  }

  /// Adds a boundary along a line between two points. A boundary with the same identifier is
  /// replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let line = UIBezierPath()
    line.move(to: p1)
    line.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: line)
  }

  /// Returns the path of the boundary with an identifier; nil if there is no such boundary.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    (identifier as? NSObject).flatMap { boundaries[$0] }
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    if let key = identifier as? NSObject { boundaries[key] = nil }
  }

  /// The identifiers of the boundaries, in any order; nil if there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.keys.compactMap { $0 as? any NSCopying }
  }

  open func removeAllBoundaries() { boundaries = [:] }
}

/// The delegate of a collision behaviour. Galley never calls its methods, because nothing
/// collides.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
