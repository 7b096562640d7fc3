import GalleyBase
import GalleyFiles
import GalleyFonts
import GalleyText
import GalleyUnicode
import GalleyViews

extension LayoutWriter {
  /// Writes a list of the lines of a text as the value of the current key. Lines that were written
  /// before, for instance in another cell of a matrix, are reused.
  mutating func writeLines(of placement: TextPlacement?, in view: any TextShowing) {
    guard let placement, let known,
      let key = LineJSONCache.Key(
        placement, viewTop: view.originInPicture.y, shown: shown, includesCarets: includesCarets,
        indentation: json.indentation)
    else { return writeAnew(placement, in: view) }
    if let lines = known[key] {
      json.value(written: lines.bytes)
      return faces.formUnion(lines.faces)
    }
    let (start, missingBefore, facesBefore) = (json.bytes.count, missing.count, faces)
    faces = []
    writeAnew(placement, in: view)
    // Missing characters are reported for the view.
    if missing.count == missingBefore {
      known[key] = LineJSONCache.Lines(bytes: Array(json.bytes[start...]), faces: faces)
    }
    faces.formUnion(facesBefore)
  }

  private mutating func writeAnew(_ placement: TextPlacement?, in view: any TextShowing) {
    json.beginArray(.lines)
    if let placement {
      for line in placement.layout.lines { write(line, of: placement, in: view) }
    }
    json.endArray()
  }

  /// Writes one line fragment on one line of text.
  private mutating func write(_ line: LineFragment, of placement: TextPlacement, in view: any TextShowing) {
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
    let clusters = placement.layout.clusters(of: line, with: context.typesetter)
    // `[start, end, x, width]` for each cluster, in text order.
    json.key("clusters")
    json.beginArray()
    for cluster in clusters {
      json.beginArray()
      json.value(cluster.range.lowerBound)
      json.value(cluster.range.upperBound)
      json.value(origin.x + cluster.x)
      json.value(cluster.width)
      json.endArray()
    }
    json.endArray()
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

  /// Writes the caret positions of a line, each as `[offset, x, top, height, level]`.
  private mutating func writeCarets(of line: LineFragment, _ placement: TextPlacement) {
    let origin = placement.origin(of: line)
    let carets = placement.layout.carets(of: line, with: context.typesetter).map { caret in
      [Double(caret.offset), origin.x + caret.x, origin.y + caret.top, caret.height, Double(caret.level.value)]
    }
    json.member("carets", carets)
  }

  /// The words that describe those members of a run that depend on its font. Slant and width have
  /// the words of the text attributes.
  static let fontWords = PropertyTable<Void, Void>([
    .init(member: "font").named("the font", .layout),
    .init(member: "size").named("the font size", .layout, standard: "0", unit: " pt"),
    .init(member: "variations").named("the font variations", .layout, isPlural: true),
    .init(member: "features").named("the font features", .layout, isPlural: true),
  ]).words

  private mutating func write(_ run: GlyphRun, shift: Point) {
    json.beginObject()
    json.member("font", run.font.face.postScriptName)
    json.member("digest", run.font.face.digest)
    json.member("size", run.font.pointSize)
    if run.font.obliqueness != 0 { json.member("obliqueness", run.font.obliqueness) }
    if run.font.expansion != 0 { json.member("expansion", run.font.expansion) }
    if let asked = askedFont(of: run) { json.member("asked", asked.fontName) }
    let features = run.font.features.map { JSON.Member(name: $0.tag.description, value: .number(Double($0.value))) }
    if !features.isEmpty { json.member("features", JSON.object(features)) }
    let variations = run.font.variations.map { JSON.Member(name: $0.tag.description, value: .number($0.value)) }
    if !variations.isEmpty { json.member("variations", JSON.object(variations)) }
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

  /// Returns the font that the text requests for a run, if the run uses a fallback font instead;
  /// otherwise nil.
  private func askedFont(of run: GlyphRun) -> Font? {
    let offset = run.clusterBase + run.styleOffset
    guard let shown, run.kind == .text, shown.count > 0, offset <= shown.count,
      let font = shown.attributes(at: offset).font, font.face != run.font.face
    else { return nil }
    return font
  }

  private mutating func note(_ run: GlyphRun, of text: [UInt16], in view: any TextShowing) {
    faces.insert(run.font.face)
    if let lacking = MissingText(run, of: text, in: view) { missing.append(lacking) }
  }
}

extension View {
  /// The position of the view's origin (0, 0) in the picture, in points. A window is drawn at its
  /// frame.
  fileprivate var originInPicture: Point {
    let inWindow = convert(.zero, to: nil)
    let shift = window?.frame.origin ?? .zero
    return Point(x: inWindow.x + shift.x, y: inWindow.y + shift.y)
  }
}
