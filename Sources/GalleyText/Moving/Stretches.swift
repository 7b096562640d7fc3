import GalleyBase
import GalleyFonts

/// An element that can be put elsewhere without being made anew: its offsets change, nothing else does.
protocol Movable: Hashable, Sendable {
  /// The distances by which it moves.
  associatedtype Move: MoveDistance
  /// The element elsewhere.
  func moved(by move: Move) -> Self
}

/// Distances that add up.
protocol MoveDistance: Hashable, Sendable {
  /// No distance.
  static var zero: Self { get }
  /// One after the other.
  static func + (first: Self, second: Self) -> Self
}

/// Elements in order, of which stretches moved as a whole since they were made. To replace some of them and to move all
/// that follow costs what is replaced: the others are not copied, and are moved when they are read.
struct Stretches<Elements: RandomAccessCollection & RangeReplaceableCollection & Hashable & Sendable>
where Elements.SubSequence == Elements, Elements.Index == Int, Elements.Element: Movable {
  typealias Element = Elements.Element

  /// Elements that moved together.
  private struct Stretch {
    var elements: Elements
    var move: Element.Move
    /// The number of elements up to its end, those of the stretches before it included.
    var end: Int
  }

  /// The number of stretches at which small neighbours are joined.
  private static var mostStretches: Int { 64 }

  /// All elements while there is a single stretch that never moved, as in all that was not edited.
  private var unmoved: Elements
  private var stretches: [Stretch] = []

  init(_ elements: Elements = Elements()) { unmoved = elements }

  /// Adds some elements of others at the end, moved.
  mutating func append(_ others: Stretches, _ range: Range<Int>, movedBy move: Element.Move = .zero) {
    if others.stretches.isEmpty { return append(others.unmoved[range], movedBy: move) }
    var index = others.stretches.partitionPoint { $0.end > range.lowerBound }
    while index < others.stretches.count {
      let stretch = others.stretches[index]
      let start = stretch.end - stretch.elements.count
      if start >= range.upperBound { break }
      let part = range.clamped(to: start..<stretch.end)
      let shift = stretch.elements.startIndex - start
      append(
        stretch.elements[part.lowerBound + shift..<part.upperBound + shift], movedBy: stretch.move + move)
      index += 1
    }
  }

  /// Adds elements at the end, which are moved when they are read.
  mutating func append(_ elements: Elements, movedBy move: Element.Move) {
    if elements.isEmpty { return }
    if !unmoved.isEmpty {
      stretches = [Stretch(elements: unmoved, move: .zero, end: unmoved.count)]
      unmoved = Elements()
    }
    stretches.append(Stretch(elements: elements, move: move, end: endIndex + elements.count))
  }

  /// The elements of a range, moved.
  func slice(_ range: Range<Int>) -> Elements {
    guard let (elements, shift) = home(of: range) else { return joined(range) }
    return elements[range.lowerBound + shift..<range.upperBound + shift]
  }

  /// The elements among which those of a range stand as they are, and the distance by which their indices there are
  /// greater; nil if some moved, or several stretches have them.
  func home(of range: Range<Int>) -> (elements: Elements, shift: Int)? {
    if stretches.isEmpty { return (unmoved, 0) }
    let stretch = stretches[stretchIndex(of: range.lowerBound)]
    guard stretch.move == .zero, range.upperBound <= stretch.end else { return nil }
    return (stretch.elements, stretch.elements.endIndex - stretch.end)
  }

  /// The elements of a range that reaches over several stretches. Stretch by stretch: element by element each would be
  /// looked for.
  private func joined(_ range: Range<Int>) -> Elements {
    var joined = Elements()
    joined.reserveCapacity(range.count)
    for index in stretchIndex(of: range.lowerBound)..<stretches.count {
      let stretch = stretches[index]
      let start = stretch.end - stretch.elements.count
      if start >= range.upperBound { break }
      let part = range.clamped(to: start..<stretch.end)
      let shift = stretch.elements.startIndex - start
      let elements = stretch.elements[part.lowerBound + shift..<part.upperBound + shift]
      if stretch.move == .zero {
        joined.append(contentsOf: elements)
      } else {
        joined.append(contentsOf: elements.lazy.map { $0.moved(by: stretch.move) })
      }
    }
    return joined
  }

  /// Joins neighbours that are small where there are many stretches; what is large is not copied.
  mutating func joinSmallStretches() {
    if stretches.count < Self.mostStretches { return }
    let limit = 2 * endIndex / Self.mostStretches + Self.mostStretches
    var joined = Stretches()
    var small = Elements()
    for stretch in stretches {
      if small.count + stretch.elements.count > limit {
        joined.append(small, movedBy: .zero)
        small = Elements()
      }
      if stretch.elements.count > limit {
        joined.append(stretch.elements, movedBy: stretch.move)
      } else {
        small.append(contentsOf: stretch.elements.lazy.map { $0.moved(by: stretch.move) })
      }
    }
    joined.append(small, movedBy: .zero)
    self = joined
  }

  private func stretchIndex(of index: Int) -> Int {
    // Over the indices: no stretch is copied.
    (0..<stretches.count - 1).partitionPoint { stretches[$0].end > index }
  }
}

extension Stretches: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { stretches.isEmpty ? unmoved.count : stretches[stretches.count - 1].end }

  subscript(index: Int) -> Element {
    if stretches.isEmpty { return unmoved[index] }
    let stretch = stretches[stretchIndex(of: index)]
    let element = stretch.elements[index - stretch.end + stretch.elements.endIndex]
    return stretch.move == .zero ? element : element.moved(by: stretch.move)
  }
}

extension Stretches: Hashable {
  static func == (first: Stretches, second: Stretches) -> Bool {
    if first.stretches.isEmpty, second.stretches.isEmpty { return first.unmoved == second.unmoved }
    return first.elementsEqual(second)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}

extension Stretches: Sendable {}

extension Stretches where Elements == ShapedGlyphs {
  /// Sum of the advances of a range, which are the same wherever glyphs are.
  func width(of range: Range<Int>) -> Length {
    guard stretches.isEmpty else { return GalleyText.width(of: slice(range)) }
    var width = Length.zero
    for index in range { width += Length(fixed16: unmoved.advance(at: index)) }
    return width
  }
}
