import GalleyBase

/// Counts the items of lists, one paragraph after the other.
struct ListNumbering {
  /// The lists that contain the last paragraph, outermost first. Each has the number of its last
  /// item, or nil before its first item.
  private var open: [(list: TextList, number: Int?)] = []

  /// Returns the list marker of each paragraph, nil for a paragraph without a marker. Empty if the
  /// text has no lists. The time is linear in the number of paragraphs.
  static func markers(of shaped: ShapedText) -> [String?] {
    guard shaped.paragraphs.contains(where: { !$0.style.textLists.isEmpty }) else { return [] }
    var numbering = ListNumbering()
    return shaped.paragraphs.indices.map { index in
      let paragraph = shaped.paragraphs[index]
      // The empty paragraph after a trailing newline is not an item yet.
      if index > 0, paragraph.range.isEmpty, paragraph.separator.isEmpty { return nil }
      guard let marker = numbering.next(paragraph.style.textLists) else { return nil }
      return shaped.text.hasMarker(marker, in: paragraph.range) ? nil : marker
    }
  }

  /// Returns the marker of the next paragraph, which is in `lists` (outermost first); nil if
  /// `lists` is empty.
  mutating func next(_ lists: [TextList]) -> String? {
    let shared = zip(open, lists).prefix { $0.list == $1 }.count
    open.removeSubrange(shared...)
    for list in lists[shared...] { open.append((list, nil)) }
    guard let (list, last) = open.last else { return nil }
    // Counting stops at the maximum integer.
    open[open.count - 1].number = last.map { max($0, $0 &+ 1) } ?? list.startingItemNumber
    return marker(ofDepth: open.count - 1)
  }

  private func marker(ofDepth depth: Int) -> String {
    let (list, number) = open[depth]
    let own = list.marker(forItemNumber: number ?? list.startingItemNumber)
    guard depth > 0, list.listOptions.contains(.prependEnclosingMarker) else { return own }
    return marker(ofDepth: depth - 1) + own
  }
}

extension TextList {
  /// Returns the markers of consecutive paragraphs, each nil if its paragraph is in no list. A
  /// paragraph is given by the lists that contain it, outermost first.
  public static func markers(ofItems items: [[TextList]]) -> [String?] {
    var numbering = ListNumbering()
    return items.map { numbering.next($0) }
  }
}

extension ParagraphStyle {
  /// Returns the style with the indents of its lists added; unchanged if `marker` is nil. Lines are
  /// laid out with this style.
  func movedIn(by marker: String?) -> ParagraphStyle {
    guard marker != nil else { return self }
    let indentation = textLists.reduce(0) { $0 + $1.indentation.onLengthGrid }
    var style = self
    style.firstLineHeadIndent += indentation
    style.headIndent += indentation
    return style
  }
}

extension AttributedText {
  /// True if a paragraph already begins with a tab, the marker and another tab, as in imported
  /// HTML.
  fileprivate func hasMarker(_ marker: String, in paragraph: Range<Int>) -> Bool {
    utf16[paragraph].starts(with: [0x09] + Array(marker.utf16) + [0x09])
  }
}
