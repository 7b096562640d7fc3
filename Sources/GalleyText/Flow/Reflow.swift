import GalleyBase

/// The lines of a paragraph that can be kept after an edit of a part of the paragraph.
///
/// It keeps the lines before the edit and, once a new line begins where an old one did, the lines after it.
struct Reflow {
  /// The number of lines at the start of the paragraph that are kept. Each of them has one
  /// fragment.
  let keptLines: Int
  /// The offset of the first line that is laid out again, from the start of the paragraph.
  let start: Int
  /// The offset in the edited paragraph from which lines can be unchanged.
  private let tail: Int
  private let changeInLength: Int
  /// The indices of the old fragments of the paragraph.
  private let oldFragments: Range<Int>
  private let base: Int

  /// The number of code units on both sides of a glyph that can affect its shaping. HarfBuzz reads
  /// five characters.
  private static let shapingContext = 16

  /// Finds the lines of `layout` that can be kept after an edit of a part of a paragraph.
  ///
  /// Nil if lines depend on more than the text that they read: on their position, on the whole paragraph, on the cell
  /// after a tab, or on the numbers of a list.
  init?(_ edit: TextEdit, of layout: TextLayout, to shaped: ShapedText) {
    let index = edit.newParagraphs.lowerBound
    guard let part = edit.part, index < layout.starts.count else { return nil }
    let paragraph = shaped.paragraphs[index]
    let start = layout.starts[index]
    guard start.position.container == layout.containers.count - 1,
      layout.containers[start.position.container].isEndless,
      paragraph.style.textLists.isEmpty, !paragraph.style.lineBreakStrategy.contains(.optimal),
      !paragraph.items.contains(where: { $0.kind == .tab })
    else { return nil }
    base = paragraph.range.lowerBound
    let end = index + 1 < layout.starts.count ? layout.starts[index + 1].fragment : layout.lines.count
    oldFragments = start.fragment..<end
    // A line reads no further than the word after it. So a line that ends before the part, whose start allows a break,
    // did not read it.
    let limit = base + part.start - Reflow.shapingContext
    let first = max(start.fragment, oldFragments.partitionPoint { layout.lines[$0].range.lowerBound > limit } - 1)
    keptLines = first - start.fragment
    self.start = layout.lines[first].range.lowerBound - base
    tail = paragraph.range.count - part.tail + Reflow.shapingContext
    changeInLength = edit.changeInLength
  }

  /// Returns the index of the old fragment that begins at the same character as a new line at
  /// `start`. Returns nil if there is none or if the lines from there on may have changed.
  func oldFragment(at start: Int, in layout: TextLayout) -> Int? {
    guard start >= tail else { return nil }
    let old = base + start - changeInLength
    let index = oldFragments.partitionPoint { layout.lines[$0].range.lowerBound >= old }
    return index < oldFragments.upperBound && layout.lines[index].range.lowerBound == old ? index : nil
  }
}

extension LineFlow {
  /// Adds the lines of an edited paragraph that are laid out again, after the lines that are kept.
  /// Returns the index of the old fragment from which on all lines of the paragraph are unchanged;
  /// nil if there is none.
  mutating func add(_ reflow: Reflow, to index: Int, of layout: TextLayout) -> Int? {
    if reflow.keptLines == 0 { begin(paragraph: index) }
    var found: Int?
    addLines(of: PreparedParagraph(index, of: setting), from: reflow.start) {
      found = reflow.oldFragment(at: $0, in: layout)
      return found != nil
    }
    return found
  }
}
