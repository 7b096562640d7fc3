import Testing
import UIKit

@MainActor @Suite struct PropertyAnimatorTests {
  private let view = UIView()

  @Test func startingShowsTheEnd() {
    let view = view
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0 }
    animator.addCompletion { positions.append($0) }
    #expect(view.alpha == 1 && animator.state == .inactive)
    animator.startAnimation()
    #expect(view.alpha == 0 && animator.state == .inactive && positions == [.end])
    animator.startAnimation()
    #expect(positions == [.end])
  }

  @Test func reversedAnimationsLeaveViewsAsTheyAre() {
    let view = view
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.alpha = 0 }
    animator.isReversed = true
    animator.addCompletion { positions.append($0) }
    animator.startAnimation(afterDelay: 2)
    #expect(view.alpha == 1 && positions == [.start] && animator.delay == 2)
  }

  @Test(arguments: [UIViewAnimatingPosition.end, .start, .current])
  func aStoppedAnimatorIsFinishedByHand(position: UIViewAnimatingPosition) {
    let view = view
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(
      duration: 1, controlPoint1: CGPoint(x: 0, y: 1), controlPoint2: CGPoint(x: 1, y: 0)
    ) { view.alpha = 0 }
    animator.addCompletion { positions.append($0) }
    animator.fractionComplete = 0.5
    #expect(animator.state == .active)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && view.alpha == 1)
    animator.finishAnimation(at: position)
    #expect(view.alpha == (position == .end ? 0 : 1) && positions == [position])
  }

  @Test func whatIsStoppedWithoutFinishingForgets() {
    let view = view
    let animator = UIViewPropertyAnimator(
      duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 1))
    animator.addAnimations { view.alpha = 0 }
    animator.pauseAnimation()
    animator.stopAnimation(true)
    animator.startAnimation()
    #expect(view.alpha == 1)
    #expect(animator.timingParameters?.timingCurveType == .spring)
    #expect(UICubicTimingParameters(animationCurve: .easeIn).controlPoint1 == CGPoint(x: 0.42, y: 0))
  }

  @Test func aRunningAnimatorIsAtItsEnd() {
    let view = view
    var end: UIViewAnimatingPosition?
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, animations: { view.alpha = 0.5 }, completion: { end = $0 })
    #expect(view.alpha == 0.5 && end == .end)
  }
}

@MainActor @Suite struct AnimationBlockTests {
  private final class Listener: NSObject {
    var calls: [String] = []
    func stopped(_ name: String?, _ finished: NSNumber, _ context: UnsafeMutableRawPointer?) {
      calls.append("\(name ?? "nil") \(finished.boolValue)")
    }
  }

  @Test func theDelegateIsToldOfTheCommit() {
    let (view, listener) = (UIView(), Listener())
    UIView.beginAnimations("fade", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.easeOut)
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationDidStop(Selector("stopped:finished:context:", Listener.stopped))
    UIView.beginAnimations(nil, context: nil)
    view.alpha = 0
    UIView.commitAnimations()
    #expect(listener.calls == [] && view.alpha == 0)
    UIView.commitAnimations()
    UIView.commitAnimations()
    #expect(listener.calls == ["fade true"])
  }
}
