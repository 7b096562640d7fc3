import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens

/// The end of the file names of pictures in a summary's folder, each with the expected picture, the
/// actual one and the difference side by side. It identifies those from earlier runs.
private let stripEnding = ".compared.png"

/// Writes `summary/summary.md` into an artifacts folder. In the same folder is a picture for each
/// failure, with the expected picture, the actual one and the difference side by side. Its file
/// name is the same in every run, and pictures from earlier runs are removed. A run without
/// failures has no such folder.
func writeSummary(of run: RunOutcome, in artifacts: String) throws {
  let folder = joined(artifacts, "summary")
  let page = joined(folder, "summary.md")
  if isFolder(folder) {
    for name in try names(in: folder) where name.hasSuffix(stripEnding) { removeFile(joined(folder, name)) }
    removeFile(page)
    // Otherwise the folder would stay because of files that a killed run left in it.
    removeUnfinished(in: folder)
    removeEmptyFolder(folder)
  }
  guard run.failed > 0, isFolder(artifacts) else { return }
  var files: [OutputFile] = []
  var pictures: [String: [String]] = [:]
  let placed = run.placed
  for (test, title) in zip(run.changes.map(\.first), placed.changes.map(\.first.title)) {
    for actual in test.artifacts where actual.hasSuffix(".actual.png") && actual.hasPrefix(artifacts + "/") {
      let stem = String(actual.dropLast(".actual.png".count))
      let parts = ["expected", "actual", "difference"].compactMap { part in
        Artifacts(folder: artifacts).contents(of: "\(stem.dropFirst(artifacts.count + 1)).\(part).png")
          .flatMap { try? PNG.decode($0) }
      }
      guard let strip = try? strip(of: parts), let bytes = try? PNG.encode(strip, effort: .small) else { continue }
      let name = String(stem.dropFirst(artifacts.count + 1)).replacing("/", with: "-") + stripEnding
      files.append(OutputFile(path: joined(folder, name), bytes: bytes))
      pictures[title, default: []].append(name)
    }
  }
  try makeFolder(folder)
  try writeTogether(
    files + [OutputFile(path: page, bytes: Array(GitHub.summary(placed, pictures: pictures).utf8))])
}

/// Returns pictures side by side, aligned at the top, with a grey line between them.
func strip(of pictures: [Bitmap]) throws(BitmapError) -> Bitmap {
  let gap = 8
  let width = pictures.reduce(0) { $0 + $1.width } + gap * max(0, pictures.count - 1)
  let height = pictures.map(\.height).max() ?? 0
  var strip = try Bitmap(
    size: PixelSize(width: width, height: height), color: Color(red: 0xC0, green: 0xC0, blue: 0xC0))
  var left = 0
  for picture in pictures {
    for y in 0..<picture.height {
      for x in 0..<picture.width { strip[left + x, y] = picture[x, y] }
    }
    left += picture.width + gap
  }
  return strip
}
