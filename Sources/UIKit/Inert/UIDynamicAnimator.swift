import CoreGraphics
public import Foundation

/// The simulation that moves items by behaviours. Galley stores the behaviours and moves nothing.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates the items are.
  open private(set) weak var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// False: the simulation never runs.
  open var isRunning: Bool { false }
  /// 0, since the simulation never runs.
  open var elapsedTime: TimeInterval { 0 }

  public override init() {}

  public init(referenceView view: UIView) { referenceView = view }

  /// Creates an animator. It moves no items of the layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {}

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

  /// Returns the items of the behaviours, and of their children, that touch a rectangle.
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

  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// The delegate of a simulation. Galley never calls it, because no simulation runs.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// A rule of a simulation. Galley stores it and never applies it.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Code for each step of the simulation. There are no steps.
  open var action: (() -> Void)?
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
    didSet { childBehaviors.forEach { $0.dynamicAnimator = dynamicAnimator } }
  }

  public override init() {}

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    // A behaviour that were its own descendant would have endless items.
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

  /// Prepares for being added to an animator. This implementation does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items that the behaviour itself has.
  var ownItems: [any UIDynamicItem] { [] }
  var allItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.allItems) }
}
