/// Which part of a text became which, in UTF-16 offsets: what everything that was worked out from the text before has to
/// catch up on. UIKit counterpart: NSTextStorage's `editedRange` and `changeInLength`.
public struct TextReplacement: Hashable, Sendable {
  /// What was replaced, in the text before.
  public private(set) var old: Range<Int>
  /// What stands there now, in the text after. It begins where `old` does.
  public private(set) var new: Range<Int>

  /// The replacement of `range` by `count` units.
  init(_ range: Range<Int>, count: Int) {
    old = range
    new = range.lowerBound..<range.lowerBound + count
  }

  /// By how many units the text became longer.
  public var changeInLength: Int { new.count - old.count }

  /// This replacement and one after it as one: the smallest part of the text that holds both.
  func followed(by next: TextReplacement) -> TextReplacement {
    let lower = min(new.lowerBound, next.old.lowerBound)
    let upper = max(new.upperBound, next.old.upperBound)
    var both = self
    both.old = lower..<upper - changeInLength
    both.new = lower..<upper + next.changeInLength
    return both
  }
}
