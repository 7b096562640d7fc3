/// A transition of a view that appears or disappears: it happens at once.
public struct AnyTransition: Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// A transition of another kind.
  public init<T: Transition>(_ transition: T) { name = "\(T.self)" }
  /// By its opacity.
  public static let opacity = AnyTransition("opacity")
  /// Without a change.
  public static let identity = AnyTransition("identity")
  /// From the leading edge to the trailing one.
  public static var slide: AnyTransition { AnyTransition("slide") }
  /// By its size.
  public static var scale: AnyTransition { AnyTransition("scale") }
  /// By its size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition("scale") }
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition("move") }
  /// From an edge, pushing the other away.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition("push") }
  /// From another place.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition("offset") }
  /// From another place.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition("offset") }
  /// By modifiers.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition("modifier") }
  /// One way in, another out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
  /// A change of blur.
  public static var blurReplace: AnyTransition { AnyTransition("blurReplace") }
}

/// A step of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// Before the view is there.
  case willAppear
  /// While the view is there.
  case identity
  /// After the view was there.
  case didDisappear
  /// True while the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 while, and 1 after the view is there.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// A transition of a view that appears or disappears: it happens at once.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
  /// The view that appears.
  typealias Content = PlaceholderContentView<AnyView>
}

/// By opacity.
nonisolated public struct OpacityTransition: Transition {
  /// By opacity.
  public init() {}
  /// The view in a phase.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From the leading edge to the trailing one.
nonisolated public struct SlideTransition: Transition {
  /// From the leading edge to the trailing one.
  public init() {}
  /// The view in a phase.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By blur.
nonisolated public struct BlurReplaceTransition: Transition {
  /// The form of the change.
  public struct Configuration: Equatable, Sendable {
    private let name: String
    /// Downwards and upwards.
    public static let downUp = Configuration(name: "downUp")
    /// Upwards.
    public static let upUp = Configuration(name: "upUp")
  }
  /// By blur.
  public init(configuration: Configuration) {}
  /// The view in a phase.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
