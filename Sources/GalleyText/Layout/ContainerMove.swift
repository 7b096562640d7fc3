/// The reason why a line is in another container than the line before it.
public struct ContainerMove: Hashable, Sendable {
  /// The reason why the line did not fit.
  public enum Cause: Hashable, Sendable {
    /// The line would have reached down to `bottom`; the container is `height` high.
    case tooLow(bottom: Double, height: Double)
    /// The container has its maximum number of lines.
    case tooManyLines(limit: Int)
    /// The line before it ends with a form feed, U+000C.
    case formFeed
  }

  /// Index of the container that it left.
  public var from: Int
  /// The reason why the line did not fit.
  public var cause: Cause
}
