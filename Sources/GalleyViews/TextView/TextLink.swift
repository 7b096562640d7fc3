/// A link in a text. UIKit counterpart: the arguments of `textView(_:shouldInteractWith:in:)`.
public struct TextLink: Hashable, Sendable {
  /// The target of the link.
  public var destination: String
  /// The characters that lead there, as UTF-16 offsets.
  public var range: Range<Int>

  /// A link to a place from some characters.
  public init(destination: String, range: Range<Int>) {
    self.destination = destination
    self.range = range
  }
}
