/// A movement of fingers. Touches are not delivered to SwiftUI's views: a gesture never begins.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of its values.
  associatedtype Value
  /// The type of the gesture that it is made of.
  associatedtype Body: Gesture
  /// The gesture that it is made of.
  var body: Body { get }
  /// The type of its values, from which the compiler infers `Value`.
  nonisolated static var _valueType: Value.Type { get }
}

extension Never: Gesture {
  /// No value.
  public typealias Value = Never
  /// No value.
  nonisolated public static var _valueType: Never.Type { Never.self }
}

extension Gesture where Value == Body.Value {
  /// The type of the values of the gesture that it is made of.
  nonisolated public static var _valueType: Value.Type { Value.self }
}

extension Gesture where Body == Never {
  /// The type of its values.
  nonisolated public static var _valueType: Value.Type { Value.self }
  /// A gesture of the system's has no body.
  public var body: Never { fatalError("\(Self.self) is a primitive gesture and has no body") }
}

/// A gesture whose actions are kept.
nonisolated public struct _ChangedGesture<V>: Gesture {
  /// The type of the gesture's values.
  public typealias Value = V
  /// A primitive gesture.
  public typealias Body = Never
}

extension Gesture {
  /// An action for the end of the gesture.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Value> { _ChangedGesture() }
  /// An action for each change of the gesture.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Value> { _ChangedGesture() }
  /// Sets a state while the gesture lasts.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ChangedGesture<Value> { _ChangedGesture() }
  /// The gesture with other values.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _ChangedGesture<T> { _ChangedGesture() }
  /// Two gestures at once.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> _ChangedGesture<Value> {
    _ChangedGesture()
  }
  /// Two gestures after each other.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> _ChangedGesture<Value> { _ChangedGesture() }
  /// One of two gestures.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> _ChangedGesture<Value> {
    _ChangedGesture()
  }
}

/// A gesture that may be absent.
extension Optional: Gesture where Wrapped: Gesture {
  /// The type of the gesture's values.
  public typealias Value = Wrapped.Value
  /// A primitive gesture.
  public typealias Body = Never
}

/// Taps.
nonisolated public struct TapGesture: Gesture {
  /// A tap has no value.
  public typealias Value = ()
  /// A primitive gesture.
  public typealias Body = Never
  /// The number of taps.
  public var count: Int
  /// Taps in a row.
  public init(count: Int = 1) { self.count = count }
}

/// Taps with their place.
nonisolated public struct SpatialTapGesture: Gesture {
  /// The place of a tap.
  public struct Value: Equatable, Sendable {
    /// The place.
    public var location: CGPoint
  }
  /// A primitive gesture.
  public typealias Body = Never
  /// Taps in a row.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}

/// A finger that stays.
nonisolated public struct LongPressGesture: Gesture {
  /// True while the finger stays.
  public typealias Value = Bool
  /// A primitive gesture.
  public typealias Body = Never
  /// A finger that stays for some seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A finger that moves.
nonisolated public struct DragGesture: Gesture {
  /// The state of a movement.
  public struct Value: Equatable, Sendable {
    /// The time.
    public var time: Date
    /// The place.
    public var location: CGPoint
    /// The place where it began.
    public var startLocation: CGPoint
    /// The way from its begin.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The speed in points per second.
    public var velocity: CGSize { .zero }
    /// The place where it would end.
    public var predictedEndLocation: CGPoint { location }
    /// The way to where it would end.
    public var predictedEndTranslation: CGSize { translation }
  }
  /// A primitive gesture.
  public typealias Body = Never
  /// A finger that moves at least some points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}

/// Two fingers that move apart.
nonisolated public struct MagnificationGesture: Gesture {
  /// The factor of the distance.
  public typealias Value = CGFloat
  /// A primitive gesture.
  public typealias Body = Never
  /// Two fingers that move apart.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that move apart.
nonisolated public struct MagnifyGesture: Gesture {
  /// The state of a movement.
  public struct Value: Equatable, Sendable {
    /// The factor of the distance.
    public var magnification: CGFloat
    /// The factor's speed.
    public var velocity: CGFloat
    /// The place where it began, in fractions of the view.
    public var startAnchor: UnitPoint
    /// The place where it began.
    public var startLocation: CGPoint
  }
  /// A primitive gesture.
  public typealias Body = Never
  /// Two fingers that move apart.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn.
nonisolated public struct RotationGesture: Gesture {
  /// The angle.
  public typealias Value = Angle
  /// A primitive gesture.
  public typealias Body = Never
  /// Two fingers that turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that turn.
nonisolated public struct RotateGesture: Gesture {
  /// The state of a movement.
  public struct Value: Equatable, Sendable {
    /// The angle.
    public var rotation: Angle
    /// The angle's speed.
    public var velocity: Angle
    /// The place where it began, in fractions of the view.
    public var startAnchor: UnitPoint
    /// The place where it began.
    public var startLocation: CGPoint
  }
  /// A primitive gesture.
  public typealias Body = Never
  /// Two fingers that turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// The part of a view's gestures.
public struct GestureMask: OptionSet, Sendable {
  /// A bit for each part.
  public let rawValue: UInt32
  /// Parts from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Without effect: gestures never begin.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
  /// Without effect: gestures never begin.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  /// Without effect: gestures never begin.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }
  /// Without effect: gestures never begin.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }
  /// Without effect: taps are not delivered.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
  /// Without effect: taps are not delivered.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }
  /// Without effect: touches are not delivered.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
  /// Without effect: touches are not delivered.
  @_disfavoredOverload nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View { self }
  /// Without effect: touches are not delivered.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// Without effect: touches are not delivered.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// Without effect: touches are not delivered.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }
}

/// The purposes of a content's shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: Int
  /// Kinds from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Context menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// A pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Accessibility.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
