import GalleyBase
import GalleyUnicode

/// A tab stop of a line, in the coordinates of the container.
public struct LineTabStop: Hashable, Sendable {
  /// The distance in points from the left edge of the container.
  public var x: Double
  /// The position of a column relative to the stop: the column begins, ends or is centred there, in
  /// the direction of the paragraph.
  public var side: TabSide
  /// True if certain characters end the column at the stop, such as a decimal separator.
  public var hasTerminators: Bool
  /// True if a tab of the line moves to this stop.
  public var isTaken: Bool
}

extension TextLayout {
  /// Returns the tab stops of a line that contains tabs, in the order of their locations.
  ///
  /// They are those stops of its paragraph's style that lie on the line, and those past the last that its tabs use.
  /// Empty for a line without tabs.
  ///
  /// Stop locations are measured from the leading margin; if alignment moved the whole line, the stops moved with it.
  public func tabStops(of line: LineFragment) -> [LineTabStop] {
    let tabs = line.runs.filter { $0.kind == .tab }
    guard !tabs.isEmpty else { return [] }
    let isRightToLeft = line.baseLevel.isRightToLeft
    let ruler = TabRuler(style: shaped.paragraphs[line.paragraph].style, columns: columns, isRightToLeft: isRightToLeft)
    let origin = stopOrigin(of: line)
    var taken: Set<TabRuler.Stop> = []
    for tab in tabs where tab.width > 0 {
      let pen = isRightToLeft ? origin - tab.origin.x - tab.width : tab.origin.x - origin
      if let stop = ruler.stop(after: Length(points: pen), isLastLine: true) { taken.insert(stop) }
    }
    let stops = ruler.stops + taken.filter(\.isRepeated).sorted { $0.location < $1.location }
    return stops.compactMap { stop in
      let x = isRightToLeft ? origin - stop.location.points : origin + stop.location.points
      let isTaken = taken.contains(stop)
      guard isTaken || x >= line.rect.minX && x <= line.rect.maxX else { return nil }
      return LineTabStop(x: x, side: stop.side, hasTerminators: !stop.terminators.isEmpty, isTaken: isTaken)
    }
  }

  /// Returns the horizontal position from which the stops of a line are measured: the position at
  /// which its text would begin without an indent.
  private func stopOrigin(of line: LineFragment) -> Double {
    let padding = containers[line.container].lineFragmentPadding
    let width = containers[line.container].size.width
    let runs = line.runs.filter { $0.kind != .marker }
    let edges = indentedEdges(of: line)
    guard line.baseLevel.isRightToLeft else {
      // Without alignment, the text would begin one padding after the edge.
      let start = runs.map(\.origin.x).min() ?? edges.left + padding
      return start - edges.left
    }
    let end = runs.map { $0.origin.x + $0.width }.max() ?? edges.right - padding
    return width.isFinite ? end + width - edges.right : end + edges.left
  }
}
