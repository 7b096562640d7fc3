import GalleyFonts

/// The runs of a line. If the line moves, its runs are changed only when they are read, because
/// most lines of a long text are never read in detail.
struct PlacedRuns: Hashable {
  /// The form in which the runs are stored: as they are, or in less memory.
  enum Storage {
    case runs([GlyphRun])
    case compact(CompactRuns)
  }

  let unmoved: Storage
  /// The distances by which the runs have moved since they were stored.
  var move = LineMove.zero

  /// The maximum number of runs that are stored as they are. More runs are stored in less memory.
  ///
  /// For fewer runs it takes more memory, and it takes time to read.
  static let fewRuns = 4

  init(_ runs: [GlyphRun]) { unmoved = .runs(runs) }
  init(_ runs: CompactRuns) { unmoved = .compact(runs) }

  /// The size of the largest font, in points; 0 without runs.
  var greatestPointSize: Double {
    switch unmoved {
    case .runs(let runs): runs.reduce(0) { max($0, $1.font.pointSize) }
    case .compact(let compact): compact.greatestPointSize
    }
  }

  /// The runs of the line, from left to right at their current positions.
  var runs: [GlyphRun] {
    let runs =
      switch unmoved {
      case .runs(let runs): runs
      case .compact(let compact): compact.runs
      }
    return move == .zero ? runs : runs.map { $0.moved(by: move) }
  }

  static func == (first: PlacedRuns, second: PlacedRuns) -> Bool { first.runs == second.runs }

  func hash(into hasher: inout Hasher) { hasher.combine(runs) }
}
