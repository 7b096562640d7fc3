import GalleyBase

/// The styles of a text by UTF-16 offset.
struct Styles {
  private let stretches: [StyleSummary]
  private let fillsGaps: Bool

  /// - Parameter fillsGaps: true if text without a style has the default style; false if its style is unknown.
  init(_ stretches: [StyleSummary], fillsGaps: Bool) {
    self.stretches = stretches.sorted { $0.range.lowerBound < $1.range.lowerBound }
    self.fillsGaps = fillsGaps
  }

  /// Returns the properties of the style at an offset; nil if the style is unknown.
  func style(at offset: Int) -> [Property]? {
    let index = stretches.partitionPoint { $0.range.lowerBound > offset } - 1
    guard index >= 0, stretches[index].range.contains(offset) else { return fillsGaps ? [] : nil }
    return stretches[index].properties
  }

  /// Returns both ends of a range, and the offsets in it at which a style begins or ends.
  func edges(in range: Range<Int>) -> [Int] {
    let inner = stretches.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
    return [range.lowerBound, range.upperBound] + inner.filter(range.contains)
  }

  /// Returns the single style of a range; nil if the range has several styles or an unknown one.
  /// Letters in a fallback font are ignored.
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
