/// A link in a text. UIKit counterpart: the arguments of `textView(_:shouldInteractWith:in:)`.
public struct TextLink: Hashable, Sendable {
  /// The target of the link.
  public var destination: String
  /// The range of the link's characters, in UTF-16 offsets.
  public var range: Range<Int>

  /// Creates a link with a target and the range of its characters.
  public init(destination: String, range: Range<Int>) {
    self.destination = destination
    self.range = range
  }
}
