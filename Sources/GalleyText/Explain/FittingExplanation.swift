/// The text that was cut from a line. Lengths are points.
public struct TruncationExplanation: Hashable, Sendable {
  /// The range that the token stands for.
  public var hidden: Range<Int>
  /// The hidden characters.
  public var hiddenText: String
  /// Width of what is kept, without the token.
  public var keptWidth: Double
  /// The token.
  public var token: String
  /// Width of the token.
  public var tokenWidth: Double
  /// Spaces next to the token that were dropped: UTF-16 units.
  public var strippedSpaces: Int
  /// True if the line's own text would have fitted: it is cut because text after it has no place.
  public var isForTextAfter: Bool
  /// True if the line is the last that the limit on lines permits; false if it is the last that fits in the height.
  public var isLastPermitted: Bool
}

/// The effect of moving letters together (rule: tightening-limit). Lengths are points.
public struct TighteningExplanation: Hashable, Sendable {
  /// The length by which the line was too long.
  public var excess: Double
  /// The length that each cluster would have to give.
  public var needed: Double
  /// The most that a cluster gives.
  public var limit: Double
  /// The length that each cluster gave; 0 if it would have been too much.
  public var amount: Double
}

/// A place that justification widened. Lengths are points.
public struct JustifiedGap: Hashable, Sendable {
  /// Offset of the character that got wider.
  public var offset: Int
  /// Its width without justification.
  public var natural: Double
  /// The length that was added.
  public var added: Double
}
