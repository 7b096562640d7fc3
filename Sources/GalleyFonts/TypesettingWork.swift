/// The work that a typesetter has done, counted instead of timed: the same calls count the same on every machine.
public struct TypesettingWork: Hashable, Sendable {
  /// The number of UTF-16 code units to be shaped, cached or not.
  public var shapedUnits = 0
  /// The number of calls of HarfBuzz that shape: runs, pieces of runs, and what is shaped to see if a face has it.
  public var shapingCalls = 0
  /// The number of pieces of runs, mostly words, that were looked for in the cache of shaped pieces. A run that is set from
  /// pairs of letters is one piece.
  public var soughtPieces = 0
  /// The number of pieces that were found there, or of which all pairs were known.
  public var foundPieces = 0
  /// The number of times that text was put into a line or a part of one, be it that the line was then set otherwise.
  public var lineAttempts = 0
  /// The number of glyphs that were rendered to masks.
  public var renderedGlyphs = 0

  /// No work.
  public init() {}

  /// The share of the pieces that were found, 0…1; 0 if none was looked for.
  public var hitRate: Double { soughtPieces > 0 ? Double(foundPieces) / Double(soughtPieces) : 0 }

  /// The work that came after `earlier`, a count of the same typesetter.
  public static func - (work: TypesettingWork, earlier: TypesettingWork) -> TypesettingWork {
    var difference = work
    for counter in counters { difference[keyPath: counter] -= earlier[keyPath: counter] }
    return difference
  }

  private static var counters: [WritableKeyPath<TypesettingWork, Int>] {
    [\.shapedUnits, \.shapingCalls, \.soughtPieces, \.foundPieces, \.lineAttempts, \.renderedGlyphs]
  }
}
