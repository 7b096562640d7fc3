public import Foundation
import GalleyViews

/// The finder of units in plain text.
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
    let all = units(granularity)
    let found =
      direction.isForward
      ? all.lazy.map(\.upperBound).first { $0 > offset } : all.reversed().lazy.map(\.lowerBound).first { $0 < offset }
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

  /// The unit around an offset; between two units the one that the direction leads into.
  private func unit(_ granularity: UITextGranularity, at offset: Int, towardsEnd: Bool) -> Range<Int>? {
    units(granularity).first {
      towardsEnd
        ? $0.lowerBound <= offset && offset < $0.upperBound : $0.lowerBound < offset && offset <= $0.upperBound
    }
  }

  /// All units of a kind, in order.
  private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let input, let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
      return []
    }
    let text = input.text(in: whole) ?? ""
    switch granularity {
    case .document: return [0..<text.utf16.count]
    case .line: return lines(of: text, in: input)
    default: return TextUnits(of: text).ranges(granularity)
    }
  }

  /// The lines as they are laid out, told apart by the caret's height on the page.
  private func lines(of text: String, in input: any UITextInput) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var middle: CGFloat?
    for offset in 0...text.utf16.count {
      guard let position = input.position(from: input.beginningOfDocument, offset: offset) else { continue }
      let caret = input.caretRect(for: position)
      if let middle, caret.minY > middle {
        lines.append(start..<offset)
        start = offset
      }
      middle = caret.midY
    }
    return lines + [start..<text.utf16.count]
  }
}

extension UITextDirection {
  /// True for the directions along the text to its end; what lies right or below counts as such.
  var isForward: Bool {
    rawValue == UITextStorageDirection.forward.rawValue || rawValue == UITextLayoutDirection.right.rawValue
      || rawValue == UITextLayoutDirection.down.rawValue
  }
}
