import CoreGraphics
public import Foundation

/// An animator of changes that closures make. It makes the changes at once when it starts, since
/// pictures show the end of an animation. While the animator is reversed, or paused before its
/// start, views keep their state.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let duration: TimeInterval
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open private(set) var delay: TimeInterval = 0
  open private(set) var state: UIViewAnimatingState = .inactive
  open var isRunning: Bool { false }
  open var isReversed = false
  /// The elapsed part of the animation, 0…1. Setting `fractionComplete` pauses the animator but
  /// does not move views.
  open var fractionComplete: CGFloat = 0 { didSet { pauseAnimation() } }
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var isInterruptible = true
  open var scrubsLinearly = true
  /// True if the animator stays active at the end of the animation until it is stopped.
  open var pausesOnCompletion = false

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, UICubicTimingParameters(animationCurve: curve), animations)
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2), animations)
  }

  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, UISpringTimingParameters(dampingRatio: ratio), animations)
  }

  private convenience init(
    duration: TimeInterval, _ parameters: any UITimingCurveProvider, _ animations: (() -> Void)?
  ) {
    self.init(duration: duration, timingParameters: parameters)
    if let animations { self.animations = [animations] }
  }

  /// Creates an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  open func startAnimation() { reach(isReversed ? .start : .end) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  open func pauseAnimation() { state = .active }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if let parameters { timingParameters = parameters }
    startAnimation()
  }

  /// Stops the animator. If `withoutFinishing` is true, the animator discards its animations and
  /// completions; otherwise it waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { (animations, completions) = ([], []) }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { end(at: finalPosition) }
  }

  private func reach(_ position: UIViewAnimatingPosition) {
    state = .active
    apply(position)
    if !pausesOnCompletion { end(at: position) }
  }

  /// Runs the animations that have not run yet if `position` is `.end`; otherwise discards them.
  private func apply(_ position: UIViewAnimatingPosition) {
    let waiting = animations
    animations = []
    guard position == .end else { return }
    for animation in waiting { animation() }
  }

  private func end(at position: UIViewAnimatingPosition) {
    apply(position)
    state = .inactive
    let waiting = completions
    completions = []
    for completion in waiting { completion(position) }
  }
}
