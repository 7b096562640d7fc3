/// The text that was cut from a line. Lengths are points.
public struct TruncationExplanation: Hashable, Sendable {
  /// The range that the token replaces.
  public var hidden: Range<Int>
  /// The hidden characters.
  public var hiddenText: String
  /// Width of the kept text, without the token.
  public var keptWidth: Double
  /// The token.
  public var token: String
  /// Width of the token.
  public var tokenWidth: Double
  /// Number of UTF-16 units of spaces next to the token that were dropped.
  public var strippedSpaces: Int
  /// True if the line's own text would have fitted, and it is cut only because the text after it does not.
  public var isForTextAfter: Bool
  /// True if the line is the last that the line limit allows; false if it is the last that fits in the height.
  public var isLastPermitted: Bool
}

/// The effect of tightening a line (rule: tightening-limit). Lengths are points.
public struct TighteningExplanation: Hashable, Sendable {
  /// The length by which the line was too long.
  public var excess: Double
  /// The length that each cluster would have to lose.
  public var needed: Double
  /// The maximum length that a cluster loses.
  public var limit: Double
  /// The length that each cluster lost; 0 if the needed length exceeds the limit.
  public var amount: Double
}

/// A gap that justification widened. Lengths are points.
public struct JustifiedGap: Hashable, Sendable {
  /// Offset of the character that got wider.
  public var offset: Int
  /// Its width without justification.
  public var natural: Double
  /// The length that was added.
  public var added: Double
}
