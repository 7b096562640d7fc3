import GalleyBase
import GalleyUnicode

/// The position of a column relative to its tab stop, in the direction of the paragraph.
public enum TabSide: String, Hashable, Sendable {
  /// The column begins at the stop.
  case begins
  /// The column ends at the stop.
  case ends
  /// The middle of the column is at the stop.
  case centered
}

/// The tab stops of a paragraph, in the order of their locations (rule: tab-stops).
///
/// Distances count from the leading margin inside the padding, in the direction of the paragraph.
struct TabRuler {
  /// A tab stop with the side of its column, in the direction of the paragraph.
  struct Stop: Hashable {
    var location: Length
    var side: TabSide
    /// The Unicode scalars that end the column, in ascending order.
    var terminators: [UInt32]
    /// True for a stop that repeats at regular distances after the last stop of the style.
    var isRepeated = false
    /// True if the stop has trailing alignment.
    var isTrailing = false
  }

  /// The tab stops of the paragraph style, in the order of their locations.
  let stops: [Stop]
  private let interval: Length

  /// The ruler for paragraphs that contain no tabs.
  static let withoutStops = TabRuler()

  /// The distance between Apple's default stops (rule: default-tab-stops).
  private static let standardInterval = Length(points: 28)

  private init() {
    stops = []
    interval = .zero
  }

  init(style: ParagraphStyle, columns: TabColumns?, isRightToLeft: Bool) {
    let tabs = columns?.tabStops(of: style, isRightToLeft: isRightToLeft) ?? style.tabStops
    stops = tabs.map { Stop($0, isRightToLeft: isRightToLeft) }
      .enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    if style.defaultTabInterval > 0 {
      interval = max(.step, Length(points: style.defaultTabInterval))
    } else {
      interval = style.tabOverflow == .interval ? TabRuler.standardInterval : .zero
    }
  }

  /// Returns the first stop after the pen; nil if no stop is left.
  ///
  /// The last line has an unlimited number of stops (our choice), since its text cannot continue in a next line.
  func stop(after pen: Length, isLastLine: Bool) -> Stop? {
    let next = stops.partitionPoint { $0.location > pen }
    if next < stops.count { return stops[next] }
    let step = interval == .zero && isLastLine ? TabRuler.standardInterval : interval
    guard step > .zero, pen < .unlimited else { return nil }
    // A negative indent can put the pen before the margin; its interval then also begins before the margin.
    let start = pen.roundedDown(toMultipleOf: step)
    return Stop(location: start + step, side: .begins, terminators: [], isRepeated: true)
  }
}

extension TabSide {
  /// Returns the length of the part of a column that lies before its stop: none, half or all of
  /// `column`.
  func part(of column: Length) -> Length {
    switch self {
    case .begins: .zero
    case .ends: column
    case .centered: column / 2
    }
  }

  init(_ alignment: TabAlignment, isRightToLeft: Bool) {
    switch alignment {
    case .center: self = .centered
    case .natural: self = .begins
    case .trailing: self = .ends
    case .left, .justified: self = isRightToLeft ? .ends : .begins
    case .right: self = isRightToLeft ? .begins : .ends
    }
  }
}

extension TabRuler.Stop {
  init(_ tab: TextTab, isRightToLeft: Bool) {
    self.init(
      location: Length(points: tab.location),
      side: TabSide(tab.alignment, isRightToLeft: isRightToLeft),
      terminators: (tab.columnTerminators ?? "").unicodeScalars.map(\.value).sorted(),
      isTrailing: tab.alignment == .trailing)
  }

  /// Returns the position at which the text after a tab begins. `pen` is the position of the tab,
  /// and `cell` holds the measures of the text.
  ///
  /// A cell too wide for its space begins at the pen: a tab never moves back (rule: tab-never-moves-back).
  func columnStart(pen: Length, cell: TabCell) -> Length {
    // The separator of a number lies at the stop even if the number reads against the paragraph.
    let part = isTrailing && cell.runsBack ? .zero : side.part(of: cell.column)
    return max(pen, location - cell.ahead - part)
  }

  /// True if the character at `offset` is one of the stop's terminators, which end the column.
  func endsColumn(at offset: Int, in units: ArraySlice<UInt16>) -> Bool {
    guard !terminators.isEmpty else { return false }
    let scalar = scalar(at: offset, in: units)
    let index = terminators.partitionPoint { $0 >= scalar }
    return index < terminators.count && terminators[index] == scalar
  }

  private func scalar(at offset: Int, in units: ArraySlice<UInt16>) -> UInt32 {
    let unit = units[units.startIndex + offset]
    guard UTF16.isLeadSurrogate(unit), offset + 1 < units.count else { return UInt32(unit) }
    let next = units[units.startIndex + offset + 1]
    guard UTF16.isTrailSurrogate(next) else { return UInt32(unit) }
    return 0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(next) - 0xDC00
  }
}
