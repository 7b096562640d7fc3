import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText

extension TextPainting {
  /// Draws the lines under or through adjacent runs.
  func drawLines(_ kind: DecorationKind, of runs: [PaintedRun], in line: DrawnLine, on canvas: inout Canvas) {
    let start = line.line.usedRect.minX + line.shift.x
    for stroke in strokes(kind, of: runs, in: line, scale: canvas.scale) { stroke.draw(from: start, on: &canvas) }
  }

  /// Returns the lines under or through adjacent runs. For double lines, all upper lines come
  /// before the lower ones.
  ///
  /// If the unrounded baseline is on a whole pixel, so are their upper and lower edges. Lines that continue in the next
  /// run are joined. The right end of a text line's last decoration moves to the next whole point, except in TextKit's
  /// views (recorded: 315.45 of 318 pixels at 3x in UILabel and SwiftUI's Text); other ends are unchanged.
  func strokes(
    _ kind: DecorationKind, of runs: [PaintedRun], in line: DrawnLine, scale: Double
  ) -> [DecorationStroke] {
    var strokes: [DecorationStroke] = []
    for index in 0...1 {
      for run in runs.indices {
        guard let stroke = stroke(index, kind, of: runs[run], in: line, scale: scale) else { continue }
        for part in parts(of: run, of: runs, stroke, kind, in: line) {
          if let last = strokes.last, last.continues(into: stroke, from: part.lowerBound) {
            strokes[strokes.count - 1].right = part.upperBound
          } else {
            strokes.append(stroke.spanning(part))
          }
        }
      }
    }
    guard line.rounding != .down, !strokes.isEmpty,
      let end = line.line.runs.compactMap({ line.line.visibleExtent(of: $0)?.upperBound }).max()
    else { return strokes }
    return strokes.map { $0.endingOnPoint(ifAt: end + line.shift.x, shadowOffset: line.shadowOffset) }
  }

  /// Returns the upper or the lower line under or through a run, without its horizontal extent; nil
  /// if the style has no such line.
  private func stroke(
    _ index: Int, _ kind: DecorationKind, of painted: PaintedRun, in line: DrawnLine, scale: Double
  ) -> DecorationStroke? {
    let (run, attributes) = (painted.run, painted.attributes)
    let style = kind.style(attributes, paint)
    guard !style.isDisjoint(with: .anyLine), index == 0 || style.contains(.double) else { return nil }
    // Lines use the requested font, so that fallback fonts of single characters do not break them.
    let font = (attributes.font ?? paint.font).withSize(run.font.pointSize)
    let grid = PixelGrid(scale: scale)
    let lines = kind.lines(style, font, grid: grid)
    return DecorationStroke(
      top: lines.tops(baseline: run.origin.y + line.unroundedY, line.rounding, grid: grid)[index],
      thickness: lines.thickness, unit: lines.unit, pattern: style.pattern,
      color: color ?? paint.overridingColor ?? kind.color(attributes)
        ?? paint.color(attributes))
  }

  /// Returns the extents of a run's line on the canvas, without the spaces and glyphs that the
  /// style skips.
  private func parts(
    of index: Int, of runs: [PaintedRun], _ stroke: DecorationStroke, _ kind: DecorationKind, in line: DrawnLine
  ) -> [ClosedRange<Double>] {
    let attributes = runs[index].attributes
    let extents = extents(of: runs[index], kind.style(attributes, paint), in: line)
    guard kind.skipsInk(attributes), !extents.isEmpty else { return extents }
    // Letters of adjacent runs may overlap this run or its margin.
    let neighbours = max(index - 1, runs.startIndex)..<min(index + 2, runs.endIndex)
    let ink = runs[neighbours].flatMap { inkExtents(of: $0.run, stroke, in: line) }
    let margin = stroke.thickness
    return extents.leavingRoom(for: ink.map { $0.lowerBound - margin...$0.upperBound + margin }.joined)
  }

