import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import GalleyPipeline

/// Returns the workload that compares two image files of a page: with equal bytes, with equal
/// pixels, and with a different word.
func comparisonWorkload(_ setting: BenchSetting) throws -> Workload {
  let page = BenchPicture.page(setting)
  var other = page
  other.text = "Other" + page.text.dropFirst(5)
  let (bitmap, otherBitmap) = (try page.draw(setting), try other.draw(setting))
  let names = ["one.png", "same.png", "small.png", "other.png"]
  let encoded = try naming("the page") {
    let one = try PNG.encode(bitmap)
    return [one, one, try PNG.encode(bitmap, effort: .small), try PNG.encode(otherBitmap)]
  }
  let paths = try zip(names, encoded).map { try setting.write($0, $1) }
  let subject = page.pixels
  return Workload(
    name: "compare",
    parts: [
      WorkloadPart(subject: "\(subject), equal bytes") {
        var isEqual = false
        let reading = Reading(
          unit: "CPU ms", value: try cpuMilliseconds { isEqual = try readFile(paths[0]) == readFile(paths[1]) })
        precondition(isEqual, "two files that must be equal differ")
        return [reading]
      },
      WorkloadPart(subject: "\(subject), equal pixels") { try compare(paths[0], paths[2], isSame: true) },
      WorkloadPart(subject: "\(subject), different") { try compare(paths[0], paths[3], isSame: false) },
    ])
}

/// Reads and decodes two pictures, and compares all their pixels.
private func compare(_ first: String, _ second: String, isSame: Bool) throws -> [Reading] {
  var pictures: [Bitmap] = []
  let decoding = try cpuMilliseconds {
    pictures = try [first, second].map { path in
      try naming(path) { try PNG.decode(try readFile(path)) }
    }
  }
  var comparison: ImageComparison?
  let comparing = cpuMilliseconds { comparison = ImageComparison(expected: pictures[0], actual: pictures[1]) }
  precondition(comparison?.isIdentical == isSame, "the result of the comparison is not the expected one")
  return [
    Reading(subject: "reading and decoding both", unit: "CPU ms", value: decoding),
    Reading(subject: "comparing", unit: "CPU ms", value: comparing),
  ]
}
