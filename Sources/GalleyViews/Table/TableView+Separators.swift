public import GalleyBase
import GalleyDrawing

extension TableView {
  /// The rectangles of the lines below the rows, in the coordinates of the content. They are one
  /// pixel high and on whole pixels.
  ///
  /// The last row of a group with round corners has none.
  public final var separatorFrames: [Rect] {
    guard showsSeparators else { return [] }
    let grid = PixelGrid(scale: context.scale)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let heights = plan(inWidth: bounds.width).separators.joined()
    return zip(zip(rowFrames, rowViews), heights).compactMap { row, height in
      guard height > 0 else { return nil }
      let (frame, view) = row
      let inset = ownSeparatorInset ?? defaultSeparatorInset(for: view)
      let left = isMirrored ? inset.right : inset.left
      let right = isMirrored ? inset.left : inset.right
      return Rect(
        x: frame.minX + left, y: grid.round(frame.maxY), width: max(0, frame.width - left - right),
        height: 1 / context.scale)
    }
  }

  private func defaultSeparatorInset(for view: View) -> EdgeInsets {
    guard let cell = view as? TableCell else { return separatorInset }
    return EdgeInsets(top: 0, left: cell.textStart, bottom: 0, right: 0)
  }

  func drawSeparators(on canvas: inout Canvas) {
    for frame in separatorFrames where frame.maxY > bounds.minY && frame.minY < bounds.maxY {
      canvas.fill(frame, separatorColor)
    }
  }

  /// Draws the backgrounds of groups.
  func drawGroups(on canvas: inout Canvas) {
    guard style != .plain else { return }
    let color = SystemColor.secondarySystemGroupedBackground.color(in: context.interfaceStyle)
    for section in plan(inWidth: bounds.width).geometry.sections {
      guard let first = section.rows.first, let last = section.rows.last else { continue }
      let rect = Rect(
        x: groupInset, y: first.start, width: groupWidth(in: bounds.width), height: last.end - first.start)
      guard rect.maxY > bounds.minY, rect.minY < bounds.maxY else { continue }
      canvas.fill(rect, color, cornerRadius: style == .insetGrouped ? TableMetrics.groupRadius : 0)
    }
  }

  /// Rounds the backgrounds of the first and the last row of each inset group.
  func roundCorners() {
    guard style == .insetGrouped else { return }
    var views = rowViews[...]
    for section in sections {
      let rows = views.prefix(section.rows.count)
      views = views.dropFirst(section.rows.count)
      for case let cell as TableCell in rows where cell === rows.first || cell === rows.last {
        cell.cornerRadius = TableMetrics.groupRadius
        cell.roundedCorners = [
          cell === rows.first ? [.topLeft, .topRight] : [], cell === rows.last ? [.bottomLeft, .bottomRight] : [],
        ]
      }
    }
  }
}
