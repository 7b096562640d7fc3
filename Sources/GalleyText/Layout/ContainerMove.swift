/// The reason for which a line stands in another container than the line before it.
public struct ContainerMove: Hashable, Sendable {
  /// The reason that kept it out.
  public enum Cause: Hashable, Sendable {
    /// It would have reached down to `bottom`; the container is `height` high.
    case tooLow(bottom: Double, height: Double)
    /// The container has as many lines as it may have.
    case tooManyLines(limit: Int)
    /// The line before it ends with a form feed, U+000C.
    case formFeed
  }

  /// Index of the container that it left.
  public var from: Int
  /// The reason that kept it out.
  public var cause: Cause
}
