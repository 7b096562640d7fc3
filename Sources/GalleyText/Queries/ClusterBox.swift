import GalleyBase
public import GalleyFonts
public import GalleyUnicode

/// The position and width of a grapheme cluster in its line.
public struct ClusterBox: Hashable, Sendable {
  /// The UTF-16 offsets of the cluster's characters in the text.
  public var range: Range<Int>
  /// The left edge in points, whatever the direction of the text, in the coordinates of the
  /// container.
  public var x: Double
  /// The width in points; 0 for invisible characters.
  public var width: Double
  /// The bidirectional embedding level. Odd clusters read from right to left.
  public var level: BidiLevel

  /// The left edge in left-to-right text, the right edge in right-to-left text.
  public var leadingEdge: Double { level.isRightToLeft ? x + width : x }
  /// The right edge in left-to-right text, the left edge in right-to-left text.
  public var trailingEdge: Double { level.isRightToLeft ? x : x + width }
}

extension TextLayout {
  /// Returns the positions of the visible grapheme clusters in a line, in text order.
  ///
  /// A ligature is divided at the carets that its font gives in GDEF if these ascend inside its advance, else evenly.
  /// Ellipsis and hyphen have no entry; a tab has one.
  public func clusters(of line: LineFragment, with typesetter: Typesetter) -> [ClusterBox] {
    let paragraph = shaped.paragraphs[line.paragraph]
    var boxes: [ClusterBox] = []
    for run in line.runs {
      switch run.kind {
      case .token, .hyphen, .marker: continue
      case .tab, .attachment:
        boxes.append(ClusterBox(range: run.range, x: run.origin.x, width: run.width, level: run.level))
      case .text: run.appendClusters(in: paragraph.analysis, with: typesetter, to: &boxes)
      }
    }
    boxes.sort { $0.range.lowerBound < $1.range.lowerBound }
    return boxes.joined(by: paragraph.analysis, from: paragraph.range.lowerBound)
  }
}

extension [ClusterBox] {
  /// Returns one box for each grapheme cluster. If different faces draw parts of a cluster, the
  /// boxes of these parts are joined.
  fileprivate func joined(by analysis: ParagraphAnalysis, from base: Int) -> [ClusterBox] {
    let isWhole = allSatisfy { analysis.boundaries[$0.range.lowerBound - base].contains(.grapheme) }
    if isWhole { return self }
    var joined: [ClusterBox] = []
    for box in self {
      guard let last = joined.last, last.range.upperBound == box.range.lowerBound,
        !analysis.boundaries[box.range.lowerBound - base].contains(.grapheme)
      else {
        joined.append(box)
        continue
      }
      // In right-to-left text the later part is on the left.
      joined[joined.count - 1] = ClusterBox(
        range: last.range.lowerBound..<box.range.upperBound, x: last.level.isRightToLeft ? box.x : last.x,
        width: last.width + box.width, level: last.level)
    }
    return joined
  }
}

extension GlyphRun {
  fileprivate func appendClusters(
    in analysis: ParagraphAnalysis, with typesetter: Typesetter, to boxes: inout [ClusterBox]
  ) {
    let isRightToLeft = level.isRightToLeft
    var pen = origin.x
    var index = glyphs.startIndex
    // In right-to-left runs cluster offsets descend, so the preceding cluster on the line is the next in the text.
    var clusterEnd = range.upperBound
    while index < glyphs.endIndex {
      let cluster = Int(glyphs.cluster(at: index))
      var end = index
      var width = 0.0
      while end < glyphs.endIndex, Int(glyphs.cluster(at: end)) == cluster {
        width += Double(fixed16: glyphs.advance(at: end))
        end += 1
      }
      let start = clusterBase + cluster
      let stop: Int
      if isRightToLeft {
        stop = clusterEnd
      } else {
        stop = end < glyphs.endIndex ? clusterBase + Int(glyphs.cluster(at: end)) : range.upperBound
      }
      appendGraphemes(
        start..<max(start, stop), glyphs: index..<end, x: pen, width: width, analysis, typesetter, &boxes)
      clusterEnd = start
      pen += width
      index = end
    }
  }

  private func appendGraphemes(
    _ cluster: Range<Int>, glyphs indices: Range<Int>, x: Double, width: Double, _ analysis: ParagraphAnalysis,
    _ typesetter: Typesetter, _ boxes: inout [ClusterBox]
  ) {
    let inner = cluster.dropFirst().filter { analysis.boundaries[$0 - clusterBase].contains(.grapheme) }
    guard !inner.isEmpty else {
      boxes.append(ClusterBox(range: cluster, x: x, width: width, level: level))
      return
    }
    let isRightToLeft = level.isRightToLeft
    let count = inner.count + 1
    let carets = ligatureCarets(in: glyphs[indices], count: inner.count, width: width, typesetter)
    let cuts = [0] + (carets ?? (1..<count).map { (width * Double($0) / Double(count)).onLengthGrid }) + [width]
    let starts = [cluster.lowerBound] + inner + [cluster.upperBound]
    for part in 0..<count {
      let slot = isRightToLeft ? count - 1 - part : part
      boxes.append(
        ClusterBox(
          range: starts[part]..<starts[part + 1], x: x + cuts[slot], width: cuts[slot + 1] - cuts[slot], level: level))
    }
  }

  /// Returns the caret positions inside a cluster's ligature that the font specifies, as distances
  /// from the left edge of the cluster; nil if they cannot be used.
  ///
  /// Nil if their number is not what the text needs, or if they are out of order or outside the cluster. Noto Sans
  /// Arabic has one for U+0627 U+0644 U+0644 U+0651 U+0670 U+0647 that lies before the glyph.
  ///
  /// Marks of the cluster may come before or after the ligature: in right-to-left runs they come first.
  private func ligatureCarets(
    in glyphs: ShapedGlyphs, count: Int, width: Double, _ typesetter: Typesetter
  ) -> [Double]? {
    var pen = 0.0
    for glyph in glyphs {
      let carets = typesetter.ligatureCarets(glyph: glyph.glyph, font: font, isRightToLeft: level.isRightToLeft)
      if carets.count == count {
        let edges = [0] + carets.map { $0 + pen } + [width]
        let isRising = zip(edges, edges.dropFirst()).allSatisfy { $0 < $1 }
        return isRising ? Array(edges.dropFirst().dropLast()) : nil
      }
      pen += Double(fixed16: glyph.advance)
    }
    return nil
  }
}
