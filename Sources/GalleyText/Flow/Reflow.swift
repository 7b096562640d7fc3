import GalleyBase

/// The lines of a paragraph that an edit of a part of it leaves as they are: those before its reach and, once a new
/// line begins where an old one did, those behind it.
struct Reflow {
  /// The number of lines at the paragraph's start that stay; each has one fragment.
  let keptLines: Int
  /// The beginning of the first line that is set anew, from the paragraph's start.
  let start: Int
  /// The new offset from which on everything is as it was.
  private let tail: Int
  private let changeInLength: Int
  /// The beginnings of the old lines, from the text's start.
  private let oldFragments: Range<Int>
  private let base: Int

  /// The code units around a stretch of glyphs that shaping may look at: HarfBuzz takes five characters.
  private static let shapingContext = 16

  /// The lines of `layout` that an edit of a part leaves. Nil where lines depend on more than the text that they read:
  /// on their place, on the whole paragraph, on the cell after a tab, or on the numbers of a list.
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
    // A line takes what fits and looks at no more than the word after it. So one that ends before the part, where a
    // line may end, did not look into it.
    let limit = base + part.start - Reflow.shapingContext
    let first = max(start.fragment, oldFragments.partitionPoint { layout.lines[$0].range.lowerBound > limit } - 1)
    keptLines = first - start.fragment
    self.start = layout.lines[first].range.lowerBound - base
    tail = paragraph.range.count - part.tail + Reflow.shapingContext
    changeInLength = edit.changeInLength
  }

  /// The fragment of the old line that begins where a new one does, from which on all lines are as they were.
  func oldFragment(at start: Int, in layout: TextLayout) -> Int? {
    guard start >= tail else { return nil }
    let old = base + start - changeInLength
    let index = oldFragments.partitionPoint { layout.lines[$0].range.lowerBound >= old }
    return index < oldFragments.upperBound && layout.lines[index].range.lowerBound == old ? index : nil
  }
}

extension LineFlow {
  /// Adds the lines of a paragraph that an edit changed, after those that it left.
  /// - Returns: the fragment of the layout before the edit from which on all lines of the paragraph are as they were;
  /// nil
  ///   if there is none.
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
