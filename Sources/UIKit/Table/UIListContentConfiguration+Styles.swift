import CoreGraphics
import Foundation
import GalleyBase
import GalleyViews
import UIFoundation

extension UIListContentConfiguration {
  /// Creates the content of a row in a sidebar. In Galley it is the content of a plain row.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  /// Creates the header of a section in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { title(isFooter: false, isGrouped: false) }
  /// Creates the footer of a section in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { title(isFooter: true, isGrouped: false) }
  /// Creates the header of a group. Its text is in capital letters, as in a table view.
  public static func groupedHeader() -> UIListContentConfiguration { title(isFooter: false, isGrouped: true) }
  /// Creates the footer of a group.
  public static func groupedFooter() -> UIListContentConfiguration { title(isFooter: true, isGrouped: true) }
  /// Creates the header for a list whose style is not known yet. In Galley it is the header of a
  /// plain list.
  public static func header() -> UIListContentConfiguration { plainHeader() }
  /// Creates the footer for a list whose style is not known yet. In Galley it is the footer of a
  /// plain list.
  public static func footer() -> UIListContentConfiguration { plainFooter() }
  public static func sidebarHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }

  /// Creates a header in semibold text of 17 points. The font is Galley's choice.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    prominent(.systemFont(ofSize: 17, weight: .semibold))
  }
  /// Creates a header in bold text of 22 points. The font is Galley's choice.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    prominent(.systemFont(ofSize: 22, weight: .bold))
  }

  private static func prominent(_ font: UIFont) -> UIListContentConfiguration {
    var content = title(isFooter: false, isGrouped: true)
    content.textProperties = TextProperties()
    content.textProperties.font = font
    return content
  }

  /// Creates a header or footer with the metrics of table views (`TableMetrics`).
  private static func title(isFooter: Bool, isGrouped: Bool) -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    let isPlainHeader = !isFooter && !isGrouped
    content.textProperties.font = isPlainHeader ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
    if !isPlainHeader { content.textProperties.color = .secondaryLabel }
    content.textProperties.hasOwnColor = false
    if isGrouped, !isFooter { content.textProperties.transform = .uppercase }
    content.secondaryTextProperties.font = .systemFont(ofSize: 13)
    content.secondaryTextProperties.color = .secondaryLabel
    let margins = TableMetrics.titleMargins(isFooter: isFooter, isGrouped: isGrouped, inWidth: 0)
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    return content
  }

  /// Returns the content for a state. The text of a disabled row has the colour `tertiaryLabel`
  /// unless the app has set a colour. This is Galley's choice, since Apple does not document it.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var updated = self
    updated.textProperties.dim(state.look.isDisabled)
    updated.secondaryTextProperties.dim(state.look.isDisabled)
    return updated
  }

  /// The size of the drawn image: the image's size, reduced to the maximum size if it is larger.
  private var drawnImageSize: CGSize {
    guard let size = image?.size, size.width > 0, size.height > 0 else { return .zero }
    let most = imageProperties.maximumSize
    var scale: CGFloat = 1
    if most.width > 0 { scale = min(scale, most.width / size.width) }
    if most.height > 0 { scale = min(scale, most.height / size.height) }
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The space for the image: the size of the drawn image, or the reserved size.
  var shownImageSize: CGSize {
    let (size, reserved) = (drawnImageSize, imageProperties.reservedLayoutSize)
    guard size.width > 0 else { return .zero }
    return CGSize(
      width: reserved.width > 0 ? reserved.width : size.width,
      height: reserved.height > 0 ? reserved.height : size.height)
  }

  /// Returns the frame of the image, centred in its space.
  func imageFrame(in room: CGRect) -> CGRect {
    let size = drawnImageSize
    return CGRect(
      x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
  }
}

extension UIListContentConfiguration.TextProperties {
  fileprivate mutating func dim(_ isDisabled: Bool) {
    guard !hasOwnColor, isDisabled != (normalColor != nil) else { return }
    let other = normalColor ?? .tertiaryLabel
    normalColor = isDisabled ? color : nil
    color = other
    hasOwnColor = false
  }

  /// Returns the text in the configured capitalisation, such as upper case.
  func transformed(_ text: String) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
