/// A hierarchy level of the current foreground style, such as secondary.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  /// The first level, for primary content.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level, for secondary content.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level, for tertiary content.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level, for quaternary content.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level, for quinary content.
  public static let quinary = HierarchicalShapeStyle(level: 4)
  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the paint of the foreground style at the level.
  public func _paint(in context: StyleContext) -> _Paint {
    _Paint(context.environment.foreground.paint(in: context.environment, level: level + context.level))
  }
}

/// A hierarchy level of another style.
nonisolated public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int
  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the paint of the base style at the level.
  public func _paint(in context: StyleContext) -> _Paint {
    var context = context
    context.level += level
    return base._paint(in: context)
  }
}

/// A style with its opacity multiplied by a factor.
nonisolated public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double
  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the paint of the base style with its opacity multiplied.
  public func _paint(in context: StyleContext) -> _Paint {
    _Paint(base._paint(in: context).paint.opacity(opacity))
  }
}

extension ShapeStyle {
  /// The second hierarchy level of this style.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The third hierarchy level of this style.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The fourth hierarchy level of this style.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The fifth hierarchy level of this style.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
  /// Returns the style with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(base: self, opacity: opacity) }
  /// Returns the style unchanged: the shadow is not drawn.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground style.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The fifth level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle where Self == Color {
  /// The system's red colour.
  public static var red: Color { .init(Color.red.source) }
  /// The system's orange colour.
  public static var orange: Color { .init(Color.orange.source) }
  /// The system's yellow colour.
  public static var yellow: Color { .init(Color.yellow.source) }
  /// The system's green colour.
  public static var green: Color { .init(Color.green.source) }
  /// The system's mint colour.
  public static var mint: Color { .init(Color.mint.source) }
  /// The system's teal colour.
  public static var teal: Color { .init(Color.teal.source) }
  /// The system's cyan colour.
  public static var cyan: Color { .init(Color.cyan.source) }
  /// The system's blue colour.
  public static var blue: Color { .init(Color.blue.source) }
  /// The system's indigo colour.
  public static var indigo: Color { .init(Color.indigo.source) }
  /// The system's purple colour.
  public static var purple: Color { .init(Color.purple.source) }
  /// The system's pink colour.
  public static var pink: Color { .init(Color.pink.source) }
  /// The system's brown colour.
  public static var brown: Color { .init(Color.brown.source) }
  /// The system's grey colour.
  public static var gray: Color { .init(Color.gray.source) }
  /// White.
  public static var white: Color { .init(Color.white.source) }
  /// Black.
  public static var black: Color { .init(Color.black.source) }
  /// The transparent colour.
  public static var clear: Color { .init(Color.clear.source) }
}

/// The shadow of a style. Galley does not draw it.
public struct ShadowStyle: Equatable, Sendable {
  /// Returns a shadow outside of the shape.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  /// Returns a shadow inside the shape.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}
