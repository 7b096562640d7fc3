/// The commands of a display list that a named thing drew, such as a view and its subviews.
public struct DrawnSpan: Hashable, Sendable {
  /// The name of that thing.
  public var name: String
  /// The indices of the commands in the list.
  public var commands: Range<Int>

  /// Returns the span of the same commands after `count` others were put in front.
  func moved(by count: Int) -> DrawnSpan {
    DrawnSpan(name: name, commands: commands.lowerBound + count..<commands.upperBound + count)
  }
}
