/// A material that looks like glass. Galley draws a thin material instead (its own choice).
public struct Glass: Equatable, Sendable {
  private var name: String
  /// The regular glass.
  public static let regular = Glass(name: "regular")
  /// The glass that is almost transparent.
  public static let clear = Glass(name: "clear")
  /// The effect without any glass.
  public static let identity = Glass(name: "identity")
  /// Returns the glass unchanged: the tint is not drawn.
  public func tint(_ color: Color?) -> Glass { self }
  /// Returns the glass unchanged: Galley delivers no touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
  var isVisible: Bool { self != .identity }
}

/// The default shape of a glass effect: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public init() {}
  /// Returns the shape's outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// A container of views whose glass shapes merge. Galley draws each shape separately.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  let content: Content
  /// Creates a container of views with glass.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  /// The views in the container.
  @MainActor public var body: some View { content }
}

extension View {
  /// Sets glass behind the view, drawn as a thin material.
  nonisolated public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
  ) -> some View {
    background { if glass.isVisible { shape.fill(.thinMaterial) } }
  }
  /// Has no effect: glass shapes do not merge in Galley.
  nonisolated public func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }
  /// Has no effect: glass shapes do not merge in Galley.
  nonisolated public func glassEffectUnion<ID: Hashable>(id: ID?, namespace: Namespace.ID) -> some View { self }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The style of a glass button, drawn as a bordered button.
  public static var glass: BorderedButtonStyle { BorderedButtonStyle() }
  /// Returns the style of a glass button, drawn as a bordered button.
  public static func glass(_ glass: Glass) -> BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The style of a prominent glass button, drawn as a prominent bordered button.
  public static var glassProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
