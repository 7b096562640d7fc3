public import GalleyBase

/// Queries for the positions of lines.
///
/// UIKit counterpart: those of NSLayoutManager. They use UTF-16 offsets, not glyph indices; the glyphs of a line are in
/// its runs.
extension TextLayout {
  /// Returns the index of the line fragment that contains the character at `offset`; nil if the
  /// character is in no line.
  ///
  /// The offset of a separator or of the end belongs to the line before it. An offset of text in no line has no
  /// fragment.
  ///
  /// UIKit counterpart: lineFragmentRect(forGlyphAt:effectiveRange:).
  public func lineFragmentIndex(at offset: Int) -> Int? {
    guard let first = lines.first, offset >= first.range.lowerBound else { return nil }
    if let overflow, overflow.contains(offset) { return nil }
    return lines.partitionPoint { $0.range.lowerBound > offset } - 1
  }

  /// Calls `body` with each line fragment that contains a part of `range`, in text order, until
  /// `body` returns false.
  ///
  /// An empty range counts as part of the fragment that contains it. UIKit counterpart:
  /// enumerateLineFragments(forGlyphRange:using:).
  public func enumerateLineFragments(in range: Range<Int>, _ body: (LineFragment) -> Bool) {
    guard var index = lineFragmentIndex(at: range.lowerBound) else { return }
    repeat {
      guard body(lines[index]) else { return }
      index += 1
    } while index < lines.count && lines[index].range.lowerBound < range.upperBound
  }

  /// Returns the characters in a container, including separators between its lines; nil if the
  /// container is empty.
  ///
  /// UIKit counterpart: glyphRange(for:).
  public func characterRange(ofContainer index: Int) -> Range<Int>? {
    guard let first = lines.firstIndex(where: { $0.container == index }) else { return nil }
    let last = lines[first...].prefix { $0.container == index }.endIndex - 1
    let next = last + 1 < lines.count ? lines[last + 1].range.lowerBound : overflow?.lowerBound ?? shaped.text.count
    return lines[first].range.lowerBound..<next
  }

  /// Returns the smallest rectangle around the used rectangles of all lines in a container, in the
  /// coordinates of the container. The rectangle is zero if the container is empty.
  ///
  /// It includes the extra line fragment: a choice, since both results are on record (rule: used-rect-extra-line).
  /// UIKit counterpart: usedRect(for:).
  public func usedRect(ofContainer index: Int) -> Rect {
    lines.filter { $0.container == index }.map(\.usedRect).reduce(nil as Rect?) { $0?.union($1) ?? $1 } ?? .zero
  }

  /// Returns the smallest rectangle around the used rectangles of the lines in a container, without
  /// an extra line fragment. The rectangle is zero if there are no other lines.
  ///
  /// UIKit counterpart: usedRect(for:) (rule: used-rect-extra-line).
  package func usedRectOfGlyphs(inContainer index: Int) -> Rect {
    let extra = extraLineFragment?.range
    return lines.filter { $0.container == index && $0.range != extra }.map(\.usedRect)
      .reduce(nil as Rect?) { $0?.union($1) ?? $1 } ?? .zero
  }

  /// The empty fragment after a trailing newline or of an empty text; nil if the layout has none.
  ///
  /// UIKit counterpart: extraLineFragmentRect and extraLineFragmentUsedRect.
  public var extraLineFragment: LineFragment? {
    guard let last = lines.last else { return nil }
    return last.isExtra || shaped.text.count == 0 ? last : nil
  }
}
