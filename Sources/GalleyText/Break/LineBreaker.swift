import GalleyBase
import GalleyFonts
import GalleyUnicode

/// Breaks a paragraph into lines. Each call returns one line and puts as much text on it as fits.
///
/// The caller decides the margins of each line, so containers, columns and exclusions need no special code here. The
/// breaker reads advances and break classes, never the glyphs.
///
/// Lines break at UAX 14 opportunities and trailing spaces hang (rule: trailing-spaces-hang). A word wider than the
/// line is cut between clusters; a line takes at least one cluster. If HarfBuzz calls a cut unsafe, the line is
/// measured as it is drawn.
struct LineBreaker {
  /// The paragraph, which can also shape a part of its text alone. The breaker needs this to
  /// measure text next to a cut that changes glyphs.
  let source: ParagraphSource
  let units: ArraySlice<UInt16>
  let ruler: TabRuler
  /// The automatic hyphenation of words; nil if words are divided only at soft hyphens.
  let hyphenation: Hyphenation?
  /// A callback that returns true if a line may end before an offset, with or without a hyphen. Nil
  /// permits every break opportunity.
  var permitsBreak: ((_ offset: Int, _ hyphenates: Bool) -> Bool)?

  var paragraph: ShapedParagraph { source.paragraph }

  /// Returns the width of the hyphen that a line has if a word is divided before `offset`.
  func hyphenWidth(before offset: Int) -> Length { source.hyphen(before: offset).width }

  /// Returns the line that begins at `start` and fits between its margins.
  /// - Parameter isLast: true if no line follows for the text after a tab without a stop.
  func line(from start: Int, margins: LineMargins, wrapping mode: LineBreakMode, isLast: Bool = false) -> BrokenLine {
    let line = line(from: start, margins: margins, wrapping: mode, to: .max, isLast: isLast)
    guard let hyphenation, mode != .byCharWrapping else { return line }
    return hyphenated(line, margins: margins, by: hyphenation, isLast: isLast)
  }

  /// Returns the same line as `line(from:margins:wrapping:isLast:)`, but without automatic
  /// hyphenation.
  /// - Parameters:
  ///   - last: the last offset at which the line may end.
  ///   - points: the offsets at which words may be divided, ascending.
  ///   - isLast: true if no line follows for the text after a tab without a stop.
  func line(
    from start: Int, margins: LineMargins, wrapping mode: LineBreakMode, to last: Int, points: [Int] = [],
    isLast: Bool = false
  ) -> BrokenLine {
    var limit = min(last, paragraph.range.count)
    while true {
      var scan = LineScan(
        start: start, margins: margins, startShift: shiftOfUnsafeStart(at: start), isLast: isLast, points: points)
      var line = fill(&scan, mode: mode, limit: limit)
      guard line.range.upperBound < paragraph.range.count, line.ends == .word || line.ends == .character,
        line.visibleWidth <= margins.trailing, paragraph.isUnsafeToBreak(at: line.range.upperBound)
      else { return line }
      // An unsafe cut changes the width of the text before it: measure again, and step back if it no longer fits. A
      // line that is too wide without the change has a single cluster, and cannot be shorter. Neither can a line of a
      // single grapheme cluster that HarfBuzz has divided.
      let width =
        line.visibleWidth
        + shiftOfUnsafeEnd(at: line.range.upperBound, visibleEnd: line.visibleEnd, in: scan)
      guard width > margins.trailing, let earlier = clusterStart(before: line.visibleEnd, after: start), earlier < limit
      else {
        line.neededWidth = max(line.neededWidth, width - margins.leading)
        return line
      }
      limit = earlier
    }
  }

  /// Returns the text from `start` to the next forced break, or to the end of the paragraph, as one
  /// line.
  func rest(from start: Int, margins: LineMargins) -> BrokenLine {
    let unlimited = LineMargins(leading: margins.leading, trailing: .unlimited)
    return line(from: start, margins: unlimited, wrapping: .byWordWrapping, to: .max, isLast: true)
  }

