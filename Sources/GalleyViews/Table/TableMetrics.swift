package import GalleyBase

/// The lengths of the system's tables, in points.
///
/// Apple documents few of them; where nothing is recorded, they are choices.
package enum TableMetrics {
  /// The minimum height of a row that determines its own size.
  package static let leastRowHeight: Double = 44
  /// The space above the text of a row, and below it.
  package static let rowPadding: Double = 11
  /// The distance between the picture and the text of a row.
  package static let gap: Double = 16
  /// The distance between the text and the accessory of a row.
  package static let markGap: Double = 8
  /// The minimum width of a detail text beside another text. The detail is truncated to this width
  /// before it moves below.
  package static let leastDetailWidth: Double = 44
  /// The additional space above a header of a plain table.
  package static let headerPadding: Double = 22
  /// The minimum height of a header or footer with text.
  package static let leastTitleHeight: Double = 28
  /// The space between two groups of a grouped table.
  package static let groupGap: Double = 18
  /// The space above the first group of a grouped table.
  package static let firstGroupGap: Double = 35
  /// The distance of an inset group from the table's edges.
  package static let groupInset: Double = 16
  /// The corner radius of an inset group.
  package static let groupRadius: Double = 10

  /// Returns the distance of text from the left and right edges, for a width of the table.
  package static func margin(inWidth width: Double) -> Double { width >= 414 ? 20 : 16 }

  /// Returns the space around the text of a header or footer.
  package static func titleMargins(isFooter: Bool, isGrouped: Bool, inWidth width: Double) -> EdgeInsets {
    let side = margin(inWidth: width)
    if isFooter { return EdgeInsets(top: 8, left: side, bottom: 8, right: side) }
    if isGrouped { return EdgeInsets(top: 17, left: side, bottom: 6, right: side) }
    return EdgeInsets(top: 4, left: side, bottom: 4, right: side)
  }

  /// Returns the height of a header without content.
  package static func emptyHeaderHeight(ofSection section: Int, isGrouped: Bool) -> Double {
    isGrouped ? (section == 0 ? firstGroupGap : groupGap) : 0
  }

  /// Returns the height of a footer without content.
  package static func emptyFooterHeight(isGrouped: Bool) -> Double { isGrouped ? groupGap : 0 }
}
