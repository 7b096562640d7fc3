import GalleyBase

/// The styles of a text by place. Offsets in UTF-16 units.
struct Styles {
  private let stretches: [StyleSummary]
  private let fillsGaps: Bool

  /// - Parameter fillsGaps: true if what no stretch covers has the default style; false if nothing is known of it.
  init(_ stretches: [StyleSummary], fillsGaps: Bool) {
    self.stretches = stretches.sorted { $0.range.lowerBound < $1.range.lowerBound }
    self.fillsGaps = fillsGaps
  }

  /// Returns the style at a place; nil if it is not known.
  func style(at offset: Int) -> [Property]? {
    let index = stretches.partitionPoint { $0.range.lowerBound > offset } - 1
    guard index >= 0, stretches[index].range.contains(offset) else { return fillsGaps ? [] : nil }
    return stretches[index].properties
  }

  /// Returns the ends of a range, and the places in it where a style begins or ends.
  func edges(in range: Range<Int>) -> [Int] {
    let inner = stretches.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
    return [range.lowerBound, range.upperBound] + inner.filter(range.contains)
  }

  /// Returns the style that all of a range has; nil if it has several, or none that is known. Letters of a fallback do not
  /// count.
  func only(in range: Range<Int>) -> [Property]? {
    let edges = Set(edges(in: range)).sorted()
    var only: [Property]?
    for start in edges.dropLast() {
      guard let style = style(at: start), value("asked", in: style) == nil else { continue }
      if let only, only != style { return nil }
      only = style
    }
    return only
  }
}