  /// Returns the extents of a run's lines on the canvas, including the glyphs that the style skips.
  private func extents(
    of painted: PaintedRun, _ style: LineDecoration, in line: DrawnLine
  ) -> [ClosedRange<Double>] {
    let run = painted.run
    let isByWord = paint.drawsLinesByWord && style.contains(.byWord)
    let end = line.decoratedEnd
    guard let whole = line.line.visibleExtent(of: painted) else { return [] }
    let shift = line.shift.x
    guard isByWord || run.kind == .text && run.range.upperBound > end else {
      return run.range.lowerBound >= end && run.kind == .tab
        ? [] : [whole.lowerBound + shift...whole.upperBound + shift]
    }
    if run.kind == .tab { return [] }
    var extents: [ClosedRange<Double>] = []
    var pen = run.origin.x
    for glyph in run.glyphs {
      let next = pen + Double(fixed16: glyph.advance)
      let left = max(pen, whole.lowerBound) + shift
      let right = min(next, whole.upperBound) + shift
      let offset = run.clusterBase + Int(glyph.cluster)
      if left < right, offset < end || run.kind != .text, !isByWord || !isSpace(of: run, at: offset) {
        if let last = extents.last, last.upperBound == left {
          extents[extents.count - 1] = last.lowerBound...right
        } else {
          extents.append(left...right)
        }
      }
      pen = next
    }
    return extents
  }

  private func isSpace(of run: GlyphRun, at offset: Int) -> Bool {
    run.kind == .text && offset < utf16.count && utf16[offset].isUndecoratedSpace
  }

  /// Returns the horizontal extents at which a run's glyphs cross a line under or through the text.
  ///
  /// They are measured from the unrounded positions of the glyphs (recorded across; inferred down, since gaps of double
  /// lines fit to 0.1 pixel).
  private func inkExtents(of run: GlyphRun, _ stroke: DecorationStroke, in line: DrawnLine) -> [ClosedRange<Double>] {
    var extents: [ClosedRange<Double>] = []
    run.forEachGlyph { glyph in
      let baseline = glyph.origin.y + line.unroundedY
      let (top, bottom) = (stroke.top - baseline, stroke.bottom - baseline)
      let strip = InkStrip(font: run.font, glyph: glyph.glyph, top: top, bottom: bottom)
      let x = glyph.origin.x + line.shift.x
      for part in inkStrips.extents(in: strip, with: paint.context.typesetter) {
        extents.append(part.lowerBound + x...part.upperBound + x)
      }
    }
    return extents
  }
}

extension [ClosedRange<Double>] {
  /// Returns the parts of the ranges that lie outside the gaps.
  ///
  /// Parts shorter than `DecorationLines.shortestPiece` are dropped, except from a line without gaps. Lines and gaps
  /// are sorted from left to right, each without overlaps.
  fileprivate func leavingRoom(for gaps: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var parts: [ClosedRange<Double>] = []
    var next = 0
    for line in self {
      while next < gaps.count, gaps[next].upperBound <= line.lowerBound { next += 1 }
      var (left, gap) = (line.lowerBound, next)
      while gap < gaps.count, gaps[gap].lowerBound < line.upperBound {
        if gaps[gap].lowerBound - left >= DecorationLines.shortestPiece { parts.append(left...gaps[gap].lowerBound) }
        left = gaps[gap].upperBound
        gap += 1
      }
      let isWhole = left == line.lowerBound
      if isWhole || line.upperBound - left >= DecorationLines.shortestPiece { parts.append(left...line.upperBound) }
    }
    return parts
  }
}

extension LineFragment {
  /// Returns the UTF-16 offset at which underlines and strikethroughs end. Trailing white space of
  /// a wrapped line is excluded.
  ///
  /// NSLayoutManager's `underlineGlyphRange` leaves out glyphs without a line; that these are the trailing spaces is
  /// our choice.
  func decoratedEnd(in utf16: [UInt16]) -> Int {
    guard ends == .word, hidden == nil else { return .max }
    var end = min(range.upperBound, utf16.count)
    while end > range.lowerBound, utf16[end - 1].isUndecoratedSpace || utf16[end - 1] == 0x09 { end -= 1 }
    return end
  }
}

extension UInt16 {
  /// True for white space that the style `byWord` skips.
  fileprivate var isUndecoratedSpace: Bool {
    self == 0x20 || self == 0xA0 || self == 0x3000 || (0x2000...0x200A).contains(self)
  }
}
