/// The look of glass. It is drawn as a thin material (a choice).
public struct Glass: Equatable, Sendable {
  private var name: String
  /// Glass that is seen.
  public static let regular = Glass(name: "regular")
  /// Glass that is hardly seen.
  public static let clear = Glass(name: "clear")
  /// No glass.
  public static let identity = Glass(name: "identity")
  /// Glass of a colour: the colour is not drawn.
  public func tint(_ color: Color?) -> Glass { self }
  /// Glass that follows touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
  var isVisible: Bool { self != .identity }
}

/// The shape of glass: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  /// A capsule.
  public init() {}
  /// The outline.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Views whose glass flows together: each is drawn for itself.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  let content: Content
  /// Views with glass.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  /// The views.
  @MainActor public var body: some View { content }
}

extension View {
  /// Puts glass behind the view, drawn as a thin material.
  nonisolated public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
  ) -> some View {
    background { if glass.isVisible { shape.fill(.thinMaterial) } }
  }
  /// Without effect: glass does not flow together.
  nonisolated public func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }
  /// Without effect: glass does not flow together.
  nonisolated public func glassEffectUnion<ID: Hashable>(id: ID?, namespace: Namespace.ID) -> some View { self }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button of glass, drawn as a bordered one.
  public static var glass: BorderedButtonStyle { BorderedButtonStyle() }
  /// A button of glass, drawn as a bordered one.
  public static func glass(_ glass: Glass) -> BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button of glass in the tint, drawn as a prominent bordered one.
  public static var glassProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
