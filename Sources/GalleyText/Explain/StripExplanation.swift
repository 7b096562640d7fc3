/// The strip in which a line found room next to exclusion paths, in points of the container's coordinates, y down.
public struct StripExplanation: Hashable, Sendable {
  /// The part of the strip that an exclusion path covers.
  public struct Blocked: Hashable, Sendable {
    /// Index in the container's `exclusionPaths`.
    public var exclusion: Int
    /// Left end of the covered part.
    public var left: Double
    /// Right end of the covered part.
    public var right: Double
  }

  /// A free part of the strip without text, and the reason.
  public struct Unused: Hashable, Sendable {
    /// The reason why a free part has no text.
    public enum Reason: String, Hashable, Sendable {
      /// No space is left between the paddings and indents.
      case tooNarrow
      /// The next word does not fit, but fits whole elsewhere.
      case wordTooWide
      /// The text ends before this part.
      case noText
    }

    /// Left end of the free part.
    public var left: Double
    /// Right end of the free part.
    public var right: Double
    /// The reason why it has no text.
    public var reason: Reason
  }

  /// The upper edge of the line without exclusions.
  public var proposedTop: Double
  /// The upper edge of the line.
  public var top: Double
  /// The height of the last strip that was tried.
  public var height: Double
  /// The number of strips tried until the text was no higher than its strip.
  public var trials: Int
  /// The covered parts, by exclusion.
  public var blocked: [Blocked]
  /// The free parts without text, from left to right.
  public var unused: [Unused]
}
