/// The commands of a display list that a named thing drew, such as a view with those in it.
public struct DrawnSpan: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The places of the commands in the list.
  public var commands: Range<Int>

  /// Returns the span of the same commands behind so many others.
  func moved(by count: Int) -> DrawnSpan {
    DrawnSpan(name: name, commands: commands.lowerBound + count..<commands.upperBound + count)
  }
}
