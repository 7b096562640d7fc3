/// The commands in a display list that a named object drew, such as a view with its subviews.
public struct DrawnSpan: Hashable, Sendable {
  /// The name of the object that drew the commands.
  public var name: String
  /// The indices of the commands in the list.
  public var commands: Range<Int>

  /// Returns the span of the same commands after `count` other commands are inserted before them.
  func moved(by count: Int) -> DrawnSpan {
    DrawnSpan(name: name, commands: commands.lowerBound + count..<commands.upperBound + count)
  }
}
