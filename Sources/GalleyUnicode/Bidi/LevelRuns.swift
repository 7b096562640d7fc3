/// The level runs of one paragraph, which are linked to form isolating run sequences (UAX 9,
/// definitions BD7 and BD13, rule X10).
///
/// Units that rule X9 removes are left out.
struct LevelRuns {
  struct Run {
    /// The range of the run in `kept`, the units that rule X9 does not remove.
    let range: Range<Int>
    let level: BidiLevel
    /// The index of the run that continues this run after the isolate that the last character of
    /// this run opens. Nil if there is no such run.
    var next: Int?
  }

  /// The offsets of the units that rule X9 does not remove.
  private(set) var kept: [Int32] = []
  private(set) var runs: [Run] = []
  /// The indices of the runs that begin an isolating run sequence.
  private(set) var firstRuns: [Int] = []
  let baseLevel: BidiLevel

  init(_ explicit: BidiExplicitLevels, range: Range<Int>, baseLevel: BidiLevel) {
    self.baseLevel = baseLevel
    kept.reserveCapacity(range.count)
    for index in range where explicit.types[index] != .boundaryNeutral { kept.append(Int32(index)) }
    // The runs that end in an isolate initiator whose PDI has not been reached yet.
    var waiting: [Int] = []
    var start = 0
    while start < kept.count {
      let level = explicit.levels[Int(kept[start])]
      var end = start + 1
      while end < kept.count && explicit.levels[Int(kept[end])] == level { end += 1 }
      let number = runs.count
      runs.append(Run(range: start..<end, level: level))
      if explicit.classes[Int(kept[start])] == .popIsolate, let opener = waiting.popLast() {
        runs[opener].next = number
      } else {
        firstRuns.append(number)
      }
      if explicit.classes[Int(kept[end - 1])].isIsolateInitiator { waiting.append(number) }
      start = end
    }
  }

  /// Returns the strong class at the start of the isolating run sequence that begins with the run
  /// at index `run`.
  func startOfSequence(_ run: Int) -> BidiClass {
    max(runs[run].level, run == 0 ? baseLevel : runs[run - 1].level).strongClass
  }

  /// Returns the strong class at the end of the isolating run sequence that ends with the run at
  /// index `run`. `endsInInitiator` is true if its last character opens an isolate.
  func endOfSequence(_ run: Int, endsInInitiator: Bool) -> BidiClass {
    let isLast = run + 1 == runs.count || endsInInitiator
    return max(runs[run].level, isLast ? baseLevel : runs[run + 1].level).strongClass
  }
}
