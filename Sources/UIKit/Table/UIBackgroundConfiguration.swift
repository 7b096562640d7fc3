import CoreGraphics
public import Foundation
public import UIFoundation

/// The background of a button, a cell, a header or a footer.
///
/// The colours of the system's styles are ours: Apple names no values. They are those of tables: `systemBackground` in
/// plain lists, `secondarySystemGroupedBackground` in grouped ones, and `systemGray4` for selected and highlighted
/// cells. Headers of plain lists are `systemBackground`, all others are clear.
public struct UIBackgroundConfiguration {
  /// The rule by which the background colour depends on the state.
  enum Style: Hashable { case clear, list(ListPlacement), automatic(ListPlacement.Role) }

  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the layout margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The background colour. nil means the tint colour, as in UIKit; in a configuration from
  /// `clear()` it means no colour.
  public var backgroundColor: UIColor? { didSet { hasOwnColor = true } }
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect behind the background.
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  /// The colour of the outline. nil means the tint colour.
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  /// The distance by which the outline is outside the background.
  public var strokeOutset: CGFloat = 0
  private let style: Style
  private var hasOwnColor = false

  private init(_ style: Style) {
    self.style = style
    takeColor(isMarked: false, in: nil)
  }

  private mutating func takeColor(isMarked: Bool, in list: ListPlacement?) {
    guard !hasOwnColor, let placement = placement(in: list) else { return }
    backgroundColor = Self.color(of: placement, isMarked: isMarked)
    if placement.style == .sidebar { cornerRadius = Self.sidebarRadius }
    hasOwnColor = false
  }

  private func placement(in list: ListPlacement?) -> ListPlacement? {
    switch style {
    case .clear: nil
    case .list(let placement): placement
    case .automatic(let role):
      ListPlacement(style: list?.style ?? .plain, role: role == .cell ? list?.role ?? role : role)
    }
  }

  /// The corner radius of the background of a sidebar's cell, in points. The value is Galley's
  /// choice.
  private static let sidebarRadius: CGFloat = 10

  private static func color(of placement: ListPlacement, isMarked: Bool) -> UIColor {
    switch (placement.role, placement.style) {
    case (.cell, .sidebar): isMarked ? .secondarySystemFill : .clear
    case (.cell, _) where isMarked: .systemGray4
    case (.cell, .plain), (.header, .plain): .systemBackground
    case (.cell, _): .secondarySystemGroupedBackground
    default: .clear
    }
  }

  /// Returns the configuration with the colours of a state. A colour that the app has set is not
  /// changed.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    updated.takeColor(isMarked: state.look.isMarked, in: state.look.list)
    return updated
  }

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? (style == .clear && !hasOwnColor ? .clear : tintColor)
    return backgroundColorTransformer?(color) ?? color
  }
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

extension UIBackgroundConfiguration {
  public static func clear() -> UIBackgroundConfiguration { Self(.clear) }
  /// Creates the background of a cell in the style of its list.
  public static func listCell() -> UIBackgroundConfiguration { Self(.automatic(.cell)) }
  /// Creates the background of a header in the style of its list.
  public static func listHeader() -> UIBackgroundConfiguration { Self(.automatic(.header)) }
  /// Creates the background of a footer in the style of its list.
  public static func listFooter() -> UIBackgroundConfiguration { Self(.automatic(.footer)) }
  public static func listPlainCell() -> UIBackgroundConfiguration { list(.plain, .cell) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.plain, .header) }
  public static func listGroupedCell() -> UIBackgroundConfiguration { list(.grouped, .cell) }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { list(.grouped, .header) }
  public static func listSidebarCell() -> UIBackgroundConfiguration { list(.sidebar, .cell) }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { list(.sidebar, .header) }
  /// Creates the background of a cell beside a sidebar. In Galley it is the background of a
  /// sidebar's cell.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { list(.sidebar, .cell) }

  private static func list(_ style: ListPlacement.Style, _ role: ListPlacement.Role) -> UIBackgroundConfiguration {
    Self(.list(ListPlacement(style: style, role: role)))
  }
}
