public import GalleyBase
public import GalleyFonts
public import GalleyUnicode

/// A position and size of the insertion point.
public struct Caret: Hashable, Sendable {
  /// The UTF-16 offset of the character after the insertion point.
  public var offset: Int
  /// The distance in points from the left edge of the container.
  public var x: Double
  /// The upper end of the caret, at the top of the line's used rectangle.
  public var top: Double
  /// The height of the caret, which is the height of the line's used rectangle.
  public var height: Double
  /// The bidirectional level of the character at whose edge the caret is.
  public var level: BidiLevel
}

/// The side of an offset to which a text position belongs. UIKit counterpart:
/// UITextStorageDirection.
public enum TextAffinity: String, Hashable, Sendable {
  /// The position belongs to the character before the offset.
  case upstream
  /// The position belongs to the character after the offset.
  case downstream
}

extension TextLayout {
  /// Returns the carets of a line in text order: one before each visible cluster, and one after the
  /// last.
  public func carets(of line: LineFragment, with typesetter: Typesetter) -> [Caret] {
    let boxes = clusters(of: line, with: typesetter)
    func caret(_ offset: Int, _ x: Double, _ level: BidiLevel) -> Caret {
      Caret(offset: offset, x: x, top: line.usedRect.minY, height: line.usedRect.height, level: level)
    }
    guard let last = boxes.last else {
      let padding = containers[line.container].lineFragmentPadding
      let x = line.baseLevel.isRightToLeft ? line.usedRect.maxX - padding : line.usedRect.minX + padding
      return [caret(line.range.lowerBound, x, line.baseLevel)]
    }
    return boxes.map { caret($0.range.lowerBound, $0.leadingEdge, $0.level) }
      + [caret(last.range.upperBound, last.trailingEdge, last.level)]
  }

  /// Returns the caret at an offset, at the edge of the character that `affinity` selects; nil if
  /// the text at the offset is in no line.
  ///
  /// Between lines, that is the end of one or the start of the other; between directions, one of two positions on the
  /// line.
  ///
  /// Offsets inside a cluster give the cluster's start; offsets in hidden text give the beginning of the hidden part.
  /// UIKit counterpart: caretRect(for:).
  /// - Returns: nil for an offset without a position.
  public func caret(at offset: Int, affinity: TextAffinity = .downstream, with typesetter: Typesetter) -> Caret? {
    // Even if the rest of the text has no line, the last line has an end.
    let end = affinity == .upstream && lines.last?.range.upperBound == offset ? lines.count - 1 : nil
    guard var index = lineFragmentIndex(at: offset) ?? end else { return nil }
    if affinity == .upstream, index > 0, lines[index].range.lowerBound == offset,
      lines[index - 1].range.upperBound == offset
    {
      index -= 1
    }
    let line = lines[index]
    let boxes = clusters(of: line, with: typesetter)
    func caret(_ x: Double, _ level: BidiLevel) -> Caret {
      Caret(offset: offset, x: x, top: line.usedRect.minY, height: line.usedRect.height, level: level)
    }
    let before = boxes.last { $0.range.upperBound <= offset }
    let after = boxes.first { $0.range.upperBound > offset }
    let prefersBefore = affinity == .upstream && before?.range.upperBound == offset
    if let after, !prefersBefore, after.range.lowerBound <= offset || before == nil {
      return caret(after.leadingEdge, after.level)
    }
    if let before { return caret(before.trailingEdge, before.level) }
    return carets(of: line, with: typesetter).first
  }

  /// Returns the two carets at an offset, which differ between text of opposite directions: one
  /// after the character before the offset, the other before the character after it. Nil if the
  /// text at the offset is in no line.
  ///
  /// Elsewhere both are at the same position. AppKit and Core Text call them primary and secondary.
  public func splitCaret(at offset: Int, with typesetter: Typesetter) -> (upstream: Caret, downstream: Caret)? {
    guard let downstream = caret(at: offset, affinity: .downstream, with: typesetter),
      let upstream = caret(at: offset, affinity: .upstream, with: typesetter)
    else { return nil }
    return (upstream, downstream)
  }

  /// Returns the offset nearest to a point in a container; nil if the container has no line.
  ///
  /// It is the nearer edge of the cluster at the point, in the nearest fragment of the line whose strip contains the
  /// point or is nearest to it. UIKit counterpart: closestPosition(to:).
  /// - Returns: nil if the container has no line.
  public func position(
    nearest point: Point, inContainer container: Int = 0, with typesetter: Typesetter
  ) -> (offset: Int, affinity: TextAffinity)? {
    guard let first = lines.firstIndex(where: { $0.container == container }) else { return nil }
    let inContainer = lines[first...].prefix { $0.container == container }
    let strip = inContainer.firstIndex { point.y < $0.rect.maxY } ?? inContainer.endIndex - 1
    func distance(_ left: Double, _ right: Double) -> Double { max(left - point.x, point.x - right, 0) }
    // The fragments of a line that an exclusion divides are adjacent.
    let isElsewhere = { (line: LineFragment) in line.rect.minY != lines[strip].rect.minY }
    let begin = inContainer[..<strip].lastIndex(where: isElsewhere).map { $0 + 1 } ?? first
    let fragments = inContainer[begin...].prefix { !isElsewhere($0) }
    let line =
      fragments.min { distance($0.rect.minX, $0.rect.maxX) < distance($1.rect.minX, $1.rect.maxX) } ?? lines[strip]
    let boxes = clusters(of: line, with: typesetter)
    guard let box = boxes.min(by: { distance($0.x, $0.x + $0.width) < distance($1.x, $1.x + $1.width) }) else {
      return (line.range.lowerBound, .downstream)
    }
    let isNearLeft = point.x < box.x + box.width / 2
    return isNearLeft != box.level.isRightToLeft
      ? (box.range.lowerBound, .downstream) : (box.range.upperBound, .upstream)
  }

  /// Returns the offset of the character nearest to a point in a container; nil if the container
  /// has no line. `fraction` is the part of the character before the point, from 0 at its leading
  /// edge to 1.
  ///
  /// UIKit counterpart: characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:).
  /// - Returns: nil if the container has no line; the nearest character if none is under the point.
  public func characterIndex(
    at point: Point, inContainer container: Int = 0, with typesetter: Typesetter
  ) -> (offset: Int, fraction: Double)? {
    guard let nearest = position(nearest: point, inContainer: container, with: typesetter) else { return nil }
    let searched = nearest.affinity == .upstream ? max(0, nearest.offset - 1) : nearest.offset
    guard let index = lineFragmentIndex(at: searched),
      let box = clusters(of: lines[index], with: typesetter).first(where: { $0.range.contains(searched) }),
      box.width > 0
    else { return (nearest.offset, 0) }
    let part = min(max((point.x - box.x) / box.width, 0), 1)
    return (box.range.lowerBound, box.level.isRightToLeft ? 1 - part : part)
  }
}
