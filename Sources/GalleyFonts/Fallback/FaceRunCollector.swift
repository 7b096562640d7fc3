/// Joins adjacent clusters with the same face into runs. Clusters that need no glyph are not added.
/// They belong to the run of the cluster before them.
struct FaceRunCollector {
  /// A range of text and the face that draws it.
  typealias Run = (range: Range<Int>, answer: Cascade.Answer)

  private var start: Int
  private var answer = Cascade.Answer.unknown

  init(start: Int) { self.start = start }

  /// Adds the cluster at `index`. Returns the run before the cluster if that run ends here,
  /// otherwise nil.
  @inline(__always) mutating func add(_ next: Cascade.Answer, at index: Int) -> Run? {
    next == answer ? nil : change(to: next, at: index)
  }

  private mutating func change(to next: Cascade.Answer, at index: Int) -> Run? {
    let previous = answer
    answer = next
    if previous == .unknown { return nil }
    let run = (start..<index, previous)
    start = index
    return run
  }

  /// Returns the last run, which ends at `end`; nil if there is no text. Text that needs no glyphs
  /// is one run in the font itself.
  func finish(at end: Int) -> Run? {
    start < end ? (start..<end, answer == .unknown ? .candidate(0) : answer) : nil
  }
}
