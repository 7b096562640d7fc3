import GalleyFonts
import GalleyUnicode

/// Positions on both sides of an edit at which a long paragraph can be divided. The text between
/// them can be analysed and shaped separately with the same result as in the whole paragraph.
///
/// There are two before the edit and two after it. The text between the two on one side is analysed and shaped as
/// context, but does not change.
struct EditSeams {
  /// A position before a word or ideograph at which the paragraph can be divided.
  struct Seam: Hashable {
    /// The offset at which glyphs are divided: the space before the word, or the same offset as
    /// `word` if there is no space.
    var glyphs: Int
    /// The offset of the word or ideograph. A line may end before it.
    var word: Int

    /// Returns the seam moved by `distance`, because an edit before it changed the length of the
    /// text.
    func moved(by distance: Int) -> Seam { Seam(glyphs: glyphs + distance, word: word + distance) }
  }

  /// The two seams before the edit, nearer one last. Nil means the start of the paragraph.
  private(set) var before: (outer: Seam?, inner: Seam?)
  /// The two seams after the edit, nearer one first. Nil means the end of the paragraph.
  private(set) var behind: (inner: Seam?, outer: Seam?)

  /// The distance above the baseline of the text after the edit, as it was before the edit. It is
  /// the distance of the first character of the item (the range with one font) that continues
  /// there.
  private(set) var raiseBehind: Double

  /// Returns the seams with their offsets in the edited text. Seams after the edit are moved by
  /// `distance`.
  func moved(by distance: Int) -> EditSeams {
    var moved = self
    moved.behind = (behind.inner?.moved(by: distance), behind.outer?.moved(by: distance))
    return moved
  }

  /// Returns the range between the inner seams, whose characters or glyphs change, in a paragraph
  /// of `count` units.
  func changed(of count: Int) -> Range<Int> { (before.inner?.word ?? 0)..<(behind.inner?.word ?? count) }

  /// Returns the range between the outer seams, which is analysed again, in a paragraph of `count`
  /// units.
  func analysed(of count: Int) -> Range<Int> { (before.outer?.word ?? 0)..<(behind.outer?.word ?? count) }

  /// Returns the range between the outer seams, which is shaped again with the spaces before their
  /// words, in a paragraph of `count` units.
  func shaped(of count: Int) -> Range<Int> { (before.outer?.glyphs ?? 0)..<(behind.outer?.glyphs ?? count) }
}

/// Searches a long paragraph for seams: positions at which it can be divided.
struct SeamSearch {
  let paragraph: ShapedParagraph
  let text: AttributedText
  let defaultFont: Font
  let locale: String
  let typesetter: Typesetter

  /// The minimum length of a paragraph that is divided at seams. A shorter paragraph is fast to
  /// shape as a whole.
  static let leastLength = 512
  /// The maximum distance between an edit and a seam, in code units. If no seam is within this
  /// distance, the whole paragraph is shaped again.
  private static let farthest = 2048
  /// The minimum distance in code units between two seams, and between a seam and an edit. Text so
  /// far away from a word has no effect on the line ends at the word.
  private static let nearest = 4

  /// Returns the positions on both sides of an edited range at which the paragraph can be divided;
  /// nil if there are none near the range.
  func seams(around range: Range<Int>) -> EditSeams? {
    var isFar = false
    func last(before end: Int) -> EditSeams.Seam? {
      var offset = end - SeamSearch.nearest
      let limit = max(0, end - SeamSearch.farthest)
      while offset > limit {
        if let seam = seam(at: offset) { return seam }
        offset -= 1
      }
      isFar = isFar || limit > 0
      return nil
    }
    func first(behind start: Int) -> EditSeams.Seam? {
      var offset = start + SeamSearch.nearest
      let limit = min(paragraph.range.count, start + SeamSearch.farthest)
      while offset < limit {
        if let seam = seam(at: offset) { return seam }
        offset += 1
      }
      isFar = isFar || limit < paragraph.range.count
      return nil
    }
    let before = last(before: range.lowerBound)
    let behind = first(behind: range.upperBound)
    let outer = (before.flatMap { last(before: $0.glyphs) }, behind.flatMap { first(behind: $0.word) })
    if isFar || before == nil && behind == nil { return nil }
    let item = paragraph.items[behind.map { paragraph.itemIndex(at: $0.word) } ?? 0]
    return EditSeams(
      before: (outer.0, before), behind: (behind, outer.1),
      raiseBehind: text.attributes(at: paragraph.range.lowerBound + item.range.lowerBound).raise(defaultFont))
  }

  /// Returns the seam whose word begins at the offset `word`; nil if the paragraph cannot be
  /// divided there. The offset must not be the start or the end of the paragraph.
  private func seam(at word: Int) -> EditSeams.Seam? {
    let boundaries = paragraph.analysis.boundaries
    guard boundaries[word].contains([.softBreak, .grapheme]), !boundaries[word].contains(.hardBreak),
      boundaries[word].isDisjoint(with: [.space, .ignorable])
    else { return nil }
    return unsafe withUnits { units in
      let glyphs = unsafe units[word - 1] == 0x20 ? word - 1 : word
      guard glyphs > 0, boundaries[glyphs].contains(.grapheme),
        unsafe glyphs == word ? units[word].isIdeograph && units[word - 1].isIdeograph : units[glyphs - 1] != 0x20
      else { return nil }
      let seam = EditSeams.Seam(glyphs: glyphs, word: word)
      return unsafe isSound(seam, in: units) ? seam : nil
    }
  }

  /// True if a seam lies inside an item and the glyphs of the item can be divided there.
  /// - Parameters:
  ///   - units: the paragraph's units in `text`, which may be the text after the edit.
  ///   - distance: the distance by which the edit moved the seam.
  func isSound(_ seam: EditSeams.Seam, in units: UnsafeBufferPointer<UInt16>, movedBy distance: Int = 0) -> Bool {
    let item = paragraph.items[paragraph.itemIndex(at: seam.word)]
    guard item.kind == .text, item.range.lowerBound < seam.glyphs, item.range.upperBound > seam.word + 1 else {
      return false
    }
    let attributes = ShapingAttributes(text, at: paragraph.range.lowerBound + seam.word + distance)
    guard attributes.glyph == nil else { return false }
    return unsafe typesetter.separates(
      units, at: seam.glyphs + distance, font: paragraph.font(of: item).font,
      options: item.shapingOptions(attributes, locale: locale))
  }

  private func withUnits<Result>(_ body: (UnsafeBufferPointer<UInt16>) -> Result) -> Result {
    unsafe text.utf16.withUnsafeBufferPointer { all in
      unsafe body(UnsafeBufferPointer(rebasing: all[paragraph.range]))
    }
  }
}
