import GalleyUnicode

/// The tab stops of each paragraph of a text, as rulers. Consecutive paragraphs with the same stops
/// share a ruler.
///
/// Making a ruler takes longer than breaking a short line.
final class TabRulers {
  /// The positions of columns with automatic tab stops; nil if the text has no such stops.
  private let columns: TabColumns?
  private var latest: (style: ParagraphStyle, isRightToLeft: Bool, ruler: TabRuler)?

  init(columns: TabColumns?) { self.columns = columns }

  /// Returns the tab stops of a paragraph with this style.
  func ruler(of style: ParagraphStyle, isRightToLeft: Bool) -> TabRuler {
    if let latest, latest.isRightToLeft == isRightToLeft, latest.style.hasTabs(like: style) { return latest.ruler }
    let ruler = TabRuler(style: style, columns: columns, isRightToLeft: isRightToLeft)
    latest = (style, isRightToLeft, ruler)
    return ruler
  }
}

extension ParagraphStyle {
  /// True if two styles have the same tab stops, including the stops that repeat after the last
  /// one.
  fileprivate func hasTabs(like other: ParagraphStyle) -> Bool {
    tabStops == other.tabStops && defaultTabInterval == other.defaultTabInterval && tabOverflow == other.tabOverflow
  }
}
