/// A gesture of fingers. Galley delivers no touches to SwiftUI views, so a gesture never begins.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of the gesture's values.
  associatedtype Value
  /// The type of the gesture that this gesture consists of.
  associatedtype Body: Gesture
  /// The gesture that this gesture consists of.
  var body: Body { get }
  /// The type of the gesture's values, from which the compiler infers `Value`.
  nonisolated static var _valueType: Value.Type { get }
}

extension Never: Gesture {
  /// `Never`: the gesture has no value.
  public typealias Value = Never
  /// `Never`: the gesture has no value.
  nonisolated public static var _valueType: Never.Type { Never.self }
}

extension Gesture where Value == Body.Value {
  /// The type of the values of the gesture's body.
  nonisolated public static var _valueType: Value.Type { Value.self }
}

extension Gesture where Body == Never {
  /// The type of the gesture's values.
  nonisolated public static var _valueType: Value.Type { Value.self }
  /// A primitive gesture has no body. Reading this property stops the program.
  public var body: Never { fatalError("\(Self.self) is a primitive gesture and has no body") }
}

/// A gesture after a modifier such as `onEnded(_:)`. It does not keep the modifier's action, as
/// gestures never begin.
nonisolated public struct _ChangedGesture<V>: Gesture {
  /// The type of the gesture's values.
  public typealias Value = V
  /// `Never`: a primitive gesture has no body.
  public typealias Body = Never
}

extension Gesture {
  /// Adds an action for the end of the gesture.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Value> { _ChangedGesture() }
  /// Adds an action for each change of the gesture.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Value> { _ChangedGesture() }
  /// Updates a state while the gesture is in progress.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ChangedGesture<Value> { _ChangedGesture() }
  /// Returns the gesture with its values transformed.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _ChangedGesture<T> { _ChangedGesture() }
  /// Returns a gesture that consists of two gestures at the same time.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> _ChangedGesture<Value> {
    _ChangedGesture()
  }
  /// Returns a gesture that consists of two gestures, one after the other.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> _ChangedGesture<Value> { _ChangedGesture() }
  /// Returns a gesture that is either the first or the second of two gestures.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> _ChangedGesture<Value> {
    _ChangedGesture()
  }
}

/// An optional gesture.
extension Optional: Gesture where Wrapped: Gesture {
  /// The type of the gesture's values.
  public typealias Value = Wrapped.Value
  /// `Never`: a primitive gesture has no body.
  public typealias Body = Never
}

/// A gesture of one or several taps.
nonisolated public struct TapGesture: Gesture {
  /// A tap has no value.
  public typealias Value = ()
  /// `Never`: a primitive gesture has no body.
  public typealias Body = Never
  /// The number of taps.
  public var count: Int
  /// Creates a gesture of several taps in a row.
  public init(count: Int = 1) { self.count = count }
}

/// A gesture of one or several taps, with their location.
nonisolated public struct SpatialTapGesture: Gesture {
  /// The value of the gesture: the location of the tap.
  public struct Value: Equatable, Sendable {
    /// The location of the tap.
    public var location: CGPoint
  }
  /// `Never`: a primitive gesture has no body.
  public typealias Body = Never
  /// Creates a gesture of several taps in a row.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}

/// A gesture of a finger that stays on the view.
nonisolated public struct LongPressGesture: Gesture {
  /// True while the finger is on the view.
  public typealias Value = Bool
  /// `Never`: a primitive gesture has no body.
  public typealias Body = Never
  /// Creates a gesture for a press that lasts at least `minimumDuration` seconds and moves at most
  /// `maximumDistance` points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A gesture of a finger that moves.
nonisolated public struct DragGesture: Gesture {
  /// The state of the drag.
  public struct Value: Equatable, Sendable {
    /// The time of the current event.
    public var time: Date
    /// The location of the finger.
    public var location: CGPoint
    /// The location of the finger at the start.
    public var startLocation: CGPoint
    /// The distance from the start to the current location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The velocity in points per second. Always zero in Galley.
    public var velocity: CGSize { .zero }
    /// The predicted location at the end. Always the current location in Galley.
    public var predictedEndLocation: CGPoint { location }
    /// The predicted distance at the end. Always the current distance in Galley.
    public var predictedEndTranslation: CGSize { translation }
  }
  /// `Never`: a primitive gesture has no body.
  public typealias Body = Never
  /// Creates a gesture that begins after a minimum distance in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}

/// A gesture of two fingers that move apart. This is the older name of ``MagnifyGesture``.
nonisolated public struct MagnificationGesture: Gesture {
  /// The factor by which the distance of the fingers grew.
  public typealias Value = CGFloat
  /// `Never`: a primitive gesture has no body.
  public typealias Body = Never
  /// Creates a gesture that begins when the scale has changed by at least `minimumScaleDelta`.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A gesture of two fingers that move apart.
nonisolated public struct MagnifyGesture: Gesture {
  /// The state of the gesture.
  public struct Value: Equatable, Sendable {
    /// The factor by which the distance of the fingers grew.
    public var magnification: CGFloat
    /// The velocity of the magnification, per second.
    public var velocity: CGFloat
    /// The start of the gesture, in fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The location of the fingers at the start.
    public var startLocation: CGPoint
  }
  /// `Never`: a primitive gesture has no body.
  public typealias Body = Never
  /// Creates a gesture that begins when the scale has changed by at least `minimumScaleDelta`.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A gesture of two fingers that rotate. This is the older name of ``RotateGesture``.
nonisolated public struct RotationGesture: Gesture {
  /// The angle by which the fingers rotated.
  public typealias Value = Angle
  /// `Never`: a primitive gesture has no body.
  public typealias Body = Never
  /// Creates a gesture that begins after a minimum angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A gesture of two fingers that rotate.
nonisolated public struct RotateGesture: Gesture {
  /// The state of the gesture.
  public struct Value: Equatable, Sendable {
    /// The angle by which the fingers rotated.
    public var rotation: Angle
    /// The velocity of the rotation, per second.
    public var velocity: Angle
    /// The start of the gesture, in fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The location of the fingers at the start.
    public var startLocation: CGPoint
  }
  /// `Never`: a primitive gesture has no body.
  public typealias Body = Never
  /// Creates a gesture that begins after a minimum angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// The gestures that are enabled when a gesture is added to a view.
public struct GestureMask: OptionSet, Sendable {
  /// The options as a bit mask.
  public let rawValue: UInt32
  /// Creates options from a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gestures.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added gesture and the gestures of the subviews.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Has no effect: gestures never begin.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
  /// Has no effect: gestures never begin.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  /// Has no effect: gestures never begin.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }
  /// Has no effect: gestures never begin.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }
  /// Has no effect: Galley delivers no touches.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
  /// Has no effect: Galley delivers no touches.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }
  /// Has no effect: Galley delivers no touches.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
  /// Has no effect: Galley delivers no touches.
  @_disfavoredOverload nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View { self }
  /// Has no effect: Galley delivers no touches.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// Has no effect: Galley delivers no touches.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// Has no effect: Galley delivers no touches.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }
}

/// The purposes for which a view has a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The options as a bit mask.
  public let rawValue: Int
  /// Creates kinds from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The area that receives touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of a drag.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The hover effect of a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline for accessibility.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
