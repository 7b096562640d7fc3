import Testing
import UIKit

/// Dynamics keep what they are given, and move nothing.
@MainActor @Suite struct DynamicsTests {
  @Test func anAnimatorKeepsItsBehaviours() {
    let (root, item) = (UIView(), UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
    let animator = UIDynamicAnimator(referenceView: root)
    let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 100, y: 100))
    animator.addBehavior(snap)
    animator.addBehavior(snap)
    #expect(animator.behaviors.count == 1 && snap.dynamicAnimator === animator && !animator.isRunning)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 11, height: 11)).first === item)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
    #expect(item.center == CGPoint(x: 20, y: 20))
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty && snap.dynamicAnimator == nil)
  }

  @Test func childrenFollowTheirParent() {
    let (parent, child) = (UIDynamicBehavior(), UIGravityBehavior(items: []))
    let animator = UIDynamicAnimator()
    parent.addChildBehavior(child)
    animator.addBehavior(parent)
    #expect(child.dynamicAnimator === animator)
    parent.removeChildBehavior(child)
    #expect(child.dynamicAnimator == nil && parent.childBehaviors.isEmpty)
  }

  @Test func aForceKeepsItsAngleWithoutMagnitude() {
    let push = UIPushBehavior(items: [], mode: .instantaneous)
    push.angle = .pi
    push.magnitude = 2
    #expect(abs(push.pushDirection.dx + 2) < 1e-9 && abs(push.pushDirection.dy) < 1e-9)
    #expect(UIGravityBehavior(items: []).gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(UIGravityBehavior(items: []).magnitude == 1)
  }

  @Test func anAttachmentHasTheLengthOfItsDistance() {
    let item = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let attachment = UIAttachmentBehavior(
      item: item, offsetFromCenter: UIOffset(horizontal: -10, vertical: -10), attachedToAnchor: CGPoint(x: 3, y: 4))
    #expect(attachment.length == 5 && attachment.attachedBehaviorType == .anchor)
  }

  @Test func velocitiesAddUp() {
    let item = UIView()
    let behavior = UIDynamicItemBehavior(items: [item])
    behavior.addLinearVelocity(CGPoint(x: 1, y: 2), for: item)
    behavior.addLinearVelocity(CGPoint(x: 1, y: 2), for: item)
    behavior.addAngularVelocity(3, for: item)
    #expect(behavior.linearVelocity(for: item) == CGPoint(x: 2, y: 4) && behavior.angularVelocity(for: item) == 3)
  }

  @Test func boundariesHaveNames() {
    let collision = UICollisionBehavior(items: [])
    collision.addBoundary(withIdentifier: NSString(string: "floor"), from: .zero, to: CGPoint(x: 10, y: 0))
    #expect(collision.boundary(withIdentifier: NSString(string: "floor"))?.bounds.width == 10)
    #expect(collision.boundaryIdentifiers?.count == 1)
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
  }

  @Test func behavioursForgetRemovedItems() {
    let item = UIView()
    let behavior = UIDynamicItemBehavior(items: [])
    behavior.addLinearVelocity(CGPoint(x: 1, y: 2), for: item)
    #expect(behavior.linearVelocity(for: item) == .zero)
    behavior.addItem(item)
    behavior.addLinearVelocity(CGPoint(x: 1, y: 2), for: item)
    #expect(behavior.linearVelocity(for: item) == CGPoint(x: 1, y: 2))
    behavior.removeItem(item)
    #expect(behavior.linearVelocity(for: item) == .zero)
  }

  @Test func aBehaviourIsNotItsOwnDescendant() {
    let (parent, child) = (UIDynamicBehavior(), UIDynamicBehavior())
    parent.addChildBehavior(child)
    child.addChildBehavior(parent)
    child.addChildBehavior(child)
    #expect(child.childBehaviors.isEmpty)
  }
}
