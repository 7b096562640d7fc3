public import CoreGraphics
public import Foundation
import UIFoundation

/// A group of changes to layers. Changes take effect at once. Completion blocks are called when
/// their transaction ends.
open class CATransaction: NSObject {
  private struct Group {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completion: (() -> Void)?
    /// The blocks that report the ends of animations. They are called before the completion block.
    var animationEnds: [() -> Void] = []
    var values: [String: Any] = [:]
  }

  private final class Groups { var open: [Group] = [] }

  /// The open transactions of the current thread, outermost first.
  private static var groups: Groups {
    let key = "GalleyTransactions"
    if let groups = Thread.current.threadDictionary[key] as? Groups { return groups }
    let groups = Groups()
    Thread.current.threadDictionary[key] = groups
    return groups
  }

  private class func change(_ change: (inout Group) -> Void) {
    let groups = groups
    if groups.open.isEmpty { return }
    change(&groups.open[groups.open.count - 1])
  }

  open class func begin() { groups.open.append(Group()) }
  open class func commit() {
    guard let group = groups.open.popLast() else { return }
    for tellEnd in group.animationEnds { tellEnd() }
    group.completion?()
  }
  open class func flush() {}
  open class func lock() {}
  open class func unlock() {}
  open class func animationDuration() -> CFTimeInterval { groups.open.last?.duration ?? 0.25 }
  open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }
  open class func animationTimingFunction() -> CAMediaTimingFunction? { groups.open.last?.timingFunction }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }
  open class func disableActions() -> Bool { groups.open.last?.disablesActions ?? false }
  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
  open class func completionBlock() -> (() -> Void)? { groups.open.last?.completion }
  /// Sets the block that is called when the transaction ends, in place of an earlier one. If no
  /// transaction is open, the block is called at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if groups.open.isEmpty { block?() } else { change { $0.completion = block } }
  }
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: groups.open.last?.values[key]
    }
  }
  /// Sets the transaction's value for a predefined key, or stores a value for any other key.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionDisableActions:
      setDisableActions(AnyNumber.double(anObject).map { $0 != 0 } ?? false)
    case kCATransactionAnimationDuration:
      setAnimationDuration(AnyNumber.double(anObject) ?? 0.25)
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: change { $0.values[key] = anObject }
    }
  }

  /// Calls `body` at the end of the innermost transaction, or at once if no transaction is open.
  class func atEnd(_ body: @escaping () -> Void) {
    if groups.open.isEmpty { body() } else { change { $0.animationEnds.append(body) } }
  }
}

/// The key of the Boolean that turns off a transaction's implicit animations.
public let kCATransactionDisableActions = "disableActions"
/// The key of the duration of a transaction's animations.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the timing curve of a transaction's animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the block that is called when a transaction has ended.
public let kCATransactionCompletionBlock = "completionBlock"
