import GalleyFiles
import GalleyGoldens
import GalleyPipeline

/// A scene or variant with its goldens, as listed by `galley list`.
struct GoldenListing: Sendable {
  /// A golden file with its path, and with its size in bytes if it exists.
  struct File: Hashable, Sendable {
    var path: String
    var size: Int?
  }

  var golden: GoldenCase
  var frames: [String] = []
  var files: [File] = []

  /// Finds the goldens of a scene or cell.
  /// - Throws: all mistakes in the scene.
  init(_ golden: GoldenCase, _ session: RenderSession) throws {
    self.golden = golden
    let frames = try session.frames(of: golden)
    self.frames = frames.compactMap(\.self)
    guard golden.keepsPicture else {
      let isThere = try CellFile(reading: golden.cells)[golden.variant] != nil
      files = [File(path: golden.cells, size: isThere ? 0 : nil)]
      return
    }
    let layout = golden.storedLayout
    files = (frames.map { golden.image(of: $0, in: layout) } + [golden.layout]).map { path in
      File(path: path, size: isFile(path) ? (try? readFile(path))?.count : nil)
    }
  }

  var missing: [String] { files.filter { $0.size == nil }.map(\.path) }
  /// The size of all goldens in bytes.
  var size: Int { files.reduce(0) { $0 + ($1.size ?? 0) } }

  /// Returns the listing of the scene or cell in one line.
  func text(_ ink: Ink) -> String {
    let there = files.count - missing.count
    var parts = ["\(there) \(there == 1 ? "golden" : "goldens"), \(sizeText(size))"]
    if !frames.isEmpty { parts.append("frames \(frames.joined(separator: ", "))") }
    if !missing.isEmpty { parts.append(ink.paint("missing", .bad) + " \(missing.joined(separator: ", "))") }
    return "\(golden.title): " + parts.joined(separator: "; ")
  }

  /// The listing as JSON for reports.
  var json: JSON {
    [
      "scene": golden.scene, "variant": golden.variantInReport, "frames": frames.isEmpty ? nil : frames,
      "goldens": files.map { ["path": $0.path, "present": $0.size != nil, "bytes": $0.size] as JSON },
      "bytes": size,
    ]
  }
}
