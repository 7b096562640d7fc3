/// The commands of a display list that a named thing drew, such as a view with those in it.
public struct DrawnSpan: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The places of the commands in the list.
  public var commands: Range<Int>
}