  func fill(_ scan: inout LineScan, mode: LineBreakMode, limit: Int) -> BrokenLine {
    let (boundaries, advances) = (paragraph.analysis.boundaries, paragraph.advances)
    var offset = scan.start
    let end = paragraph.range.count
    while offset < end {
      if mode != .byCharWrapping {
        offset = passLetters(from: offset, to: min(end, limit, scan.nextPoint), boundaries, advances, &scan)
      }
      if offset == end { break }
      if offset > scan.start {
        if offset > limit, let cut = scan.opportunity ?? scan.lastCluster { return scan.cut(cut) }
        noteOpportunity(at: offset, boundaries[offset], mode, &scan)
        if offset >= scan.nextPoint { noteDivision(at: offset, &scan) }
      }
      let unit = units[units.startIndex + offset]
      switch unit {
      case 0x09:
        guard placeTab(at: offset, mode, &scan) else {
          return scan.cut(at: offset + 1, ends: offset + 1 == end ? .end : .word)
        }
      case _ where unit.isLineEnd:
        return scan.close(at: offset, next: offset + 1, ends: .lineSeparator)
      default:
        scan.pen += Length(fixed16: advances[offset])
        if offset == scan.start { scan.pen += scan.startShift }
        if mode == .byCharWrapping || !hangs(offset, scan) {
          scan.visible = scan.pen
          scan.visibleEnd = offset + 1
          scan.widest = max(scan.widest, scan.pen)
        }
      }
      if scan.visible > scan.margins.trailing, let cut = scan.opportunity ?? scan.lastCluster {
        return scan.cut(cut)
      }
      offset += 1
    }
    if limit < end, let cut = scan.opportunity ?? scan.lastCluster { return scan.cut(cut) }
    return scan.close(at: end, next: end, ends: .end)
  }

  func noteOpportunity(at offset: Int, _ boundary: TextBoundaries, _ mode: LineBreakMode, _ scan: inout LineScan) {
    let isCluster = paragraph.clusters[offset].contains(.start) && boundary.contains(.grapheme)
    guard isCluster else { return }
    if scan.visible > scan.margins.trailing {
      // The line's only cluster is too wide for it. Spaces still hang after it.
      let hangs = mode != .byCharWrapping && boundary.contains(.space) || units[units.startIndex + offset].isFormat
      guard scan.lastCluster == nil, !hangs else { return }
      let isWord = mode != .byCharWrapping && boundary.contains(.softBreak)
      scan.lastCluster = scan.opportunity(at: offset, ends: isWord ? .word : .character)
      return
    }
    if mode == .byCharWrapping {
      scan.take(scan.opportunity(at: offset, ends: .character))
      return
    }
    if scan.opportunity == nil { noteEmergency(at: offset, boundary, &scan) }
    if boundary.contains(.softBreak) || units[units.startIndex + offset - 1] == 0x09 {
      // A line may always end after a tab. It does so if no stop is left, even where UAX 14 forbids a break (LB21a,
      // LB22), and it has to do so in every width.
      if units[units.startIndex + offset - 1] == 0xAD {
        if dividesWord(at: offset, from: scan.start) { takeHyphen(at: offset, &scan) }
      } else if permitsBreak?(offset, false) ?? true {
        scan.take(scan.opportunity(at: offset, ends: .word))
      }
    }
  }

  /// Records the offset at which the line ends if no other line end fits: after the last space if a
  /// line may end there, otherwise after the last cluster (rule: emergency-break).
  private func noteEmergency(at offset: Int, _ boundary: TextBoundaries, _ scan: inout LineScan) {
    if boundary.contains(.emergencyBreak), permitsBreak?(offset, false) ?? true {
      scan.lastCluster = scan.opportunity(at: offset, ends: .word)
    } else if scan.lastCluster?.ends != .word {
      scan.lastCluster = scan.opportunity(at: offset, ends: .character)
    }
  }

  /// True if the soft hyphen before `offset` is inside a word of the line
  /// (rule: soft-hyphen-in-word).
  ///
  /// A line never ends after a soft hyphen that follows a space or begins the line.
  private func dividesWord(at offset: Int, from start: Int) -> Bool {
    var last = offset - 1
    while last > start, units[units.startIndex + last].isSoftHyphenOrFormat { last -= 1 }
    return !units[units.startIndex + last].isSoftHyphenOrFormat && !units[units.startIndex + last].isBlank
  }

