import GalleyFiles
import GalleyGoldens
import Synchronization

/// The files with the lines of cells that one command reads, each read once.
final class CellLibrary: Sendable {
  private let books = Mutex<[String: Result<CellBook, Complaint>]>([:])

  /// Returns the file of the cell's scene.
  func book(of golden: GoldenCase) throws -> CellBook {
    let path = golden.cells
    return try books.withLock { books in
      let book = books.value(forKey: path) { attempt { try CellBook(reading: path) } }
      books[path] = book
      return book
    }.get()
  }

  /// Compares the present look of a scene or cell with its golden, be it files of its own or a line.
  func compare(_ golden: GoldenCase, _ subject: GoldenSubject) -> GoldenResult {
    guard !golden.keepsPicture else { return golden.compare(subject) }
    switch attempt({ try book(of: golden) }) {
    case .success(let book): return golden.compare(subject, with: book)
    case .failure(let complaint): return GoldenResult(unreadable: complaint.lines.joined(separator: "; "))
    }
  }
}

extension GoldenSelection {
  /// Writes the lines of the cells that were recorded, each file once, and takes lines of cells that are gone out of
  /// it.
  func writeLines(of reports: [CaseReport]) throws {
    var lines: [String: [(String, CellLine)]] = [:]
    for report in reports {
      guard let line = report.line.first else { continue }
      lines[report.golden.cells, default: []].append((report.golden.variant, line))
    }
    for (path, cells) in lines.sorted(by: { $0.key < $1.key }) {
      let known = scan.cellLines[path, default: []]
      // A file that cannot be read is made anew only if that loses no line.
      let isWhole = known.isSubset(of: Set(cells.map(\.0)))
      try CellBook.change(path, isReplaced: isWhole) { book in
        for name in GoldenCase.strayLines(in: book, cells: known) { book[name] = nil }
        for (name, line) in cells { book[name] = line }
      }
    }
  }

  /// Returns the lines of the selected scenes' files that stand for no cell.
  func strayLines(_ library: CellLibrary) -> [Orphan] {
    var paths: [String: GoldenCase] = [:]
    for golden in cases { paths[golden.cells] = golden }
    return paths.sorted { $0.key < $1.key }.flatMap { path, golden -> [Orphan] in
      guard exists(path), let book = try? library.book(of: golden) else { return [] }
      let lines = scan.cellLines[path, default: []]
      return GoldenCase.strayLines(in: book, cells: lines).map { name in
        Orphan(
          path: path, reason: "the line of \(name) is that of no cell",
          remedy: "galley record \(shellWord(golden.scene))"
        )
      }
    }
  }
}
