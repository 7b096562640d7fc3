/// The reason why a line is in another container than the line before it.
public struct ContainerMove: Hashable, Sendable {
  /// The reasons why a line does not fit in a container.
  public enum Cause: Hashable, Sendable {
    /// The lower edge of the line would be at `bottom`, but the container has only this `height`.
    case tooLow(bottom: Double, height: Double)
    /// The container already holds its maximum number of lines.
    case tooManyLines(limit: Int)
    /// The line before it ends with a form feed, U+000C.
    case formFeed
  }

  /// The index of the container in which the line did not fit.
  public var from: Int
  /// The reason why the line did not fit.
  public var cause: Cause
}
