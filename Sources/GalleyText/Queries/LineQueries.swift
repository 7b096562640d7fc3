public import GalleyBase

/// Questions about where text is, by line. UIKit counterpart: those of NSLayoutManager. Here they answer in UTF-16
/// offsets, not in glyph indices: the glyphs of a line are in its runs.
extension TextLayout {
  /// Index of the line fragment that stands for the character at `offset`. An offset at which no character stands, that
  /// of a separator or of the end, belongs to the line before it; one that has no place, to none.
  ///
  /// UIKit counterpart: lineFragmentRect(forGlyphAt:effectiveRange:).
  public func lineFragmentIndex(at offset: Int) -> Int? {
    guard let first = lines.first, offset >= first.range.lowerBound else { return nil }
    if let overflow, overflow.contains(offset) { return nil }
    return lines.partitionPoint { $0.range.lowerBound > offset } - 1
  }

  /// Calls `body` with each line fragment that shows a part of `range`, in text order, until it answers false. An empty
  /// range shows on the fragment where it stands. UIKit counterpart: enumerateLineFragments(forGlyphRange:using:).
  public func enumerateLineFragments(in range: Range<Int>, _ body: (LineFragment) -> Bool) {
    guard var index = lineFragmentIndex(at: range.lowerBound) else { return }
    repeat {
      guard body(lines[index]) else { return }
      index += 1
    } while index < lines.count && lines[index].range.lowerBound < range.upperBound
  }

  /// The characters that stand in a container, separators between its lines included; nil if it is empty.
  /// UIKit counterpart: glyphRange(for:).
  public func characterRange(ofContainer index: Int) -> Range<Int>? {
    guard let first = lines.firstIndex(where: { $0.container == index }) else { return nil }
    let last = lines[first...].prefix { $0.container == index }.endIndex - 1
    let next = last + 1 < lines.count ? lines[last + 1].range.lowerBound : overflow?.lowerBound ?? shaped.text.count
    return lines[first].range.lowerBound..<next
  }

  /// The rectangle around the used rectangles of a container's lines, in its coordinates; zero if it is empty. The
  /// extra line fragment is part of it: a choice, since both answers are on record (rule: used-rect-extra-line). UIKit
  /// counterpart: usedRect(for:).
  public func usedRect(ofContainer index: Int) -> Rect {
    lines.filter { $0.container == index }.map(\.usedRect).reduce(nil as Rect?) { $0?.union($1) ?? $1 } ?? .zero
  }

  /// Returns the smallest rectangle around the used rectangles of a container's lines, without an extra fragment; zero if
  /// there are no others. UIKit counterpart: usedRect(for:) (rule: used-rect-extra-line).
  package func usedRectOfGlyphs(inContainer index: Int) -> Rect {
    let extra = extraLineFragment?.range
    return lines.filter { $0.container == index && $0.range != extra }.map(\.usedRect)
      .reduce(nil as Rect?) { $0?.union($1) ?? $1 } ?? .zero
  }

  /// The empty fragment after a trailing newline, or of an empty text. UIKit counterpart: extraLineFragmentRect and
  /// extraLineFragmentUsedRect.
  public var extraLineFragment: LineFragment? {
    guard let last = lines.last else { return nil }
    return last.isExtra || shaped.text.count == 0 ? last : nil
  }
}
