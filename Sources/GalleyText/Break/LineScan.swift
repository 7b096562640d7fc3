import GalleyBase

/// The state of a line that is being filled: the pen, and the offsets at which it may still end.
struct LineScan {
  /// An offset at which the line may end, with the line's measurements up to it.
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
  /// The length that the first clusters gain at the start of a line, added to the first advance.
  let startShift: Length
  /// True if no line follows.
  let isLast: Bool
  var pen: Length
  /// The pen after the last character that does not hang.
  var visible: Length
  var visibleEnd: Int
  /// The maximum of `visible` so far; negative kerning can reduce `visible`.
  var widest: Length
  var tabs: [TabStep] = []
  /// The last offset at which the line may end.
  var opportunity: Opportunity?
  /// Every offset at which the line may end, if the scan was asked to keep them.
  private(set) var opportunities: [Opportunity]?
  /// The last boundary between clusters that still fits, for words wider than the line.
  var lastCluster: Opportunity?

  /// The offsets at which words may be divided, ascending.
  private let points: [Int]
  private var pointsPassed = 0
  /// The index of the next point.
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

  /// Moves the pen past characters that do not hang.
  mutating func move(to pen: Length, at offset: Int, widest: Length) {
    (self.pen, visible, visibleEnd, self.widest) = (pen, pen, offset, widest)
  }

  /// Records that the line may end at an opportunity.
  mutating func take(_ opportunity: Opportunity) {
    self.opportunity = opportunity
    opportunities?.append(opportunity)
  }

  /// Moves on to the first point after `offset`.
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

  /// Returns the current line, ended before `offset`.
  func close(at offset: Int, next: Int, ends: LineEnd) -> BrokenLine {
    BrokenLine(
      range: start..<offset, visibleEnd: visibleEnd, next: next, ends: ends, tabs: tabs, visibleWidth: visible,
      textWidth: visible - margins.leading, neededWidth: widest - margins.leading)
  }

  /// Returns the current line, ended at `offset`.
  func cut(at offset: Int, ends: LineEnd) -> BrokenLine { close(at: offset, next: offset, ends: ends) }

  /// Returns the line up to an earlier opportunity.
  func cut(_ opportunity: Opportunity) -> BrokenLine {
    BrokenLine(
      range: start..<opportunity.offset, visibleEnd: opportunity.visibleEnd, next: opportunity.offset,
      ends: opportunity.ends, tabs: Array(tabs.prefix(opportunity.tabCount)), visibleWidth: opportunity.visible,
      textWidth: opportunity.visible - margins.leading, neededWidth: opportunity.widest - margins.leading)
  }
}
