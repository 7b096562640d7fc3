public import GalleyBase

extension TextContainer {
  /// Returns the parts of a proposed strip that text may use, from left to right. They lie inside
  /// the container and outside the exclusions.
  ///
  /// UIKit counterpart: lineFragmentRect(forProposedRect:at:writingDirection:remaining:).
  public func lineFragmentRects(forProposedRect rect: Rect) -> [Rect] {
    let left = max(0, rect.minX)
    let right = min(size.width, rect.maxX)
    return LineSpace(self).gaps(top: rect.minY, height: rect.height).compactMap { gap in
      let minX = max(left, gap.lowerBound)
      let maxX = min(right, gap.upperBound)
      return minX < maxX ? Rect(x: minX, y: rect.minY, width: maxX - minX, height: rect.height) : nil
    }
  }

  /// Returns the upper edge of the first strip that is not above `rect` and has space for text; nil
  /// if there is none.
  public func top(withRoomFor rect: Rect) -> Double? {
    let space = LineSpace(self)
    let least = 2 * lineFragmentPadding
    let hasRoom = { (top: Double, height: Double) in
      space.gaps(top: top, height: height).contains { $0.upperBound - $0.lowerBound > least }
    }
    if hasRoom(rect.minY, rect.height) { return rect.minY }
    let whole = LineMargins(leading: .zero, trailing: Length(points: space.width))
    return space.nextTop(below: rect.minY, height: rect.height, whole: whole, isRightToLeft: false, hasRoom: hasRoom)
  }
}
