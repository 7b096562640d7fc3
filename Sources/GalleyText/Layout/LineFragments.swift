/// The line fragments of a layout in text order.
///
/// After an edit, fragments move only when they are read, so an edit takes time in proportion to what it changes,
/// however many lines follow.
public struct LineFragments: RandomAccessCollection, Hashable, Sendable {
  private var stretches: Stretches<ArraySlice<LineFragment>>

  init(_ fragments: [LineFragment]) { stretches = Stretches(fragments[...]) }

  /// The index of the first fragment, which is always 0.
  public var startIndex: Int { 0 }
  /// The number of fragments.
  public var endIndex: Int { stretches.endIndex }
  /// Accesses the fragment at an index.
  public subscript(index: Int) -> LineFragment { stretches[index] }

  /// Replaces some fragments and moves all later ones.
  /// - Parameters:
  ///   - move: the move of the fragments up to `next`.
  ///   - rest: the move of the fragments from `next` on.
  mutating func replace(
    _ range: Range<Int>, with fragments: [LineFragment], moving move: LineMove, upTo next: Int, andRest rest: LineMove
  ) {
    var replaced = Stretches<ArraySlice<LineFragment>>()
    replaced.append(stretches, 0..<range.lowerBound)
    replaced.append(fragments[...], movedBy: .zero)
    replaced.append(stretches, range.upperBound..<next, movedBy: move)
    replaced.append(stretches, next..<endIndex, movedBy: rest)
    replaced.joinSmallStretches()
    stretches = replaced
  }
}

extension LineFragments: ExpressibleByArrayLiteral {
  /// Creates a collection from single fragments, without a layout.
  public init(arrayLiteral fragments: LineFragment...) { self.init(fragments) }
}
