import GalleyFonts
import GalleyUnicode

/// Analyses and shapes the part of a long paragraph that an edit changed. The part lies between two
/// positions at which the paragraph can be divided (`EditSeams`).
struct PartialShaping {
  /// The paragraph before the edit.
  let paragraph: ShapedParagraph
  /// The positions at which the paragraph is divided, with their offsets before the edit.
  let seams: EditSeams
  let changeInLength: Int
  /// The text after the edit.
  let text: AttributedText
  let defaultFont: Font
  let locale: String
  let typesetter: Typesetter

  private var base: Int { paragraph.range.lowerBound }
  private var oldCount: Int { paragraph.range.count }
  private var count: Int { oldCount + changeInLength }
  private var movedSeams: EditSeams { seams.moved(by: changeInLength) }

  /// Returns the changed part of the paragraph. `keepsTail` is true if the layout of the text after
  /// this part can be kept. Returns nil if the whole paragraph must be shaped again.
  ///
  /// Nil if the edit may reach further. That is so in text of several scripts or directions, where lines are broken by
  /// phrases, and where the analysis beside the part gives another result than before.
  ///
  /// The call gives up its copy of the paragraph, so that the patch can be applied in place.
  consuming func patch() -> (ParagraphPatch, keepsTail: Bool)? {
    let style = text.paragraphStyle(at: base) ?? ParagraphStyle()
    guard count > 0, style == paragraph.style, areSeamsSound, let analysis = analysis(), agrees(analysis) else {
      return nil
    }
    let first = seams.before.inner.map { paragraph.itemIndex(at: $0.word) } ?? 0
    let last = seams.behind.inner.map { paragraph.itemIndex(at: $0.word) } ?? paragraph.items.count - 1
    let oldItems = first...last
    var fonts = paragraph.fonts
    guard var items = items(analysis, replacing: paragraph.items[oldItems], fonts: &fonts) else { return nil }
    let new = movedSeams.changed(of: count)
    let (glyphs, shaped) = glyphs(of: &items, fonts, analysis, replacing: paragraph.items[oldItems])
    let (advances, clusters) = advancesAndClusters(of: shaped, in: new, items: items[...], base: base, text)
    let start = movedSeams.analysed(of: count).lowerBound
    let boundariesEnd = seams.behind.inner == nil ? count + 1 : new.upperBound
    let patch = ParagraphPatch(
      old: seams.changed(of: oldCount), new: new,
      boundaries: analysis.boundaries[new.lowerBound - start..<boundariesEnd - start], oldItems: oldItems, items: items,
      fonts: fonts, glyphs: glyphs, advances: advances, clusters: clusters)
    let raise = text.attributes(at: base + items[items.count - 1].range.lowerBound).raise(defaultFont)
    return (patch, raise == seams.raiseBehind)
  }

  /// True if the glyphs of the edited text can also be divided at all `seams`.
  private var areSeamsSound: Bool {
    let search = SeamSearch(
      paragraph: paragraph, text: text, defaultFont: defaultFont, locale: locale, typesetter: typesetter)
    let before = [seams.before.outer, seams.before.inner].compactMap { $0 }
    let behind = [seams.behind.inner, seams.behind.outer].compactMap { $0 }
    return unsafe text.utf16.withUnsafeBufferPointer { all in
      let units = unsafe UnsafeBufferPointer(rebasing: all[base..<base + count])
      for seam in before where unsafe !search.isSound(seam, in: units) { return false }
      for seam in behind where unsafe !search.isSound(seam, in: units, movedBy: changeInLength) { return false }
      return true
    }
  }

  // MARK: Analysis

  /// Returns the analysis of the changed part; nil if the result could depend on the rest of the
  /// paragraph.
  private func analysis() -> ParagraphAnalysis? {
    let (whole, analyzer) = (paragraph.analysis, typesetter.analyzer)
    let part = movedSeams.analysed(of: count).moved(by: base)
    guard whole.isOfOneDirection, whole.scripts.count == 1, analyzer.analysesParts(locale: locale),
      !text.hasWritingDirections(in: part)
    else { return nil }
    return unsafe text.utf16.withUnsafeBufferPointer { all in
      let style = paragraph.style
      let units = unsafe UnsafeBufferPointer(rebasing: all[base..<base + count])
      guard unsafe analyzer.baseLevel(of: units, direction: style.baseWritingDirection) == whole.baseLevel else {
        return nil
      }
      let changed = unsafe UnsafeBufferPointer(rebasing: all[part])
      let analysis = unsafe analyzer.analyze(
        changed, direction: whole.baseLevel.isRightToLeft ? .rightToLeft : .leftToRight, locale: locale)
      guard analysis.isOfOneDirection, analysis.scripts.map(\.script) == whole.scripts.map(\.script) else { return nil }
      return unsafe style.lineBreakStrategy.contains(.hangulWordPriority)
        ? analysis.keepingHangulWords(of: changed) : analysis
    }
  }

