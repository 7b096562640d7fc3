/// A level of importance of the current foreground style.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  /// The primary.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The secondary.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The tertiary.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The quaternary.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The quinary.
  public static let quinary = HierarchicalShapeStyle(level: 4)
  /// The style resolves itself.
  public typealias Resolved = Never
  /// The level of the foreground.
  public func _paint(in context: StyleContext) -> _Paint {
    _Paint(context.environment.foreground.paint(in: context.environment, level: level + context.level))
  }
}

/// A level of importance of another style.
nonisolated public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int
  /// The style resolves itself.
  public typealias Resolved = Never
  /// The level of the base.
  public func _paint(in context: StyleContext) -> _Paint {
    var context = context
    context.level += level
    return base._paint(in: context)
  }
}

/// A style with its opacity multiplied.
nonisolated public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double
  /// The style resolves itself.
  public typealias Resolved = Never
  /// The base, faded.
  public func _paint(in context: StyleContext) -> _Paint {
    _Paint(base._paint(in: context).paint.opacity(opacity))
  }
}

extension ShapeStyle {
  /// The second level of importance of this style.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The third level of importance of this style.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The fourth level of importance of this style.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The fifth level of importance of this style.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
  /// Returns the style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(base: self, opacity: opacity) }
  /// Returns the style; the shadow has no effect here.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The primary.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// The secondary.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The tertiary.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The quaternary.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The quinary.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { .init(Color.red.source) }
  /// The system's orange.
  public static var orange: Color { .init(Color.orange.source) }
  /// The system's yellow.
  public static var yellow: Color { .init(Color.yellow.source) }
  /// The system's green.
  public static var green: Color { .init(Color.green.source) }
  /// The system's mint.
  public static var mint: Color { .init(Color.mint.source) }
  /// The system's teal.
  public static var teal: Color { .init(Color.teal.source) }
  /// The system's cyan.
  public static var cyan: Color { .init(Color.cyan.source) }
  /// The system's blue.
  public static var blue: Color { .init(Color.blue.source) }
  /// The system's indigo.
  public static var indigo: Color { .init(Color.indigo.source) }
  /// The system's purple.
  public static var purple: Color { .init(Color.purple.source) }
  /// The system's pink.
  public static var pink: Color { .init(Color.pink.source) }
  /// The system's brown.
  public static var brown: Color { .init(Color.brown.source) }
  /// The system's gray.
  public static var gray: Color { .init(Color.gray.source) }
  /// The system's white.
  public static var white: Color { .init(Color.white.source) }
  /// The system's black.
  public static var black: Color { .init(Color.black.source) }
  /// The system's clear.
  public static var clear: Color { .init(Color.clear.source) }
}

/// A shadow of a style. It is not drawn.
public struct ShadowStyle: Equatable, Sendable {
  /// A shadow outside of the shape.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  /// A shadow inside of the shape.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}
