import GalleyBase
import GalleyFonts
import GalleyUnicode

extension ParagraphSource {
  /// Returns the content of a line with its gaps widened to fill `room`. Gaps grow in whole steps
  /// of the length grid, and the first gaps get the remainder (rule: justification).
  ///
  /// Gaps are the spaces U+0020 and U+00A0, which always has the width of a space (Unicode 15, chapter 6.2). In
  /// left-to-right lines they are also the seams next to ideographs, kana and their punctuation. Justified Chinese and
  /// Japanese have straight edges on iOS and in browsers, whose rule this is. Arabic gets no kashidas, since UIKit has
  /// none. If a cluster is divided over faces, the gap opens after its last part. No gap opens before the last tab.
  func justified(_ content: LineContent, _ line: BrokenLine, to room: Length) -> LineContent {
    let trailing = trailingWidth(of: content.pieces, from: line.visibleEnd)
    let visible = content.pieces.reduce(.zero) { $0 + $1.width } - trailing
    let gaps = gaps(in: content.pieces, visibleEnd: line.visibleEnd)
    guard room > visible, !gaps.isEmpty else { return content }
    let share = (room - visible) / gaps.count
    let remainder = room - visible - share * gaps.count
    var result = content
    result.gaps.reserveCapacity(gaps.count)
    var next = 0
    while next < gaps.count {
      let piece = gaps[next].piece
      let unstretched = glyphs(of: content.pieces[piece])
      var glyphs = ShapedGlyphs(copying: unstretched)
      while next < gaps.count, gaps[next].piece == piece {
        let stretch = share + (Length.step * next < remainder ? .step : .zero)
        let index = gaps[next].glyph - unstretched.startIndex
        glyphs[index].advance = (Length(fixed16: glyphs[index].advance) + stretch).fixed16
        result.gaps.append(LineContent.Gap(cluster: Int(glyphs[index].cluster), added: stretch))
        next += 1
      }
      result.pieces[piece].glyphs = .own(glyphs)
      result.pieces[piece].width = width(of: glyphs)
    }
    return result
  }

  private func gaps(in pieces: [Piece], visibleEnd: Int) -> [GapSearch.Gap] {
    var search = GapSearch(
      visibleEnd: visibleEnd, text: text.utf16[paragraph.range], analysis: paragraph.analysis,
      findsSeams: pieces.allSatisfy { !$0.level.isRightToLeft })
    let first = pieces.lastIndex { $0.kind == .tab }.map { $0 + 1 } ?? 0
    for index in first..<pieces.count { search.look(in: pieces[index], at: index, of: self) }
    return search.finish()
  }
}

/// Finds the gaps of a justified line, one piece after the other.
private struct GapSearch {
  /// A gap after a glyph, which justification may widen.
  struct Gap {
    var piece: Int
    var glyph: Int
  }

  let visibleEnd: Int
  let text: ArraySlice<UInt16>
  let analysis: ParagraphAnalysis
  let findsSeams: Bool
  var gaps: [Gap] = []
  /// The position of the last cluster, after which justification may add a gap if an ideograph
  /// follows; nil if no gap may follow it.
  var open: Gap?
  /// True if the last gap follows an ideograph at the end of the text that was searched. At the end
  /// of the line, this gap is not widened.
  var endsWithSeam = false
  /// The first unit of a cluster that continues in the next piece of the line; nil if the last
  /// cluster is complete.
  var begun: UInt16?

  mutating func look(in piece: Piece, at index: Int, of source: ParagraphSource) {
    guard piece.kind == .text else {
      open = nil
      if piece.kind != .tab { endsWithSeam = false }
      return
    }
    var first = analysis.isCluster(endingAt: piece.range.lowerBound) ? nil : begun
    let divided = piece.level.isRightToLeft ? nil : source.dividedCluster(of: piece)
    let glyphs = source.glyphs(of: piece)
    for position in glyphs.indices {
      let glyph = glyphs[position]
      let isLastOfCluster = position + 1 == glyphs.endIndex || glyphs[position + 1].cluster != glyph.cluster
      guard isLastOfCluster, !glyph.flags.contains(.ignorable), Int(glyph.cluster) < visibleEnd else { continue }
      let unit = first ?? text[text.startIndex + Int(glyph.cluster)]
      first = nil
      if glyph.cluster == divided {
        begun = unit
      } else {
        add(unit: unit, Gap(piece: index, glyph: position))
      }
    }
  }

  private mutating func add(unit: UInt16, _ gap: Gap) {
    if unit == 0x20 || unit == 0xA0 {
      gaps.append(gap)
      open = nil
      endsWithSeam = false
    } else if findsSeams, unit.isIdeographic {
      if let open { gaps.append(open) }
      gaps.append(gap)
      open = nil
      endsWithSeam = true
    } else {
      open = gap
      endsWithSeam = false
    }
  }

  consuming func finish() -> [Gap] { endsWithSeam ? gaps.dropLast() : gaps }
}

extension UInt16 {
  /// True for ideographs, for kana and for the marks and punctuation used with them. These are the
  /// blocks from U+2E80 on without Hangul, and the lead surrogates of planes 2 and 3.
  var isIdeographic: Bool {
    switch self {
    case 0x2E80...0x312F, 0x3190...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF9F,
      0xFFE0...0xFFE6, 0xD840...0xD8BF:
      true
    default: false
    }
  }
}
