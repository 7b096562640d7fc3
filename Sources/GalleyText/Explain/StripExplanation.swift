/// The strip in which a line found room next to exclusion paths, in points of the container's coordinates, y down.
public struct StripExplanation: Hashable, Sendable {
  /// The part of the strip that an exclusion path takes.
  public struct Blocked: Hashable, Sendable {
    /// Index in the container's `exclusionPaths`.
    public var exclusion: Int
    /// Left end of what it takes.
    public var left: Double
    /// Right end of it.
    public var right: Double
  }

  /// A free part of the strip that the line does not use, and why.
  public struct Unused: Hashable, Sendable {
    /// The reason for which text does not go there.
    public enum Reason: String, Hashable, Sendable {
      /// No point is left between the paddings and indents.
      case tooNarrow
      /// Not even the next word goes in, and elsewhere it would be whole.
      case wordTooWide
      /// The text ended before.
      case noText
    }

    /// Left end of the free part.
    public var left: Double
    /// Right end of it.
    public var right: Double
    /// The reason for which it is not used.
    public var reason: Reason
  }

  /// The upper edge of the line without exclusions.
  public var proposedTop: Double
  /// Its upper edge.
  public var top: Double
  /// The height that the strip was tried with in the end.
  public var height: Double
  /// The number of strips tried until the text that goes in was no higher than the strip.
  public var trials: Int
  /// The parts that are blocked, by exclusion.
  public var blocked: [Blocked]
  /// The free parts without text, from left to right.
  public var unused: [Unused]
}
