import GalleyBase

/// A line while it is being filled: where the pen is, and where it could still be cut.
struct LineScan {
  /// A place where the line may end, with what is known of the line up to there.
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
  /// Added to the first advance: what the first clusters gain by standing at the start of a line.
  let startShift: Length
  /// True if no line follows.
  let isLast: Bool
  var pen: Length
  /// The pen after the last character that does not hang.
  var visible: Length
  var visibleEnd: Int
  /// The furthest that `visible` ever was: negative kerning can bring it back.
  var widest: Length
  var tabs: [TabStep] = []
  /// The last place where the line may end.
  var opportunity: Opportunity?
  /// Every place where the line may end, if the scan was asked to keep them.
  private(set) var opportunities: [Opportunity]?
  /// The last place between clusters that still fits, for words wider than the line.
  var lastCluster: Opportunity?

  /// The offsets at which words may be divided, rising, and the number of those passed.
  private let points: [Int]
  private var pointsPassed = 0
  /// The next of them.
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

  /// Moves the pen to behind characters that do not hang.
  mutating func move(to pen: Length, at offset: Int, widest: Length) {
    (self.pen, visible, visibleEnd, self.widest) = (pen, pen, offset, widest)
  }

  /// The line may end there.
  mutating func take(_ opportunity: Opportunity) {
    self.opportunity = opportunity
    opportunities?.append(opportunity)
  }

  /// Goes on to the first point after `offset`.
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

  /// The line as it stands, ended before `offset`.
  func close(at offset: Int, next: Int, ends: LineEnd) -> BrokenLine {
    BrokenLine(
      range: start..<offset, visibleEnd: visibleEnd, next: next, ends: ends, tabs: tabs, visibleWidth: visible,
      textWidth: visible - margins.leading, neededWidth: widest - margins.leading)
  }

  /// The line as it stands, ended at `offset`.
  func cut(at offset: Int, ends: LineEnd) -> BrokenLine { close(at: offset, next: offset, ends: ends) }

  /// The line up to an earlier opportunity.
  func cut(_ opportunity: Opportunity) -> BrokenLine {
    BrokenLine(
      range: start..<opportunity.offset, visibleEnd: opportunity.visibleEnd, next: opportunity.offset,
      ends: opportunity.ends, tabs: Array(tabs.prefix(opportunity.tabCount)), visibleWidth: opportunity.visible,
      textWidth: opportunity.visible - margins.leading, neededWidth: opportunity.widest - margins.leading)
  }
}
