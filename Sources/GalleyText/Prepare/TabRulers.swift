import GalleyUnicode

/// The rulers of the paragraphs of a text, each with the tab stops of a paragraph.
///
/// Neighbours usually share one, and making it takes longer than breaking a short line.
final class TabRulers {
  /// The columns with automatic tab stops; nil if the text has none.
  private let columns: TabColumns?
  private var latest: (style: ParagraphStyle, isRightToLeft: Bool, ruler: TabRuler)?

  init(columns: TabColumns?) { self.columns = columns }

  /// Returns the ruler of a paragraph.
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
