/// A link in a text. UIKit counterpart: the arguments of `textView(_:shouldInteractWith:in:)`.
public struct TextLink: Hashable, Sendable {
  /// The target of the link.
  public var destination: String
  /// The characters of the link, as UTF-16 offsets.
  public var range: Range<Int>

  /// Creates a link with a destination and its characters.
  public init(destination: String, range: Range<Int>) {
    self.destination = destination
    self.range = range
  }
}
