import GalleyBase
import GalleyUnicode

/// A tab stop. UIKit counterpart: NSTextTab.
///
/// `left` and `right` are absolute, even in right-to-left paragraphs; `natural` is the leading side and `justified`
/// behaves as `left` (rule: tab-alignment).
///
/// ```swift
/// let prices = ParagraphStyle {
///   $0.tabStops = [
///     TextTab(alignment: .right, location: 180, columnTerminators: TextTab.columnTerminators(for: "de_DE"))
///   ]
/// }
/// ```
public struct TextTab: Hashable, Sendable {
  /// The position of the column's text relative to the stop.
  public var alignment: TabAlignment
  /// The distance in points from the leading margin, inside the padding of the container. In
  /// right-to-left paragraphs it is measured from the right.
  ///
  /// Ignored if `automaticSpacing` is set.
  public var location: Double
  /// The characters that end the column. With right alignment, the text before the first of them
  /// ends at the stop, as in decimal alignment.
  ///
  /// If nil, only tab and newline end it. UIKit counterpart: `options[.columnTerminators]`.
  public var columnTerminators: String?
  /// The distance in points from the preceding column; nil if the stop has a fixed location. If
  /// set, the content of the column determines the location; see `TabColumns`.
  ///
  /// Not in UIKit.
  public var automaticSpacing: Double?

  /// Creates a tab stop at `location` points from the leading margin.
  public init(alignment: TabAlignment = .natural, location: Double, columnTerminators: String? = nil) {
    self.alignment = alignment
    self.location = location.onLengthGrid
    self.columnTerminators = columnTerminators
  }

  /// Returns a tab stop whose location depends on the content of its column. The column is at least
  /// `spacing` points after the preceding column.
  public static func automatic(
    alignment: TabAlignment = .natural, spacing: Double = defaultSpacing, columnTerminators: String? = nil
  ) -> TextTab {
    var tab = TextTab(alignment: alignment, location: 0, columnTerminators: columnTerminators)
    tab.automaticSpacing = spacing.onLengthGrid
    return tab
  }

  /// The default distance in points between columns with automatic stops.
  public static let defaultSpacing = 12.0

  /// The twelve tab stops of Apple's default paragraph style: left-aligned, every 28 pt up to 336
  /// (rule: default-tab-stops).
  public static let defaults: [TextTab] = (1...12).map { TextTab(alignment: .left, location: Double($0) * 28) }

  /// Returns the characters that end a column of decimal numbers in a locale: "." for en_US, ","
  /// for de_DE, "." for de_CH and ja_JP, U+066B for ar_SA; "." for nil (rule: column-terminators).
  ///
  /// A numbering system requested with `-u-nu-` is honoured. UIKit counterpart: columnTerminators(for:).
  /// - Parameter locale: BCP 47 or with underscores; an unknown locale uses its language.
  public static func columnTerminators(for locale: String?) -> String { locale.map(decimalSeparator) ?? "." }
}

extension ParagraphStyle {
  /// Adds a stop and sorts all stops by location. A new stop comes after the stops at the same
  /// location.
  ///
  /// UIKit counterpart: addTabStop(_:); `tabStops` itself keeps the order it is given (rule: tab-stop-order).
  public mutating func addTabStop(_ tab: TextTab) {
    tabStops.append(tab)
    tabStops = tabStops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }

  /// Removes all stops that are equal to `tab` and keeps the order of the others. UIKit
  /// counterpart: removeTabStop(_:).
  public mutating func removeTabStop(_ tab: TextTab) { tabStops.removeAll { $0 == tab } }

  /// True if the location of at least one stop depends on the content of its column.
  var hasAutomaticTabStops: Bool { tabStops.contains { $0.automaticSpacing != nil } }
}
