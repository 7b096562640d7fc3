/// The replacement of a part of a text, in UTF-16 offsets. It is used to update everything that is
/// derived from the text.
///
/// UIKit counterpart: NSTextStorage's `editedRange` and `changeInLength`.
public struct TextReplacement: Hashable, Sendable {
  /// The replaced range in the text before the change.
  public private(set) var old: Range<Int>
  /// The new range in the text after the change. It begins where `old` begins.
  public private(set) var new: Range<Int>

  /// Creates the replacement of `range` by `count` UTF-16 units.
  package init(_ range: Range<Int>, count: Int) {
    old = range
    new = range.lowerBound..<range.lowerBound + count
  }

  /// The number of UTF-16 units by which the text grew; negative if it shrank.
  public var changeInLength: Int { new.count - old.count }

  /// Returns this replacement combined with a later one: the smallest range that contains both.
  func followed(by next: TextReplacement) -> TextReplacement {
    let lower = min(new.lowerBound, next.old.lowerBound)
    let upper = max(new.upperBound, next.old.upperBound)
    var both = self
    both.old = lower..<upper - changeInLength
    both.new = lower..<upper + next.changeInLength
    return both
  }
}
