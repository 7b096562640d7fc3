/// The text that truncation removed from a line. Lengths are in points.
public struct TruncationExplanation: Hashable, Sendable {
  /// The range of text that the token replaces.
  public var hidden: Range<Int>
  /// The characters that the token replaces.
  public var hiddenText: String
  /// The width of the visible text, without the token.
  public var keptWidth: Double
  /// The token that replaces the hidden text.
  public var token: String
  /// The width of the token that replaces the hidden text.
  public var tokenWidth: Double
  /// The number of removed spaces next to the token, in UTF-16 units.
  public var strippedSpaces: Int
  /// True if the line itself would fit, but is truncated because text after it does not fit. False
  /// if the line is too wide.
  public var isForTextAfter: Bool
  /// True if no further line is permitted by the limit on the number of lines. False if the next
  /// line would not fit in the height.
  public var isLastPermitted: Bool
}

/// The tightening of a line (rule: tightening-limit). Lengths are in points.
public struct TighteningExplanation: Hashable, Sendable {
  /// The length by which the line exceeds the available width.
  public var excess: Double
  /// The length that tightening would have to remove from each cluster for the line to fit.
  public var needed: Double
  /// The maximum length that tightening may remove from a cluster.
  public var limit: Double
  /// The length that tightening removes from each cluster. It is 0 if the needed length exceeds the
  /// limit.
  public var amount: Double
}

/// A gap after a character that justification widened. Lengths are in points.
public struct JustifiedGap: Hashable, Sendable {
  /// The offset of the character that became wider.
  public var offset: Int
  /// The width of the character without justification.
  public var natural: Double
  /// The length that justification added to the character's width.
  public var added: Double
}
