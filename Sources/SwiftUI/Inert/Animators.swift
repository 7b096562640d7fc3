// Animators do not run: a picture has the first phase, or the value at the beginning of the keyframes (a choice).

/// A view that goes through phases. The picture has the first one.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  let first: Phase?
  let content: (Phase) -> Content
  /// Phases that follow each other without end.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { (first, self.content) = (phases.first { _ in true }, content) }
  /// Phases that begin when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.init(phases, content: content) }
  /// The view of the first phase.
  @MainActor public var body: some View { first.map { content($0) } }
}

extension View {
  /// Changes the view by phases. The picture has the first one.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { content(PlaceholderContentView(content: self), $0) }
  }
  /// Changes the view by phases when a value changes. The picture has the first one.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { phaseAnimator(phases, content: content) }

  /// Changes the view by keyframes. The picture has the value at their beginning.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(content: self), initialValue) }
  /// Changes the view by keyframes when a value changes. The picture has the value at their beginning.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(content: self), initialValue) }
}

/// A view that goes through keyframes. The picture has the value at their beginning.
nonisolated public struct KeyframeAnimator<Value, Content: View>: View {
  let value: Value
  let content: (Value) -> Content
  /// Keyframes that follow each other.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) { (value, self.content) = (initialValue, content) }
  /// Keyframes that begin when a value changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) { (value, self.content) = (initialValue, content) }
  /// The view of the value at the beginning.
  @MainActor public var body: some View { content(value) }
}

/// Values in the course of time. They are not evaluated.
public protocol Keyframes<Value> {
  /// The type of the values.
  associatedtype Value
}

/// Values of a part of what is animated. They are not evaluated.
public protocol KeyframeTrackContent<Value> {
  /// The type of the values.
  associatedtype Value
}

/// The values of a property.
public struct KeyframeTrack<Root, Property, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
  /// The type of the values.
  public typealias Value = Root
  /// Values of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {}
}

/// A value that is reached along a line.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// A value that is reached after a time in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value that is reached along a curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// A value that is reached after a time in seconds.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A value that is reached as by a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// A value that is reached after a time in seconds.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A value that is reached at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// A value that is reached at once.
  public init(_ to: Value) {}
}

/// Several values in the course of time.
public struct _KeyframeList<Value>: Keyframes, KeyframeTrackContent {}

/// Builds values in the course of time from the statements of a closure.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// Passes a track through.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
  /// Takes a value of the whole.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList() }
  /// Builds tracks.
  public static func buildBlock<each K: Keyframes>(_ content: repeat each K) -> _KeyframeList<Value> {
    _KeyframeList()
  }
}

/// Builds the values of a part from the statements of a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value> {
  /// Passes values through.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  /// Builds values.
  public static func buildBlock<each K: KeyframeTrackContent>(_ content: repeat each K) -> _KeyframeList<Value> {
    _KeyframeList()
  }
  /// Builds the values of a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent]) -> _KeyframeList<Value> { _KeyframeList() }
  /// Builds the values of an `if` without `else`.
  public static func buildOptional(_ component: (some KeyframeTrackContent)?) -> _KeyframeList<Value> {
    _KeyframeList()
  }
}

/// The movement of a spring.
public struct Spring: Hashable, Sendable {
  /// The time in seconds in which the movement comes near to its end.
  public var duration: TimeInterval
  /// The strength of the bounce, from 0, a spring that does not bounce, to 1.
  public var bounce: Double
  /// A spring by time and bounce.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) { (self.duration, self.bounce) = (duration, bounce) }
  /// A spring by the time of its response and its damping.
  public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }
  /// A spring without bounce.
  public static let smooth = Spring()
  /// A spring with a small bounce.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring with a bounce.
  public static let bouncy = Spring(bounce: 0.3)
}

/// The course of a value from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private let points: [CGPoint]
  private init(_ points: CGPoint...) { self.points = points }
  /// A curve with two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      CGPoint(x: startControlPoint.x, y: startControlPoint.y), CGPoint(x: endControlPoint.x, y: endControlPoint.y))
  }
  /// A line.
  public static let linear = UnitCurve()
  /// A curve that begins slowly.
  public static let easeIn = UnitCurve(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
  /// A curve that ends slowly.
  public static let easeOut = UnitCurve(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
  /// A curve that begins and ends slowly.
  public static let easeInOut = UnitCurve(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
}
