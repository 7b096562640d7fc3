extension View {
  /// Has no effect: Galley does not draw blur.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Has no effect: Galley does not change the brightness.
  nonisolated public func brightness(_ amount: Double) -> some View { self }
  /// Has no effect: Galley does not change the contrast.
  nonisolated public func contrast(_ amount: Double) -> some View { self }
  /// Has no effect: Galley does not change the saturation.
  nonisolated public func saturation(_ amount: Double) -> some View { self }
  /// Has no effect: Galley does not turn colours grey.
  nonisolated public func grayscale(_ amount: Double) -> some View { self }
  /// Has no effect: Galley does not change the hue.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
  /// Has no effect: Galley does not invert colours.
  nonisolated public func colorInvert() -> some View { self }
  /// Has no effect: Galley does not multiply colours.
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }
  /// Has no effect: Galley does not turn brightness into opacity.
  nonisolated public func luminanceToAlpha() -> some View { self }
  /// Has no effect: Galley draws each view over the views behind it, without blending.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }
  /// Has no effect: Galley does not draw visual effects.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }
  /// Has no effect: nothing scrolls while a picture is drawn.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
}

/// The way in which colours are combined with the colours behind them.
public enum BlendMode: Sendable {
  /// The colours cover the colours behind them.
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

/// A visual effect that does not change the layout. Galley draws none.
public protocol VisualEffect: Sendable {}

/// The start of a chain of visual effects, without any effect.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates a value without any effect.
  public init() {}
}

extension VisualEffect {
  /// Returns the value unchanged: Galley does not draw visual effects.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Returns the value unchanged: Galley does not draw visual effects.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Returns the value unchanged: Galley does not draw visual effects.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Returns the value unchanged: Galley does not draw visual effects.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Returns the value unchanged: Galley does not draw visual effects.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Returns the value unchanged: Galley does not draw visual effects.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Returns the value unchanged: Galley does not draw visual effects.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
}

/// The timing of a transition while a view scrolls.
public struct ScrollTransitionConfiguration: Sendable {
  /// The transition follows the scrolling.
  public static let interactive = ScrollTransitionConfiguration()
  /// The transition is animated when the view appears.
  public static let animated = ScrollTransitionConfiguration()
  /// There is no transition.
  public static let identity = ScrollTransitionConfiguration()
}

/// The position of a scrolling view relative to the visible area.
public enum ScrollTransitionPhase: Sendable {
  /// The view is before the visible area.
  case topLeading
  /// The view is in the visible area.
  case identity
  /// The view is after the visible area.
  case bottomTrailing
  /// True if the view is in the visible area.
  public var isIdentity: Bool { self == .identity }
  /// A number for the phase: -1 before the visible area, 0 in the area, and 1 after the area.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}
