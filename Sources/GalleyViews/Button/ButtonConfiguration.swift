public import GalleyBase

/// A button's appearance with colours that follow its tint colour.
///
/// UIKit counterpart: UIButton.Configuration, with its lengths for the size `medium`.
public struct ButtonConfiguration: Hashable, Sendable {
  /// The kind of background, and the colour of the title.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// The button has no background, and the title has the tint colour.
    case plain
    /// The background is gray, and the title has the tint colour.
    case gray
    /// The background is a faint tint colour, and the title has the tint colour.
    case tinted
    /// The background has the tint colour, and the title is white.
    case filled
  }

  /// The shape of the background's corners. UIKit counterpart: UIButton.Configuration.CornerStyle.
  public enum CornerStyle: String, Hashable, Sendable, CaseIterable {
    /// The corners have the standard radius.
    case dynamic
    /// The corners have a radius of 5 points.
    case small
    /// The corners have the standard radius, as with `dynamic`.
    case medium
    /// The corners have a radius of 12 points.
    case large
    /// The radius is half the height, so that the ends are half circles.
    case capsule
  }

  /// The kind of background, and the colour of the title.
  public var style: Style
  /// The shape of the background's corners. If the view has a `cornerRadius`, the view's value is
  /// used.
  public var cornerStyle: CornerStyle

  /// Creates a configuration. By default, its corners have the standard radius.
  public init(_ style: Style, cornerStyle: CornerStyle = .dynamic) {
    (self.style, self.cornerStyle) = (style, cornerStyle)
  }

  /// The default space around the content, in points.
  public static let contentInsets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
  /// The radius of corners with the style `dynamic` or `medium`, in points.
  private static let cornerRadius = 5.95
  /// The opacity of the tint colour in the background of a tinted button.
  private static let tintedOpacity = 0.18

  func cornerRadius(inHeight height: Double) -> Double {
    switch cornerStyle {
    case .dynamic, .medium: Self.cornerRadius
    case .small: 5
    case .large: 12
    case .capsule: height / 2
    }
  }

  /// Returns the present colour of the title and of a template picture.
  func foreground(of button: Button) -> Color {
    guard button.isEnabled else { return SystemColor.tertiaryLabel.color(in: button.context.interfaceStyle) }
    return normalForeground(of: button)
  }

  /// Returns the colour of the title and of a template picture while the button is enabled.
  func normalForeground(of button: Button) -> Color { style == .filled ? .white : button.tintColor }

  /// Returns the colour of the background; nil for no background.
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
