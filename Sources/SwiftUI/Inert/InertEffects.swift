extension View {
  /// Without effect: blur is not drawn.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Without effect: the change of brightness is not drawn.
  nonisolated public func brightness(_ amount: Double) -> some View { self }
  /// Without effect: the change of contrast is not drawn.
  nonisolated public func contrast(_ amount: Double) -> some View { self }
  /// Without effect: the change of saturation is not drawn.
  nonisolated public func saturation(_ amount: Double) -> some View { self }
  /// Without effect: the change to grey is not drawn.
  nonisolated public func grayscale(_ amount: Double) -> some View { self }
  /// Without effect: the change of hue is not drawn.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
  /// Without effect: inverted colours are not drawn.
  nonisolated public func colorInvert() -> some View { self }
  /// Without effect: multiplied colours are not drawn.
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }
  /// Without effect: opacity by brightness is not drawn.
  nonisolated public func luminanceToAlpha() -> some View { self }
  /// Without effect: colours are put over those below.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }
  /// Without effect: turning in space is not drawn.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }
  /// Without effect: effects by geometry are not drawn.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }
  /// Without effect: nothing scrolls while a picture is drawn.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
}

/// A way to combine colours with those below.
public enum BlendMode: Sendable {
  /// Over them.
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case sourceAtop
  case destinationOver
  case destinationOut
  case plusDarker
  case plusLighter
}

/// A change of the look that does not change the layout. None is drawn.
public protocol VisualEffect: Sendable {}

/// No change of the look.
public struct EmptyVisualEffect: VisualEffect {
  /// No change.
  public init() {}
}

extension VisualEffect {
  /// Without effect.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Without effect.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Without effect.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Without effect.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Without effect.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Without effect.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Without effect.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
}

/// The timing of a change while a view scrolls.
public struct ScrollTransitionConfiguration: Sendable {
  /// With the scrolling.
  public static let interactive = ScrollTransitionConfiguration()
  /// With an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// Without a change.
  public static let identity = ScrollTransitionConfiguration()
}

/// The position of a scrolling view relative to the visible area.
public enum ScrollTransitionPhase: Sendable {
  /// Before it is in sight.
  case topLeading
  /// In sight.
  case identity
  /// After it was in sight.
  case bottomTrailing
  /// True in sight.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 in, and 1 after sight.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}
