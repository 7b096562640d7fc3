import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyFonts
import GalleyGoldens
import GalleyPipeline

/// Returns the workload that encodes a label and a page as PNG, with fast and with strong
/// compression.
func pngWorkload(_ setting: BenchSetting) throws -> Workload {
  let (label, page) = (BenchPicture.label, BenchPicture.page(setting))
  var parts: [WorkloadPart] = []
  for (name, picture) in [("label", label), ("page", page)] {
    let bitmap = try picture.draw(setting)
    for effort in PNG.Effort.allCases {
      parts.append(
        WorkloadPart(subject: "\(name) \(picture.pixels), \(effort)", measure: { try encode(bitmap, effort) }))
    }
  }
  if let floor = setting.floor {
    let (file, picture) = (try setting.write("page.txt", Array(page.text.utf8)), joined(setting.folder, "page.png"))
    let font = try setting.font()
    let size = [Int(page.size.width * 2), Int(page.size.height * 2), 2, Int(font.pointSize)].map(String.init)
    parts[2].rivals.append(
      Rival(name: "floor") {
        let number = try floor.numbers(["page", file, picture] + size, fonts: [font])
        return [
          Reading(unit: "CPU ms", value: try number("encode_ms")),
          Reading(unit: "bytes", value: try number("png_bytes")),
        ]
      })
  }
  return Workload(name: "png", parts: parts)
}

private func encode(_ bitmap: Bitmap, _ effort: PNG.Effort) throws -> [Reading] {
  // Encoding one label takes too little time for the clock.
  let repetitions = max(1, 1_000_000 / max(1, bitmap.width * bitmap.height))
  var size = 0
  let milliseconds = try cpuMilliseconds {
    for _ in 0..<repetitions { size = try naming("the picture") { try PNG.encode(bitmap, effort: effort) }.count }
  }
  return [
    Reading(unit: "CPU ms", value: milliseconds / Double(repetitions)), Reading(unit: "bytes", value: Double(size)),
  ]
}
