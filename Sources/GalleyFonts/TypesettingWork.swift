/// Counts of the work that a typesetter has done. The same calls give the same counts on every
/// machine.
public struct TypesettingWork: Hashable, Sendable {
  /// The number of UTF-16 code units that were shaped, whether or not they were cached.
  public var shapedUnits = 0
  /// The number of HarfBuzz calls that shape text: runs, pieces of runs, and single clusters.
  /// Clusters are shaped to find out if a face has their characters.
  public var shapingCalls = 0
  /// The number of pieces of runs, mostly words, that were looked up in the cache of shaped pieces.
  /// A run that is composed from pairs of letters counts as one.
  public var soughtPieces = 0
  /// The number of pieces that were found in the cache, or whose pairs were all known.
  public var foundPieces = 0
  /// The number of times that a line or a part of a line was filled with text, including attempts
  /// that were given up.
  public var lineAttempts = 0
  /// The number of glyphs that were rendered to masks.
  public var renderedGlyphs = 0

  /// Creates counts that are all 0.
  public init() {}

  /// The share of pieces that were found in the cache, 0…1; 0 if none was looked up.
  public var hitRate: Double { soughtPieces > 0 ? Double(foundPieces) / Double(soughtPieces) : 0 }

  /// Returns the work done since `earlier`, which must be a count of the same typesetter.
  public static func - (work: TypesettingWork, earlier: TypesettingWork) -> TypesettingWork {
    var difference = work
    for counter in counters { difference[keyPath: counter] -= earlier[keyPath: counter] }
    return difference
  }

  private static var counters: [WritableKeyPath<TypesettingWork, Int>] {
    [\.shapedUnits, \.shapingCalls, \.soughtPieces, \.foundPieces, \.lineAttempts, \.renderedGlyphs]
  }
}
