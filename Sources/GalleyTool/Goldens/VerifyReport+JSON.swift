import GalleyBase
import GalleyFiles
import GalleyGoldens
import GalleyScenes

extension VerifyReport {
  /// The report of `--json`: one line a scene.
  var json: [UInt8] {
    var json = JSONWriter()
    json.beginObject(.lines)
    json.member("galley", 1)
    json.member("passed", passed)
    json.member("failed", failed)
    json.member("artifacts", artifacts)
    json.key("scenes")
    json.beginArray(.lines)
    for report in reports { write(report, to: &json) }
    json.endArray()
    json.member("orphans", orphans.map(\.path))
    json.endObject()
    json.newline()
    return json.bytes
  }

  private func write(_ report: CaseReport, to json: inout JSONWriter) {
    json.beginObject()
    json.member("scene", report.golden.scene)
    json.member("verdict", report.word)
    switch report.result {
    case .success(let result):
      json.member("reasons", result.reasons)
      write(result.pictures, to: &json)
    case .failure(let complaint): json.member("error", complaint.lines.joined(separator: "\n"))
    }
    if report.budget != .exact {
      json.key("budget")
      json.beginObject()
      json.member("maxDelta", report.budget.maxDelta)
      json.member("maxPixels", report.budget.maxPixels)
      json.endObject()
    }
    if !report.artifacts.isEmpty { json.member("artifacts", report.artifacts) }
    if let complaint = report.artifactsComplaint { json.member("error", complaint.lines.joined(separator: "\n")) }
    json.write(report.warnings)
    if !report.passes, report.word != "error" {
      json.member("accept", acceptCommand(report.golden.scene, fonts: fonts))
    }
    json.endObject()
  }

  /// `pixels` of the only picture if they differ; of a scene with frames, `frames` with a verdict for each.
  private func write(_ pictures: [PictureResult], to json: inout JSONWriter) {
    if let only = pictures.first, only.frame == nil { return write(only.pixels, to: &json) }
    guard !pictures.isEmpty else { return }
    json.key("frames")
    json.beginArray()
    for picture in pictures {
      json.beginObject()
      if let frame = picture.frame { json.member("frame", frame) }
      json.member("same", picture.isAccepted)
      write(picture.pixels, to: &json)
      json.endObject()
    }
    json.endArray()
  }

  private func write(_ pixels: ImageComparison, to json: inout JSONWriter) {
    guard !pixels.isIdentical else { return }
    json.key("pixels")
    json.beginObject()
    json.member("differing", pixels.differingPixels)
    json.member("maxDelta", pixels.maxDelta)
    if let box = pixels.boundingBox, let first = pixels.firstPixel {
      json.key("box")
      json.beginArray()
      for number in [box.x, box.y, box.width, box.height] { json.value(number) }
      json.endArray()
      json.key("first")
      json.beginArray()
      for number in [first.x, first.y] { json.value(number) }
      json.endArray()
    }
    json.endObject()
  }
}
