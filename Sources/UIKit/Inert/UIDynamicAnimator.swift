import CoreGraphics
public import Foundation

/// An animator that moves items according to physical behaviours. Galley stores the behaviours
/// and moves no items.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view that defines the coordinate system of the items.
  open private(set) weak var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// Always false: the simulation never runs.
  open var isRunning: Bool { false }
  /// Always 0: the simulation never runs.
  open var elapsedTime: TimeInterval { 0 }

  public override init() {}

  public init(referenceView view: UIView) { referenceView = view }

  /// Creates an animator for a collection view layout. Galley ignores the layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {}

  /// Adds a behaviour unless the animator already has it.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: self)
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    behaviors.remove(at: index)
    behavior.dynamicAnimator = nil
  }

  open func removeAllBehaviors() { behaviors.forEach(removeBehavior) }

  /// Returns the items that intersect a rectangle, including items of child behaviours.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    var found: [any UIDynamicItem] = []
    for item in behaviors.flatMap(\.allItems) where !found.contains(where: { $0 === item }) {
      let box = CGRect(origin: .zero, size: item.bounds.size)
        .offsetBy(dx: -item.bounds.width / 2, dy: -item.bounds.height / 2)
        .applying(item.transform)
      if box.offsetBy(dx: item.center.x, dy: item.center.y).intersects(rect) { found.append(item) }
    }
    return found
  }

  /// Does nothing.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// The delegate of an animator. Galley never calls its methods, because no simulation runs.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// A physical behaviour of items, such as gravity. Galley stores it and never applies it.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The closure to call at each step of the simulation. Galley never calls it.
  open var action: (() -> Void)?
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
    didSet { childBehaviors.forEach { $0.dynamicAnimator = dynamicAnimator } }
  }

  public override init() {}

  /// Adds a child behaviour. Does nothing if the child is already present or contains this
  /// behaviour.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    // If a behaviour were its own descendant, `allItems` would never return.
    guard !childBehaviors.contains(where: { $0 === behavior }), !behavior.isOrContains(self) else { return }
    childBehaviors.append(behavior)
    behavior.dynamicAnimator = dynamicAnimator
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
  }

  private func isOrContains(_ other: UIDynamicBehavior) -> Bool {
    self === other || childBehaviors.contains { $0.isOrContains(other) }
  }

  /// Does nothing. Subclasses override the method to prepare for being added to or removed from
  /// an animator.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The behaviour's items, without those of its child behaviours.
  var ownItems: [any UIDynamicItem] { [] }
  /// The items of the behaviour and of its child behaviours.
  var allItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.allItems) }
}
