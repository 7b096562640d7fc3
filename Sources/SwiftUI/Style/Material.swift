/// A blurred background. It is drawn as a flat colour, without blur (Galley's choice; the colours
/// are those of a material over the system's background).
nonisolated public struct Material: ShapeStyle {
  let lightness: Double
  let opacity: Double
  /// The ultra-thin material.
  public static let ultraThin = Material(lightness: 0.97, opacity: 0.5)
  /// The thin material.
  public static let thin = Material(lightness: 0.97, opacity: 0.65)
  /// The regular material.
  public static let regular = Material(lightness: 0.96, opacity: 0.8)
  /// The thick material.
  public static let thick = Material(lightness: 0.96, opacity: 0.9)
  /// The ultra-thick material.
  public static let ultraThick = Material(lightness: 0.96, opacity: 0.96)
  /// The material of bars.
  public static let bar = Material(lightness: 0.97, opacity: 0.94)
  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns a translucent grey for the colour scheme.
  public func _paint(in context: StyleContext) -> _Paint {
    _Paint(
      .color(
        UIColor { [lightness, opacity] traits in
          UIColor(white: traits.userInterfaceStyle == .dark ? 0.15 : lightness, alpha: opacity)
        }))
  }
}

extension ShapeStyle where Self == Material {
  /// The ultra-thin material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// The thin material.
  public static var thinMaterial: Material { .thin }
  /// The regular material.
  public static var regularMaterial: Material { .regular }
  /// The thick material.
  public static var thickMaterial: Material { .thick }
  /// The ultra-thick material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
