/// A blurred background, drawn as a flat colour: what is behind it is not blurred (a choice; the colours are those of
/// a material over the system's background).
nonisolated public struct Material: ShapeStyle {
  let lightness: Double
  let opacity: Double
  public static let ultraThin = Material(lightness: 0.97, opacity: 0.5)
  public static let thin = Material(lightness: 0.97, opacity: 0.65)
  public static let regular = Material(lightness: 0.96, opacity: 0.8)
  public static let thick = Material(lightness: 0.96, opacity: 0.9)
  public static let ultraThick = Material(lightness: 0.96, opacity: 0.96)
  public static let bar = Material(lightness: 0.97, opacity: 0.94)
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
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
