/// The vertical positions of a table's sections and rows, in points of the content's coordinates.
package struct TableGeometry {
  /// A vertical part of the table's content, such as a row or a header.
  package struct Span: Hashable {
    package var start: Double
    package var height: Double
    package var end: Double { start + height }

    package init(start: Double, height: Double) { (self.start, self.height) = (start, height) }

    /// Returns true if the span overlaps a range. Touching at an edge does not count.
    package func meets(_ other: ClosedRange<Double>) -> Bool { start < other.upperBound && end > other.lowerBound }
  }

  /// The positions of a section's header, rows and footer.
  package struct Section {
    package var header: Span
    package var rows: [Span] = []
    package var footer: Span

    package var span: Span { Span(start: header.start, height: footer.end - header.start) }
  }

  package private(set) var width: Double
  package private(set) var header = Span(start: 0, height: 0)
  package private(set) var sections: [Section] = []
  package private(set) var footer = Span(start: 0, height: 0)
  /// The height of the content added so far: the lower end of its last part.
  package private(set) var height: Double = 0

  package init(width: Double) { self.width = width }

  package mutating func addHeader(_ length: Double) { header = next(length) }
  package mutating func addFooter(_ length: Double) { footer = next(length) }
  package mutating func beginSection(padding: Double, header length: Double) {
    height += padding
    let header = next(length)
    sections.append(Section(header: header, footer: Span(start: header.end, height: 0)))
  }
  package mutating func addRow(_ length: Double) { sections[sections.count - 1].rows.append(next(length)) }
  package mutating func endSection(footer length: Double) { sections[sections.count - 1].footer = next(length) }

  private mutating func next(_ length: Double) -> Span {
    let span = Span(start: height, height: max(0, length))
    height = span.end
    return span
  }

  /// Returns the position of a section's header when the content is scrolled to `top`. The header
  /// stays at the upper edge while its section is visible there.
  package func stickyHeader(of section: Int, top: Double) -> Span {
    let part = sections[section]
    let lowest = part.footer.start - part.header.height
    return Span(start: max(part.header.start, min(top, lowest)), height: part.header.height)
  }
}
