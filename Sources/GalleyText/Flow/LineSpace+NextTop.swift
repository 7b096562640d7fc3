import GalleyBase

extension LineSpace {
  /// Returns the upper edge of the next strip below `top` that has enough free space for text; nil
  /// if there is no such strip, even below all exclusions.
  ///
  /// Finds gaps down to a step of the length grid.
  ///
  /// Strips whose tops are less than a strip's height apart overlap. If the overlap has no room, none of them has any.
  /// So shapes with many corners and edges are searched in steps of half a strip.
  /// - Parameters:
  ///   - whole: The margins that the paragraph has in the whole width.
  ///   - hasRoom: Returns true if the strip with a given upper edge and height has room. A part of a strip with room
  ///     has room.
  func nextTop(
    below top: Double, height: Double, whole: LineMargins, isRightToLeft: Bool, hasRoom: (Double, Double) -> Bool
  ) -> Double? {
    let margins = limits(of: whole, isRightToLeft: isRightToLeft)
    var search = RoomSearch(closed: top, passed: top, height: height, margins: margins)
    var step = search.longestStep
    while let corner = search.nextCorner(in: self) {
      if search.isSimple(upTo: corner, in: self) {
        if let open = search.goOn(to: corner, in: self, hasRoom) { return open }
        continue
      }
      let end = (search.closed + step).onLengthGrid
      if !hasRoom(end, search.closed + height - end) {
        search.pass(end)
        step = min(2 * step, search.longestStep)
      } else if step > search.shortestStep {
        step /= 2
      } else {
        while let corner = search.nextCorner(in: self), corner < end {
          if let open = search.goOn(to: corner, in: self, hasRoom) { return open }
        }
        if let open = search.goOn(to: end, in: self, hasRoom) { return open }
      }
    }
    return nil
  }
}

/// A search downwards for a strip (the height range of a line) with enough free space for text.
private struct RoomSearch {
  /// The lowest position so far at which the strip is known to have no space for text, as the
  /// position of its upper edge.
  private(set) var closed: Double
  /// The position of the strip's upper edge up to which all corners of exclusions have been
  /// visited.
  private(set) var passed: Double
  /// The height of the strips that are tried.
  let height: Double
  /// The horizontal positions outside of which an exclusion has no effect.
  let margins: [Double]

  init(closed: Double, passed: Double, height: Double, margins: [Double]) {
    self.closed = closed
    self.passed = passed
    self.height = height
    self.margins = margins
  }

  /// The maximum numbers of corners and edges of exclusions that are visited one by one.
  private static let few = (corners: 8, edges: 32)

  var longestStep: Double { height / 2 }
  var shortestStep: Double { height / 128 }

  mutating func pass(_ end: Double) {
    closed = max(closed, end)
    passed = max(passed, end)
  }

  /// Returns the next position of the strip's upper edge at which its top or bottom meets a corner
  /// of an exclusion; nil if there is none.
  func nextCorner(in space: LineSpace) -> Double? {
    let corners = space.corners
    let top = corners.partitionPoint { $0 > passed }
    let bottom = corners.partitionPoint { $0 - height > passed }
    // The bottom of the strip meets each corner before the top does.
    guard top < corners.count else { return nil }
    return bottom < corners.count ? min(corners[top], corners[bottom] - height) : corners[top]
  }

  /// True if the corners and edges that the strip soon meets are few enough to visit one by one, or
  /// if larger steps would be too short.
  func isSimple(upTo corner: Double, in space: LineSpace) -> Bool {
    if shortestStep * Double.lengthStepsPerPoint < 2 { return true }
    let end = closed + longestStep
    func count(_ offset: Double) -> Int {
      space.corners.partitionPoint { $0 - offset > end } - space.corners.partitionPoint { $0 - offset > passed }
    }
    return count(0) + count(height) <= RoomSearch.few.corners
      && edges(upTo: corner, in: space).reduce(0, { $0 + $1.edges.count }) <= RoomSearch.few.edges
  }

  /// Moves the strip down to the next corner, `corner`. Returns the first position at which the
  /// strip has space for text; nil if there is none up to the corner.
  mutating func goOn(to corner: Double, in space: LineSpace, _ hasRoom: (Double, Double) -> Bool) -> Double? {
    // Between these heights the sides of a gap move linearly, so it opens at most once.
    for event in crossings(upTo: corner, in: space) + [corner] {
      let event = event.onLengthGrid
      if event > closed, hasRoom(event, height) { return firstOpen(upTo: event) { hasRoom($0, height) } }
      closed = max(closed, event)
    }
    passed = max(passed, corner)
    return nil
  }

  /// Returns the first vertical position at which the strip has space for text, by halving the
  /// distance between `closed`, which has no space, and `open`, which has space.
  private func firstOpen(upTo open: Double, _ hasRoom: (Double) -> Bool) -> Double {
    var (closed, open) = (closed, open)
    while open - closed > 1 / Double.lengthStepsPerPoint {
      let middle = ((open + closed) / 2).onLengthGrid
      if middle <= closed || middle >= open { break }
      if hasRoom(middle) { open = middle } else { closed = middle }
    }
    return open
  }

  /// Returns the edges that cross the top of the strip, and those that cross its bottom, while the
  /// strip moves down to a corner. `offset` is 0 for the top, and the height of the strip for the
  /// bottom.
  private func edges(
    upTo corner: Double, in space: LineSpace
  ) -> [(offset: Double, edges: [ExclusionShape.Edge])] {
    let middle = (closed + corner) / 2
    return [0, height].map { ($0, space.edges(at: middle + $0)) }
  }

  /// Returns the vertical positions at which the sides of free gaps cross while the strip moves
  /// down to a corner, from top to bottom. A gap may begin to shrink there.
  ///
  /// A side is where an edge meets the top or the bottom of the strip, or a margin. A growing gap can begin to shrink
  /// there: below the widest point of a hole other edges bound the gap than above it.
  private func crossings(upTo corner: Double, in space: LineSpace) -> [Double] {
    guard closed < corner else { return [] }
    var sides = margins.map { (first: $0, last: $0) }
    for (offset, edges) in edges(upTo: corner, in: space) {
      for edge in edges { sides.append((edge.x(at: closed + offset), edge.x(at: corner + offset))) }
    }
    sides.sort { ($0.first, $0.last) < ($1.first, $1.last) }
    var heights: [Double] = []
    for index in sides.indices {
      var place = index
      while place > 0, sides[place - 1].last > sides[place].last {
        let before = sides[place].first - sides[place - 1].first
        let after = sides[place - 1].last - sides[place].last
        heights.append(closed + (corner - closed) * before / (before + after))
        sides.swapAt(place - 1, place)
        place -= 1
      }
    }
    return heights.sorted()
  }
}
