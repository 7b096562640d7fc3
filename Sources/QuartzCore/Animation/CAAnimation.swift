public import CoreGraphics
public import Foundation
import UIFoundation

/// An object that is notified when an animation begins and ends.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of a layer over time. When an animation is added to a layer, it finishes at once, so
/// pictures show the final state.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  private final let mark = SwiftObjectMark()
  public override init() { super.init() }
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  private var values: [String: Any] = [:]

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ClassTable.object(of: type(of: self))
    (copy.beginTime, copy.duration, copy.timeOffset) = (beginTime, duration, timeOffset)
    (copy.speed, copy.repeatCount, copy.repeatDuration) = (speed, repeatCount, repeatDuration)
    (copy.autoreverses, copy.fillMode, copy.timingFunction) = (autoreverses, fillMode, timingFunction)
    (copy.delegate, copy.isRemovedOnCompletion) = (delegate, isRemovedOnCompletion)
    copy.values = values
    return copy
  }
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
  /// Sets the animated property to its last value. Subclasses in this module override this method.
  func end(in layer: CALayer) {}
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  public override init() { super.init() }
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  open var valueFunction: CAValueFunction?
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let animation = copy as? CAPropertyAnimation else { return copy }
    (animation.keyPath, animation.valueFunction) = (keyPath, valueFunction)
    (animation.isAdditive, animation.isCumulative) = (isAdditive, isCumulative)
    return copy
  }

  /// The value of the property after an animation that is not removed on completion; nil if the
  /// property keeps its value.
  var lastValue: Any? { nil }

  override func end(in layer: CALayer) {
    guard !isRemovedOnCompletion, fillMode == .forwards || fillMode == .both, let keyPath, let lastValue else { return }
    layer.setValue(lastValue, forKeyPath: keyPath)
  }
}

/// The component of a transform that a property animation changes.
open class CAValueFunction: NSObject {
  public let name: CAValueFunctionName
  public init?(name: CAValueFunctionName) { self.name = name }
}

/// The name of a component of a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let translate = CAValueFunctionName(rawValue: "translate")
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
  override var lastValue: Any? { toValue }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let animation = copy as? CABasicAnimation else { return copy }
    (animation.fromValue, animation.toValue, animation.byValue) = (fromValue, toValue, byValue)
    return copy
  }
}

/// An animation that follows a spring.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var settlingDuration: CFTimeInterval { duration }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let animation = copy as? CASpringAnimation else { return copy }
    (animation.mass, animation.stiffness, animation.damping) = (mass, stiffness, damping)
    animation.initialVelocity = initialVelocity
    return copy
  }
}

/// The interpolation between key frames.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode: CAAnimationCalculationMode = .linear
  open var rotationMode: CAAnimationRotationMode?
  override var lastValue: Any? { path?.currentPoint ?? values?.last }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let animation = copy as? CAKeyframeAnimation else { return copy }
    (animation.values, animation.path, animation.keyTimes) = (values, path, keyTimes)
    animation.timingFunctions = timingFunctions
    (animation.calculationMode, animation.rotationMode) = (calculationMode, rotationMode)
    return copy
  }
}

/// A group of animations that run at the same time.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let animation = copy as? CAAnimationGroup else { return copy }
    animation.animations = animations?.compactMap { $0.copy() as? CAAnimation }
    return copy
  }
  override func end(in layer: CALayer) {
    for animation in animations ?? [] {
      animation.fillMode = fillMode
      animation.isRemovedOnCompletion = isRemovedOnCompletion
      animation.end(in: layer)
    }
  }
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition between two states of a layer.
open class CATransition: CAAnimation {
  open var type: CATransitionType = .fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let animation = copy as? CATransition else { return copy }
    (animation.type, animation.subtype) = (type, subtype)
    (animation.startProgress, animation.endProgress) = (startProgress, endProgress)
    return copy
  }
}

extension CALayer {
  /// Finishes an animation at once. It sets the last value if the animation is not removed on
  /// completion, and notifies the delegate.
  final func begin(_ animation: CAAnimation, forKey key: String?) {
    if let key { animations.removeAll { $0.key == key } }
    animation.delegate?.animationDidStart(animation)
    animation.end(in: self)
    if !animation.isRemovedOnCompletion { animations.append((key ?? "", animation)) }
    CATransaction.atEnd { animation.delegate?.animationDidStop(animation, finished: true) }
  }
}
