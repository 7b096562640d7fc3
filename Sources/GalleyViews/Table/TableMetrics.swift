package import GalleyBase

/// The lengths of the system's tables, in points.
///
/// Apple documents few of them; where nothing is recorded, they are choices.
package enum TableMetrics {
  /// The minimum height of a row that sizes itself.
  package static let leastRowHeight: Double = 44
  /// The space above and below the text of a row.
  package static let rowPadding: Double = 11
  /// The distance between a picture and text.
  package static let gap: Double = 16
  /// The distance between text and an accessory.
  package static let markGap: Double = 8
  /// The minimum width of a detail beside a text: it is truncated to this width before it goes below.
  package static let leastDetailWidth: Double = 44
  /// The space above a header of a plain table.
  package static let headerPadding: Double = 22
  /// The minimum height of a header or footer with text.
  package static let leastTitleHeight: Double = 28
  /// The height between groups.
  package static let groupGap: Double = 18
  /// The height above the first group.
  package static let firstGroupGap: Double = 35
  /// The distance of an inset group from the edges.
  package static let groupInset: Double = 16
  /// The corner radius of an inset group.
  package static let groupRadius: Double = 10

  /// The distance of text from the sides.
  package static func margin(inWidth width: Double) -> Double { width >= 414 ? 20 : 16 }

  /// The space around the text of a header or footer.
  package static func titleMargins(isFooter: Bool, isGrouped: Bool, inWidth width: Double) -> EdgeInsets {
    let side = margin(inWidth: width)
    if isFooter { return EdgeInsets(top: 8, left: side, bottom: 8, right: side) }
    if isGrouped { return EdgeInsets(top: 17, left: side, bottom: 6, right: side) }
    return EdgeInsets(top: 4, left: side, bottom: 4, right: side)
  }

  /// The height of a header without content.
  package static func emptyHeaderHeight(ofSection section: Int, isGrouped: Bool) -> Double {
    isGrouped ? (section == 0 ? firstGroupGap : groupGap) : 0
  }

  /// The height of a footer without content.
  package static func emptyFooterHeight(isGrouped: Bool) -> Double { isGrouped ? groupGap : 0 }
}
