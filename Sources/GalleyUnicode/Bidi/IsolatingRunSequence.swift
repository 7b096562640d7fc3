/// The characters of one isolating run sequence, and the rules that apply to the sequence as a
/// whole.
struct IsolatingRunSequence {
  /// The offsets of the sequence's units in order. Empty if the sequence is a contiguous range that
  /// begins at `firstUnit`.
  private var units: [Int32] = []
  private var firstUnit = 0
  /// The bidirectional types of the units, as changed by the rules that were applied so far.
  var types: [BidiClass] = []
  private(set) var level: BidiLevel = 0
  /// The strong class at the start of the sequence (rule X10).
  private(set) var start = BidiClass.leftToRight
  private(set) var end = BidiClass.leftToRight

  /// The strong class of the sequence's direction: left to right at an even level, right to left at
  /// an odd level.
  var embeddingDirection: BidiClass { level.strongClass }

  /// Makes this the sequence of a whole paragraph from which rule X9 removes no units.
  mutating func gather(_ range: Range<Int>, level: BidiLevel, _ explicit: BidiExplicitLevels) {
    self.level = level
    (start, end) = (level.strongClass, level.strongClass)
    units.removeAll(keepingCapacity: true)
    firstUnit = range.lowerBound
    types.removeAll(keepingCapacity: true)
    types.append(contentsOf: explicit.types[range])
  }

  /// Returns the offset in the text of the unit at an index of the sequence.
  @inline(__always)
  func unit(at place: Int) -> Int { units.isEmpty ? firstUnit + place : Int(units[place]) }

  /// Makes this the sequence whose first level run has the index `first`.
  mutating func gather(_ runs: LevelRuns, from first: Int, _ explicit: BidiExplicitLevels) {
    level = runs.runs[first].level
    start = runs.startOfSequence(first)
    units.removeAll(keepingCapacity: true)
    var last = first
    var next: Int? = first
    while let run = next {
      units.append(contentsOf: runs.kept[runs.runs[run].range])
      last = run
      next = runs.runs[run].next
    }
    types.removeAll(keepingCapacity: true)
    types.reserveCapacity(units.count)
    for index in units { types.append(explicit.types[Int(index)]) }
    let lastClass = explicit.classes[Int(units[units.count - 1])]
    end = runs.endOfSequence(last, endsInInitiator: lastClass.isIsolateInitiator)
  }

  /// Returns the strong type that counts for neutrals and brackets next to a unit (rules N0 and
  /// N1): R for numbers, nil for neutral units.
  @inline(__always)
  func strongType(at place: Int) -> BidiClass? {
    switch types[place] {
    case .leftToRight: .leftToRight
    case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }

  /// Applies rules I1 and I2: sets the final level of each unit of the sequence in `levels`.
  func writeLevels(to levels: inout [BidiLevel]) {
    let leftToRight = level.isRightToLeft ? level.nextLeftToRight : level
    let rightToLeft = level.isRightToLeft ? level : level.nextRightToLeft
    for place in types.indices {
      levels[unit(at: place)] =
        switch types[place] {
        case .leftToRight: leftToRight
        case .rightToLeft: rightToLeft
        default: level.nextLeftToRight
        }
    }
  }
}