  /// True if the analysis of the context on both sides of the edit, which lies between the outer
  /// and the inner seams, is the same as before the edit.
  private func agrees(_ analysis: ParagraphAnalysis) -> Bool {
    let (part, changed) = (seams.analysed(of: oldCount), seams.changed(of: oldCount))
    func isSame(_ offset: Int, movedBy distance: Int) -> Bool {
      paragraph.analysis.boundaries[offset] == analysis.boundaries[offset + distance - part.lowerBound]
    }
    return (part.lowerBound..<changed.lowerBound).dropFirst().allSatisfy { isSame($0, movedBy: 0) }
      && (seams.before.inner == nil || isSame(changed.lowerBound, movedBy: 0))
      && (changed.upperBound..<part.upperBound).allSatisfy { isSame($0, movedBy: changeInLength) }
  }

  // MARK: Items

  /// Returns the items that overlap the changed part. Items that cross its ends are joined with the
  /// old items there. Returns nil if an item cannot be joined.
  private func items(
    _ analysis: ParagraphAnalysis, replacing old: ArraySlice<Item>, fonts: inout [RunFont]
  ) -> [Item]? {
    let (part, new) = (movedSeams.analysed(of: count), movedSeams.changed(of: count))
    let analysed = AnalysedParagraph(
      range: part.moved(by: base), separator: 0..<0, style: paragraph.style, analysis: analysis)
    var items = itemize(
      analysed, of: text, defaultFont: defaultFont, locale: locale, fonts: &fonts, with: typesetter)
    for index in items.indices { items[index].range = items[index].range.moved(by: part.lowerBound) }
    items.removeAll { $0.range.upperBound <= new.lowerBound }
    if seams.behind.inner != nil { items.removeAll { $0.range.lowerBound > new.upperBound } }
    guard let head = old.first, let tail = old.last, let first = items.first, let last = items.last else { return nil }
    if seams.before.inner != nil {
      guard first.looksLike(head), fonts[first.fontIndex] == fonts[head.fontIndex],
        first.range.lowerBound == max(head.range.lowerBound, part.lowerBound)
      else { return nil }
      items[0].range = head.range.lowerBound..<first.range.upperBound
    }
    if seams.behind.inner != nil {
      let end = tail.range.upperBound + changeInLength
      guard last.looksLike(tail), fonts[last.fontIndex] == fonts[tail.fontIndex],
        last.range.upperBound == min(end, part.upperBound)
      else { return nil }
      items[items.count - 1].range = items[items.count - 1].range.lowerBound..<end
    }
    return items
  }

  // MARK: Glyphs

  /// Returns all glyphs of the paragraph after the edit, and the glyphs that were shaped again.
  private func glyphs(
    of items: inout [Item], _ fonts: [RunFont], _ analysis: ParagraphAnalysis, replacing old: ArraySlice<Item>
  ) -> (all: Stretches<ShapedGlyphs>, new: ShapedGlyphs) {
    guard let head = old.first, let tail = old.last else { return (paragraph.placedGlyphs, []) }
    let (before, all) = (seams.changed(of: oldCount), paragraph.placedGlyphs)
    let kept = paragraph.glyphIndices(of: head, in: 0..<before.lowerBound)
    let keptBehind = paragraph.glyphIndices(of: tail, in: before.upperBound..<oldCount)
    var new = ShapedGlyphs()
    var result = Stretches<ShapedGlyphs>()
    result.append(all, 0..<head.glyphs.lowerBound)
    for index in items.indices {
      let start = result.count
      let first = new.count
      shape(items[index], font: fonts[items[index].fontIndex].font, analysis, into: &new)
      let isRightToLeft = items[index].level.isRightToLeft
      func addBefore() { if index == 0 { result.append(all, kept) } }
      func addBehind() {
        if index == items.count - 1 { result.append(all, keptBehind, movedBy: Int32(changeInLength)) }
      }
      if isRightToLeft { addBehind() } else { addBefore() }
      result.append(new[first...], movedBy: 0)
      if isRightToLeft { addBefore() } else { addBehind() }
      items[index].glyphs = start..<result.count
    }
    result.append(all, tail.glyphs.upperBound..<all.count, movedBy: Int32(changeInLength))
    result.joinSmallStretches()
    return (result, new)
  }

  /// Shapes those units of an item that lie in the changed part, together with their surroundings.
  /// Appends the glyphs of the part to `glyphs`.
  private func shape(
    _ item: Item, font: Font, _ analysis: ParagraphAnalysis, into glyphs: inout ShapedGlyphs
  ) {
    let start = movedSeams.analysed(of: count).lowerBound
    let range = item.range.clamped(to: movedSeams.shaped(of: count))
    let isCut = range.upperBound < item.range.upperBound
    var shaped = ShapedGlyphs()
    unsafe text.utf16.withUnsafeBufferPointer { all in
      let units = unsafe UnsafeBufferPointer(rebasing: all[base..<base + count])
      unsafe GalleyText.shape(
        item, font: font, range: range, of: units,
        endsCluster: isCut || analysis.isCluster(endingAt: range.upperBound - start),
        isBeforeNewline: range.upperBound == count && !paragraph.separator.isEmpty,
        attributes: ShapingAttributes(text, at: base + range.lowerBound), locale: locale, with: typesetter,
        into: &shaped)
    }
    let new = movedSeams.changed(of: count)
    glyphs.append(contentsOf: shaped.lazy.filter { new.contains(Int($0.cluster)) })
  }
}
