import GalleyBase

/// The state of a line while the breaker fills it: the pen, and the offsets at which the line may
/// end.
struct LineScan {
  /// An offset at which the line may end, with the measures of the line up to that offset.
  struct Opportunity {
    var offset: Int
    var visibleEnd: Int
    var visible: Length
    var widest: Length
    var tabCount: Int
    var ends: LineEnd
  }

  let start: Int
  let margins: LineMargins
  /// The length by which the first clusters become wider because the line starts with them. It is
  /// added to the first advance.
  let startShift: Length
  /// True if no line follows this line.
  let isLast: Bool
  var pen: Length
  /// The pen position after the last character that does not hang at the end of the line, as spaces
  /// do.
  var visible: Length
  var visibleEnd: Int
  /// The maximum of `visible` so far. Negative kerning can reduce `visible`.
  var widest: Length
  var tabs: [TabStep] = []
  /// The last offset at which the line may end.
  var opportunity: Opportunity?
  /// All offsets at which the line may end; nil unless the caller needs them.
  private(set) var opportunities: [Opportunity]?
  /// The last boundary between clusters before which the text fits. The line ends here if its first
  /// word is wider than the line.
  var lastCluster: Opportunity?

  /// The offsets at which words may be divided, in ascending order.
  private let points: [Int]
  private var pointsPassed = 0
  /// The first offset in `points` that the scan has not passed; `Int.max` if there is none.
  private(set) var nextPoint: Int

  init(
    start: Int, margins: LineMargins, startShift: Length, isLast: Bool = false, points: [Int] = [],
    keepsOpportunities: Bool = false
  ) {
    self.points = points
    nextPoint = points.first ?? Int.max
    opportunities = keepsOpportunities ? [] : nil
    self.start = start
    self.isLast = isLast
    self.margins = margins
    self.startShift = startShift
    pen = margins.leading
    visible = margins.leading
    widest = margins.leading
    visibleEnd = start
  }

  /// Moves the pen to `pen`, past characters that do not hang at the end of the line. `offset` is
  /// the offset after these characters.
  mutating func move(to pen: Length, at offset: Int, widest: Length) {
    (self.pen, visible, visibleEnd, self.widest) = (pen, pen, offset, widest)
  }

  /// Records `opportunity` as the last offset at which the line may end.
  mutating func take(_ opportunity: Opportunity) {
    self.opportunity = opportunity
    opportunities?.append(opportunity)
  }

  /// Moves `nextPoint` to the first division point after `offset`.
  mutating func passPoints(upTo offset: Int) {
    while nextPoint <= offset {
      pointsPassed += 1
      nextPoint = pointsPassed < points.count ? points[pointsPassed] : Int.max
    }
  }

  func opportunity(at offset: Int, ends: LineEnd) -> Opportunity {
    Opportunity(
      offset: offset, visibleEnd: visibleEnd, visible: visible, widest: widest, tabCount: tabs.count, ends: ends)
  }

  /// Returns the line up to `offset`. The next line begins at `next`.
  func close(at offset: Int, next: Int, ends: LineEnd) -> BrokenLine {
    BrokenLine(
      range: start..<offset, visibleEnd: visibleEnd, next: next, ends: ends, tabs: tabs, visibleWidth: visible,
      textWidth: visible - margins.leading, neededWidth: widest - margins.leading)
  }

  /// Returns the line up to `offset`, at which the next line begins.
  func cut(at offset: Int, ends: LineEnd) -> BrokenLine { close(at: offset, next: offset, ends: ends) }

  /// Returns the line up to the offset of `opportunity`, at which the next line begins.
  func cut(_ opportunity: Opportunity) -> BrokenLine {
    BrokenLine(
      range: start..<opportunity.offset, visibleEnd: opportunity.visibleEnd, next: opportunity.offset,
      ends: opportunity.ends, tabs: Array(tabs.prefix(opportunity.tabCount)), visibleWidth: opportunity.visible,
      textWidth: opportunity.visible - margins.leading, neededWidth: opportunity.widest - margins.leading)
  }
}
