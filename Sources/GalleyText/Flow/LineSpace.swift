import GalleyBase

/// The space for lines in a container. No other code depends on the shape of the container.
struct LineSpace {
  let container: TextContainer
  private let shapes: [ExclusionShape]
  /// The indices of the exclusion shapes, ordered so that those in a strip are found quickly.
  private let shapesByHeight: HeightIndex<Int>
  /// The vertical positions at which an edge of any exclusion begins or ends, in ascending order.
  let corners: [Double]
  /// The index of the container in the layout.
  private let index: Int
  /// The hook that returns the free parts of a strip; nil if the shape of the container determines
  /// them.
  private let ask: ((LayoutHooks.Proposal) -> [Rect])?

  /// The minimum width of text next to an exclusion. For example, a gap of 5 with a padding of 5 on
  /// both sides is not used (rule: exclusion-narrow-gap).
  private static let leastWidth = 1.0

  init(_ container: TextContainer, index: Int = 0, ask: ((LayoutHooks.Proposal) -> [Rect])? = nil) {
    self.container = container.withSoundWidth
    self.index = index
    self.ask = ask
    let shapes = container.exclusionPaths.map(ExclusionShape.init)
    self.shapes = shapes
    let indices = shapes.indices.filter { shapes[$0].extent != nil }
    shapesByHeight = HeightIndex(indices) { shapes[$0].extent ?? (0, 0) }
    corners = shapes.flatMap(\.corners).sorted()
  }

  /// The width of the container between the paddings on both sides.
  var width: Double { max(0, container.size.width - 2 * container.lineFragmentPadding) }

  /// True if exclusions or a layout hook can divide or narrow the lines.
  var hasExclusions: Bool { !shapes.isEmpty || ask != nil }

  /// True if a hook determines the free parts of a strip.
  var isAsked: Bool { ask != nil }

  /// Returns the parts of a strip that one exclusion path covers, from left to right.
  func blocked(by exclusion: Int, top: Double, height: Double) -> [ClosedRange<Double>] {
    shapes[exclusion].blocked(top: top, bottom: top + height)
  }

  /// Returns the free parts of a strip, from left to right.
  func gaps(top: Double, height: Double) -> [ClosedRange<Double>] {
    let width = container.size.width
    var gaps: [ClosedRange<Double>] = []
    var left = 0.0
    var blocked: [ClosedRange<Double>] = []
    shapesByHeight.forEach(between: top, and: top + height) {
      blocked += self.blocked(by: $0, top: top, height: height)
    }
    for part in blocked.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let start = part.lowerBound.onLengthGrid
      if start > left { gaps.append(left...min(start, width)) }
      left = max(left, part.upperBound.onLengthGrid)
      if left >= width { break }
    }
    if left < width || blocked.isEmpty { gaps.append(left...max(left, width)) }
    return gaps
  }

  /// Returns the margins of the fragments that a line may have in a strip, in reading order.
  /// - Parameter whole: the margins that the paragraph has in the whole width.
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

  /// Returns the free parts that the layout hook returns for a strip, from left to right. They may
  /// lie below the strip, where the line should then move. Returns the whole strip if there is no
  /// hook.
  func askedRects(top: Double, height: Double, isRightToLeft: Bool, offset: Int) -> [Rect] {
    let strip = Rect(x: 0, y: top, width: container.size.width, height: height)
    let proposal = LayoutHooks.Proposal(rect: strip, container: index, offset: offset, isRightToLeft: isRightToLeft)
    return (ask?(proposal) ?? [strip]).filter { $0.width > 0 && $0.minX < container.size.width }.sorted {
      $0.minX < $1.minX
    }
  }

  /// Returns the edges of exclusions that cross a horizontal line at the given vertical position.
  func edges(at height: Double) -> [ExclusionShape.Edge] {
    var found: [ExclusionShape.Edge] = []
    shapesByHeight.forEach(between: height, and: height) { found += shapes[$0].edges(at: height) }
    return found
  }

  /// Returns the horizontal positions outside of which an exclusion has no effect on a paragraph
  /// with these margins.
  func limits(of whole: LineMargins, isRightToLeft: Bool) -> [Double] {
    let ends = [whole.leading.points, whole.trailing.points + 2 * container.lineFragmentPadding]
    return ends.map { isRightToLeft ? container.size.width - $0 : $0 }.filter(\.isFinite)
  }
}
