/// A transition of a view that appears or disappears. Galley applies it at once.
public struct AnyTransition: Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// Creates a transition from a value of a ``Transition`` type.
  public init<T: Transition>(_ transition: T) { name = "\(T.self)" }
  /// The view fades in and out.
  public static let opacity = AnyTransition("opacity")
  /// The view appears and disappears without a transition.
  public static let identity = AnyTransition("identity")
  /// The view moves in from the leading edge and out to the trailing edge.
  public static var slide: AnyTransition { AnyTransition("slide") }
  /// The view grows from zero and shrinks to zero.
  public static var scale: AnyTransition { AnyTransition("scale") }
  /// Returns a transition that scales the view by a factor around a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition("scale") }
  /// Returns a transition that moves the view in from an edge, and out to the same edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition("move") }
  /// Returns a transition that moves the view in from an edge while it pushes the old view out.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition("push") }
  /// Returns a transition that moves the view by an offset.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition("offset") }
  /// Returns a transition that moves the view by an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition("offset") }
  /// Returns a transition between two states of a modifier.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition("modifier") }
  /// Returns a transition that differs for insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
  /// Returns the combination of two transitions.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
  /// The old view blurs while the new one becomes sharp.
  public static var blurReplace: AnyTransition { AnyTransition("blurReplace") }
}

/// A phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is visible.
  case identity
  /// The view has disappeared.
  case didDisappear
  /// True if the view is visible.
  public var isIdentity: Bool { self == .identity }
  /// A number for the phase: -1 before the view appears, 0 while it is visible, and 1 after it
  /// disappeared.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// A custom transition of a view that appears or disappears. Galley applies it at once.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the view during the transition.
  associatedtype Body: View
  /// Returns the view in a phase of the transition.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
  /// The view that appears or disappears.
  typealias Content = PlaceholderContentView<AnyView>
}

/// A transition that fades the view in and out.
nonisolated public struct OpacityTransition: Transition {
  /// Creates the transition.
  public init() {}
  /// Returns the view unchanged: transitions end at once.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves the view in from the leading edge and out to the trailing edge.
nonisolated public struct SlideTransition: Transition {
  /// Creates the transition.
  public init() {}
  /// Returns the view unchanged: transitions end at once.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that blurs the view.
nonisolated public struct BlurReplaceTransition: Transition {
  /// The direction in which the blurred views move.
  public struct Configuration: Equatable, Sendable {
    private let name: String
    /// The old view moves down and the new one up.
    public static let downUp = Configuration(name: "downUp")
    /// Both views move up.
    public static let upUp = Configuration(name: "upUp")
  }
  /// Creates the transition.
  public init(configuration: Configuration) {}
  /// Returns the view unchanged: transitions end at once.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
