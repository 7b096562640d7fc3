import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText
import GalleyUnicode

/// A line of text that is drawn along a path.
///
/// Each cluster is upright on the tangent at the middle of its advance, and is omitted if that lies beyond an end of
/// the path (SVG 2 §11.8.3). On a closed path text continues past the start.
struct TextAlongPath {
  let track: PathTrack
  let line: LineFragment
  /// The distance along the path from its start to the line's left edge, in points.
  let start: Double

  /// Creates the first line of a layout along a path; nil if the layout has no lines.
  init?(_ layout: TextLayout, on path: TextPath, alignment: TextAlignment, isRightToLeft: Bool) {
    guard let line = layout.lines.first else { return nil }
    track = PathTrack(path.path, isReversed: path.side == .right)
    self.line = line
    let room = track.length - line.usedRect.width
    switch alignment {
    case .center: start = (room / 2 + path.startOffset).onLengthGrid
    case .right: start = (room + path.startOffset).onLengthGrid
    case .natural where isRightToLeft: start = (room + path.startOffset).onLengthGrid
    case .left, .natural, .justified: start = path.startOffset.onLengthGrid
    }
  }

  /// The line in path coordinates: x is the distance along the path, y the depth below it.
  var placed: DrawnLine { placed(at: Point(x: start - line.usedRect.minX, y: -line.baseline)) }

  /// Returns the line with the origin of its container at a given point.
  func placed(at origin: Point) -> DrawnLine {
    DrawnLine(line: line, shift: origin, unroundedY: origin.y, rounding: .down, decoratedEnd: .max)
  }

  /// A cluster of a run. Positions are distances along the path.
  struct Cluster {
    /// The UTF-16 offset of the cluster in the text.
    var offset: Int
    /// The visible glyphs. Their x is the distance along the path, their y the depth below it.
    var glyphs: [PositionedGlyph] = []
    var left: Double
    var right: Double

    /// The middle of the cluster's advance, where the cluster touches the path.
    var middle: Double { (left + right) / 2 }
  }

  /// Returns the clusters of a run, from left to right.
  func clusters(of run: GlyphRun) -> [Cluster] {
    var clusters: [Cluster] = []
    var pen = run.origin.x + placed.shift.x
    let y = run.origin.y + placed.shift.y
    for glyph in run.glyphs {
      let (offset, end) = (run.clusterBase + Int(glyph.cluster), pen + Double(fixed16: glyph.advance))
      if clusters.last?.offset != offset { clusters.append(Cluster(offset: offset, left: pen, right: end)) }
      let last = clusters.count - 1
      clusters[last].right = end
      if !glyph.flags.contains(.ignorable) {
        let place = (x: pen + Double(fixed16: glyph.xOffset), y: y - Double(fixed16: glyph.yOffset))
        clusters[last].glyphs.append(PositionedGlyph(glyph: glyph.glyph, x: place.x, y: place.y))
      }
      pen = end
    }
    return clusters
  }

  /// Returns the position on the path of a cluster whose middle is at a given distance; nil if the
  /// cluster is not drawn.
  ///
  /// On a closed path text must not overlap its own beginning.
  func place(at middle: Double) -> PathTrack.Place? {
    track.isClosed && middle - start > track.length ? nil : track.place(at: middle)
  }

  /// Returns the points of a line that runs parallel to the path, between two distances along the
  /// path.
  ///
  /// The line must not overlap itself.
  func parallel(from start: Double, to end: Double, offset: Double) -> [Point] {
    let last = track.isClosed ? min(end, self.start + track.length) : end
    return track.parallel(from: start, to: last, offset: offset)
  }

  /// The UTF-16 range from the first to the last character that is left out because the path has no
  /// place for it; nil if all text is drawn.
  var hiddenRange: Range<Int>? {
    var hidden: Range<Int>?
    for run in line.runs where run.kind == .text {
      let clusters = clusters(of: run)
      // In right-to-left runs the next cluster of the text is the one to the left.
      let isRightToLeft = run.level.isRightToLeft
      for (index, cluster) in clusters.enumerated() where place(at: cluster.middle) == nil {
        let next = isRightToLeft ? index - 1 : index + 1
        let end = clusters.indices.contains(next) ? clusters[next].offset : run.range.upperBound
        let range = cluster.offset..<end
        hidden = hidden.map { min($0.lowerBound, range.lowerBound)..<max($0.upperBound, range.upperBound) } ?? range
      }
    }
    return hidden
  }
}
