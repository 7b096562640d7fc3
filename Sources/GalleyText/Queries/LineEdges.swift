import GalleyBase
import GalleyUnicode

extension TextLayout {
  /// Returns the left and right edges of a line after its indents are subtracted. The text begins
  /// inside these edges, at the distance of the container's padding.
  ///
  /// The rectangle itself spans the container (rule: indents).
  package func indentedEdges(of line: LineFragment) -> (left: Double, right: Double) {
    let container = containers[line.container]
    let width = container.size.width
    guard width.isFinite, container.exclusionPaths.isEmpty else { return (line.rect.minX, line.rect.maxX) }
    let paragraph = shaped.paragraphs[line.paragraph]
    let padding = container.lineFragmentPadding
    let margins = LineMargins(
      style: paragraph.style, isFirstLine: line.range.lowerBound == paragraph.range.lowerBound,
      width: width - 2 * padding)
    let (atStart, atEnd) = (margins.leading.points, width - 2 * padding - margins.trailing.points)
    let (left, right) = line.baseLevel.isRightToLeft ? (atEnd, atStart) : (atStart, atEnd)
    // If a hook offered less than the container's width, indents do not count.
    return (
      line.rect.minX <= 0 ? left : line.rect.minX, line.rect.maxX >= width ? width - right : line.rect.maxX
    )
  }
}
