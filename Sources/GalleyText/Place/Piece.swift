import GalleyBase
import GalleyFonts
import GalleyUnicode

/// What one item and one attribute run contribute to a line. Offsets count from the paragraph's start.
struct Piece {
  var kind: GlyphRun.Kind
  var range: Range<Int>
  var level: BidiLevel
  var font: Font
  var isMissing: Bool
  var attributesIndex: Int
  /// The character that has these attributes.
  var styleOffset: Int
  var glyphs: ArraySlice<ShapedGlyph>
  var width: Length
  /// Index of the token's run that it is a part of, if the token is not the ellipsis.
  var tokenRun: Int?
  /// How far it is raised, if not by the attributes at `attributesIndex`.
  var raise: Double?
}

/// A paragraph together with what is needed to shape parts of it anew.
struct ParagraphSource {
  let paragraph: ShapedParagraph
  let text: AttributedText
  let defaultFont: Font
  let locale: String
  let typesetter: Typesetter

  init(_ shaped: ShapedText, paragraph index: Int, typesetter: Typesetter) {
    paragraph = shaped.paragraphs[index]
    text = shaped.text
    defaultFont = shaped.defaultFont
    locale = shaped.locale
    self.typesetter = typesetter
  }

  /// The pieces of a range in text order. Where a cut is unsafe, the part of the item is shaped anew, so that every
  /// line looks as if it had been shaped alone.
  func pieces(of range: Range<Int>, tabs: [BrokenLine.Tab]) -> [Piece] {
    guard !range.isEmpty else { return [] }
    var pieces: [Piece] = []
    var tabIndex = 0
    for index in paragraph.itemIndex(at: range.lowerBound)..<paragraph.items.count {
      let item = paragraph.items[index]
      let part = item.range.clamped(to: range)
      if item.range.lowerBound >= range.upperBound { break }
      switch item.kind {
      case .lineSeparator: continue
      case .tab:
        while tabIndex < tabs.count, tabs[tabIndex].offset < part.lowerBound { tabIndex += 1 }
        let width = tabIndex < tabs.count && tabs[tabIndex].offset == part.lowerBound ? tabs[tabIndex].width : .zero
        pieces.append(piece(.tab, item, part, width: width))
      case .attachment:
        let width = Length(fixed16: paragraph.advances[part.lowerBound])
        pieces.append(piece(.attachment, item, part, width: width))
      case .text:
        appendText(item, part, to: &pieces)
      }
    }
    return pieces
  }

  /// Width of a range inside one item, shaped with cuts at its ends, as far as an offset in it.
  func widthShapedAlone(_ range: Range<Int>, upTo end: Int) -> Length {
    let item = paragraph.items[paragraph.itemIndex(at: range.lowerBound)]
    return shapeAlone(item, range).reduce(.zero) { $1.cluster < end ? $0 + Length(fixed16: $1.advance) : $0 }
  }

  /// A piece that stands for no characters of its own: an ellipsis or a hyphen, in the style of the character at
  /// `offset`.
  func insertion(
    _ kind: GlyphRun.Kind, _ string: String, styledAt offset: Int, rangeAt: Int, level: BidiLevel
  ) -> Piece {
    let clamped = min(offset, max(0, paragraph.range.count - 1))
    let attributesIndex = text.runIndex(at: paragraph.range.lowerBound + clamped)
    let attributes = text.runs[attributesIndex].attributes
    let units = Array(string.utf16)
    let script = paragraph.items.isEmpty ? 0 : paragraph.items[paragraph.itemIndex(at: clamped)].script
    let context = paragraph.analysis.fallbackContext(
      script: script, language: attributes.languageIdentifier ?? locale)
    var glyphs: [ShapedGlyph] = []
    var font = attributes.setFont(defaultFont)
    var isMissing = false
    units.withUnsafeBufferPointer { buffer in
      let runs = typesetter.faceRuns(
        buffer, range: 0..<buffer.count, font: font, context: context, isClusterStart: { _ in true })
      for run in runs {
        let item = Item(
          kind: .text, range: run.range, level: level, script: 0, font: run.font, isMissing: run.isMissing)
        shape(
          item, range: run.range, of: buffer, endsCluster: true, attributes: attributes, locale: locale,
          with: typesetter, into: &glyphs)
        font = run.font
        isMissing = run.isMissing
      }
    }
    for index in glyphs.indices { glyphs[index].cluster = Int32(rangeAt) }
    return Piece(
      kind: kind, range: rangeAt..<rangeAt, level: level, font: font, isMissing: isMissing,
      attributesIndex: attributesIndex, styleOffset: clamped, glyphs: glyphs[...],
      width: width(of: glyphs[...]))
  }

