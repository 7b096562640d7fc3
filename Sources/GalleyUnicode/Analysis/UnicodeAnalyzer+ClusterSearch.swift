/// A search for the grapheme cluster at one offset, which does not read the whole text.
extension UnicodeAnalyzer {
  /// Returns the extended grapheme cluster (UAX 29) that contains the unit at `offset`, which must
  /// be inside the text.
  ///
  /// Reads only neighbouring characters that may join, and never beyond the paragraph, so the time does not depend on
  /// the length of the text.
  public func graphemeCluster(at offset: Int, in text: UnsafeBufferPointer<UInt16>) -> Range<Int> {
    precondition(text.indices.contains(offset), "no unit \(offset) in a text of \(text.count) UTF-16 code units")
    let isInsidePair = offset > 0 && text.scalar(at: offset - 1) > 0xFFFF
    var start = isInsidePair ? offset - 1 : offset
    var end = start + text.scalar(at: start).utf16Width
    while start > 0, mayJoin(at: start, of: text) { start -= text.scalar(before: start).utf16Width }
    while end < text.count, mayJoin(at: end, of: text) { end += text.scalar(at: end).utf16Width }
    guard end - start > 1 else { return start..<end }
    let stretch = graphemeClusters(of: UnsafeBufferPointer(rebasing: text[start..<end]))
    let found = stretch.first { $0.contains(offset - start) } ?? 0..<end - start
    return found.lowerBound + start..<found.upperBound + start
  }

  /// Returns true if the characters before and after the boundary at `index` may belong to the same
  /// cluster.
  private func mayJoin(at index: Int, of text: UnsafeBufferPointer<UInt16>) -> Bool {
    let before = text.scalar(before: index)
    // A character that ends a paragraph joins nothing after it, except CR its LF (UAX 29, rules GB3 and GB4).
    if before == 0x0A || before == 0x2029 { return false }
    let after = text.scalar(at: index)
    if before == 0x0D { return after == 0x0A }
    return table[before].traits.contains(.joinsClusters) || table[after].traits.contains(.joinsClusters)
  }
}
