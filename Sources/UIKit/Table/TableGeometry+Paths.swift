import CoreGraphics
import Foundation
import GalleyViews

extension TableGeometry {
  /// Returns the index paths of the rows that overlap a vertical range.
  func rows(in range: ClosedRange<Double>) -> [IndexPath] {
    sections.indices.flatMap { section in
      guard sections[section].span.meets(range) else { return [IndexPath]() }
      return sections[section].rows.indices.filter { sections[section].rows[$0].meets(range) }
        .map { IndexPath(row: $0, section: section) }
    }
  }

  /// Returns the vertical span of a row; nil if it does not exist.
  func row(at path: IndexPath) -> Span? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }
}