  private func appendText(_ item: Item, _ part: Range<Int>, to pieces: inout [Piece]) {
    let cutsStart = part.lowerBound > item.range.lowerBound && isUnsafe(part.lowerBound)
    let cutsEnd = part.upperBound < item.range.upperBound && isUnsafe(part.upperBound)
    let source = cutsStart || cutsEnd ? shapeAlone(item, part)[...] : paragraph.glyphs[item.glyphs]
    var start = part.lowerBound
    while start < part.upperBound {
      let run = text.runIndex(at: paragraph.range.lowerBound + start)
      var end = min(part.upperBound, text.runs[run].range.upperBound - paragraph.range.lowerBound)
      // A cluster is painted in the attributes of its first character.
      while end < part.upperBound, !paragraph.clusters[end].contains(.start) { end += 1 }
      let glyphs = source.clusters(start..<end, isRightToLeft: item.level.isRightToLeft)
      pieces.append(
        Piece(
          kind: .text, range: start..<end, level: item.level, font: item.font, isMissing: item.isMissing,
          attributesIndex: run, styleOffset: start, glyphs: glyphs, width: width(of: glyphs)))
      start = end
    }
  }

  private func piece(
    _ kind: GlyphRun.Kind, _ item: Item, _ range: Range<Int>, width: Length
  ) -> Piece {
    Piece(
      kind: kind, range: range, level: item.level, font: item.font, isMissing: item.isMissing,
      attributesIndex: text.runIndex(at: paragraph.range.lowerBound + range.lowerBound), styleOffset: range.lowerBound,
      glyphs: [], width: width)
  }

  private func isUnsafe(_ offset: Int) -> Bool { paragraph.isUnsafeToBreak(at: offset) }

  private func shapeAlone(_ item: Item, _ range: Range<Int>) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    text.utf16.withUnsafeBufferPointer { all in
      let units = UnsafeBufferPointer(rebasing: all[paragraph.range])
      shape(
        item, range: range, of: units, endsCluster: paragraph.analysis.isCluster(endingAt: range.upperBound),
        attributes: text.runs[text.runIndex(at: paragraph.range.lowerBound + item.range.lowerBound)].attributes,
        locale: locale, with: typesetter, into: &glyphs)
    }
    return glyphs
  }
}

/// Sum of advances.
func width(of glyphs: ArraySlice<ShapedGlyph>) -> Length {
  var width = Length.zero
  for glyph in glyphs { width += Length(fixed16: glyph.advance) }
  return width
}

extension ArraySlice<ShapedGlyph> {
  /// The glyphs of a range of clusters. Clusters rise from left to right, or fall in right-to-left runs.
  fileprivate func clusters(_ range: Range<Int>, isRightToLeft: Bool) -> ArraySlice<ShapedGlyph> {
    if isRightToLeft {
      let first = partitionPoint { Int($0.cluster) < range.upperBound }
      let end = partitionPoint { Int($0.cluster) < range.lowerBound }
      return self[first..<end]
    }
    let first = partitionPoint { Int($0.cluster) >= range.lowerBound }
    let end = partitionPoint { Int($0.cluster) >= range.upperBound }
    return self[first..<end]
  }
}
