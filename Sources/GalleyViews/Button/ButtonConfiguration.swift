public import GalleyBase

/// The appearance of a button whose colours follow its tint colour.
///
/// UIKit counterpart: UIButton.Configuration, with its lengths for the size `medium`.
public struct ButtonConfiguration: Hashable, Sendable {
  /// The background and the colour of the title.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// No background, and the title in the tint colour.
    case plain
    /// A gray background, and the title in the tint colour.
    case gray
    /// A faint background and the title, both in the tint colour.
    case tinted
    /// A background in the tint colour, and a white title.
    case filled
  }

  /// The corners of the background. UIKit counterpart: UIButton.Configuration.CornerStyle.
  public enum CornerStyle: String, Hashable, Sendable, CaseIterable {
    /// Corners of the standard radius.
    case dynamic
    /// A radius of 5 points.
    case small
    /// Corners of the standard radius, as `dynamic`.
    case medium
    /// A radius of 12 points.
    case large
    /// Half circles.
    case capsule
  }

  /// The background and the colour of the title.
  public var style: Style
  /// The corners of the background; a `cornerRadius` of the view takes precedence.
  public var cornerStyle: CornerStyle

  /// Creates a configuration; its corners are standard by default.
  public init(_ style: Style, cornerStyle: CornerStyle = .dynamic) {
    (self.style, self.cornerStyle) = (style, cornerStyle)
  }

  /// The space around the content, in points.
  public static let contentInsets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
  /// The radius of standard corners, in points.
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

  /// The colour of the title and of a template picture.
  func foreground(of button: Button) -> Color {
    guard button.isEnabled else { return SystemColor.tertiaryLabel.color(in: button.context.interfaceStyle) }
    return normalForeground(of: button)
  }

  /// The colour of the title and of a template picture while the button is enabled.
  func normalForeground(of button: Button) -> Color { style == .filled ? .white : button.tintColor }

  /// The colour of the background; nil for none.
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
