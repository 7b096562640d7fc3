import GalleyBase
public import GalleyFonts
import GalleyUnicode

/// Shapes `text`, one paragraph after the other: its characters are analysed, divided into items of
/// one font, and shaped by HarfBuzz. The time is linear in the length of the text.
/// - Parameters:
///   - defaultFont: font of characters whose attributes have no font.
///   - locale: BCP 47 or with underscores; determines line breaking and glyph variants. Empty means the root locale.
public func shape(_ text: AttributedText, defaultFont: Font, locale: String, with typesetter: Typesetter) -> ShapedText
{
  let paragraphs = unsafe text.utf16.withUnsafeBufferPointer { unsafe paragraphRanges(in: $0) }
  return ShapedText(
    text: text, defaultFont: defaultFont, locale: locale,
    paragraphs: paragraphs.map { shape($0, of: text, defaultFont: defaultFont, locale: locale, with: typesetter) })
}

/// Shapes one paragraph. The result does not depend on text outside the paragraph.
func shape(
  _ paragraph: ParagraphRange, of text: AttributedText, defaultFont: Font, locale: String, with typesetter: Typesetter
) -> ShapedParagraph {
  let outer = typesetter.enter(.analyse)
  defer { typesetter.leave(to: outer) }
  let analysed = analyse(paragraph, of: text, locale: locale, with: typesetter.analyzer)
  typesetter.enter(.itemize)
  var fonts: [RunFont] = []
  var items = itemize(
    analysed, of: text, defaultFont: defaultFont, locale: locale, fonts: &fonts, with: typesetter)
  typesetter.enter(.shape)
  var glyphs = ShapedGlyphs()
  let base = analysed.range.lowerBound
  glyphs.reserveCapacity(analysed.range.count)
  unsafe text.utf16.withUnsafeBufferPointer { all in
    let units = unsafe UnsafeBufferPointer(rebasing: all[analysed.range])
    // Most items have the attributes of the one before and reuse its options.
    var run = text.runIndex(at: base)
    var attributes = ShapingAttributes(text, run: run)
    guard var options = items.first?.shapingOptions(attributes, locale: locale) else { return }
    for index in items.indices {
      let start = glyphs.count
      let range = items[index].range
      let isOfNextRun = text.runs[run].range.upperBound <= base + range.lowerBound
      if isOfNextRun {
        run = text.runIndex(at: base + range.lowerBound)
        attributes = ShapingAttributes(text, run: run)
      }
      if isOfNextRun || !items[index].isShaped(with: options) {
        options = items[index].shapingOptions(attributes, locale: locale)
      }
      unsafe shape(
        items[index], font: fonts[items[index].fontIndex].font, range: range, of: units, options: options,
        endsCluster: analysed.analysis.isCluster(endingAt: range.upperBound),
        isBeforeNewline: range.upperBound == units.count && !analysed.separator.isEmpty, attributes: attributes,
        with: typesetter, into: &glyphs)
      items[index].glyphs = start..<glyphs.count
    }
  }
  let (advances, clusters) = advancesAndClusters(
    of: glyphs, in: 0..<analysed.range.count, items: items[...], base: base, text)
  return ShapedParagraph(
    range: analysed.range, separator: analysed.separator, style: analysed.style, analysis: analysed.analysis,
    fonts: fonts, items: items, placedGlyphs: Stretches(glyphs), advances: advances, clusters: clusters)
}

/// Shapes a part of an item, with the rest of the paragraph as context, and adds letter spacing.
/// - Parameters:
///   - endsCluster: true if a grapheme cluster ends with the part; otherwise another face has the rest of it.
///   - isBeforeNewline: true if the paragraph and the part end together, and another paragraph follows.
func shape(
  _ item: Item, font: Font, range: Range<Int>, of units: UnsafeBufferPointer<UInt16>, endsCluster: Bool,
  isBeforeNewline: Bool, attributes: ShapingAttributes, locale: String, with typesetter: Typesetter,
  into glyphs: inout ShapedGlyphs
) {
  unsafe shape(
    item, font: font, range: range, of: units, options: item.shapingOptions(attributes, locale: locale),
    endsCluster: endsCluster, isBeforeNewline: isBeforeNewline, attributes: attributes, with: typesetter, into: &glyphs)
}

/// Shapes a part of an item with the given options, with the rest of the paragraph as context.
private func shape(
  _ item: Item, font: Font, range: Range<Int>, of units: UnsafeBufferPointer<UInt16>, options: ShapingOptions,
  endsCluster: Bool, isBeforeNewline: Bool, attributes: ShapingAttributes, with typesetter: Typesetter,
  into glyphs: inout ShapedGlyphs
) {
  guard item.kind == .text else { return }
  let start = glyphs.count
  if let glyph = attributes.glyph {
    unsafe glyphs.append(contentsOf: repeated(glyph, of: item, font: font, for: range, of: units, with: typesetter))
  } else {
    unsafe typesetter.shape(units, range: range, font: font, options: options, into: &glyphs)
    if unsafe units[range].contains(where: { $0.isControl }) {
      for index in start..<glyphs.count where unsafe units[Int(glyphs.cluster(at: index))].isControl {
        glyphs[index].hide()
      }
    }
    if isBeforeNewline, !item.level.isRightToLeft {
      unsafe kernNewline(after: units[range], font: font, options: options, in: &glyphs, from: start, with: typesetter)
    }
  }
  if attributes.spacing != 0 {
    addSpacing(
      Length(points: attributes.spacing), to: &glyphs, from: start, isRightToLeft: item.level.isRightToLeft,
      endsCluster: endsCluster)
  }
}

