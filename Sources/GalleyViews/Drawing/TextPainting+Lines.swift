import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText

/// Which lines of a text are meant.
enum DecorationKind {
  case underline
  case strikethrough
}

extension TextPainting {
  /// Records the lines under or through neighbouring runs.
  func drawLines(_ kind: DecorationKind, of runs: ArraySlice<GlyphRun>, in line: DrawnLine, on canvas: inout Canvas) {
    let start = line.line.usedRect.minX + line.shift.x
    for stroke in strokes(kind, of: runs, in: line, scale: canvas.scale) { stroke.draw(from: start, on: &canvas) }
  }

  /// The lines under or through neighbouring runs. They stand on whole pixels and are at least one pixel thick, so that
  /// all lines of a text look alike; runs whose lines go on from one to the other share one.
  func strokes(
    _ kind: DecorationKind, of runs: ArraySlice<GlyphRun>, in line: DrawnLine, scale: Double
  ) -> [DecorationStroke] {
    var strokes: [DecorationStroke] = []
    for run in runs {
      let attributes = paint.attributes(of: run)
      let style = kind == .underline ? paint.underlineStyle(attributes) : attributes.strikethroughStyle
      guard !style.isDisjoint(with: .anyLine) else { continue }
      let stroke = stroke(kind, style, of: run, attributes, in: line, scale: scale)
      for extent in extents(of: run, byWord: style.contains(.byWord), in: line) {
        for part in parts(of: extent, leavingRoomFor: run, attributes, kind, stroke, in: line) {
          if let last = strokes.last, last.continues(into: stroke, from: part.lowerBound) {
            strokes[strokes.count - 1].right = part.upperBound
          } else {
            strokes.append(stroke.spanning(part))
          }
        }
      }
    }
    return strokes
  }

  /// The line of a run, without its extent.
  private func stroke(
    _ kind: DecorationKind, _ style: LineDecoration, of run: GlyphRun, _ attributes: TextAttributes,
    in line: DrawnLine, scale: Double
  ) -> DecorationStroke {
    // Lines follow the font that was asked for, so that stand-ins for single characters do not break them.
    let font = (attributes.font ?? paint.font).withSize(run.font.pointSize)
    let grid = PixelGrid(scale: scale)
    let isUnder = kind == .underline
    let thickness = isUnder ? font.underlineThickness : font.strikethroughThickness
    let top = isUnder ? font.underlinePosition : font.strikethroughPosition
    let own = isUnder ? attributes.underlineColor : attributes.strikethroughColor
    return DecorationStroke(
      top: grid.round(run.origin.y + line.shift.y - top),
      thickness: max(1 / scale, grid.round(style.contains(.thick) ? 2 * thickness : thickness)),
      isDouble: style.contains(.double), pattern: style.pattern,
      color: color ?? paint.overridingColor ?? own ?? paint.color(attributes))
  }

  /// Where a run has lines, on the canvas: along all of it, or only at its words.
  private func extents(of run: GlyphRun, byWord: Bool, in line: DrawnLine) -> [ClosedRange<Double>] {
    guard let whole = line.line.visibleExtent(of: run) else { return [] }
    let shift = line.shift.x
    guard byWord else { return [whole.lowerBound + shift...whole.upperBound + shift] }
    if run.kind == .tab { return [] }
    var words: [ClosedRange<Double>] = []
    var pen = run.origin.x
    for glyph in run.glyphs {
      let end = pen + Double(fixed16: glyph.advance)
      let left = max(pen, whole.lowerBound) + shift
      let right = min(end, whole.upperBound) + shift
      if left < right, !isSpace(of: run, at: run.clusterBase + Int(glyph.cluster)) {
        if let last = words.last, last.upperBound == left {
          words[words.count - 1] = last.lowerBound...right
        } else {
          words.append(left...right)
        }
      }
      pen = end
    }
    return words
  }

  private func isSpace(of run: GlyphRun, at offset: Int) -> Bool {
    guard run.kind == .text, offset < utf16.count else { return false }
    let unit = utf16[offset]
    return unit == 0x20 || unit == 0xA0 || unit == 0x3000 || (0x2000...0x200A).contains(unit)
  }

  /// What is left of an extent where glyphs that reach into the line push it aside, by as much as it is thick.
  private func parts(
    of extent: ClosedRange<Double>, leavingRoomFor run: GlyphRun, _ attributes: TextAttributes,
    _ kind: DecorationKind, _ stroke: DecorationStroke, in line: DrawnLine
  ) -> [ClosedRange<Double>] {
    guard kind == .underline, attributes.underlineSkipsInk else { return [extent] }
    var parts: [ClosedRange<Double>] = []
    var left = extent.lowerBound
    for gap in inkExtents(of: run, stroke, in: line) {
      let right = min(gap.lowerBound - stroke.thickness, extent.upperBound)
      // What is shorter than the line is thick would be a crumb between two letters.
      if right - left >= stroke.thickness { parts.append(left...right) }
      left = max(left, gap.upperBound + stroke.thickness)
    }
    let isWhole = left == extent.lowerBound
    if extent.upperBound - left >= (isWhole ? 0 : stroke.thickness) { parts.append(left...extent.upperBound) }
    return parts
  }

  /// From where to where each glyph of a run reaches into a line, from left to right.
  private func inkExtents(of run: GlyphRun, _ stroke: DecorationStroke, in line: DrawnLine) -> [ClosedRange<Double>] {
    var extents: [ClosedRange<Double>] = []
    run.forEachGlyph { glyph in
      let baseline = glyph.origin.y + line.shift.y
      let (top, bottom) = (stroke.top - baseline, stroke.bottom - baseline)
      let ink = paint.context.typesetter.inkBounds(font: run.font, glyph: glyph.glyph)
      guard ink.maxY > top, ink.minY < bottom,
        let extent = paint.context.typesetter.outline(font: run.font, glyph: glyph.glyph)
          .horizontalExtent(fromY: top, to: bottom)
      else { return }
      let x = glyph.origin.x + line.shift.x
      extents.append(extent.lowerBound + x...extent.upperBound + x)
    }
    return extents.sorted { $0.lowerBound < $1.lowerBound }
  }
}
