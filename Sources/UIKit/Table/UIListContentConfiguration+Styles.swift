import CoreGraphics
import Foundation
import GalleyBase
import GalleyViews
import UIFoundation

extension UIListContentConfiguration {
  /// The content of a row in a sidebar, which is that of a plain row here.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  /// The title above a section of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { title(isFooter: false, isGrouped: false) }
  /// The title below a section of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { title(isFooter: true, isGrouped: false) }
  /// The title above a group, in capital letters as in a table.
  public static func groupedHeader() -> UIListContentConfiguration { title(isFooter: false, isGrouped: true) }
  /// The title below a group.
  public static func groupedFooter() -> UIListContentConfiguration { title(isFooter: true, isGrouped: true) }
  /// The title of a list that knows its style only when it is shown, which is that of a plain one here.
  public static func header() -> UIListContentConfiguration { plainHeader() }
  /// The text below a section of a list that knows its style only when it is shown.
  public static func footer() -> UIListContentConfiguration { plainFooter() }
  public static func sidebarHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }

  /// A title in semibold letters of the size of text. Its font is ours.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    prominent(.systemFont(ofSize: 17, weight: .semibold))
  }
  /// A title in large bold letters. Its font is ours.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    prominent(.systemFont(ofSize: 22, weight: .bold))
  }

  private static func prominent(_ font: UIFont) -> UIListContentConfiguration {
    var content = title(isFooter: false, isGrouped: true)
    content.textProperties = TextProperties()
    content.textProperties.font = font
    return content
  }

  /// The metrics are those of a table's titles here (`TableMetrics`).
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

  /// Returns the content for a state. Text of a disabled row is `tertiaryLabel`, unless the app set its colour. That
  /// colour is ours: Apple names none.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var updated = self
    updated.textProperties.dim(state.look.isDisabled)
    updated.secondaryTextProperties.dim(state.look.isDisabled)
    return updated
  }

  /// The size in which the image is drawn: its own, reduced to fit the maximum size.
  private var drawnImageSize: CGSize {
    guard let size = image?.size, size.width > 0, size.height > 0 else { return .zero }
    let most = imageProperties.maximumSize
    var scale: CGFloat = 1
    if most.width > 0 { scale = min(scale, most.width / size.width) }
    if most.height > 0 { scale = min(scale, most.height / size.height) }
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The space for the image: its size, or the reserved one.
  var shownImageSize: CGSize {
    let (size, reserved) = (drawnImageSize, imageProperties.reservedLayoutSize)
    guard size.width > 0 else { return .zero }
    return CGSize(
      width: reserved.width > 0 ? reserved.width : size.width,
      height: reserved.height > 0 ? reserved.height : size.height)
  }

  /// Returns the frame of the image in the middle of its space.
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

  /// Returns transformed text.
  func transformed(_ text: String) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
