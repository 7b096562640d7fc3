import GalleyBase

/// What a container leaves for lines: the one place that knows its shape.
struct LineSpace {
  let container: TextContainer
  private let shapes: [ExclusionShape]

  /// Least width that text must have next to an exclusion. What TextKit asks for is a little more than the padding
  /// (reference §D.3: a gap of 5 with a padding of 5 on both sides is not used).
  private static let leastWidth = 1.0

  init(_ container: TextContainer) {
    self.container = container
    shapes = container.exclusionPaths.map(ExclusionShape.init)
  }

  /// Width between the paddings.
  var width: Double { max(0, container.size.width - 2 * container.lineFragmentPadding) }

  /// Whether lines can differ in more than their indents.
  var hasExclusions: Bool { !shapes.isEmpty }

  /// What one of the exclusion paths takes from a strip. Parts may overlap.
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
  func fragments(top: Double, height: Double, whole: LineMargins, isRightToLeft: Bool) -> [LineMargins] {
    guard hasExclusions else { return [whole] }
    let width = container.size.width
    let gaps = gaps(top: top, height: height)
    if gaps == [0...width] { return [whole] }
    let padding = container.lineFragmentPadding
    let ordered = isRightToLeft ? gaps.reversed() : gaps
    return ordered.compactMap { gap in
      let start = isRightToLeft ? width - gap.upperBound : gap.lowerBound
      let end = isRightToLeft ? width - gap.lowerBound : gap.upperBound
      let margins = LineMargins(
        leading: max(whole.leading, FixedLength(points: start)),
        trailing: min(whole.trailing, FixedLength(points: end - 2 * padding)))
      return margins.trailing - margins.leading >= FixedLength(points: LineSpace.leastWidth) ? margins : nil
    }
  }

  /// The smallest height below `top` at which a strip has room for text; nil if there is none, not even below all
  /// exclusions.
  func nextTop(below top: Double, height: Double, hasRoom: (Double) -> Bool) -> Double? {
    // Between these heights the edges of a gap move evenly, so that it opens once at most.
    let corners = shapes.flatMap(\.corners)
    let events = (corners + corners.map { $0 - height }).filter { $0 > top }.sorted()
    var closed = top
    for event in events {
      let event = event.onLengthGrid
      guard hasRoom(event) else {
        closed = event
        continue
      }
      var open = event
      while open - closed > 1 / Double.lengthStepsPerPoint {
        let middle = ((open + closed) / 2).onLengthGrid
        if middle <= closed || middle >= open { break }
        if hasRoom(middle) { open = middle } else { closed = middle }
      }
      return open
    }
    return nil
  }
}
