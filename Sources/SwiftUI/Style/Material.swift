/// A blurred background, drawn as a flat colour: what is behind it is not blurred (a choice; the colours are those of
/// a material over the system's background).
nonisolated public struct Material: ShapeStyle {
  let lightness: Double
  let opacity: Double
  /// The ultra thin.
  public static let ultraThin = Material(lightness: 0.97, opacity: 0.5)
  /// The thin.
  public static let thin = Material(lightness: 0.97, opacity: 0.65)
  /// The regular.
  public static let regular = Material(lightness: 0.96, opacity: 0.8)
  /// The thick.
  public static let thick = Material(lightness: 0.96, opacity: 0.9)
  /// The ultra thick.
  public static let ultraThick = Material(lightness: 0.96, opacity: 0.96)
  /// The bar.
  public static let bar = Material(lightness: 0.97, opacity: 0.94)
  /// The style resolves itself.
  public typealias Resolved = Never
  /// A grey of the interface's style.
  public func _paint(in context: StyleContext) -> _Paint {
    _Paint(
      .color(
        UIColor { [lightness, opacity] traits in
          UIColor(white: traits.userInterfaceStyle == .dark ? 0.15 : lightness, alpha: opacity)
        }))
  }
}

extension ShapeStyle where Self == Material {
  /// The ultra thin material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// The thin material.
  public static var thinMaterial: Material { .thin }
  /// The regular material.
  public static var regularMaterial: Material { .regular }
  /// The thick material.
  public static var thickMaterial: Material { .thick }
  /// The ultra thick material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The bar.
  public static var bar: Material { .bar }
}
