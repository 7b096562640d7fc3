import GalleyBase

/// The places of everything on a keyboard, whose upper left corner is at (0, 0).
///
/// Proportions are those of iOS's keyboards, measured on pictures by practitioners: on a phone held upright four rows of 54
/// points, keys of 42 with 12 between, 6 beside each other and 3 at the edges, and on the side rows of 40. What a keyboard
/// is higher by is, on phones without a home button, 75 points below the keys, and what is left of it the bar of
/// predictions. Other sizes than a device's keep these proportions (a choice).
struct KeyboardPlan {
  /// A key and its rectangle.
  struct PlacedKey: Hashable {
    var key: KeyboardKey
    var frame: Rect
  }

  private(set) var keys: [PlacedKey] = []
  /// The width of a column.
  let column: Double
  /// The thin lines between the predictions.
  private(set) var separators: [Rect] = []
  /// The drawings below the keys.
  private(set) var symbols: [(symbol: KeySymbol, center: Point)] = []

  /// Rows lower than this have no keys: nobody could tell what they are.
  static let leastRowHeight: Double = 20
  /// The width from which a keyboard is an iPad's, if it is high enough for one.
  private static let tablet = Size(width: 700, height: 250)

  /// True if a keyboard of this size is that of an iPad.
  static func isTablet(_ size: Size) -> Bool { size.width >= tablet.width && size.height >= tablet.height }

  /// - Parameter size: of the keyboard, without what lies on it.
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

/// The parts of a keyboard, from top to bottom: heights in points.
private struct KeyboardSections {
  var predictions: Double = 0
  var keys: Double
  var below: Double = 0

  /// Heights of the keys alone, known from practice (reference J).
  private static let phone = 216.0, largePhone = 226.0, phoneOnSide = 162.0, tablet = 264.0, tabletOnSide = 352.0
  /// From here on a phone is a large one, and lies on its side.
  private static let largeWidth = 414.0, sideWidth = 480.0, tabletSideWidth = 1000.0
  /// Below the keys of phones without a home button, less on screens narrower than 375 points (zoomed ones).
  private static let foot = 75.0, footWidth = 375.0
  /// The least and the greatest height of a bar of predictions.
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
