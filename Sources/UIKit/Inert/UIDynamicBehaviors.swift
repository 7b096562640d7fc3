public import CoreGraphics
public import Foundation
public import UIFoundation

/// The list of a behaviour's items.
private struct DynamicItems {
  var all: [any UIDynamicItem]

  mutating func add(_ item: any UIDynamicItem) {
    if !all.contains(where: { $0 === item }) { all.append(item) }
  }

  func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }

  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
}

/// A force, given as a vector or as an angle in radians and a magnitude.
private struct Force {
  var angle: CGFloat
  var magnitude: CGFloat
  private(set) var direction: CGVector

  init(_ direction: CGVector) {
    angle = atan2(direction.dy, direction.dx)
    magnitude = hypot(direction.dx, direction.dy)
    self.direction = direction
  }

  init(angle: CGFloat, magnitude: CGFloat) {
    self.angle = angle
    self.magnitude = magnitude
    direction = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }
}

/// A behaviour that sets the physical properties of items. Galley stores the properties and
/// ignores them.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var kept: DynamicItems
  private var linearVelocities: [ObjectIdentifier: CGPoint] = [:]
  private var angularVelocities: [ObjectIdentifier: CGFloat] = [:]
  open var items: [any UIDynamicItem] { kept.all }
  override var ownItems: [any UIDynamicItem] { kept.all }
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var charge: CGFloat = 0
  open var isAnchored = false
  open var allowsRotation = true

  public init(items: [any UIDynamicItem]) { kept = DynamicItems(all: items) }

  open func addItem(_ item: any UIDynamicItem) { kept.add(item) }
  open func removeItem(_ item: any UIDynamicItem) {
    kept.remove(item)
    linearVelocities[ObjectIdentifier(item)] = nil
    angularVelocities[ObjectIdentifier(item)] = nil
  }

  /// Adds to an item's linear velocity. Does nothing if the behaviour does not have the item.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard kept.contains(item) else { return }
    let before = linearVelocity(for: item)
    linearVelocities[ObjectIdentifier(item)] = CGPoint(x: before.x + velocity.x, y: before.y + velocity.y)
  }

  /// Returns the sum of the linear velocities that were added for an item.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { linearVelocities[ObjectIdentifier(item)] ?? .zero }

  /// Adds to an item's angular velocity. Does nothing if the behaviour does not have the item.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard kept.contains(item) else { return }
    angularVelocities[ObjectIdentifier(item), default: 0] += velocity
  }

  /// Returns the sum of the angular velocities that were added for an item.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { angularVelocities[ObjectIdentifier(item)] ?? 0 }
}

/// A behaviour that connects an item to a point or to another item. Galley stores it and moves no
/// items.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of object that an item is attached to.
  public enum AttachmentType: Int, Sendable {
    case items, anchor
  }

  public let items: [any UIDynamicItem]
  public let attachedBehaviorType: AttachmentType
  override var ownItems: [any UIDynamicItem] { items }
  open var anchorPoint: CGPoint
  /// The distance between the two attachment points, in points. The default is their distance
  /// when the behaviour is created.
  open var length: CGFloat
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  open var frictionTorque: CGFloat = 0

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    items = [item]
    attachedBehaviorType = .anchor
    anchorPoint = point
    length = Self.distance(item, offset, to: point)
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    attachedBehaviorType = .items
    anchorPoint = .zero
    let other = CGPoint(x: item2.center.x + offset2.horizontal, y: item2.center.y + offset2.vertical)
    length = Self.distance(item1, offset1, to: other)
  }

  private static func distance(_ item: any UIDynamicItem, _ offset: UIOffset, to point: CGPoint) -> CGFloat {
    hypot(item.center.x + offset.horizontal - point.x, item.center.y + offset.vertical - point.y)
  }
}

/// A behaviour that pulls an item to a point like a spring. In Galley the item does not move.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  override var ownItems: [any UIDynamicItem] { [item] }
  open var snapPoint: CGPoint
  open var damping: CGFloat = 0.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
  }
}

/// A behaviour that accelerates items by gravity. Galley stores it and moves no items.
open class UIGravityBehavior: UIDynamicBehavior {
  private var kept: DynamicItems
  open var items: [any UIDynamicItem] { kept.all }
  override var ownItems: [any UIDynamicItem] { kept.all }
  private var force = Force(CGVector(dx: 0, dy: 1))
  open var gravityDirection: CGVector {
    get { force.direction }
    set { force = Force(newValue) }
  }
  open var angle: CGFloat {
    get { force.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  public init(items: [any UIDynamicItem]) { kept = DynamicItems(all: items) }

  open func addItem(_ item: any UIDynamicItem) { kept.add(item) }
  open func removeItem(_ item: any UIDynamicItem) { kept.remove(item) }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    force = Force(angle: angle, magnitude: magnitude)
  }
}

/// A behaviour that applies a force to items. Galley stores it and moves no items.
open class UIPushBehavior: UIDynamicBehavior {
  /// The duration for which a force acts.
  public enum Mode: Int, Sendable {
    case continuous, instantaneous
  }

  private var kept: DynamicItems
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  public let mode: Mode
  open var items: [any UIDynamicItem] { kept.all }
  override var ownItems: [any UIDynamicItem] { kept.all }
  open var active = true
  private var force = Force(CGVector(dx: 0, dy: 0))
  open var pushDirection: CGVector {
    get { force.direction }
    set { force = Force(newValue) }
  }
  open var angle: CGFloat {
    get { force.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  public init(items: [any UIDynamicItem], mode: Mode) {
    kept = DynamicItems(all: items)
    self.mode = mode
  }

  open func addItem(_ item: any UIDynamicItem) { kept.add(item) }
  open func removeItem(_ item: any UIDynamicItem) {
    kept.remove(item)
    offsets[ObjectIdentifier(item)] = nil
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    force = Force(angle: angle, magnitude: magnitude)
  }

  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }

  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    if kept.contains(item) { offsets[ObjectIdentifier(item)] = o }
  }
}
