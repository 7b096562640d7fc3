import CoreGraphics
import Foundation

/// The places of a table's parts from top to bottom, in points of the content.
struct TableGeometry {
  /// A stretch of the content.
  struct Span: Hashable {
    var start: CGFloat
    var height: CGFloat
    var end: CGFloat { start + height }
    /// True if the spans share more than an edge.
    func meets(_ other: ClosedRange<CGFloat>) -> Bool { start < other.upperBound && end > other.lowerBound }
  }

  /// The parts of a section.
  struct Section {
    var header: Span
    var rows: [Span] = []
    var footer: Span

    var span: Span { Span(start: header.start, height: footer.end - header.start) }
  }

  private(set) var width: CGFloat
  private(set) var header = Span(start: 0, height: 0)
  private(set) var sections: [Section] = []
  private(set) var footer = Span(start: 0, height: 0)
  /// The lower end of what was added last.
  private(set) var height: CGFloat = 0

  init(width: CGFloat) { self.width = width }

  mutating func addHeader(_ length: CGFloat) { header = next(length) }
  mutating func addFooter(_ length: CGFloat) { footer = next(length) }
  mutating func beginSection(padding: CGFloat, header length: CGFloat) {
    height += padding
    let header = next(length)
    sections.append(Section(header: header, footer: Span(start: header.end, height: 0)))
  }
  mutating func addRow(_ length: CGFloat) { sections[sections.count - 1].rows.append(next(length)) }
  mutating func endSection(footer length: CGFloat) { sections[sections.count - 1].footer = next(length) }

  private mutating func next(_ length: CGFloat) -> Span {
    let span = Span(start: height, height: max(0, length))
    height = span.end
    return span
  }

  /// Returns the paths of the rows within a stretch.
  func rows(in range: ClosedRange<CGFloat>) -> [IndexPath] {
    sections.indices.flatMap { section in
      guard sections[section].span.meets(range) else { return [IndexPath]() }
      return sections[section].rows.indices.filter { sections[section].rows[$0].meets(range) }
        .map { IndexPath(row: $0, section: section) }
    }
  }

  /// Returns the place of a row; nil if there is none.
  func row(at path: IndexPath) -> Span? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  /// Returns the place of a section's header while the content is scrolled: at the upper edge as long as the section is
  /// there.
  func stickyHeader(of section: Int, top: CGFloat) -> Span {
    let part = sections[section]
    let lowest = part.footer.start - part.header.height
    return Span(start: max(part.header.start, min(top, lowest)), height: part.header.height)
  }
}
