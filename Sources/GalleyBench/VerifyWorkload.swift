import GalleyFiles
import GalleyGoldens
import GalleyPipeline

/// Returns the workload that compares the cells of a generated matrix with their goldens, in a
/// separate process, with one thread and with two.
func verifyWorkload(_ setting: BenchSetting) throws -> Workload {
  let folder = joined(setting.folder, "verify")
  try makeFolder(folder)
  let source = matrixScene(cells: setting.count(10_000), family: setting.family)
  let scene = try setting.write("verify/cells.yaml", source.file)
  let output = joined(setting.folder, "verify.txt")
  let common = ["--matrix", "full", "--fonts", setting.fontsFolder]
  _ = try runSelf(["record", scene] + common, output: output)
  let parts = [1, 2].map { threads in
    WorkloadPart(subject: threads == 1 ? "one thread" : "two threads") {
      let arguments = ["verify", scene, "-j", "\(threads)", "--artifacts", joined(folder, "failures")] + common
      let cost = try runSelf(arguments, output: output)
      let cells = Double(try passedCells(output))
      return [
        Reading(unit: "cells", value: cells), Reading(unit: "cells a second", value: cells / cost.wall),
        Reading(unit: "cells a CPU second", value: cells / cost.cpu),
      ] + cost.memoryReadings
    }
  }
  return Workload(name: "verify", parts: parts)
}

/// Returns a scene with a matrix of about `cells` cells, which have lines of digests instead of
/// golden pictures.
private func matrixScene(cells: Int, family: String?) -> JSON {
  var left = cells
  /// Returns as many of the first values of an axis as the matrix can have without more cells than
  /// requested. The scene's own value on this axis counts as one more.
  func values(_ all: [some JSONConvertible]) -> JSON {
    let count = min(all.count + 1, max(1, left))
    left /= count
    return Array(all.prefix(count - 1)).json
  }
  let categories = [
    "extraSmall", "small", "medium", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge", "accessibilityMedium",
    "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]
  let locales = ["de", "fr", "es", "it", "nl", "pl", "pt", "sv", "da"]
  let matrix: JSON = [
    "appearances": values(["dark"]), "scales": values([1, 3]),
    "contentSizeCategories": values(categories), "locales": values(locales),
    "widths": values((1...13).map { 200 + 10 * $0 }), "pictures": [] as JSON,
  ]
  let font: JSON = ["family": family ?? "system", "size": 15]
  let title: JSON = [
    "frame": [12, 10, 176, "auto"] as JSON, "text": "Order 1024", "font": ["textStyle": "headline"] as JSON,
  ]
  let body: JSON = [
    "frame": [12, 40, 176, 60], "numberOfLines": 3, "font": font,
    "text": "Three proofs are ready. They will be sent once the last one is read.",
  ]
  return [
    "galley": 1, "size": [200, 112], "background": "systemBackground", "matrix": matrix,
    "views": [["label": title] as JSON, ["label": body] as JSON],
  ]
}

/// Returns the number of cells in the last line of the report of `verify`, such as `1 scene (18
/// cells): all as accepted`. A scene without a matrix is one cell.
private func passedCells(_ output: String) throws -> Int {
  let last = String(decoding: try readFile(output), as: UTF8.self).split(separator: "\n").last ?? ""
  let numbers = last.prefix { $0 != ":" }.split { !$0.isNumber }.compactMap { Int($0) }
  guard let number = numbers.last, last.hasSuffix(" as accepted"), !last.contains(",") else {
    throw CommandError("galley verify failed on its generated cells: \(last)")
  }
  return number
}
