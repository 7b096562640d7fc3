import GalleyBase
import GalleyFiles
import GalleyGoldens
import GalleyScenes

extension OracleReport {
  /// The report of `--json`: every number, one line a line of text and a placement.
  var json: [UInt8] {
    var json = JSONWriter()
    json.beginObject(.lines)
    json.member("galley", 1)
    json.member("scene", scenePath)
    json.member("picture", picturePath)
    json.member("verdict", agrees ? "agrees" : "differs")
    json.key("findings")
    json.beginArray(.lines)
    for sentence in sentences { json.value("\(sentence.topic): \(sentence.words)") }
    json.endArray()
    write(layout, to: &json)
    json.key("lines")
    json.beginArray(.lines)
    for line in findings.lines { write(line, to: &json) }
    json.endArray()
    json.key("glyphs")
    json.beginArray(.lines)
    for placement in findings.placements { write(placement, to: &json) }
    json.endArray()
    json.key("pixels")
    write(findings.agreement, to: &json)
    json.key("rule")
    if let nearest = findings.nearest {
      json.beginObject()
      json.member("rule", nearest.rule.words)
      json.key("pixels")
      write(nearest.agreement, to: &json)
      json.endObject()
    } else {
      json.null()
    }
    json.endObject()
    json.newline()
    return json.bytes
  }

  private func write(_ layout: Layout?, to json: inout JSONWriter) {
    json.key("layout")
    guard let layout else { return json.null() }
    json.beginObject()
    json.member("file", layout.path)
    if let origin = layout.origin { json.member("recorded", origin) }
    json.member("lines", layout.lineCount)
    json.member("disagreements", layout.disagreements)
    json.endObject()
  }

  private func write(_ finding: LineFinding, to json: inout JSONWriter) {
    json.beginObject()
    json.member("view", finding.line.view)
    json.member("line", finding.line.number)
    switch finding.place {
    case .inPlace: json.member("place", "same")
    case .moved(let dx, let dy):
      json.member("place", "moved")
      json.member("dx", dx)
      json.member("dy", dy)
    case .endsBefore(let words):
      json.member("place", "shorter")
      json.member("before", words)
    case .missing: json.member("place", "missing")
    case .notMeasured: json.member("place", "notMeasured")
    }
    // Each glyph that was measured: where its origin is, and where it stands in the picture, in pixels.
    json.key("glyphs")
    json.beginArray()
    for fit in finding.fits {
      json.beginArray()
      json.value(Int(fit.glyph.glyph))
      json.value(fit.glyph.x.thousandths)
      json.value((Double(fit.best) / 12).thousandths)
      json.endArray()
    }
    json.endArray()
    json.endObject()
  }

  private func write(_ placement: PlacementFinding, to json: inout JSONWriter) {
    json.beginObject()
    json.member("type", placement.kind)
    json.member("pixelsPerEm", placement.pixelsPerEm)
    json.member("count", placement.count)
    json.member("galley", placement.own.words)
    json.member("picture", placement.best.map(\.words))
    if placement.offset != 0 { json.member("offset", (Double(placement.offset) / 12).thousandths) }
    json.member("share", (placement.share * 10_000).rounded() / 10_000)
    json.endObject()
  }

  private func write(_ agreement: PixelAgreement, to json: inout JSONWriter) {
    json.beginObject()
    json.key("size")
    json.beginArray()
    json.value(agreement.recordedSize.width)
    json.value(agreement.recordedSize.height)
    json.endArray()
    json.member("ink", agreement.inkCount)
    json.member("exact", agreement.exactCount)
    json.member("withinOne", agreement.withinOneCount)
    json.member("withinTwo", agreement.withinTwoCount)
    json.member("tolerance", agreement.tolerance)
    json.member("beyond", agreement.beyondCount)
    json.member("largest", agreement.largestDelta)
    if let point = agreement.largestPoint {
      json.key("at")
      json.beginArray()
      json.value(point.x)
      json.value(point.y)
      json.endArray()
    }
    json.endObject()
  }
}
