/// A replaced part of a text, in UTF-16 offsets, for updating everything derived from the text.
///
/// UIKit counterpart: NSTextStorage's `editedRange` and `changeInLength`.
public struct TextReplacement: Hashable, Sendable {
  /// The replaced range, in the text before.
  public private(set) var old: Range<Int>
  /// The new range, in the text after. It begins where `old` begins.
  public private(set) var new: Range<Int>

  /// Creates the replacement of `range` by `count` units.
  package init(_ range: Range<Int>, count: Int) {
    old = range
    new = range.lowerBound..<range.lowerBound + count
  }

  /// The growth of the text, in units.
  public var changeInLength: Int { new.count - old.count }

  /// Combines this replacement with a later one: the smallest part of the text that contains both.
  func followed(by next: TextReplacement) -> TextReplacement {
    let lower = min(new.lowerBound, next.old.lowerBound)
    let upper = max(new.upperBound, next.old.upperBound)
    var both = self
    both.old = lower..<upper - changeInLength
    both.new = lower..<upper + next.changeInLength
    return both
  }
}
