/// Joins clusters of one face to runs. Clusters that need no glyph are not added, and stay with the one before them.
struct FaceRunCollector {
  private(set) var runs: [(range: Range<Int>, answer: Cascade.Answer)] = []
  private var start: Int
  private var answer = Cascade.Answer.unknown

  init(start: Int) { self.start = start }

  @inline(__always) mutating func add(_ next: Cascade.Answer, at index: Int) {
    if next != answer { change(to: next, at: index) }
  }

  private mutating func change(to next: Cascade.Answer, at index: Int) {
    if answer != .unknown {
      runs.append((start..<index, answer))
      start = index
    }
    answer = next
  }

  /// The runs, the last of which ends here. Text that needs no glyphs at all is one run of the font itself.
  consuming func finish(at end: Int) -> [(range: Range<Int>, answer: Cascade.Answer)] {
    if start < end { runs.append((start..<end, answer == .unknown ? .candidate(0) : answer)) }
    return runs
  }
}
