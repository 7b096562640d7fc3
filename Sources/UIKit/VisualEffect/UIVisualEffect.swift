import CoreGraphics
public import Foundation
package import UIFoundation

/// The base class of effects on the content behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying, @preconcurrency NSCoding {
  /// Creates an effect that changes nothing.
  public override init() {}

  /// Creates an effect without decoding anything.
  public required init?(coder: NSCoder) {}

  /// Encodes nothing.
  open func encode(with coder: NSCoder) {}

  /// Returns this effect, which is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the colour that is drawn in place of the effect, since Galley does not blur the
  /// content behind a view; nil to draw nothing.
  package func colour(for traits: UITraitCollection) -> UIColor? { nil }
}

/// A blur effect. It is drawn as the translucent colour of its material, without blurring.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The material of a blur effect.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  package let style: Style

  /// Creates a blur effect with a material.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Returns nil, since blur effects cannot be decoded.
  public required init?(coder: NSCoder) { nil }

  package override func colour(for traits: UITraitCollection) -> UIColor? {
    let isDark =
      switch style {
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
        .systemChromeMaterialDark:
        true
      case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
        .systemThickMaterialLight, .systemChromeMaterialLight:
        false
      default: traits.userInterfaceStyle == .dark
      }
    return UIColor(white: isDark ? 0.11 : 0.97, alpha: opacity)
  }

  private var opacity: CGFloat {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.4
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: 0.6
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.9
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark, .prominent: 0.94
    default: 0.8
    }
  }
}

/// The vibrancy of content on a blur. It is not drawn.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  package let blurEffect: UIBlurEffect

  /// Creates a vibrancy effect for content on a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  /// Creates a vibrancy effect for a kind of content on a blur.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }

  /// Returns nil, since vibrancy effects cannot be decoded.
  public required init?(coder: NSCoder) { nil }
}

/// The kind of content on a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
