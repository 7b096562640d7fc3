/// The course of a value over time. Galley's animations end at once, so that pictures are
/// reproducible.
public struct Animation: Equatable, Hashable, Sendable {
  private var name: String
  private init(_ name: String) { self.name = name }
  /// The default animation.
  public static let `default` = Animation("default")
  /// An animation at a constant rate.
  public static let linear = Animation("linear")
  /// An animation that begins slowly.
  public static let easeIn = Animation("easeIn")
  /// An animation that ends slowly.
  public static let easeOut = Animation("easeOut")
  /// An animation that begins and ends slowly.
  public static let easeInOut = Animation("easeInOut")
  /// A spring animation.
  public static let spring = Animation("spring")
  /// A spring animation without a bounce.
  public static let smooth = Animation("smooth")
  /// A spring animation with a small bounce.
  public static let snappy = Animation("snappy")
  /// A spring animation with a large bounce.
  public static let bouncy = Animation("bouncy")
  /// A spring animation for interaction with gestures.
  public static let interactiveSpring = Animation("interactiveSpring")
  /// A spring animation that can be combined with others.
  public static let interpolatingSpring = Animation("interpolatingSpring")
  /// Returns an animation at a constant rate, with a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation { linear }
  /// Returns an animation that begins slowly, with a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { easeIn }
  /// Returns an animation that ends slowly, with a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
  /// Returns an animation that begins and ends slowly, with a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }
  /// Returns an animation whose timing is a Bézier curve.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { linear }
  /// Returns a spring animation with a response time and a damping fraction.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { spring }
  /// Returns a spring animation with a duration and a bounce.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    spring
  }
  /// Returns a spring animation without a bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { smooth }
  /// Returns a spring animation with a small bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { snappy }
  /// Returns a spring animation with a large bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { bouncy }
  /// Returns a spring animation for interaction with gestures.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { interactiveSpring }
  /// Returns a spring animation with a mass, a stiffness and a damping.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { interpolatingSpring }
  /// Returns a spring animation with a duration and a bounce.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { interpolatingSpring }
  /// Returns the animation with a delay in seconds.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// Returns the animation at another speed.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns the animation, repeated a number of times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns the animation, repeated without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
