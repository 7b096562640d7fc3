/// The strip next to exclusion paths in which a line is placed, in the coordinates of the
/// container, y down. Lengths are in points.
public struct StripExplanation: Hashable, Sendable {
  /// A part of the strip that an exclusion path covers.
  public struct Blocked: Hashable, Sendable {
    /// The index of the exclusion path in the container's `exclusionPaths`.
    public var exclusion: Int
    /// The position of the left end of the covered part.
    public var left: Double
    /// The position of the right end of the covered part.
    public var right: Double
  }

  /// A free part of the strip without text, and the reason why it is empty.
  public struct Unused: Hashable, Sendable {
    /// The reason why a free part has no text.
    public enum Reason: String, Hashable, Sendable {
      /// Paddings and indents take the whole width of the part.
      case tooNarrow
      /// The next word is wider than this part and was moved to a wider part.
      case wordTooWide
      /// The text ends before this part.
      case noText
    }

    /// The position of the left end of the free part.
    public var left: Double
    /// The position of the right end of the free part.
    public var right: Double
    /// The reason why the free part has no text.
    public var reason: Reason
  }

  /// The upper edge that the line would have without exclusions.
  public var proposedTop: Double
  /// The upper edge of the strip in which the line is placed.
  public var top: Double
  /// The height of the last strip that was tried.
  public var height: Double
  /// The number of strips that were tried. The search ends when the text is not higher than its
  /// strip.
  public var trials: Int
  /// The covered parts, in the order of the exclusion paths.
  public var blocked: [Blocked]
  /// The free parts without text, from left to right.
  public var unused: [Unused]
}
