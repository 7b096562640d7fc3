public import Foundation
import GalleyViews

/// The default tokenizer for plain text.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  public init(textInput: any UIResponder & UITextInput) { input = textInput }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let input else { return false }
    let offset = input.offset(from: input.beginningOfDocument, to: position)
    let range = unit(granularity, at: offset, towardsEnd: !direction.isForward)
    return direction.isForward ? range?.upperBound == offset : range?.lowerBound == offset
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input else { return nil }
    let offset = input.offset(from: input.beginningOfDocument, to: position)
    let found = direction.isForward ? end(of: granularity, after: offset) : start(of: granularity, before: offset)
    return found.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input else { return nil }
    let offset = input.offset(from: input.beginningOfDocument, to: position)
    guard let range = unit(granularity, at: offset, towardsEnd: direction.isForward),
      let start = input.position(from: input.beginningOfDocument, offset: range.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: range.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  /// Returns the range of the word or other unit around an offset; nil if there is none. At the
  /// boundary of two units, it returns the unit in the given direction.
  private func unit(_ granularity: UITextGranularity, at offset: Int, towardsEnd: Bool) -> Range<Int>? {
    units(granularity, around: towardsEnd ? offset : offset - 1).units.first {
      towardsEnd
        ? $0.lowerBound <= offset && offset < $0.upperBound : $0.lowerBound < offset && offset <= $0.upperBound
    }
  }

  private func end(of granularity: UITextGranularity, after offset: Int) -> Int? {
    var place = offset
    while true {
      let (units, paragraph) = units(granularity, around: place)
      if let found = units.lazy.map(\.upperBound).first(where: { $0 > offset }) { return found }
      guard paragraph.upperBound > place else { return nil }
      place = paragraph.upperBound
    }
  }

  private func start(of granularity: UITextGranularity, before offset: Int) -> Int? {
    var place = offset - 1
    while true {
      let (units, paragraph) = units(granularity, around: place)
      if let found = units.reversed().lazy.map(\.lowerBound).first(where: { $0 < offset }) { return found }
      guard paragraph.lowerBound > 0, paragraph.lowerBound <= place else { return nil }
      place = paragraph.lowerBound - 1
    }
  }

  /// Returns the units in the paragraph that contains a character, in order, and the range of the
  /// paragraph. If there is no such character, both are empty. For documents, the whole text counts
  /// as the paragraph.
  private func units(
    _ granularity: UITextGranularity, around index: Int
  ) -> (units: [Range<Int>], paragraph: Range<Int>) {
    guard let input, let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
      return ([], 0..<0)
    }
    let text = (input.text(in: whole) ?? "") as NSString
    guard (0..<text.length).contains(index) else { return ([], 0..<0) }
    if granularity == .document { return ([0..<text.length], 0..<text.length) }
    let range = text.paragraphRange(for: NSRange(location: index, length: 0))
    let paragraph = range.location..<NSMaxRange(range)
    if granularity == .line { return (lines(in: paragraph, of: input), paragraph) }
    let units = TextUnits(of: text.substring(with: range)).ranges(granularity)
    return (units.map { $0.lowerBound + range.location..<$0.upperBound + range.location }, paragraph)
  }

  /// Returns the laid-out lines of a paragraph. They are found by the vertical position of the
  /// caret.
  private func lines(in paragraph: Range<Int>, of input: any UITextInput) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = paragraph.lowerBound
    var middle: CGFloat?
    for offset in paragraph {
      guard let position = input.position(from: input.beginningOfDocument, offset: offset) else { continue }
      let caret = input.caretRect(for: position)
      if let middle, caret.minY > middle {
        lines.append(start..<offset)
        start = offset
      }
      middle = caret.midY
    }
    return lines + [start..<paragraph.upperBound]
  }
}

extension UITextDirection {
  /// True for the directions towards the end of the text, including right and down.
  var isForward: Bool {
    rawValue == UITextStorageDirection.forward.rawValue || rawValue == UITextLayoutDirection.right.rawValue
      || rawValue == UITextLayoutDirection.down.rawValue
  }
}
