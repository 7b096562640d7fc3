/// The course of a value over time. Galley's animations end at once, so that a picture is the same each time.
public struct Animation: Equatable, Hashable, Sendable {
  private var name: String
  private init(_ name: String) { self.name = name }
  /// The system's animation.
  public static let `default` = Animation("default")
  /// An even change.
  public static let linear = Animation("linear")
  /// A slow begin.
  public static let easeIn = Animation("easeIn")
  /// A slow end.
  public static let easeOut = Animation("easeOut")
  /// A slow begin and end.
  public static let easeInOut = Animation("easeInOut")
  /// A spring.
  public static let spring = Animation("spring")
  /// A spring without a bounce.
  public static let smooth = Animation("smooth")
  /// A spring with a small bounce.
  public static let snappy = Animation("snappy")
  /// A spring with a bounce.
  public static let bouncy = Animation("bouncy")
  /// A spring for gestures.
  public static let interactiveSpring = Animation("interactiveSpring")
  /// A spring by its mass.
  public static let interpolatingSpring = Animation("interpolatingSpring")
  /// An even change of some seconds.
  public static func linear(duration: TimeInterval) -> Animation { linear }
  /// A slow begin, some seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { easeIn }
  /// A slow end, some seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
  /// A slow begin and end, some seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }
  /// A change by a Bézier curve of time.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { linear }
  /// A spring by its response and damping.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { spring }
  /// A spring by its duration and bounce.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    spring
  }
  /// A spring without a bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { smooth }
  /// A spring with a small bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { snappy }
  /// A spring with a bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { bouncy }
  /// A spring for gestures.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { interactiveSpring }
  /// A spring by its mass.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { interpolatingSpring }
  /// A spring by its duration and bounce.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { interpolatingSpring }
  /// The animation after a wait.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// The animation at another speed.
  public func speed(_ speed: Double) -> Animation { self }
  /// The animation several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// The animation again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
