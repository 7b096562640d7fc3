import GalleyBase

/// The frames of a keyboard's keys, separators and symbols, in points from its upper left corner.
///
/// Proportions are those of iOS's keyboards, measured on screenshots. In portrait there are four rows of 54 points,
/// with keys of 42 and gaps of 12 down, 6 across and 3 at the edges; in landscape rows of 40. On phones without a home
/// button 75 points of additional height are below the keys; the rest is the bar of predictions. Keyboards of other
/// sizes keep these proportions (our choice).
struct KeyboardPlan {
  /// A key with its frame.
  struct PlacedKey: Hashable {
    var key: KeyboardKey
    var frame: Rect
  }

  private(set) var keys: [PlacedKey] = []
  /// The width of a column, in points.
  let column: Double
  /// The rectangles of the thin lines between the predictions.
  private(set) var separators: [Rect] = []
  /// The symbols below the keys, with their centres.
  private(set) var symbols: [(symbol: KeySymbol, center: Point)] = []

  /// The minimum height of rows, in points. Keys in lower rows would be illegible and are left out.
  static let leastRowHeight: Double = 20
  /// The minimum size of an iPad's keyboard, in points.
  private static let tablet = Size(width: 700, height: 250)

  /// Returns true if a keyboard of this size belongs to an iPad.
  static func isTablet(_ size: Size) -> Bool { size.width >= tablet.width && size.height >= tablet.height }

  /// - Parameter size: the size of the keyboard, without the accessory view.
  init(_ rows: KeyboardRows, size: Size, scale: Double) {
    column = size.width / rows.columns
    let sections = KeyboardSections(of: size)
    let rowHeight = sections.keys / Double(rows.rows.count)
    guard rowHeight >= KeyboardPlan.leastRowHeight else { return }
    let grid = PixelGrid(scale: scale)
    let isTablet = KeyboardPlan.isTablet(size)
    let across = isTablet ? size.width / 64 : min(6, size.width / 50)
    let down = rows.isPad ? across + 1 : isTablet ? across * 0.75 : min(12, rowHeight * 0.22)
    let top = sections.predictions + down * 2 / 3
    for (index, row) in rows.rows.enumerated() {
      let y = top + Double(index) * rowHeight
      let (upper, lower) = (grid.round(y), grid.round(y + rowHeight - down))
      for key in row.keys {
        let left = grid.round(key.start * column + across / 2)
        let right = grid.round((key.start + key.span) * column - across / 2)
        keys.append(PlacedKey(key: key, frame: Rect(x: left, y: upper, width: right - left, height: lower - upper)))
      }
    }
    addPredictions(sections, width: size.width, grid)
    guard sections.below > 0, !rows.isPad else { return }
    let y = size.height - sections.below + sections.below * 0.36
    symbols = [(.globe, Point(x: column * 0.9, y: y)), (.microphone, Point(x: size.width - column * 0.9, y: y))]
  }

  private mutating func addPredictions(_ sections: KeyboardSections, width: Double, _ grid: PixelGrid) {
    guard sections.predictions > 0 else { return }
    let height = sections.predictions * 0.55
    let top = sections.predictions * 0.28
    for third in [1.0, 2] {
      separators.append(
        Rect(x: grid.round(width * third / 3), y: grid.round(top), width: 1 / grid.scale, height: grid.round(height)))
    }
  }
}

/// The heights of a keyboard's parts, from top to bottom, in points.
private struct KeyboardSections {
  var predictions: Double = 0
  var keys: Double
  var below: Double = 0

  /// The usual heights of the keys, without prediction bar and space below, in points
  /// (rule: keyboard-heights).
  private static let phone = 216.0, largePhone = 226.0, phoneOnSide = 162.0, tablet = 264.0, tabletOnSide = 352.0
  /// The minimum widths of a large phone, a phone in landscape and a tablet in landscape, in
  /// points.
  private static let largeWidth = 414.0, sideWidth = 480.0, tabletSideWidth = 1000.0
  /// The space below the keys of phones without a home button, and the screen width below which
  /// this space is smaller, in points.
  private static let foot = 75.0, footWidth = 375.0
  /// The permitted heights of the prediction bar, in points.
  private static let bar = 30.0...60.0

  init(of size: Size) {
    typealias My = KeyboardSections
    keys = size.height
    let isTablet = KeyboardPlan.isTablet(size)
    let usual =
      isTablet
      ? (size.width >= My.tabletSideWidth ? My.tabletOnSide : My.tablet)
      : size.width >= My.sideWidth ? My.phoneOnSide : size.width >= My.largeWidth ? My.largePhone : My.phone
    let foot = My.foot * min(1, size.width / My.footWidth)
    if !isTablet, size.width < My.sideWidth, keys - usual >= foot - 5 {
      below = foot
      keys -= below
    }
    let rest = keys - usual
    if rest >= My.bar.lowerBound {
      predictions = min(rest, My.bar.upperBound)
      keys -= predictions
    }
  }
}
