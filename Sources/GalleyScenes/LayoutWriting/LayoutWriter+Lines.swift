import GalleyBase
import GalleyFiles
import GalleyFonts
import GalleyText
import GalleyUnicode
import GalleyViews

extension LayoutWriter {
  /// One line fragment, on one line of text.
  mutating func write(_ line: LineFragment, of placement: TextPlacement, in view: any TextShowing) {
    let origin = placement.origin(of: line)
    json.beginObject()
    json.member("range", line.range)
    json.member("rect", line.rect.offsetBy(dx: origin.x, dy: origin.y))
    json.member("usedRect", line.usedRect.offsetBy(dx: origin.x, dy: origin.y))
    json.member("baseline", origin.y + line.baseline)
    json.member("drawnBaseline", placement.drawnBaseline(of: line, inViewAt: view.originInPicture))
    json.member("container", line.container)
    json.member("ends", line.ends.rawValue)
    if let hidden = line.hidden { json.member("hidden", hidden) }
    if line.isExtra { json.member("extra", true) }
    writeClusters(of: line, placement)
    json.key("runs")
    json.beginArray()
    for run in line.runs where run.kind != .tab {
      write(run, shift: origin)
      note(run, of: placement.layout.shaped.text.utf16, in: view)
    }
    json.endArray()
    if includesCarets { writeCarets(of: line, placement) }
    json.endObject()
  }

  /// `[start, end, x, width]` for each cluster, in text order.
  private mutating func writeClusters(of line: LineFragment, _ placement: TextPlacement) {
    json.key("clusters")
    json.beginArray()
    for box in placement.layout.clusters(of: line, with: context.typesetter) {
      json.beginArray()
      json.value(box.range.lowerBound)
      json.value(box.range.upperBound)
      json.value(placement.origin(of: line).x + box.x)
      json.value(box.width)
      json.endArray()
    }
    json.endArray()
  }

  /// `[offset, x, top, height, level]` for each place where the insertion point can stand.
  private mutating func writeCarets(of line: LineFragment, _ placement: TextPlacement) {
    json.key("carets")
    json.beginArray()
    for caret in placement.layout.carets(of: line, with: context.typesetter) {
      json.beginArray()
      json.value(caret.offset)
      json.value(placement.origin(of: line).x + caret.x)
      json.value(placement.origin(of: line).y + caret.top)
      json.value(caret.height)
      json.value(Int(caret.level.value))
      json.endArray()
    }
    json.endArray()
  }

  private mutating func write(_ run: GlyphRun, shift: Point) {
    json.beginObject()
    json.member("font", run.font.face.postScriptName)
    json.member("digest", run.font.face.digest)
    json.member("size", run.font.pointSize)
    if run.font.obliqueness != 0 { json.member("obliqueness", run.font.obliqueness) }
    if run.font.expansion != 0 { json.member("expansion", run.font.expansion) }
    if !run.font.variations.isEmpty {
      json.key("variations")
      json.beginObject()
      for variation in run.font.variations { json.member(variation.tag.description, variation.value) }
      json.endObject()
    }
    json.member("level", Int(run.level.value))
    json.member("range", run.range)
    json.key("glyphs")
    json.beginArray()
    run.forEachGlyph { glyph in
      json.beginArray()
      json.value(Int(glyph.glyph))
      json.value(shift.x + glyph.origin.x)
      json.value(shift.y + glyph.origin.y)
      json.value(glyph.advance)
      json.value(glyph.cluster)
      json.endArray()
    }
    json.endArray()
    json.endObject()
  }

  private mutating func note(_ run: GlyphRun, of text: [UInt16], in view: any TextShowing) {
    let face = run.font.face
    faces.insert(
      Face(font: face.postScriptName, family: face.familyName, digest: face.digest, index: face.index))
    if let lacking = MissingText(run, of: text, in: view) { missing.append(lacking) }
  }
}

extension View {
  /// The place of the view's (0, 0) in the picture, in points: a window is drawn where its frame is.
  fileprivate var originInPicture: Point {
    let inWindow = convert(.zero, to: nil)
    let shift = window?.frame.origin ?? .zero
    return Point(x: inWindow.x + shift.x, y: inWindow.y + shift.y)
  }
}
