import GalleyBase

/// Elements with a vertical extent, indexed so that those between two vertical positions are found
/// quickly.
///
/// They are sorted by upper end, with the lowest end of each half, quarter, and so on.
struct HeightIndex<Element> {
  private let elements: [(upper: Double, lower: Double, element: Element)]
  /// For each element, the maximum lower end in the part of `elements` whose middle element it is
  /// during a search.
  private var lowest: [Double]

  /// - Parameter extent: The upper and the lower end of an element.
  init(_ elements: [Element], extent: (Element) -> (upper: Double, lower: Double)) {
    self.elements = elements.map { element in
      let (upper, lower) = extent(element)
      return (upper, lower, element)
    }.sorted { $0.upper < $1.upper }
    lowest = self.elements.map(\.lower)
    measure(lowest.indices)
  }

  /// Calls `body` with each element that overlaps the space between two vertical positions,
  /// beginning with the element whose upper end is highest.
  func forEach(between top: Double, and bottom: Double, _ body: (Element) -> Void) {
    visit(elements.indices, top, bottom, body)
  }

  private func visit(_ range: Range<Int>, _ top: Double, _ bottom: Double, _ body: (Element) -> Void) {
    guard !range.isEmpty else { return }
    let middle = range.middle
    guard lowest[middle] > top else { return }
    visit(range.lowerBound..<middle, top, bottom, body)
    guard elements[middle].upper < bottom else { return }
    if elements[middle].lower > top { body(elements[middle].element) }
    visit(middle + 1..<range.upperBound, top, bottom, body)
  }

  private mutating func measure(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let middle = range.middle
    for half in [range.lowerBound..<middle, middle + 1..<range.upperBound] where !half.isEmpty {
      measure(half)
      lowest[middle] = max(lowest[middle], lowest[half.middle])
    }
  }
}

extension Range<Int> {
  fileprivate var middle: Int { lowerBound + count / 2 }
}
