import GalleyBase

/// The room that a container leaves for lines: the only code that depends on its shape.
struct LineSpace {
  let container: TextContainer
  private let shapes: [ExclusionShape]
  /// Index of the container.
  private let index: Int
  /// The answer of somebody else to which parts of a strip are free; nil if the shape decides.
  private let ask: ((LayoutHooks.Proposal) -> [Rect])?

  /// Least width that text must have next to an exclusion: a gap of 5 with a padding of 5 on both sides is not used
  /// (rule: exclusion-narrow-gap).
  private static let leastWidth = 1.0

  init(_ container: TextContainer, index: Int = 0, ask: ((LayoutHooks.Proposal) -> [Rect])? = nil) {
    self.container = container.withSoundWidth
    self.index = index
    self.ask = ask
    shapes = container.exclusionPaths.map(ExclusionShape.init)
  }

  /// Width between the paddings.
  var width: Double { max(0, container.size.width - 2 * container.lineFragmentPadding) }

  /// True if lines can differ in more than their indents.
  var hasExclusions: Bool { !shapes.isEmpty || ask != nil }

  /// True if somebody else says which parts of a strip are free.
  var isAsked: Bool { ask != nil }

  /// The parts of a strip that one of the exclusion paths takes. Parts may overlap.
  func blocked(by exclusion: Int, top: Double, height: Double) -> [ClosedRange<Double>] {
    shapes[exclusion].blocked(top: top, bottom: top + height)
  }

  /// The free parts of a strip, from left to right.
  func gaps(top: Double, height: Double) -> [ClosedRange<Double>] {
    let width = container.size.width
    var gaps: [ClosedRange<Double>] = []
    var left = 0.0
    let blocked = shapes.indices.flatMap { self.blocked(by: $0, top: top, height: height) }
    for part in blocked.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let start = part.lowerBound.onLengthGrid
      if start > left { gaps.append(left...min(start, width)) }
      left = max(left, part.upperBound.onLengthGrid)
      if left >= width { break }
    }
    if left < width || blocked.isEmpty { gaps.append(left...max(left, width)) }
    return gaps
  }

  /// The margins of the fragments that a line may have in a strip, in reading order.
  /// - Parameter whole: the margins that the paragraph leaves of the whole width.
  /// - Parameter offset: UTF-16 offset of the first character of the line.
  func fragments(
    top: Double, height: Double, whole: LineMargins, isRightToLeft: Bool, offset: Int
  ) -> [LineMargins] {
    guard hasExclusions else { return [whole] }
    let width = container.size.width
    let gaps: [ClosedRange<Double>]
    if isAsked {
      let rects = askedRects(top: top, height: height, isRightToLeft: isRightToLeft, offset: offset)
      gaps = rects.filter { $0.minY <= top }.map { $0.minX.onLengthGrid...min($0.maxX.onLengthGrid, width) }
    } else {
      gaps = self.gaps(top: top, height: height)
    }
    if gaps == [0...width] { return [whole] }
    let padding = container.lineFragmentPadding
    let ordered = isRightToLeft ? gaps.reversed() : gaps
    return ordered.compactMap { gap in
      let start = isRightToLeft ? width - gap.upperBound : gap.lowerBound
      let end = isRightToLeft ? width - gap.lowerBound : gap.upperBound
      let margins = LineMargins(
        leading: max(whole.leading, Length(points: start)),
        trailing: min(whole.trailing, Length(points: end - 2 * padding)))
      return margins.trailing - margins.leading >= Length(points: LineSpace.leastWidth) ? margins : nil
    }
  }

  /// The parts of a strip, or of one below it, that somebody else says are free, from left to right.
  func askedRects(top: Double, height: Double, isRightToLeft: Bool, offset: Int) -> [Rect] {
    let strip = Rect(x: 0, y: top, width: container.size.width, height: height)
    let proposal = LayoutHooks.Proposal(rect: strip, container: index, offset: offset, isRightToLeft: isRightToLeft)
    return (ask?(proposal) ?? [strip]).filter { $0.width > 0 && $0.minX < container.size.width }.sorted {
      $0.minX < $1.minX
    }
  }

  /// The smallest height below `top` at which a strip has room for text; nil if there is none, not even below all
  /// exclusions. Finds gaps down to a step of the length grid.
  /// - Parameter whole: the margins that the paragraph leaves of the whole width.
  func nextTop(
    below top: Double, height: Double, whole: LineMargins, isRightToLeft: Bool, hasRoom: (Double) -> Bool
  ) -> Double? {
    let corners = shapes.flatMap(\.corners)
    let margins = limits(of: whole, isRightToLeft: isRightToLeft)
    var closed = top
    for corner in (corners + corners.map { $0 - height }).filter({ $0 > top }).sorted() {
      // Between these heights the sides of a gap move evenly, so that it opens once at most.
      for event in crossings(from: closed, to: corner, height: height, margins: margins) + [corner] {
        let event = event.onLengthGrid
        if event > closed, hasRoom(event) { return firstOpen(after: closed, upTo: event, hasRoom) }
        closed = max(closed, event)
      }
    }
    return nil
  }

  /// The first height with room, between one without room and one with it.
  private func firstOpen(after closed: Double, upTo open: Double, _ hasRoom: (Double) -> Bool) -> Double {
    var (closed, open) = (closed, open)
    while open - closed > 1 / Double.lengthStepsPerPoint {
      let middle = ((open + closed) / 2).onLengthGrid
      if middle <= closed || middle >= open { break }
      if hasRoom(middle) { open = middle } else { closed = middle }
    }
    return open
  }

  /// Heights at which the sides of a strip's gaps cross while it moves down between two corners, from the upper to the
  /// lower. A side is where an edge meets the top or the bottom of the strip, or a margin. A gap that grows can begin
  /// to shrink there: one across the widest point of a hole is bounded by other edges below it than above.
  private func crossings(from upper: Double, to lower: Double, height: Double, margins: [Double]) -> [Double] {
    guard upper < lower else { return [] }
    var sides = margins.map { (first: $0, last: $0) }
    for offset in [0, height] {
      for edge in shapes.flatMap({ $0.edges(at: (upper + lower) / 2 + offset) }) {
        sides.append((edge.x(at: upper + offset), edge.x(at: lower + offset)))
      }
    }
    sides.sort { ($0.first, $0.last) < ($1.first, $1.last) }
    var heights: [Double] = []
    for index in sides.indices {
      var place = index
      while place > 0, sides[place - 1].last > sides[place].last {
        let before = sides[place].first - sides[place - 1].first
        let after = sides[place - 1].last - sides[place].last
        heights.append(upper + (lower - upper) * before / (before + after))
        sides.swapAt(place - 1, place)
        place -= 1
      }
    }
    return heights.sorted()
  }

  /// The x beyond which the sides of a gap do not matter to a paragraph with these margins.
  private func limits(of whole: LineMargins, isRightToLeft: Bool) -> [Double] {
    let ends = [whole.leading.points, whole.trailing.points + 2 * container.lineFragmentPadding]
    return ends.map { isRightToLeft ? container.size.width - $0 : $0 }.filter(\.isFinite)
  }
}
