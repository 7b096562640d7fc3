public import Foundation
public import UIFoundation

extension UIView {
  /// The kind of a transition between `beginAnimations(_:context:)` and `commitAnimations()`.
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// Begins an animation. The changes are applied immediately.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    UIApplication.shared.animationBlocks.append(AnimationBlock(name: animationID, context: context))
  }

  /// Ends the animation that was begun last, and notifies its delegate.
  public class func commitAnimations() {
    guard let block = UIApplication.shared.animationBlocks.popLast(), let delegate = block.delegate else { return }
    block.willStart?.perform(on: delegate, with: block.name, block.context)
    block.didStop?.perform(on: delegate, with: block.name, NSNumber(value: true), block.context)
  }

  public class func setAnimationDelegate(_ delegate: Any?) { change { $0.delegate = delegate.map { $0 as AnyObject } } }
  public class func setAnimationWillStart(_ selector: Selector?) { change { $0.willStart = selector } }
  public class func setAnimationDidStop(_ selector: Selector?) { change { $0.didStop = selector } }

  public class func setAnimationDuration(_ duration: TimeInterval) {}
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  public class func setAnimationStart(_ startDate: Date) {}
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}

  private class func change(_ change: (inout AnimationBlock) -> Void) {
    let blocks = UIApplication.shared.animationBlocks
    if !blocks.isEmpty { change(&UIApplication.shared.animationBlocks[blocks.count - 1]) }
  }
}

/// An animation between `beginAnimations(_:context:)` and `commitAnimations()`.
package struct AnimationBlock {
  let name: String?
  let context: UnsafeMutableRawPointer?
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
}
