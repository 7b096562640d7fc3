/// The work that a typesetter has done, as counts: the same calls give the same counts on every machine.
public struct TypesettingWork: Hashable, Sendable {
  /// The number of UTF-16 code units shaped, from the cache or not.
  public var shapedUnits = 0
  /// The number of calls that shape with HarfBuzz: runs, pieces of runs, and clusters shaped to see if a face has them.
  public var shapingCalls = 0
  /// The number of pieces of runs, mostly words, looked up in the cache of shaped pieces. A run that is set from pairs
  /// of letters counts as one.
  public var soughtPieces = 0
  /// The number of pieces found there, or all of whose pairs were known.
  public var foundPieces = 0
  /// The number of attempts to fill a line or a part of one, including lines that were then set differently.
  public var lineAttempts = 0
  /// The number of glyphs rendered to masks.
  public var renderedGlyphs = 0

  /// No work.
  public init() {}

  /// The share of pieces found in the cache, 0…1; 0 if none was looked up.
  public var hitRate: Double { soughtPieces > 0 ? Double(foundPieces) / Double(soughtPieces) : 0 }

  /// Returns the work done since `earlier`, a count of the same typesetter.
  public static func - (work: TypesettingWork, earlier: TypesettingWork) -> TypesettingWork {
    var difference = work
    for counter in counters { difference[keyPath: counter] -= earlier[keyPath: counter] }
    return difference
  }

  private static var counters: [WritableKeyPath<TypesettingWork, Int>] {
    [\.shapedUnits, \.shapingCalls, \.soughtPieces, \.foundPieces, \.lineAttempts, \.renderedGlyphs]
  }
}
