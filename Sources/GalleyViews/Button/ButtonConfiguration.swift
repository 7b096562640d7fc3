public import GalleyBase

/// The looks of a button whose colours follow its tint colour. UIKit counterpart: UIButton.Configuration, with its
/// figures for the size `medium`.
public struct ButtonConfiguration: Hashable, Sendable {
  /// The ground and the colour of the title.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// No ground, and the title in the tint colour.
    case plain
    /// A gray ground, and the title in the tint colour.
    case gray
    /// A ground of little of the tint colour, and the title in it.
    case tinted
    /// A ground in the tint colour, and the title in white.
    case filled
  }

  /// The corners of the ground. UIKit counterpart: UIButton.Configuration.CornerStyle.
  public enum CornerStyle: String, Hashable, Sendable, CaseIterable {
    /// The standard ones.
    case dynamic
    /// A radius of 5 points.
    case small
    /// The standard ones.
    case medium
    /// A radius of 12 points.
    case large
    /// Half circles.
    case capsule
  }

  /// The ground and the colour of the title.
  public var style: Style
  /// The corners of the ground; a `cornerRadius` of the view wins over it.
  public var cornerStyle: CornerStyle

  /// A style with standard corners.
  public init(_ style: Style, cornerStyle: CornerStyle = .dynamic) {
    (self.style, self.cornerStyle) = (style, cornerStyle)
  }

  /// The space around the content, in points.
  public static let contentInsets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
  /// The radius of standard corners, in points.
  private static let cornerRadius = 5.95
  /// The part of the tint colour in the ground of a tinted button.
  private static let tintedOpacity = 0.18

  func cornerRadius(inHeight height: Double) -> Double {
    switch cornerStyle {
    case .dynamic, .medium: Self.cornerRadius
    case .small: 5
    case .large: 12
    case .capsule: height / 2
    }
  }

  /// The colour of title and template picture.
  func foreground(of button: Button) -> Color {
    guard button.isEnabled else { return SystemColor.tertiaryLabel.color(in: button.context.interfaceStyle) }
    return normalForeground(of: button)
  }

  /// The colour of title and template picture of a button that is enabled.
  func normalForeground(of button: Button) -> Color { style == .filled ? .white : button.tintColor }

  /// The colour of the ground; nil for none.
  func ground(of button: Button) -> Color? {
    let fill = SystemColor.secondarySystemFill.color(in: button.context.interfaceStyle)
    switch style {
    case .plain: return nil
    case .gray: return fill
    case .tinted: return button.tintColor.multipliedAlpha(by: Self.tintedOpacity)
    case .filled: return button.isEnabled ? button.tintColor : fill
    }
  }
}
