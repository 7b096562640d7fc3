import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import TestSupport
import Testing

@Suite struct CellBookTests {
  private func subject(_ layout: String = "{}", color: Color = .black, width: Int = 4) throws -> GoldenSubject {
    GoldenSubject(
      image: try Bitmap(size: PixelSize(width: width, height: 3), color: color), layout: Array(layout.utf8))
  }

  private func reason(_ text: String) throws -> String {
    let folder = try TemporaryFolder(["a.cells.txt": text])
    do throws(FileError) {
      _ = try CellBook(reading: folder.path("a.cells.txt"))
      return ""
    } catch {
      return error.reason
    }
  }

  @Test func aBookIsWrittenSortedAndReadAgain() throws {
    let folder = try TemporaryFolder()
    var book = CellBook(path: folder.path("a.cells.txt"))
    for name in ["de-dark", "dark", "de"] { book[name] = CellLine(of: try subject(name)) }
    try book.write()
    let lines = String(decoding: try readFile(book.path), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 4 && lines[0].hasPrefix("# "))
    #expect(lines.dropFirst().map { $0.split(separator: " ").last } == ["dark", "de", "de-dark"])
    #expect(lines[1].split(separator: " ").map(\.count) == [32, 32, 3, 4])
    try expectEqual(CellBook(reading: book.path), book)
    // Without a line there is no file.
    for name in book.names { book[name] = nil }
    try book.write()
    #expect(!exists(book.path))
    try expectEqual(CellBook(reading: book.path).count, 0)
  }

  @Test func linesThatAreNoneAreSaid() throws {
    let digest = String(repeating: "0a", count: 16)
    try expectEqual(reason("# x\n\(digest) \(digest) 4x3 de\n"), "")
    #expect(try reason("\(digest) \(digest) 4x3\n").hasPrefix("line 1 is not two digests"))
    #expect(try reason("\n\(digest) \(digest.dropLast()) 4x3 de\n").hasPrefix("line 2 is not two digests"))
    #expect(try reason("\(digest) \(digest) 4x-3 de\n").hasPrefix("line 1 is not"))
    #expect(
      try reason("\(digest) \(digest) 4x3 de\n\(digest) \(digest) 4x3 de\n").hasPrefix("line 2: there is a line for de")
    )
    #expect(try reason("<<<<<<< HEAD\n").hasPrefix("line 1 is a mark of a merge"))
  }

  @Test func aCellIsComparedWithItsLine() throws {
    let golden = GoldenCase(scene: "s/a.yaml", variant: "de", keepsPicture: false)
    #expect(golden.cells == "s/a.cells.txt")
    var book = CellBook(path: golden.cells)
    let missing = golden.compare(try subject(), with: book)
    #expect(missing.word == "missing" && missing.isNew)
    #expect(missing.reasons == ["there is no line de in s/a.cells.txt"])
    book["de"] = CellLine(of: try subject())
    #expect(golden.compare(try subject(), with: book).passes)
    let drift = golden.compare(try subject(color: .white), with: book)
    #expect(drift.word == "raster drift" && drift.reasons == ["only the pixels differ from its line in s/a.cells.txt"])
    let metrics = golden.compare(try subject("{ }"), with: book)
    #expect(
      metrics.word == "metrics only" && metrics.reasons == ["only the layout differs from its line in s/a.cells.txt"])
    let changed = golden.compare(try subject("{ }", width: 5), with: book)
    #expect(changed.word == "changed" && changed.reasons == ["the picture has 5 × 3 pixels instead of 4 × 3 pixels"])
  }

  @Test func everyFrameCounts() throws {
    func frames(_ last: Color) throws -> GoldenSubject {
      let picture = { (name: String, color: Color) throws in
        GoldenPicture(frame: name, image: try Bitmap(size: PixelSize(width: 2, height: 2), color: color))
      }
      return GoldenSubject(pictures: [try picture("one", .black), try picture("two", last)], layout: [])
    }
    #expect(CellLine(of: try frames(.white)) != CellLine(of: try frames(.black)))
    #expect(CellLine(of: try frames(.white)) == CellLine(of: try frames(.white)))
  }

  @Test func linesOfCellsThatAreGoneAreFound() throws {
    var book = CellBook(path: "a.cells.txt")
    for name in ["de", "fr"] { book[name] = CellLine(of: try subject()) }
    #expect(GoldenCase.strayLines(in: book, cells: ["de"]) == ["fr"])
  }
}