  /// True if the unit at `offset` may hang past the margin. Such a unit is a space, or a format
  /// character that follows spaces.
  ///
  /// It is invisible, so a line of its own would look empty (our choice; UAX 9 rule L1 treats both alike too).
  private func hangs(_ offset: Int, _ scan: LineScan) -> Bool {
    paragraph.analysis.boundaries[offset].contains(.space)
      || scan.visibleEnd < offset && scan.visibleEnd >= scan.start && units[units.startIndex + offset].isFormat
  }

  /// Records that a word may be divided at `offset`, also if this is inside a ligature. The
  /// ligature is then shaped again.
  private func noteDivision(at offset: Int, _ scan: inout LineScan) {
    let boundary = paragraph.analysis.boundaries[offset]
    if offset == scan.nextPoint, boundary.contains(.grapheme), !boundary.contains(.softBreak) {
      takeHyphen(at: offset, &scan)
    }
    scan.passPoints(upTo: offset)
  }

  /// Records that the line may end at `offset` with a hyphen. Does nothing if the hyphen does not
  /// fit.
  private func takeHyphen(at offset: Int, _ scan: inout LineScan) {
    let shift = shiftOfUnsafeEnd(at: offset, visibleEnd: scan.visibleEnd, in: scan)
    let width = scan.visible + shift + hyphenWidth(before: offset)
    guard width <= scan.margins.trailing, permitsBreak?(offset, true) ?? true else { return }
    var opportunity = scan.opportunity(at: offset, ends: .hyphen)
    opportunity.widest = max(opportunity.widest, width)
    scan.take(opportunity)
  }
}

extension LineBreaker {
  /// The maximum number of code units that are shaped again next to a cut that HarfBuzz considers
  /// unsafe.
  ///
  /// Joining and kerning affect a letter or two, but HarfBuzz may call every cut of a joined word unsafe, and a word
  /// can be as long as the text.
  private static let unsafeReach = 128

  /// Returns the length by which the text after a cut at `start` becomes wider, up to the next cut
  /// that HarfBuzz considers safe. Returns 0 if the cut itself is safe.
  func shiftOfUnsafeStart(at start: Int) -> Length {
    guard start > 0, start < paragraph.range.count, paragraph.isUnsafeToBreak(at: start) else { return .zero }
    let item = paragraph.items[paragraph.itemIndex(at: start)]
    var end = start + 1
    while end < item.range.upperBound, paragraph.clusters[end] != .start {
      if end - start >= LineBreaker.unsafeReach, paragraph.clusters[end].contains(.start) { break }
      end += 1
    }
    return source.widthShapedAlone(start..<end, upTo: end) - paragraph.width(of: start..<end)
  }

  /// Returns the change of width of the text before a cut at `end`, which is shaped again from the
  /// last safe cut. Returns 0 if the cut itself is safe.
  ///
  /// Spaces from `visibleEnd` on hang, so their width does not count. If the line begins unsafely and no safe cut lies
  /// between, both ends are shaped together, and the result already includes the shift of the line's start.
  func shiftOfUnsafeEnd(at end: Int, visibleEnd: Int, in scan: LineScan) -> Length {
    guard end < paragraph.range.count, paragraph.isUnsafeToBreak(at: end) else { return .zero }
    let item = paragraph.items[paragraph.itemIndex(at: end - 1)]
    guard item.range.contains(end) else { return .zero }
    let first = max(item.range.lowerBound, scan.start)
    var start = end - 1
    while start > first, paragraph.clusters[start] != .start {
      if end - start >= LineBreaker.unsafeReach, paragraph.clusters[start].contains(.start) { break }
      start -= 1
    }
    guard start < visibleEnd else { return .zero }
    return source.widthShapedAlone(start..<end, upTo: visibleEnd) - paragraph.width(of: start..<visibleEnd)
      - (start == scan.start ? scan.startShift : .zero)
  }

  private func clusterStart(before end: Int, after start: Int) -> Int? {
    var offset = end - 1
    while offset > start, !paragraph.clusters[offset].contains(.start) { offset -= 1 }
    return offset > start ? offset : nil
  }
}
