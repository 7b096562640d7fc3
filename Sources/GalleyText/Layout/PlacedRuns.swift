import GalleyFonts

/// The runs of a line, moved when they are read: most lines of a long text are never looked at so closely.
struct PlacedRuns: Hashable {
  /// The runs, or what they are made of when they are read.
  enum Storage {
    case runs([GlyphRun])
    case compact(CompactRuns)
  }

  let unmoved: Storage
  /// The distances by which they moved since they were made.
  var move = LineMove.zero

  /// The number of runs from which on they are kept in less memory. It takes more for a few, and time to read.
  static let fewRuns = 4

  init(_ runs: [GlyphRun]) { unmoved = .runs(runs) }
  init(_ runs: CompactRuns) { unmoved = .compact(runs) }

  /// The size of their largest font, in points; 0 without runs.
  var greatestPointSize: Double {
    switch unmoved {
    case .runs(let runs): runs.reduce(0) { max($0, $1.font.pointSize) }
    case .compact(let compact): compact.greatestPointSize
    }
  }

  /// The runs at their places.
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
