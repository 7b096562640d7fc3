public import GalleyBase
public import GalleyFonts

/// A place where the insertion point can stand.
public struct Caret: Hashable, Sendable {
  /// UTF-16 offset that it stands before.
  public var offset: Int
  /// Distance from the container's left edge, in points.
  public var x: Double
  /// Upper end: the top of the line's used rectangle.
  public var top: Double
  /// Height of the line's used rectangle.
  public var height: Double
  /// Bidi level of the character that gave its edge.
  public var level: UInt8
}

/// Which of the two characters next to an offset a position belongs to. UIKit counterpart: UITextStorageDirection.
public enum TextAffinity: String, Hashable, Sendable {
  /// The one before it.
  case upstream
  /// The one after it.
  case downstream
}

extension TextLayout {
  /// The carets of a line in text order: before each visible cluster, and after the last one.
  public func carets(of line: LineFragment, with typesetter: Typesetter) -> [Caret] {
    let boxes = clusters(of: line, with: typesetter)
    func caret(_ offset: Int, _ x: Double, _ level: UInt8) -> Caret {
      Caret(offset: offset, x: x, top: line.usedRect.minY, height: line.usedRect.height, level: level)
    }
    guard let last = boxes.last else {
      let padding = container.lineFragmentPadding
      let x = line.baseLevel % 2 == 0 ? line.usedRect.minX + padding : line.usedRect.maxX - padding
      return [caret(line.range.lowerBound, x, line.baseLevel)]
    }
    return boxes.map { caret($0.range.lowerBound, $0.leadingEdge, $0.level) }
      + [caret(last.range.upperBound, last.trailingEdge, last.level)]
  }

  /// The offset nearest to a point: the line whose strip holds it (or the nearest one), then the nearer edge of the
  /// cluster there. UIKit counterpart: closestPosition(to:).
  /// - Returns: nil if the layout has no line.
  public func position(nearest point: Point, with typesetter: Typesetter) -> (offset: Int, affinity: TextAffinity)? {
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return nil }
    let boxes = clusters(of: line, with: typesetter)
    func distance(_ box: ClusterBox) -> Double { max(box.x - point.x, point.x - box.x - box.width, 0) }
    guard let box = boxes.min(by: { distance($0) < distance($1) }) else { return (line.range.lowerBound, .downstream) }
    let isNearLeft = point.x < box.x + box.width / 2
    return isNearLeft == (box.level % 2 == 0) ? (box.range.lowerBound, .downstream) : (box.range.upperBound, .upstream)
  }
}
