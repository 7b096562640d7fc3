import GalleyBase
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import Synchronization

/// A cache of the cells files that one command reads, and of the drawings of the cells. Holds only
/// the last few files. Since the cells of a scene come one after the other, each file is
/// nevertheless read only once.
final class CellLibrary: Sendable {
  private static let most = 64
  private let drawings = DigestedDrawings()
  /// The scenes whose cells were already given separate pictures.
  private let separate = Mutex<Set<String>>([])
  private let cellFiles = Mutex<[(path: String, cellFile: Result<CellFile, FileError>)]>([])

  /// Returns the cells file of a scene, which has a line of digests for each cell.
  func cellFile(of golden: GoldenCase) throws(FileError) -> CellFile {
    let path = golden.cells
    return try cellFiles.withLock { cellFiles in
      if let known = cellFiles.last(where: { $0.path == path }) { return known.cellFile }
      let cellFile = Result { () throws(FileError) in try CellFile(reading: path) }
      if cellFiles.count == Self.most { cellFiles.removeFirst() }
      cellFiles.append((path, cellFile))
      return cellFile
    }.get()
  }

  /// Writes separate pictures for all cells of a scene. This is done once, before the first of them
  /// is recorded.
  func separatePictures(of golden: GoldenCase) throws {
    try separate.withLock { scenes in
      guard !scenes.contains(golden.scene) else { return }
      try withLockedFolder(folder(of: golden.scene)) { try SharedPictures(ofScene: golden.scene).copy() }
      scenes.insert(golden.scene)
    }
  }

  /// The scenes whose cells were given separate pictures, sorted.
  var separated: [String] { separate.withLock { $0.sorted() } }

  /// Returns the layout and drawings of a scene or cell as it looks now.
  func look(of golden: GoldenCase, _ session: RenderSession) throws -> PresentLook {
    try PresentLook(of: golden, session, drawings)
  }

  /// Compares a scene or cell as it looks now with its golden, and returns the result. The golden
  /// consists of separate files, or is a line of digests.
  func compare(_ golden: GoldenCase, _ look: inout PresentLook) throws -> GoldenResult {
    guard let line = look.line else { return golden.compare(try look.subject()) }
    do throws(FileError) {
      return golden.compare(line, layout: look.layout, with: try cellFile(of: golden))
    } catch {
      return GoldenResult(unreadable: error.message)
    }
  }
}

extension GoldenSelection {
  /// Writes the digests of recorded cells to the cells files, each file once. Removes the lines of
  /// cells that do not exist any more.
  func writeLines(of reports: [CaseReport]) throws {
    var lines: [String: [(String, CellLine)]] = [:]
    for report in reports {
      guard let line = report.line.first else { continue }
      lines[report.golden.scene, default: []].append((report.golden.variant, line))
    }
    for (scene, cells) in lines.sorted(by: { $0.key < $1.key }) {
      let known = scan.cases.variants(ofScene: scene)
      // An unreadable file is replaced only if no line is lost by that.
      try CellFile.change(GoldenCase(scene: scene).cells, isReplaced: known.lineCount == cells.count) { cellFile in
        for name in known.strayLines(in: cellFile) { cellFile[name] = nil }
        for (name, line) in cells { cellFile[name] = line }
      }
    }
  }

  /// Returns the lines in the cells files of the selected scenes that match no cell.
  func strayLines(_ library: CellLibrary) -> [Orphan] {
    cases.scenes.flatMap { scene -> [Orphan] in
      let golden = GoldenCase(scene: scene)
      guard exists(golden.cells), !orphans.contains(golden.cells), let cellFile = try? library.cellFile(of: golden)
      else { return [] }
      return scan.cases.variants(ofScene: scene).strayLines(in: cellFile).map { name in
        Orphan(
          path: golden.cells, reason: "the line \(name) matches no matrix cell",
          cell: RemovedCell(scene: scene, names: [name]))
      }
    }
  }
}
