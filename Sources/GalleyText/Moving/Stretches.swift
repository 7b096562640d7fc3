import GalleyBase
import GalleyFonts

/// An element whose offsets change when text before it changes.
protocol Movable: Hashable, Sendable {
  /// The type of the distances by which an element moves.
  associatedtype Move: MoveDistance
  /// Returns the element after a move.
  func moved(by move: Move) -> Self
}

/// The distances by which an element moves. Distances of successive moves can be added.
protocol MoveDistance: Hashable, Sendable {
  /// The move that changes nothing.
  static var zero: Self { get }
  /// Returns the sum of two moves.
  static func + (first: Self, second: Self) -> Self
}

/// A sequence of elements that is stored in stretches (parts of consecutive elements). Each stretch
/// can be moved as a whole.
///
/// Replacing some elements and moving all later ones takes time in proportion to the replaced ones. The others are not
/// copied, and move when they are read.
struct Stretches<Elements: RandomAccessCollection & RangeReplaceableCollection & Hashable & Sendable>
where Elements.SubSequence == Elements, Elements.Index == Int, Elements.Element: Movable {
  typealias Element = Elements.Element

  /// Consecutive elements that have all moved by the same distances.
  private struct Stretch {
    var elements: Elements
    var move: Element.Move
    /// The number of elements up to the end of this stretch, including all earlier stretches.
    var end: Int
  }

  /// The number of stretches from which `joinSmallStretches` has an effect.
  private static var mostStretches: Int { 64 }

  /// All elements of the sequence if they are a single stretch that has not moved; otherwise empty.
  private var unmoved: Elements
  private var stretches: [Stretch] = []

  init(_ elements: Elements = Elements()) { unmoved = elements }

  /// Appends the elements of `others` with indices in `range`, moved by `move`.
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

  /// Appends elements that are to be moved by `move`. They are moved only when they are read.
  mutating func append(_ elements: Elements, movedBy move: Element.Move) {
    if elements.isEmpty { return }
    if !unmoved.isEmpty {
      stretches = [Stretch(elements: unmoved, move: .zero, end: unmoved.count)]
      unmoved = Elements()
    }
    stretches.append(Stretch(elements: elements, move: move, end: endIndex + elements.count))
  }

  /// Returns the elements of a range at their moved positions.
  func slice(_ range: Range<Int>) -> Elements {
    guard let (elements, shift) = home(of: range) else { return joined(range) }
    return elements[range.lowerBound + shift..<range.upperBound + shift]
  }

  /// Returns the collection that stores a range of elements, and the shift from their indices in
  /// this sequence to their indices in that collection. Returns nil if some elements have moved or
  /// if they are in several stretches.
  func home(of range: Range<Int>) -> (elements: Elements, shift: Int)? {
    if stretches.isEmpty { return (unmoved, 0) }
    let stretch = stretches[stretchIndex(of: range.lowerBound)]
    guard stretch.move == .zero, range.upperBound <= stretch.end else { return nil }
    return (stretch.elements, stretch.elements.endIndex - stretch.end)
  }

  /// Returns the elements of a range that spans several stretches, at their moved positions.
  ///
  /// Copies stretch by stretch, because each single element would need a search.
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

  /// Joins small neighbouring stretches if there are 64 stretches or more. Large stretches are not
  /// copied.
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
    // The search runs over indices, so no stretch is copied.
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
  /// Returns the sum of the glyphs' advances in a range. Moves do not change advances.
  func width(of range: Range<Int>) -> Length {
    guard stretches.isEmpty else { return GalleyText.width(of: slice(range)) }
    var width = Length.zero
    for index in range { width += Length(fixed16: unmoved.advance(at: index)) }
    return width
  }
}