extension Item {
  /// True if `options`, which were made for another item with the same attributes, are also valid
  /// for this item.
  fileprivate func isShaped(with options: ShapingOptions) -> Bool {
    script == options.script && level.isRightToLeft == options.isRightToLeft
  }
}

/// Kerns the last letter with the newline after it as if the newline were a space. This changes the
/// width of the line (rule: newline-kerning).
///
/// Right-to-left text is not changed: our choice.
private func kernNewline(
  after text: Slice<UnsafeBufferPointer<UInt16>>, font: Font, options: ShapingOptions, in glyphs: inout ShapedGlyphs,
  from start: Int, with typesetter: Typesetter
) {
  guard glyphs.count > start else { return }
  let last = glyphs.count - 1
  let letter = unsafe Array(text[Int(glyphs.cluster(at: last))...])
  glyphs[last].advance += typesetter.kerning(
    ofSpaceAfter: letter, glyph: glyphs[last].glyph, font: font, options: options)
}

/// Returns one copy of `glyph` for each character of a range, from left to right.
private func repeated(
  _ glyph: UInt32, of item: Item, font: Font, for range: Range<Int>, of units: UnsafeBufferPointer<UInt16>,
  with typesetter: Typesetter
) -> [ShapedGlyph] {
  let advance = Length(points: typesetter.advance(of: glyph, font: font)).fixed16
  let starts = range.filter { unsafe $0 == range.lowerBound || !UTF16.isTrailSurrogate(units[$0]) }
  let glyphs = starts.map { ShapedGlyph(glyph: glyph, cluster: Int32($0), advance: advance) }
  return item.level.isRightToLeft ? glyphs.reversed() : glyphs
}

extension UInt16 {
  /// True for control characters: C0, delete, C1. Control characters that affect layout are never
  /// shaped.
  fileprivate var isControl: Bool { self < 0x20 || (0x7F...0x9F).contains(self) }
}

extension ShapedGlyph {
  /// Makes the glyph invisible and removes its width.
  ///
  /// TextKit does so with control characters without a meaning to it (documented:
  /// NSLayoutManager.ControlCharacterAction.zeroAdvancement), whatever glyph the face has for them.
  fileprivate mutating func hide() {
    self = ShapedGlyph(glyph: 0, cluster: cluster, advance: 0, flags: flags.union(.ignorable))
  }
}

/// Adds space at the end of each cluster: on the right in left-to-right runs, on the left in
/// right-to-left runs.
///
/// The space goes to the outermost visible glyph, since default ignorables have no width. An advance is limited to
/// 32,767 pt.
/// - Parameter endsCluster: false if the last cluster in text order continues in another run, which then gets its
///   space.
func addSpacing(
  _ spacing: Length, to glyphs: inout ShapedGlyphs, from start: Int, isRightToLeft: Bool, endsCluster: Bool
) {
  var last = endsCluster ? nil : glyphs[start...].lastCluster(isRightToLeft: isRightToLeft)
  var spaced = Array(glyphs[start...])
  for step in spaced.indices {
    let index = isRightToLeft ? step : spaced.count - 1 - step
    guard !spaced[index].flags.contains(.ignorable), spaced[index].cluster != last else { continue }
    last = spaced[index].cluster
    spaced[index].advance = (Length(fixed16: spaced[index].advance) + spacing).fixed16
    if isRightToLeft { spaced[index].xOffset = (Length(fixed16: spaced[index].xOffset) + spacing).fixed16 }
  }
  glyphs.replaceSubrange(start..., with: spaced)
}

/// Returns the advance of each code unit in a range, and the flags that show where clusters begin.
/// Both are computed from the glyphs.
/// - Parameters:
///   - items: the items that contain units of the range.
///   - base: the paragraph's start in the text.
func advancesAndClusters(
  of glyphs: ShapedGlyphs, in range: Range<Int>, items: ArraySlice<Item>, base: Int, _ text: AttributedText
) -> ([Int32], [ClusterMark]) {
  var advances = [Int32](repeating: 0, count: range.count)
  var clusters = [ClusterMark](repeating: [], count: range.count)
  for glyph in glyphs {
    let unit = Int(glyph.cluster) - range.lowerBound
    advances[unit] = Int32(clamping: Int(advances[unit]) + Int(glyph.advance))
    clusters[unit].insert(glyph.flags.contains(.unsafeToBreak) ? [.start, .unsafeToBreak] : .start)
  }
  for index in items.indices where range.contains(items[index].range.lowerBound) {
    let offset = items[index].range.lowerBound
    clusters[offset - range.lowerBound].insert(.start)
    if items[index].kind == .attachment {
      let width = text.runs[text.runIndex(at: base + offset)].attributes.attachment?.frame.width ?? 0
      advances[offset - range.lowerBound] = Length(points: width).fixed16
    }
  }
  return (advances, clusters)
}

extension ShapedGlyphs {
  /// Returns the offset of the last cluster in text order; nil without glyphs.
  func lastCluster(isRightToLeft: Bool) -> Int32? { isRightToLeft ? first?.cluster : last?.cluster }
}
