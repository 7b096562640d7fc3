import CoreGraphics
public import Foundation
package import UIFoundation

/// An effect on the content behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying, @preconcurrency NSCoding {
  /// No effect.
  public override init() {}

  /// Creates an effect from an interface file, which is not supported here.
  public required init?(coder: NSCoder) {}

  /// Encodes nothing.
  open func encode(with coder: NSCoder) {}

  /// Returns this effect, which cannot change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The colour that replaces the effect, since nothing behind a view is blurred here.
  package func colour(for traits: UITraitCollection) -> UIColor? { nil }
}

/// A blur. It is drawn as its material's translucent colour, without blurring.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The material.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  package let style: Style

  /// A blur of a material.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates a blur from an interface file, which is not supported here.
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

/// The vibrancy of content on a blur, which is not drawn here.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  package let blurEffect: UIBlurEffect

  /// An effect for content on a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  /// An effect for content of a kind on a blur.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }

  /// Creates an effect from an interface file, which is not supported here.
  public required init?(coder: NSCoder) { nil }
}

/// A kind of content on a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
