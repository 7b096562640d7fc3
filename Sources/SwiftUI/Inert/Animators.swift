// Animators do not run: a picture has the first phase, or the value at the beginning of the keyframes (a choice).

/// A view that is animated through phases. Galley draws the first phase.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  let first: Phase?
  let content: (Phase) -> Content
  /// Creates a view that repeats its phases.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { (first, self.content) = (phases.first { _ in true }, content) }
  /// Creates a view whose phases begin when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.init(phases, content: content) }
  /// The content of the first phase.
  @MainActor public var body: some View { first.map { content($0) } }
}

extension View {
  /// Animates the view through phases. Galley draws the first phase.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { content(PlaceholderContentView(content: self), $0) }
  }
  /// Animates the view through phases when a value changes. Galley draws the first phase.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { phaseAnimator(phases, content: content) }

  /// Animates the view through keyframes. Galley draws the initial value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(content: self), initialValue) }
  /// Animates the view through keyframes when a value changes. Galley draws the initial value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(content: self), initialValue) }
}

/// A view that is animated through keyframes. Galley draws the initial value.
nonisolated public struct KeyframeAnimator<Value, Content: View>: View {
  let value: Value
  let content: (Value) -> Content
  /// Creates a view that repeats its keyframes.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) { (value, self.content) = (initialValue, content) }
  /// Creates a view whose keyframes begin when a value changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) { (value, self.content) = (initialValue, content) }
  /// The content for the initial value.
  @MainActor public var body: some View { content(value) }
}

/// The keyframes of an animated value. Galley does not evaluate them.
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value
}

/// The keyframes of one property of an animated value. Galley does not evaluate them.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated value.
  associatedtype Value
}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Property, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
  /// The type of the animated value.
  public typealias Value = Root
  /// Creates the keyframes of the property at a key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {}
}

/// A keyframe that is reached at a constant rate.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe that reaches a value after a time in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A keyframe that is reached along a cubic curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe that reaches a value after a time in seconds.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A keyframe that is reached with the motion of a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe that reaches a value after a time in seconds.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe that reaches a value at once.
  public init(_ to: Value) {}
}

/// A list of keyframes.
public struct _KeyframeList<Value>: Keyframes, KeyframeTrackContent {}

/// Builds keyframes from the statements of a closure.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// Returns the keyframes of a property unchanged.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
  /// Returns a keyframe of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList() }
  /// Combines the keyframes of several properties.
  public static func buildBlock<each K: Keyframes>(_ content: repeat each K) -> _KeyframeList<Value> {
    _KeyframeList()
  }
}

/// Builds the keyframes of a property from the statements of a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value> {
  /// Returns keyframes unchanged.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  /// Combines several keyframes.
  public static func buildBlock<each K: KeyframeTrackContent>(_ content: repeat each K) -> _KeyframeList<Value> {
    _KeyframeList()
  }
  /// Returns the keyframes of a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent]) -> _KeyframeList<Value> { _KeyframeList() }
  /// Returns the keyframes of an `if` without `else`.
  public static func buildOptional(_ component: (some KeyframeTrackContent)?) -> _KeyframeList<Value> {
    _KeyframeList()
  }
}

/// The motion of a spring.
public struct Spring: Hashable, Sendable {
  /// The time in seconds after which the motion is almost at its end.
  public var duration: TimeInterval
  /// The strength of the bounce, from 0 (no bounce) to 1.
  public var bounce: Double
  /// Creates a spring from a time in seconds and a bounce.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) { (self.duration, self.bounce) = (duration, bounce) }
  /// Creates a spring from a response time in seconds and a damping ratio.
  public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }
  /// A spring without a bounce.
  public static let smooth = Spring()
  /// A spring with a small bounce.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring with a large bounce.
  public static let bouncy = Spring(bounce: 0.3)
}

/// A curve from 0 to 1 that gives the pace of an animation.
public struct UnitCurve: Hashable, Sendable {
  private let points: [CGPoint]
  private init(_ points: CGPoint...) { self.points = points }
  /// Returns a Bézier curve with two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      CGPoint(x: startControlPoint.x, y: startControlPoint.y), CGPoint(x: endControlPoint.x, y: endControlPoint.y))
  }
  /// A straight line.
  public static let linear = UnitCurve()
  /// A curve that begins slowly.
  public static let easeIn = UnitCurve(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
  /// A curve that ends slowly.
  public static let easeOut = UnitCurve(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
  /// A curve that begins and ends slowly.
  public static let easeInOut = UnitCurve(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
}
