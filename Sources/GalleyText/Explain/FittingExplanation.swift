/// What was cut from a line. Lengths are points.
public struct TruncationExplanation: Hashable, Sendable {
  /// How text is cut.
  public var mode: LineBreakMode
  /// What the ellipsis stands for.
  public var hidden: Range<Int>
  /// The hidden characters.
  public var hiddenText: String
  /// Spaces next to the ellipsis that were dropped: UTF-16 units.
  public var strippedSpaces: Int
  /// What stands for them.
  public var token: String
  /// Width of the token.
  public var tokenWidth: Double
  /// Width of what is kept, without the token.
  public var keptWidth: Double
  /// Whether the line's own text would have fitted: it is cut because text after it has no place.
  public var isForTextAfter: Bool
  /// True if the line is the last that the limit on lines permits; false if it is the last that fits in the height.
  public var isLastPermitted: Bool
}

/// What moving letters together did (reference A.6). Lengths are points.
public struct TighteningExplanation: Hashable, Sendable {
  /// What was too much for the line.
  public var excess: Double
  /// What each cluster would have to give.
  public var needed: Double
  /// The most that a cluster gives.
  public var limit: Double
  /// What each cluster gave; 0 if it would have been too much.
  public var amount: Double
}

/// The gaps that justification stretched. Lengths are points.
public struct JustificationExplanation: Hashable, Sendable {
  /// One place that was widened.
  public struct Gap: Hashable, Sendable {
    /// Offset of the character that got wider.
    public var offset: Int
    /// Its width without justification.
    public var natural: Double
    /// What it got.
    public var added: Double
  }

  /// The gaps, in text order.
  public var gaps: [Gap]

  /// What all gaps got.
  public var total: Double { gaps.reduce(0) { $0 + $1.added } }
}
